/** The time limit for returns. */
import { sql } from 'drizzle-orm'

import { RETURN_DAYS } from '@/lib/market/statutory'

/** For `orders o`: the last day on which a product can be returned, in shop time. */
export const RETURN_UNTIL = sql`to_char((o.created_at + make_interval(days => ${RETURN_DAYS})) at time zone 'Europe/Helsinki', 'YYYY-MM-DD')`

/** For `orders o`: true until the end of that day (spec 3 §5). */
export const RETURN_IN_TIME = sql`to_char(now() at time zone 'Europe/Helsinki', 'YYYY-MM-DD') <= ${RETURN_UNTIL}`
