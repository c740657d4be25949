/** Errors that browsers report (spec 1 §7). Stored within limits; the response is never an error; the job `purge` deletes old ones. */
import { log } from '@/lib/telemetry/log'
import { reasonOf } from '@/lib/backend/platform/log'
import { countAttempt } from '@/lib/backend/platform/security/rate-limit'
import { db } from '@/lib/backend/platform/database/pool'
import { clientErrors } from '@/lib/backend/domain/schema/orders'

/** Maximum number of reports in a minute from one IP address, and from all together. */
const PER_ADDRESS = { limit: 10, windowSeconds: 60 }
const PER_SHOP = { limit: 300, windowSeconds: 60 }
const MAX_LENGTH = 1_000

/**
 * E-mail addresses, card numbers and tokens are removed from error texts: some contain the URL of the page, which may open an order or an
 * account.
 */
function withoutPersons(message: string): string {
  return message
    .replace(/[^\s@]+@[^\s@]+/g, '<mail>')
    .replace(/Bearer\s+\S+/gi, 'Bearer <token>')
    .replace(/[\w-]{43,}/g, '<token>')
    .replace(/\d{9,}/g, '<digits>')
}

/** Stores a report unless there are too many from this IP address or from all together. */
export async function recordClientError(message: string, ip: string | null): Promise<void> {
  try {
    // The address first: reports beyond its own limit must not use up the limit of all.
    if (!(await countAttempt(`beacon:ip:${ip ?? 'unknown'}`, PER_ADDRESS)).allowed) return
    if (!(await countAttempt('beacon', PER_SHOP)).allowed) return
    await db()
      .insert(clientErrors)
      .values({ message: withoutPersons(message).slice(0, MAX_LENGTH) })
  } catch (error) {
    log('warn', `An error report could not be stored: ${reasonOf(error)}`)
  }
}
