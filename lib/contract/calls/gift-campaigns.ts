/** Gift campaigns: a company pays, its people redeem a code for one of the gifts (spec 3 §4, §7); their management by staff (§3, §8). */
import { z } from 'zod'

import { defineCalls } from './call'
import { GIFT_BATCH_MAX } from '../limits/gifts'
import { id, language, minor, queryInt, queryPage, queryTaxArea, slug } from '../schemas/common'
import { giftCampaign } from '../schemas/gift-campaign'
import { count, giftCampaignCodes, giftCampaignFields, moment, staffGiftCampaign } from '../schemas/gift-management'

export const giftCampaignCalls = defineCalls('Gift campaigns', {
  giftCampaign: {
    method: 'GET',
    path: '/api/giftcampaigns/',
    access: 'public',
    sharedSeconds: 60,
    query: z.strictObject({ slug, language, taxAreaId: queryTaxArea }),
    answer: giftCampaign,
  },
  /** `product_id` is the chosen variant, `category_slug` the campaign. */
  validateGiftCode: {
    method: 'POST',
    path: '/api/giftcampaigns/validate_code/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject({ code: z.string().trim().min(1).max(64), product_id: id, category_slug: slug }),
    answer: z.object({ code: z.string(), category: z.string() }),
  },
  /** What is left on a gift card, in cents of EUR. Wrong codes are counted with those of carts. */
  giftCardBalance: {
    method: 'POST',
    path: '/api/gift-cards/balance/',
    access: 'optional',
    sendsAuth: true,
    body: z.strictObject({ code: z.string().trim().min(1).max(64) }),
    answer: z.object({ balance_eur: minor, expires_at: z.string().nullable(), is_expired: z.boolean() }),
  },
  staffGiftCampaigns: {
    method: 'GET',
    path: '/api/staff/giftcampaigns/',
    access: 'gift_campaigns.read',
    answer: z.object({ campaigns: z.array(staffGiftCampaign) }),
  },
  /**
   * `id` null: a new campaign. Without `next_send_date` the stored date is unchanged: it may have passed and been cleared while a form was
   * open.
   */
  saveGiftCampaign: {
    method: 'POST',
    path: '/api/staff/giftcampaigns/',
    access: 'gift_campaigns.write',
    body: z.strictObject({ id: id.nullable(), ...giftCampaignFields, next_send_date: moment.optional() }),
    answer: staffGiftCampaign,
  },
  giftCampaignCodes: {
    method: 'GET',
    path: '/api/staff/giftcampaigns/codes/',
    access: 'gift_campaigns.read',
    query: z.strictObject({ campaign_id: queryInt(id), page: queryPage }),
    answer: giftCampaignCodes,
  },
  addGiftCampaignCodes: {
    method: 'POST',
    path: '/api/staff/giftcampaigns/codes/',
    access: 'gift_campaigns.write',
    body: z.strictObject({ campaign_id: id, quantity: z.int().min(1).max(GIFT_BATCH_MAX) }),
    answer: z.object({ added: count }),
  },
  /** Each address gets one code of the campaign; an address with a code keeps it. `language` of the e-mail. */
  addGiftCampaignEmails: {
    method: 'POST',
    path: '/api/staff/giftcampaigns/emails/',
    access: 'gift_campaigns.write',
    body: z.strictObject({ campaign_id: id, emails: z.array(z.email().max(254)).min(1).max(GIFT_BATCH_MAX), language }),
    answer: z.object({ added: count, codes_added: count }),
  },
})
