import { serve } from '@/lib/backend/api/serve'

export const GET = serve('giftCampaignCodes')
export const POST = serve('addGiftCampaignCodes')
