/** The shop's own figures of the checkout. */

/** Goods are taken out of their retail packing and packed anew: price, and the goods' worth from which it is free, in cents of EUR; what orders and mails call it. */
export const REPACK = {
  priceEur: 490,
  freeFromEur: 15_000,
} as const
/** An unpaid order holds its goods this long. */
export const PAYMENT_MINUTES = 30
