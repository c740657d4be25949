import { serve } from '@/lib/backend/api/serve'

export const GET = serve('staffGiftCampaigns')
export const POST = serve('saveGiftCampaign')
