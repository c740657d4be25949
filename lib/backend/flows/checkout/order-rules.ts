/** Constants of the checkout. */

/** Repacking: price, and the value of products from which it is free, in cents of EUR; its name in orders and mails. */
export const REPACK = {
  priceEur: 490,
  freeFromEur: 15_000,
} as const
/** How long an unpaid order reserves its products when HOLD_LIMITS is off. */
export const PAYMENT_MINUTES = 30
