/** Where the products that were looked at before are put. */
export const RECENT_ID = 'recently-viewed'
/** Where the films of a product are put. */
export const FILMS_ID = 'product-films'
