/** The two gift card models (spec 3 §4, §9): one goes by e-mail and names its recipient, one is printed and sent. */
export const NAMED_GIFT_CARD_ID = 2427
export const PRINTED_GIFT_CARD_ID = 1412
