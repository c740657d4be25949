/** Gift campaigns as staff keep them (spec 3 §3 "gift campaign codes and gift category", §4, §8). */
import { z } from 'zod'

import { GIFT_BATCH_MAX } from '@/lib/contract/limits/gifts'
import { id, language, queryInt, slug } from './common'

export const GIFT_EMAIL_TEMPLATES = ['gift', 'thanks', 'season'] as const
export const GIFT_CARD_TEMPLATES = ['plain', 'forest', 'snow'] as const
/** Codes of one campaign. */
export const GIFT_CODES_MAX = 10_000

const count = z.int().min(0)
const moment = z.iso.datetime({ offset: true }).nullable()
const texts = (max: number) => z.partialRecord(language, z.string().trim().max(max))

const fields = {
  slug: slug.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).max(80),
  names: texts(120),
  /** Markdown. */
  descriptions: texts(5_000),
  /** The gifts, in the order in which they are shown. */
  model_ids: z.array(id).max(100),
  email_template: z.enum(GIFT_EMAIL_TEMPLATES),
  card_template: z.enum(GIFT_CARD_TEMPLATES),
  valid_until: moment,
  next_send_date: moment,
  enable_sending: z.boolean(),
}

export const staffGiftCampaign = z.object({ id, ...fields, codes: count, used: count, with_email: count, sent: count })

export const staffGiftCampaigns = {
  query: z.strictObject({}),
  answer: z.object({ campaigns: z.array(staffGiftCampaign) }),
}

/** `id` null: a new one. `next_send_date` left out stays as it is: the date may have gone by, and been emptied, while a form was open. */
export const saveGiftCampaign = {
  body: z.strictObject({ id: id.nullable(), ...fields, next_send_date: moment.optional() }),
  answer: staffGiftCampaign,
}

export const giftCampaignCodes = {
  query: z.strictObject({ campaign_id: queryInt(id), page: queryInt(z.int().min(1).max(100_000)).default(1) }),
  answer: z.object({
    total: count,
    pages: count,
    /** `code` is null for one that was made elsewhere: only its hash is known. */
    codes: z.array(
      z.object({
        id,
        code: z.string().nullable(),
        email: z.string().nullable(),
        sent_at: z.string().nullable(),
        used: z.boolean(),
      }),
    ),
  }),
}

export const addGiftCampaignCodes = {
  body: z.strictObject({ campaign_id: id, quantity: z.int().min(1).max(GIFT_BATCH_MAX) }),
  answer: z.object({ added: count }),
}

/** Each address gets one code of the campaign; one that has a code already keeps it. `language` is that of the mail. */
export const addGiftCampaignEmails = {
  body: z.strictObject({ campaign_id: id, emails: z.array(z.email().max(254)).min(1).max(GIFT_BATCH_MAX), language }),
  answer: z.object({ added: count, codes_added: count }),
}

export type GiftEmailTemplate = (typeof GIFT_EMAIL_TEMPLATES)[number]
export type GiftCardTemplate = (typeof GIFT_CARD_TEMPLATES)[number]
export type StaffGiftCampaign = z.infer<typeof staffGiftCampaign>
export type GiftCampaignInput = z.output<typeof saveGiftCampaign.body>
export type GiftCampaignCodes = z.infer<typeof giftCampaignCodes.answer>
export type GiftEmailsInput = z.output<typeof addGiftCampaignEmails.body>
