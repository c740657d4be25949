/** Errors that browsers report (spec 1 §7). Stored when there is room, never a failure for the reporter. */
import { lt, sql } from 'drizzle-orm'

import { reasonOf } from '@/lib/backend/api/log'
import { countAttempt } from '@/lib/backend/api/rate-limit'
import { db } from '@/lib/backend/db/pool'
import { clientErrors } from '@/lib/backend/db/schema'

/** Reports a minute from one address, and from all together. */
const PER_ADDRESS = { limit: 10, windowSeconds: 60 }
const PER_SHOP = { limit: 300, windowSeconds: 60 }
const MAX_LENGTH = 1_000
const KEEP_DAYS = 30
const PURGE_EVERY = 100

/** Digits of mail addresses, cards and tokens have no business in an error text. */
function withoutPersons(message: string): string {
  return message.replace(/[^\s@]+@[^\s@]+/g, '<mail>').replace(/Bearer\s+\S+/gi, 'Bearer <token>').replace(/\d{9,}/g, '<digits>')
}

export async function recordClientError(message: string, ip: string | null): Promise<void> {
  try {
    const shop = await countAttempt('beacon', PER_SHOP)
    if (!shop.allowed || !(await countAttempt(`beacon:ip:${ip ?? 'unknown'}`, PER_ADDRESS)).allowed) return
    await db().insert(clientErrors).values({ message: withoutPersons(message).slice(0, MAX_LENGTH) })
    if (Math.random() * PURGE_EVERY < 1) await db().delete(clientErrors).where(lt(clientErrors.createdAt, sql`now() - make_interval(days => ${KEEP_DAYS})`))
  } catch (error) {
    console.warn(`An error report could not be stored: ${reasonOf(error)}`)
  }
}
