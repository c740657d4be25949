/** Password login. */
import { eq } from 'drizzle-orm'

import { giveBackAttempt, type RateLimit, takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import type { CallContext } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { customers } from '@/lib/backend/domain/schema/customers'
import type { Answer, Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { deviceCookie, deviceName, knownDevice } from '@/lib/backend/domain/customers/devices'
import { verifyPassword } from '@/lib/backend/domain/customers/passwords'
import { hasSecondFactor, takeSecondFactor } from '@/lib/backend/domain/customers/second-factor'
import { issueToken } from '@/lib/backend/domain/customers/tokens'

/** Attempts of one browser that is known to the account. */
const BY_DEVICE: RateLimit = { limit: 10, windowSeconds: 600 }
/** Attempts of one client, for any account and for one. */
const BY_ADDRESS: RateLimit = { limit: 60, windowSeconds: 60 }
const BY_ADDRESS_AND_ACCOUNT: RateLimit = { limit: 10, windowSeconds: 60 }
/** Wrong passwords of one account from all unknown browsers together: the longer an attack lasts, the longer the waits. */
const BY_ACCOUNT: readonly RateLimit[] = [
  { limit: 10, windowSeconds: 600 },
  { limit: 20, windowSeconds: 3600 },
  { limit: 30, windowSeconds: 4 * 3600 },
]

/** Half of that from one client: it is stopped by itself, and cannot use up what the account takes. */
const BY_CLIENT = BY_ACCOUNT.map(({ limit, windowSeconds }) => ({ limit: limit / 2, windowSeconds }))

type Counter = readonly [key: string, rate: RateLimit]

/** The counters of an attempt. Those of the account never count for a browser that its owner has used before. */
function countersOf(account: string, device: string | null, ip: string | null): { first: Counter[]; wrong: Counter[] } {
  if (device !== null) return { first: [], wrong: [[`login:device:${device}`, BY_DEVICE]] }
  return {
    first: [
      ...(ip === null ? [] : [[`login:ip:${ip}`, BY_ADDRESS] as const]),
      [`login:account:${account}:${ip ?? 'unknown'}`, BY_ADDRESS_AND_ACCOUNT],
    ],
    wrong: [
      // First: what is refused here is not counted for the account.
      ...(ip === null
        ? []
        : BY_CLIENT.map((rate) => [`login:client:${ip}:${rate.windowSeconds}:${account}`, rate] as const)),
      ...BY_ACCOUNT.map((rate) => [`login:account:${account}:${rate.windowSeconds}`, rate] as const),
    ],
  }
}

/**
 * POST /api/auth/token/: an access token for 12 hours. An unknown account and a wrong password get the same response after the same work:
 * UNAUTHENTICATED. Throws SECOND_FACTOR_REQUIRED after the right password of a person who has a second factor, also for a wrong or used
 * `code`; TOO_MANY_REQUESTS. `isOffice`: a log-in of the back office.
 */
export async function login(
  { username, password, code }: Parsed<'login'>['body'],
  { ip, headers, setCookie, noteLogin }: CallContext,
  isOffice = false,
): Promise<Answer<'login'>> {
  const account = username.trim().toLowerCase()
  const [row] = await db()
    .select({ id: customers.id, hash: customers.passwordHash, isActive: customers.isActive })
    .from(customers)
    .where(eq(customers.email, account))
  if (row) noteLogin({ customer: row.id })
  const device = knownDevice(headers('cookie'), row)
  const { first, wrong } = countersOf(account, device, ip)
  for (const [key, rate] of [...first, ...wrong]) await takeAttempt(key, rate)
  const fits = await verifyPassword(row?.hash, password)
  if (!row?.hash || !fits || !row.isActive) throw new ApiError('UNAUTHENTICATED', 'Login failed.')
  for (const [key, rate] of wrong) await giveBackAttempt(key, rate)
  const isSecond = await hasSecondFactor(row.id)
  // Also where the code is refused: the security log tells that somebody knows the password.
  noteLogin({ customer: row.id, factors: 'password' })
  const second = isSecond ? await takeSecondFactor(row.id, code ?? null, { kind: 'log-in', device }) : null
  if (second !== null) noteLogin({ customer: row.id, factors: `password+${second}` })
  const { token, expiresIn } = await issueToken(row.id, {
    passwordHash: row.hash,
    device: deviceName(headers('user-agent')),
    hasSecondFactor: isSecond,
    replaced: headers('authorization'),
    isOffice,
  })
  setCookie(deviceCookie(row))
  return { access_token: token, token_type: 'Bearer', expires_in: expiresIn }
}
