/** Gift campaigns: a company pays, its people redeem a code for one of the gifts (spec 3 §4, §7). */
import { z } from 'zod'

import { card } from './catalogue'
import { html } from './common'
export const giftCampaign = z.object({
  slug: z.string(),
  name: z.string(),
  description: html,
  valid_until: z.string().nullable(),
  products: z.array(card),
})

export type GiftCampaign = z.infer<typeof giftCampaign>
