/** Until when products of an order can be returned. */
import { sql } from 'drizzle-orm'

import { RETURN_DAYS } from '@/lib/market/statutory'

/** Of `orders o`: the last day on which something of it can be returned, in the shop's own time. */
export const RETURN_UNTIL = sql`to_char((o.created_at + make_interval(days => ${RETURN_DAYS})) at time zone 'Europe/Helsinki', 'YYYY-MM-DD')`

/** Of `orders o`: is that day not over yet (spec 3 §5)? */
export const RETURN_IN_TIME = sql`to_char(now() at time zone 'Europe/Helsinki', 'YYYY-MM-DD') <= ${RETURN_UNTIL}`
