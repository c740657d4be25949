/** Management of gift campaigns by staff (spec 3 §3 "gift campaign codes and gift category", §4, §8). */
import { z } from 'zod'

import { id, language, slug } from './common'

export const GIFT_EMAIL_TEMPLATES = ['gift', 'thanks', 'season'] as const
const GIFT_CARD_TEMPLATES = ['plain', 'forest', 'snow'] as const
/** Maximum number of codes of one campaign. */
export const GIFT_CODES_MAX = 10_000

export const count = z.int().min(0)
export const moment = z.iso.datetime({ offset: true }).nullable()
const texts = (max: number) => z.partialRecord(language, z.string().trim().max(max))

export const giftCampaignFields = {
  slug: slug.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).max(80),
  names: texts(120),
  /** Markdown. */
  descriptions: texts(5_000),
  /** The gifts, in display order. */
  model_ids: z.array(id).max(100),
  email_template: z.enum(GIFT_EMAIL_TEMPLATES),
  card_template: z.enum(GIFT_CARD_TEMPLATES),
  valid_until: moment,
  next_send_date: moment,
  enable_sending: z.boolean(),
}

export const staffGiftCampaign = z.object({
  id,
  ...giftCampaignFields,
  codes: count,
  used: count,
  with_email: count,
  sent: count,
})
export const giftCampaignCodes = z.object({
  total: count,
  pages: count,
  /** `code` is null for an imported code: only its hash is stored. */
  codes: z.array(
    z.object({
      id,
      code: z.string().nullable(),
      email: z.string().nullable(),
      sent_at: z.string().nullable(),
      used: z.boolean(),
    }),
  ),
})

export type GiftEmailTemplate = (typeof GIFT_EMAIL_TEMPLATES)[number]
export type GiftCardTemplate = (typeof GIFT_CARD_TEMPLATES)[number]
export type StaffGiftCampaign = z.infer<typeof staffGiftCampaign>
export type GiftCampaignCodes = z.infer<typeof giftCampaignCodes>
