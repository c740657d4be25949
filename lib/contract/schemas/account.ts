import { z } from 'zod'

import { CLOTHING_SIZES, SIZE_RANGES, type SizeMeasure } from '../limits/accounts'
import { country } from './common'

const text = (max: number) => z.string().trim().max(max)
const name = text(100).min(1)
export const personName = name
/** Empty: none. */
export const phone = text(30).regex(/^$|^\+?[\d\s()./-]{4,}$/)

/** Without the postal code's format, which depends on the country. */
export const newAddress = z.strictObject({
  first_name: name,
  last_name: name,
  phone,
  address: text(200).min(1),
  postcode: text(12),
  city: text(100).min(1),
  country,
})

const measure = (of: SizeMeasure) => {
  const { min, max, step } = SIZE_RANGES[of]
  return z.number().min(min).max(max).multipleOf(step).optional()
}
/** What is left out is not known. */
export const sizeProfile = z.strictObject({
  clothing: z.enum(CLOTHING_SIZES).optional(),
  shoes: measure('shoes'),
  height: measure('height'),
  chest: measure('chest'),
  waist: measure('waist'),
  hips: measure('hips'),
  inseam: measure('inseam'),
  foot: measure('foot'),
})
