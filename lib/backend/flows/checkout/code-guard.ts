/**
 * Gift cards and codes have a monetary value: wrong codes are counted by account and IP address, and attempts above the limit are rejected
 * before any look-up.
 */
import { sql } from 'drizzle-orm'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { rateLimits } from '@/lib/backend/platform/security/tables'
import { ApiError } from '@/lib/contract/errors'
import type { CheckoutAnswer, CheckoutRequest } from '@/lib/contract/schemas/checkout'

const WINDOW_SECONDS = 600
/** Maximum number of wrong codes of one account or IP address in ten minutes. All callers without a known address share a larger limit. */
const WRONG_CODES = 20
const WRONG_CODES_OF_ALL = 200

const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${WINDOW_SECONDS}) * ${WINDOW_SECONDS})`

function keysOf({ principal, ip }: CallContext): { key: string; limit: number }[] {
  const address =
    ip === null ? { key: 'code:all', limit: WRONG_CODES_OF_ALL } : { key: `code:ip:${ip}`, limit: WRONG_CODES }
  return principal.kind === 'customer'
    ? [{ key: `code:customer:${principal.id}`, limit: WRONG_CODES }, address]
    : [address]
}

const codesIn = ({ discount_codes: codes, giftcampaign_data: campaign }: CheckoutRequest) =>
  codes.length + (campaign === null ? 0 : 1)
const wrongIn = (errors: CheckoutAnswer['errors']) =>
  errors.filter(({ id }) => id === 'checkout.error_code_unknown' || id === 'checkout.error_campaign_code').length

/** The data about codes in a refused order. For every reason of the refusal, the cart in it shows which codes exist. */
function shownIn(error: unknown): CheckoutAnswer['errors'] {
  const details =
    error instanceof ApiError ? (error.extra.details as { checkout?: CheckoutAnswer } | undefined) : undefined
  return details?.checkout?.errors ?? []
}

/** Runs `work`, which looks up the codes of a cart, unless the caller has sent too many wrong ones: TOO_MANY_REQUESTS. */
export function guardCodes<T>(
  request: CheckoutRequest,
  context: CallContext,
  work: () => Promise<T>,
  errorsOf: (answer: T) => CheckoutAnswer['errors'],
): Promise<T> {
  const asked = codesIn(request)
  const wrong: WrongCodes<T> = { of: (answer) => wrongIn(errorsOf(answer)), after: (error) => wrongIn(shownIn(error)) }
  return asked === 0 ? work() : guardGuesses({ asked, field: 'discount_codes' }, context, work, wrong)
}

/** The number of wrong codes, by the response or by the refusal. */
interface WrongCodes<T> {
  readonly of: (answer: T) => number
  readonly after: (error: unknown) => number
}

/**
 * Runs `work`, which looks up `asked` codes, unless the caller has sent too many wrong ones: TOO_MANY_REQUESTS on `field`. All of them are
 * counted as wrong before the look-up and corrected afterwards, so that concurrent attempts are counted together.
 */
export async function guardGuesses<T>(
  { asked, field }: { asked: number; field: string },
  context: CallContext,
  work: () => Promise<T>,
  wrongCodes: WrongCodes<T>,
): Promise<T> {
  const counters = keysOf(context)
  const counts = await Promise.all(counters.map(({ key }) => add(key, asked)))
  let wrong = 0
  try {
    if (counts.some((count, index) => count - asked >= (counters[index]?.limit ?? 0))) {
      throw new ApiError('TOO_MANY_REQUESTS', 'Too many wrong codes. Try again later.', {
        field,
        retryAfter: WINDOW_SECONDS,
      })
    }
    const answer = await work()
    wrong = wrongCodes.of(answer)
    return answer
  } catch (error) {
    wrong = wrongCodes.after(error)
    throw error
  } finally {
    // If the database becomes unavailable here, they are counted as wrong until the window ends.
    await Promise.all(counters.map(({ key }) => add(key, wrong - asked))).catch(() => undefined)
  }
}

/** Adds to a counter of this window, or subtracts from it, and returns its value. */
async function add(key: string, codes: number): Promise<number> {
  const [row] = await db()
    .insert(rateLimits)
    .values({ key, windowStart, count: Math.max(0, codes) })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`greatest(${rateLimits.count} + ${codes}, 0)` },
    })
    .returning({ count: rateLimits.count })
  return row?.count ?? 0
}
