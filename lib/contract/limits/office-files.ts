/** Limits of files that people of the back office bring and fetch, for its API and its pages. */

/** The front door refuses more, too (server/uploads.ts). It must arrive within 50 seconds; a larger file is for `npm run catalog:import`. */
export const IMPORT_MAX_BYTES = 100 * 1024 * 1024

/** Rows, or products, of a file; what is known of each is in memory. A file with more is for the commands of `npm run`, too. */
export const IMPORT_MAX_RECORDS = 500_000

/** Days after which a file that was brought is deleted. What became of it stays as long as other long work. */
export const IMPORT_FILE_DAYS = 30
/** Days after which a file that was made is deleted. */
export const EXPORT_FILE_DAYS = 7

/** Files of one person that wait or are worked on. */
export const OPEN_FILES = 5

/** Of a long list of remarks, or of examples, the first are kept. */
export const REMARKS_KEPT = 200
export const SAMPLES_KEPT = 40

/** What a product file can be written as. */
export const EXPORT_FORMATS = ['own-json', 'own-csv', 'shopify', 'woocommerce', 'google'] as const
