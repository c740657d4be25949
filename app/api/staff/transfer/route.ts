import { serve } from '@/lib/backend/api/serve'

export const POST = serve('moveTransferRequest')
