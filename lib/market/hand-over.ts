/** The fragment of an address begins with this when it brings a cart from another domain of the shop. */
export const HAND_OVER_HASH = '#hand-over='
