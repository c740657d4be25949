/** The cart's place in local storage (spec 1 §3). */
export const CART_STORAGE_KEY = 'so.cart'
