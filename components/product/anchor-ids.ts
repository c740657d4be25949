/** The element for the products that were seen before. */
export const RECENT_ID = 'recently-viewed'
/** The element for the videos of a product. */
export const VIDEOS_ID = 'product-films'
