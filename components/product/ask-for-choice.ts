import type { IntlShape } from 'react-intl'

import { dismissToast, PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import type { Dimension } from '@/lib/catalog/variant'

/**
 * Asks for a pending choice: a warning names it until something is chosen, and its options get the focus (spec 3 §8 "First select the
 * product size").
 */
export function askForChoice(intl: IntlShape, choice: Dimension): void {
  const id = toast(intl.formatMessage({ id: `product.first_select_${choice}` }), {
    tone: 'warning',
    duration: PRODUCT_TOAST_MS,
  })
  const options = document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)
  options?.focus()
  options?.addEventListener('click', () => dismissToast(id), { once: true })
}
