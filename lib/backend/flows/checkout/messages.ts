/**
 * Messages of a checkout response: ids of `locales/<language>/checkout.json` with their values (spec 1 §8: each error is shown to the
 * shopper).
 */
export const CHECKOUT_MESSAGES = {
  'checkout.error_sold_out': ['name'],
  'checkout.error_only_n': ['name', 'amount'],
  'checkout.error_gone': [],
  'checkout.error_blocked_country': ['name', 'country'],
  'checkout.error_one_repair': ['name'],
  'checkout.error_code_unknown': ['code'],
  'checkout.error_code_not_now': ['code'],
  'checkout.error_code_used_up': ['code'],
  'checkout.error_code_min_total': ['code', 'total'],
  'checkout.error_one_code': ['code'],
  'checkout.error_gift_card_empty': ['code'],
  'checkout.error_gift_card_expired': ['code'],
  'checkout.error_gift_card_for_gift_card': ['code'],
  'checkout.error_campaign_code': [],
  'checkout.error_northern_ireland': [],
  'checkout.error_country_closed': [],
  'checkout.invalid_postal_code': ['example'],
  'checkout.unused_postal_code': [],
  'checkout.error_delivery_method': [],
  'checkout.error_no_delivery': ['country'],
  'checkout.error_no_express_pickup': [],
  'checkout.error_transfer_amounts': ['name'],
} as const satisfies Record<string, readonly string[]>

export type MessageId = keyof typeof CHECKOUT_MESSAGES

export interface Message {
  readonly id: MessageId
  readonly values: Record<string, string | number>
}

/** A message with its values. */
export function message<I extends MessageId>(
  id: I,
  values: Record<(typeof CHECKOUT_MESSAGES)[I][number], string | number>,
): Message {
  return { id, values }
}
