/** Gift campaigns: a company pays, its people redeem a code for one of the gifts (spec 3 §4, §7). */
import { z } from 'zod'

import { card } from './catalogue'
import { html, id, language, queryInt, slug } from './common'

export const giftCampaign = {
  query: z.strictObject({ slug, language, taxAreaId: queryInt(z.int().min(1).max(999)) }),
  answer: z.object({
    slug: z.string(),
    name: z.string(),
    description: html,
    valid_until: z.string().nullable(),
    products: z.array(card),
  }),
}

/** `product_id` is the chosen variant, `category_slug` the campaign. */
export const validateGiftCode = {
  body: z.strictObject({ code: z.string().trim().min(1).max(64), product_id: id, category_slug: slug }),
  answer: z.object({ code: z.string(), category: z.string() }),
}

export type GiftCampaign = z.infer<typeof giftCampaign.answer>
export type GiftCodeBody = z.output<typeof validateGiftCode.body>
