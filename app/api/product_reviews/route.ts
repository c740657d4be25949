import { serve } from '@/lib/backend/api/serve'

export const GET = serve('productReviews')
export const POST = serve('writeReview')
