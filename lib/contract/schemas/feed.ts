import { z } from 'zod'

import { content, id, minor, priceRecord } from './common'
import { hazard } from './goods'

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
  model_number: z.string().nullable(),
  condition: z.enum(['new', 'used']),
  material: z.string().nullable(),
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
