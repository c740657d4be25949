/** Limits of the back office, for its API and its pages. */

/** Records of one bulk change; more must be changed in parts. */
export const BULK_MAX = 5_000

/** Variants of one price campaign; more must be planned in parts. */
export const CAMPAIGN_VARIANTS = 20_000
