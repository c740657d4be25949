/** Limits of the back office, for its API and its pages. */

/** Records of one bulk change; more must be changed in parts. */
export const BULK_MAX = 5_000

/** A bulk change of more records is made by the pages as long work, with a bar. */
export const BULK_AT_ONCE = 200

/** Variants of one price campaign; more must be planned in parts. */
export const CAMPAIGN_VARIANTS = 20_000

/** Signs of one text that is translated by a machine. */
export const TRANSLATED_SIGNS = 30_000
