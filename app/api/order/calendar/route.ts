import { serve } from '@/lib/backend/api/serve'

export const GET = serve('orderCalendar')
