/** Calls about gift campaigns. */
import { giftCardBalance } from '@/lib/backend/flows/checkout/gift-card-balance'
import { addCodes, addEmails, listCodes } from '@/lib/backend/flows/gift-campaigns/codes'
import { listCampaigns, saveCampaign } from '@/lib/backend/flows/gift-campaigns/manage'
import { giftCampaign, validateGiftCode } from '@/lib/backend/flows/gift-campaigns/storefront'
import type { giftCampaignCalls } from '@/lib/contract/calls/gift-campaigns'

import type { Handlers } from './types'

export const giftCampaignHandlers: Handlers<typeof giftCampaignCalls> = {
  giftCampaign: ({ query }) => giftCampaign(query.slug, query.language, query.taxAreaId),
  validateGiftCode: ({ body }, context) => validateGiftCode(body, context),
  giftCardBalance: ({ body }, context) => giftCardBalance(body.code, context),
  staffGiftCampaigns: async () => ({ campaigns: await listCampaigns() }),
  saveGiftCampaign: ({ body }) => saveCampaign(body),
  giftCampaignCodes: ({ query }) => listCodes(query.campaign_id, query.page),
  addGiftCampaignCodes: async ({ body }) => ({ added: await addCodes(body.campaign_id, body.quantity) }),
  addGiftCampaignEmails: ({ body }) => addEmails(body),
}
