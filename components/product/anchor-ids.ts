/** Id of the part of the panel with stock, stores and delivery time. */
export const AVAILABILITY_ID = 'availability'
/** Id of the section with the recently viewed products. */
export const RECENT_ID = 'recently-viewed'
/** Id of the part with similar products. */
export const SIMILAR_ID = 'similar'
/** Id of the section with the product's videos. */
export const VIDEOS_ID = 'product-films'
