/** The time limit for returns. */
import { sql } from 'drizzle-orm'

import { RETURN_DAYS } from '@/lib/market/statutory'
import { shopTimeZone } from '@/lib/market/shop-time'

/** For `orders o`: the last day on which a product can be returned, in shop time. */
export const returnUntil = () =>
  sql`to_char((o.created_at + make_interval(days => ${RETURN_DAYS})) at time zone ${shopTimeZone()}::text, 'YYYY-MM-DD')`

/** For `orders o`: true until the end of that day (spec 3 §5). */
export const returnInTime = () =>
  sql`to_char(now() at time zone ${shopTimeZone()}::text, 'YYYY-MM-DD') <= ${returnUntil()}`
