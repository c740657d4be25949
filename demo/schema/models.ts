/** The format of a product in `data/models/`. */
import { z } from 'zod'

import { content } from '@/lib/contract/schemas/common'
import { durabilityGuarantee, food, hazard } from '@/lib/contract/schemas/goods'

import { VIEWS } from '../drawings/base/families'
import { PALETTE, type ColourSlug } from '../drawings/base/palette'
import { euros, family, language, localized } from './texts'

const colour = z.enum(Object.keys(PALETTE) as [ColourSlug, ...ColourSlug[]])

/** A list of sizes, or a part of the list in `sizes.json`: "S … XXL". */
export const sizes = z.union([z.array(z.string()).min(1), z.string().regex(/^.+ … .+$/)])

/** A text of its own, or the name of one in `phrases.json` or `care.json`. */
const text = z.union([z.string(), localized])

/** The distribution of a product's units among the stores. */
const stockPlan = z.enum([
  'plenty',
  'normal',
  /** Some sizes are sold out. */
  'gaps',
  /** One to three units each. */
  'few',
  /** One piece in one store: second-hand. */
  'single',
  /** Only one store has any. */
  'one-store',
  /** Only the central warehouse. */
  'warehouse',
  /** Only the supplier's stock, longer delivery. */
  'external',
  /** Sold out, for some variants with an announced delivery. */
  'incoming',
  'sold-out',
  /** Made or ordered on demand. */
  'on-order',
  /** In stock but blocked for sale. */
  'blocked',
])
export type StockPlan = z.infer<typeof stockPlan>

/** Countries and methods to which a product must not be delivered. */
export const deliveryLimit = z.strictObject({
  /** Name of the kind of goods, for the delivery page. */
  goods: localized.optional(),
  allowedCountries: z.array(z.string()).optional(),
  allowedDeliveryMethods: z.array(z.string()).optional(),
  blockedCountries: z.array(z.string()).optional(),
  perInternationalPackage: z.int().positive().optional(),
  blockInfoTexts: localized.optional(),
})

const productTexts = z.strictObject({
  name: z.string(),
  /** At most 75 characters. */
  short: z.string(),
  tagline: z.string(),
  /** The long description. */
  paragraphs: z.tuple([z.string(), z.string()]),
})

export const model = z.strictObject({
  id: z.int(),
  slug: z.string(),
  brand: z.string(),
  family,
  /** Its own drawing, where products of one family look different. */
  drawing: family.optional(),
  /** Main group, and other groups that also contain it. */
  group: z.string(),
  also: z.array(z.string()).optional(),
  kind: z.enum(['new', 'used', 'giftcard']).optional(),
  /** The product of which this is a used unit. */
  usedOf: z.int().optional(),
  regular: euros,
  club: euros.optional(),
  /** A running reduction: price, and how many whole days ago it began; `ends` in days from now; `earlier`: one that has ended. */
  reduced: z
    .strictObject({
      to: euros,
      days: z.int(),
      ends: z.int().optional(),
      earlier: z.strictObject({ to: euros, from: z.int(), until: z.int() }).optional(),
    })
    .optional(),
  /** The price that allows no further discounts (spec 3 §4 "Price type active"). */
  discountFree: euros.optional(),
  /** Euros added for each further size, for products whose price grows with length. */
  sizeStep: euros.optional(),
  taxClass: z.literal([1, 2, 4, 5]).optional(),
  /** What one piece contains, if it is sold by weight, volume or length; `size`: the size is the content, such as "60 m". */
  content: z.union([content, z.literal('size')]).optional(),
  hazard: hazard.optional(),
  food: food.extend({ ingredients: localized }).optional(),
  durabilityGuarantee: durabilityGuarantee.optional(),
  colours: z.array(colour).min(1),
  sizes: sizes.optional(),
  /** Key of a table in `size-tables.json`. */
  sizeTable: z.string().optional(),
  types: z.array(z.string()).optional(),
  numbers: z.record(z.string(), z.number()).optional(),
  options: z.record(z.string(), z.string()).optional(),
  stock: stockPlan.optional(),
  /** Popularity and age, from which sold amounts and dates are derived: 1 (slow, old) to 9. */
  heat: z.int().min(1).max(9).optional(),
  ribbons: z.array(z.string()).optional(),
  outlet: z.boolean().optional(),
  /** Country of origin. */
  origin: z.string().length(2).optional(),
  fibre: text.optional(),
  warnings: text.optional(),
  /** Replaces its family's use and care where that would be wrong. */
  care: text.optional(),
  limit: z.union([z.string(), deliveryLimit]).optional(),
  condition: z.strictObject({ grade: z.enum(['A', 'B', 'C']), inspected: text, defects: localized }).optional(),
  wizard: z
    .strictObject({ group: z.enum(['skis', 'bindings', 'boots']), sport: z.enum(['alpine', 'nordic']) })
    .optional(),
  bindingSkiCombo: z.boolean().optional(),
  notice: localized.optional(),
  /** Ids of products; without them relations are chosen from the same group. */
  neededWith: z.array(z.int()).optional(),
  alsoBought: z.array(z.int()).optional(),
  /** Languages with a machine-translated text; the page can show the original (English). */
  autoTranslated: z.array(language).optional(),
  hidden: z.boolean().optional(),
  views: z.array(z.enum(VIEWS)).optional(),
  /** A quote of a team in one of the shop's towns; names of both are in `phrases.json`. */
  quote: z.strictObject({ team: z.string(), town: z.string(), texts: localized }).optional(),
  texts: z.record(language, productTexts),
})
export type WrittenModel = z.infer<typeof model>
