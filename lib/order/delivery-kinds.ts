/** The ways in which an order can reach its shopper. Each delivery method of the shop has one of them. */
export const METHOD_KINDS = ['locker', 'home', 'store', 'express'] as const
/** Gift cards that nobody prints go by e-mail, which is no method that the shop could add or remove. */
export const DELIVERY_KINDS = [...METHOD_KINDS, 'email'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
