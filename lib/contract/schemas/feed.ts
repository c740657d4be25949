import { z } from 'zod'

import { content, id, minor, priceRecord } from './common'
import { hazard } from './goods'

/** Whom a product is made for, in the words of merchants' services. */
export const gender = z.enum(['female', 'male', 'unisex'])
export const ageGroup = z.enum(['adult', 'kids', 'toddler', 'infant', 'newborn'])
export type Gender = z.infer<typeof gender>
export type AgeGroup = z.infer<typeof ageGroup>

/** A category of Google's product taxonomy: its number, or its whole path in English. */
export const googleCategory = z
  .string()
  .regex(/^(?:[1-9]\d{0,6}|\p{L}[\p{L}\p{N}\p{P} ]*(?: > [\p{L}\p{N}\p{P} ]+)*)$/u)
  .max(750)

export const feedItem = z.object({
  id,
  model_id: id,
  name: z.string(),
  description: z.string(),
  brand: z.string(),
  /** `{brandSlug}/{modelSlug}`. */
  path: z.string(),
  /** The selection in the URL of the variant: slug of the colour, name of the size, slug of the type. */
  color_slug: z.string().nullable(),
  size: z.string().nullable(),
  type_slug: z.string().nullable(),
  color: z.string().nullable(),
  type: z.string().nullable(),
  gtin: z.string().nullable(),
  /** In grams, with its packing. */
  weight: z.int().optional(),
  model_number: z.string().nullable(),
  condition: z.enum(['new', 'used']),
  material: z.string().nullable(),
  gender: gender.nullable().optional(),
  age_group: ageGroup.nullable().optional(),
  /** Of the main group, of a used product that of the same product when it is new. */
  google_category: googleCategory.nullable().optional(),
  /** Names of the main group and its ancestors, the top group first. */
  groups: z.array(z.string()),
  images: z.array(z.string()),
  /** Minor units of EUR, the same as on the product's page. */
  price: priceRecord,
  content: content.optional(),
  hazard: hazard.optional(),
  is_outlet: z.boolean(),
  discounts_allowed: z.boolean(),
  availability: z.enum(['in_stock', 'out_of_stock', 'backorder']),
  /** Days until it is available, for backorder. */
  days: z.int().nullable(),
  /** The cheapest delivery to the country, minor units of EUR. */
  shipping: z.object({
    method: z.string().optional(),
    price: minor,
    /** Working days of transport. */
    min_days: z.int(),
    max_days: z.int(),
    /** Working days until it is packed; null when they are not known. */
    handling: z.object({ min_days: z.int(), max_days: z.int() }).nullable().optional(),
  }),
})

export type FeedItem = z.infer<typeof feedItem>
