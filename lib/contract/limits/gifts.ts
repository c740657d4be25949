/** Codes, or addresses, that one call adds to a gift campaign; for the page as well, which must not pay for the schemas. */
export const GIFT_BATCH_MAX = 1_000
