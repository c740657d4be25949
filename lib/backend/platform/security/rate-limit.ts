/** Fixed-window counters in the database, so that all instances share them. The job `purge` deletes old ones. */
import { and, eq, sql } from 'drizzle-orm'

import { db, type Db } from '@/lib/backend/platform/database/pool'
import { ApiError } from '@/lib/contract/errors'

import { rateLimits } from './tables'

export interface RateLimit {
  /** Maximum number of attempts in one window. */
  readonly limit: number
  readonly windowSeconds: number
}

const windowStartOf = (seconds: number) => sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`

/**
 * Counts one attempt, or `amount` of something, under `key` and returns the number of this window's, whether it is within the limit, and the seconds until the window
 * ends. In a transaction it is counted only if that is committed.
 */
export async function countAttempt(
  key: string,
  { limit, windowSeconds }: RateLimit,
  writer: Db = db(),
  amount = 1,
): Promise<{ count: number; allowed: boolean; retryAfter: number }> {
  const windowStart = windowStartOf(windowSeconds)
  const [row] = await writer
    .insert(rateLimits)
    .values({ key: key.slice(0, 300), windowStart, count: amount })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${amount}` },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.windowStart} - now()) + ${windowSeconds})::int`,
    })
  const count = row?.count ?? 0
  return { count, allowed: count <= limit, retryAfter: Math.max(1, row?.left ?? windowSeconds) }
}

/** Like `countAttempt`, but throws TOO_MANY_REQUESTS with Retry-After above the limit; returns the number of this window's attempts. */
export async function takeAttempt(key: string, rate: RateLimit): Promise<number> {
  const { count, allowed, retryAfter } = await countAttempt(key, rate)
  if (!allowed) throw new ApiError('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { retryAfter })
  return count
}

/** Takes back an attempt that turned out to be harmless, if its window has not ended. */
export async function giveBackAttempt(key: string, { windowSeconds }: RateLimit): Promise<void> {
  await db()
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key.slice(0, 300)), eq(rateLimits.windowStart, windowStartOf(windowSeconds))))
}

export interface ClientLimit {
  readonly perClient: number
  readonly ofAll: number
  readonly windowSeconds: number
}

/**
 * Counts an attempt of one client at `what`; clients whose address is not known from a trusted source (`ip` null) share one counter. Throws
 * TOO_MANY_REQUESTS.
 */
export function takeClientAttempt(
  what: string,
  ip: string | null,
  { perClient, ofAll, windowSeconds }: ClientLimit,
): Promise<number> {
  return ip === null
    ? takeAttempt(`${what}:all`, { limit: ofAll, windowSeconds })
    : takeAttempt(`${what}:ip:${ip}`, { limit: perClient, windowSeconds })
}
