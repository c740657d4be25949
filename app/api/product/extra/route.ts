import { serveBy } from '@/lib/backend/api/serve'

export const GET = serveBy('type', { 1: 'productExtraDelivery', 2: 'productExtraDetails' })
