/** The cart's place in local storage (spec 1 §3). */
export const CART_STORAGE_KEY = 'so.cart'
/** Where a shared cart stands in the fragment of the cart's address. */
export const SHARE_PREFIX = '#cart='
