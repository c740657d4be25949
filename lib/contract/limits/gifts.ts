/**
 * Maximum number of codes, or addresses, that one call adds to a gift campaign; in a separate file, because the page must not load the
 * schemas.
 */
export const GIFT_BATCH_MAX = 1_000
