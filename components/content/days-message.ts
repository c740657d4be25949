import type { IntlShape } from 'react-intl'

import { shippingDays } from '@/lib/catalog/shipping'

/** Working days such as `2-6` in the reader's language; other text is not changed. */
export function daysMessage(intl: Pick<IntlShape, 'formatMessage'>, text: string): string {
  const days = shippingDays(text)
  if (days === null) return text
  return intl.formatMessage({ id: days.start === days.end ? 'product.days_exact' : 'product.days' }, days)
}
