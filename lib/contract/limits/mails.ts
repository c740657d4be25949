/**
 * Kinds of mails of an order that staff see and may send again: what the shopper needs of the contract. The others are codes that expire, or
 * for staff. No zod here.
 */
export const ORDER_MAIL_KINDS = [
  'order_confirmation',
  'gift_card',
  'refund_notice',
  'order_sent',
  'order_cancelled',
  'return_registered',
  'return_received',
  'exchange_expired',
] as const
