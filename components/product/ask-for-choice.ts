import type { IntlShape } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import type { Dimension } from '@/lib/catalog/variant'

/** Asks for a pending choice: a warning names it, and its options get the focus (spec 3 §8 "First select the product size"). */
export function askForChoice(intl: IntlShape, choice: Dimension): void {
  toast(intl.formatMessage({ id: `product.first_select_${choice}` }), { tone: 'warning', duration: PRODUCT_TOAST_MS })
  document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.focus()
}
