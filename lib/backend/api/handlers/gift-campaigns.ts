/** The calls of staff about gift campaigns by name. */
import type { Registry } from './types'

import { addCodes, addEmails, listCodes } from '@/lib/backend/flows/gift-campaigns/codes'
import { listCampaigns, saveCampaign } from '@/lib/backend/flows/gift-campaigns/manage'

type GiftCalls = Pick<
  Registry,
  'staffGiftCampaigns' | 'saveGiftCampaign' | 'giftCampaignCodes' | 'addGiftCampaignCodes' | 'addGiftCampaignEmails'
>

export const giftManagementHandlers: GiftCalls = {
  staffGiftCampaigns: async () => ({ campaigns: await listCampaigns() }),
  saveGiftCampaign: ({ body }) => saveCampaign(body),
  giftCampaignCodes: ({ query }) => listCodes(query.campaign_id, query.page),
  addGiftCampaignCodes: async ({ body }) => ({ added: await addCodes(body.campaign_id, body.quantity) }),
  addGiftCampaignEmails: ({ body }) => addEmails(body),
}
