/** The ski wizard (spec 2 §2, §3 and §7). Prices are minor units of EUR. */
import { z } from 'zod'

import { id, language, minor, priceRecord, queryInt, slug } from './common'

const sport = z.enum(['laskettelu', 'murto'])
const taxArea = queryInt(z.int().min(1).max(999))
const chosen = queryInt(id).optional()

export const compatibleProducts = {
  /** Ids of variants; `ski_type` is alpine (laskettelu) or cross-country (murto). */
  query: z.strictObject({ ski_id: chosen, binding_id: chosen, boot_id: chosen, tax_area: taxArea, ski_type: sport }),
  answer: z.object({
    /** Ids of the variants of the other groups that go with what was asked for; empty where nothing was. */
    compatibleWithSkis: z.array(id),
    compatibleWithBindings: z.array(id),
    compatibleWithBoots: z.array(id),
    /** `regular`: the chosen products apart. `discount`: together as a package; null while they are none. */
    prices: z.object({ regular: minor, discount: minor.nullable() }),
  }),
}

/** What the wizard chooses from: continues the call above in its style. */
export const skiWizard = {
  query: z.strictObject({ ski_type: sport, language, tax_area: taxArea }),
  answer: z.object({
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
        waist_width: z.number().nullable(),
        technique: z.string().nullable(),
        release_min: z.number().nullable(),
        release_max: z.number().nullable(),
        /** As the product page writes them. */
        facts: z.array(z.object({ slug, name: z.string(), value: z.string() })),
        colors: z.array(
          z.object({ slug: z.string(), name: z.string(), swatch: z.array(z.string()), image: z.string() }),
        ),
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
  }),
}

/** What staff have to mount: packages of paid orders that are not sent, newest first, 50 a page. */
export const skiPackages = {
  query: z.strictObject({ page: queryInt(z.int().min(1).max(100_000)).default(1) }),
  answer: z.object({
    total: z.int(),
    pages: z.int(),
    packages: z.array(
      z.object({
        order_number: z.string(),
        created: z.string(),
        quantity: z.int(),
        parts: z.array(z.object({ name: z.string(), color: z.string().nullable(), size: z.string().nullable() })),
        /** weight, height, age, shoe_size and level, as the shopper gave them. */
        skier: z.record(z.string(), z.string()),
      }),
    ),
  }),
}

export type CompatibleProducts = z.infer<typeof compatibleProducts.answer>
export type SkiPackages = z.infer<typeof skiPackages.answer>
export type SkiWizardAnswer = z.infer<typeof skiWizard.answer>
export type SkiWizardProduct = SkiWizardAnswer['products'][number]
