/** Fixed-window counters in the database, so that every instance counts together. */
import { lt, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/db/pool'
import { rateLimits } from '@/lib/backend/db/schema'
import { ApiError } from '@/lib/contract/errors'

export interface RateLimit {
  /** Highest number of attempts in one window. */
  readonly limit: number
  readonly windowSeconds: number
}

const CLEAN_EVERY = 200

/** Counts one attempt under `key` and says whether it is within the limit, and the seconds until the window ends. */
export async function countAttempt(key: string, { limit, windowSeconds }: RateLimit): Promise<{ allowed: boolean; retryAfter: number }> {
  const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`
  const [row] = await db()
    .insert(rateLimits)
    .values({ key: key.slice(0, 300), windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { count: sql`${rateLimits.count} + 1` } })
    .returning({ count: rateLimits.count, left: sql<number>`ceil(extract(epoch from ${rateLimits.windowStart} - now()) + ${windowSeconds})::int` })
  if (Math.random() * CLEAN_EVERY < 1) await db().delete(rateLimits).where(lt(rateLimits.windowStart, sql`now() - interval '1 day'`))
  return { allowed: (row?.count ?? 0) <= limit, retryAfter: Math.max(1, row?.left ?? windowSeconds) }
}

/** Like `countAttempt`, but throws TOO_MANY_REQUESTS with Retry-After above the limit. */
export async function takeAttempt(key: string, rate: RateLimit): Promise<void> {
  const { allowed, retryAfter } = await countAttempt(key, rate)
  if (!allowed) throw new ApiError('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { retryAfter })
}
