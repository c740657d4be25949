/** Limits of accounts for the page and the server. No zod here. */

/**
 * Length of a password, in characters. There are no rules about kinds of characters, because these lead to passwords that people do not
 * remember, not to secure ones.
 */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** Why a password of a good length is refused: it is one of the most common, or contains the e-mail address or the shop's name. */
export type PasswordProblem = 'common' | 'personal'

/** Addresses of one account. */
export const ADDRESS_LIMIT = 20

/** Sizes of clothing that a size profile can have, and the ranges of its numbers: shoes in EU sizes, measures in centimetres. */
export const CLOTHING_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const
export type ClothingSize = (typeof CLOTHING_SIZES)[number]
export const SIZE_RANGES = {
  shoes: { min: 15, max: 52, step: 0.5 },
  height: { min: 50, max: 230, step: 1 },
  chest: { min: 40, max: 180, step: 1 },
  waist: { min: 35, max: 180, step: 1 },
  hips: { min: 40, max: 180, step: 1 },
  inseam: { min: 30, max: 120, step: 1 },
  foot: { min: 10, max: 36, step: 0.5 },
} as const
export type SizeMeasure = keyof typeof SIZE_RANGES
