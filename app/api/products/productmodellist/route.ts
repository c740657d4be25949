import { serve } from '@/lib/backend/api/serve'

export const GET = serve('productModelList')
export const POST = serve('productModelListPost')
