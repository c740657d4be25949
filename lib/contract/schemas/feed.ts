/** What merchants' product feeds are made of: every variant that is sold, a part at a time. */
import { z } from 'zod'

import { country, id, language, minor, priceRecord, queryInt } from './common'

export const feedItem = z.object({
  id,
  model_id: id,
  name: z.string(),
  description: z.string(),
  brand: z.string(),
  /** `{brandSlug}/{modelSlug}`. */
  path: z.string(),
  /** What the address of the variant chooses: slug of the colour, name of the size, slug of the type. */
  color_slug: z.string().nullable(),
  size: z.string().nullable(),
  type_slug: z.string().nullable(),
  color: z.string().nullable(),
  type: z.string().nullable(),
  gtin: z.string().nullable(),
  model_number: z.string().nullable(),
  condition: z.enum(['new', 'used']),
  material: z.string().nullable(),
  /** Names of the main group and those above it, the widest first. */
  groups: z.array(z.string()),
  images: z.array(z.string()),
  /** Minor units of EUR, as on the product's page. */
  price: priceRecord,
  is_outlet: z.boolean(),
  discounts_allowed: z.boolean(),
  availability: z.enum(['in_stock', 'out_of_stock', 'backorder']),
  /** Days until it is there, for backorder. */
  days: z.int().nullable(),
  /** The cheapest way to the country, minor units of EUR. */
  shipping: z.object({ price: minor, min_days: z.int(), max_days: z.int() }),
})

export const productFeed = {
  query: z.strictObject({
    language,
    country,
    taxAreaId: queryInt(z.int().min(1).max(1000)),
    /** The last model of the part before; 0 begins. */
    after: queryInt(z.int().min(0).max(2_147_483_647)).default(0),
  }),
  /** `next`: where the next part begins; null after the last. */
  answer: z.object({ items: z.array(feedItem), next: z.int().nullable() }),
}

export type FeedItem = z.infer<typeof feedItem>
