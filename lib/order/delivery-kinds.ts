/** The kinds of delivery of an order. Each delivery method of the shop has one of them. */
export const METHOD_KINDS = ['locker', 'home', 'store', 'express'] as const
/** Gift cards that are not printed are sent by e-mail, which is not a delivery method that the shop can add or remove. */
export const DELIVERY_KINDS = [...METHOD_KINDS, 'email'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Whether goods that are ready at different times are sent in parts: the shopper decides, always, or never. */
export const PART_DELIVERY_MODES = ['ask', 'always', 'never'] as const
export type PartDeliveryMode = (typeof PART_DELIVERY_MODES)[number]
