/** Gift cards (spec 3 §4, §9): the two models, and their value in whole euros. */

/** Sent by e-mail, to the buyer or to the recipient. */
export const NAMED_GIFT_CARD_ID = 2427
/** Printed and sent by post. */
export const PRINTED_GIFT_CARD_ID = 1412
export const GIFT_CARD_IDS: ReadonlySet<number> = new Set([NAMED_GIFT_CARD_ID, PRINTED_GIFT_CARD_ID])

/** A printed card is in stock, and is sent on the next working day. */
export const PRINTED_CARD_TIME = { number: 2, string: '1' } as const

/** The path of a model's page below the language's prefix, without slashes at its ends: gift cards have old-site pages (spec 3 §2). */
export const pagePath = (id: number, brand: string, slug: string): string =>
  `${GIFT_CARD_IDS.has(id) ? 'old/' : ''}${brand}/${slug}`

/** `greeting`: characters; `daysAhead`: how far ahead the day of sending may be. */
export const GIFT_CARD = { step: 10, min: 0, max: 10_000, initial: 50, greeting: 300, daysAhead: 366 } as const

/** True for an entered value in steps of ten within the limits. */
export function isGiftCardValue(text: string): boolean {
  const value = text.trim() === '' ? NaN : Number(text)
  return Number.isInteger(value) && value >= GIFT_CARD.min && value <= GIFT_CARD.max && value % GIFT_CARD.step === 0
}
