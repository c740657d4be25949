import { serve } from '@/lib/backend/api/serve'

export const GET = serve('transferRequests')
export const POST = serve('createTransferRequest')
