/** The ski wizard (spec 2 §2, §3 and §7). Prices are minor units of EUR. */
import { z } from 'zod'

import { id, minor, priceRecord, slug } from './common'

export const compatibleProducts = z.object({
  /** Ids of the variants of the other groups that are compatible with the requested ones; empty if none was requested. */
  compatibleWithSkis: z.array(id),
  compatibleWithBindings: z.array(id),
  compatibleWithBoots: z.array(id),
  /** `regular`: the chosen products bought separately. `discount`: together as a package; null while they are not a package. */
  prices: z.object({ regular: minor, discount: minor.nullable() }),
})
/** The products of the wizard: an addition to the spec's call above, in its style. */
export const skiWizard = z.object({
  bundle: z.object({ id, name: z.string(), description: z.string(), discount_percent: z.number() }),
  products: z.array(
    z.object({
      id,
      group: z.enum(['skis', 'bindings', 'boots']),
      name: z.string(),
      manufacturer: z.string(),
      /** `{brandSlug}/{modelSlug}` */
      path: z.string(),
      is_outlet: z.boolean(),
      discounts_allowed: z.boolean(),
      /** No delivery method takes it to the requested country. */
      undeliverable: z.literal(true).optional(),
      waist_width: z.number().nullable(),
      technique: z.string().nullable(),
      release_min: z.number().nullable(),
      release_max: z.number().nullable(),
      /** In the format of the product page. */
      facts: z.array(z.object({ slug, name: z.string(), value: z.string() })),
      colors: z.array(z.object({ slug: z.string(), name: z.string(), swatch: z.array(z.string()), image: z.string() })),
      variants: z.array(
        z.object({
          id,
          /** Place in `colors`; -1: without colour. */ color: z.int().min(-1),
          size: z.string().nullable(),
          price: priceRecord,
          is_orderable: z.boolean(),
        }),
      ),
    }),
  ),
})

export type CompatibleProducts = z.infer<typeof compatibleProducts>
export type SkiWizardAnswer = z.infer<typeof skiWizard>
export type SkiWizardProduct = SkiWizardAnswer['products'][number]
