/**
 * The second factor of staff: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. Secrets and codes follow from a random
 * value in the database and the shop's secret (decision 13).
 */
import { createHmac, randomBytes } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'

import { giveBackAttempt, type RateLimit, takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { crockford } from '@/lib/backend/platform/security/base32'
import { shopSecret, shopSecrets, signText } from '@/lib/backend/platform/security/secret'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import {
  type AccountEventKind,
  accountEvents,
  customers,
  recoveryCodes,
  secondFactors,
} from '@/lib/backend/domain/schema/customers'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'

import { hashPassword, verifyPassword } from './passwords'

const STEP_SECONDS = 30
const RECOVERY_CODES = 10
/** Wrong codes of one place, and of all places of its kind. At the log-in they need the right password first. */
const ATTEMPTS = { limit: 5, windowSeconds: 600 }
const ATTEMPTS_OF_KIND = { limit: 20, windowSeconds: 86_400 }
/** After so many wrong codes in a day the owner gets a mail, one a day. */
const TOLD_AFTER = 5

/**
 * Where a code is entered: at the log-in, in a browser that is known to the account or in any other, or by a person who is logged in.
 * Each kind has attempts of its own, so that nobody outside uses up those of the owner.
 */
export type CodePlace = { readonly kind: 'log-in'; readonly device: string | null } | { readonly kind: 'account' }

/** The generator of a person's codes; six digits, because not every app can show more. */
export function authenticator(email: string, nonce: string, secret = shopSecret()): TOTP {
  const bytes = createHmac('sha256', secret).update(`second-factor ${nonce}`).digest().subarray(0, 20)
  return new TOTP({
    issuer: config().shopName,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
  })
}

/** True when the person has set up a second factor. */
export async function hasSecondFactor(customerId: number): Promise<boolean> {
  const rows = await db()
    .select({ id: secondFactors.customerId })
    .from(secondFactors)
    .where(and(eq(secondFactors.customerId, customerId), isNotNull(secondFactors.confirmedAt)))
  return rows.length > 0
}

/** Number of unused recovery codes. */
export async function recoveryCodesLeft(customerId: number): Promise<number> {
  const [row] = await db()
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/**
 * Uses a code of the app: a code of the same step or an earlier one is refused afterwards, so that nobody can use a code that they saw.
 * `isNew`: of a factor that is not confirmed yet.
 */
export async function takeAppCode(writer: Db, customerId: number, code: string, isNew = false): Promise<boolean> {
  const [factor] = await writer.select().from(secondFactors).where(eq(secondFactors.customerId, customerId))
  if (!factor) return false
  const now = Date.now()
  // One step earlier or later: clocks differ.
  const [delta] = shopSecrets()
    .map((secret) => authenticator('', factor.nonce, secret).validate({ token: code, window: 1, timestamp: now }))
    .filter((found) => found !== null)
  if (delta === undefined) return false
  const step = Math.floor(now / 1000 / STEP_SECONDS) + delta
  const { rowCount } = await writer
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.customerId, customerId),
        eq(secondFactors.nonce, factor.nonce),
        lt(secondFactors.lastStep, step),
        isNew ? isNull(secondFactors.confirmedAt) : isNotNull(secondFactors.confirmedAt),
      ),
    )
  return rowCount === 1
}

/** A code has 50 bits, so it is signed and then hashed like a password: neither the database nor the secret alone lets it be guessed. */
const recoveryText = (customerId: number, code: string, secret = shopSecret()) =>
  signText('recovery-code', `${customerId} ${code}`, secret)

async function takeRecoveryCode(customerId: number, code: string): Promise<boolean> {
  const unused = await db()
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)))
  const texts = shopSecrets().map((secret) => recoveryText(customerId, code, secret))
  const fits = await Promise.all(
    unused.map(async ({ codeHash }) =>
      (await Promise.all(texts.map((text) => verifyPassword(codeHash, text)))).includes(true),
    ),
  )
  const found = unused[fits.indexOf(true)]
  if (!found) return false
  const { rowCount } = await db()
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.customerId, customerId),
        eq(recoveryCodes.codeHash, found.codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
  if (rowCount !== 1) return false
  await recordAccountEvent(db(), { customerId, actorId: customerId, kind: 'recovery_code_used' })
  return true
}

function countersOf(customerId: number, place: CodePlace): readonly (readonly [key: string, rate: RateLimit])[] {
  const device = place.kind === 'account' ? 'account' : (place.device ?? 'unknown')
  // A password that is set by mail makes a browser known without a code: those together must not have more attempts.
  const kind = device === 'account' || device === 'unknown' ? device : 'known'
  return [
    [`second-factor:${customerId}:${device}`, ATTEMPTS],
    [`second-factor:day:${customerId}:${kind}`, ATTEMPTS_OF_KIND],
  ]
}

async function tellOwner(customerId: number): Promise<void> {
  await withTx(
    async (tx) => {
      const [owner] = await tx
        .select({ email: customers.email, language: customers.language })
        .from(customers)
        .where(eq(customers.id, customerId))
      const day = new Date().toISOString().slice(0, 10)
      if (owner) await enqueue(tx, 'second_factor_guesses', `second-factor-guesses:${customerId}:${day}`, owner)
    },
    { name: 'second-factor.guesses' },
  )
}

/**
 * Uses a code of the app or a recovery code, and returns which it was. Throws SECOND_FACTOR_REQUIRED without a code, and on `code` for a
 * wrong or used one; TOO_MANY_REQUESTS. Good codes are not counted.
 */
export async function takeSecondFactor(
  customerId: number,
  code: string | null,
  place: CodePlace,
): Promise<'app' | 'recovery_code'> {
  if (code === null) throw new ApiError('SECOND_FACTOR_REQUIRED', 'Enter a code of your authenticator app.')
  const counters = countersOf(customerId, place)
  let today = 0
  for (const [key, rate] of counters) today = await takeAttempt(key, rate)
  // The alphabet of recovery codes has no I, L and O: people write them for 1 and 0.
  const text = code.replace(/[\s-]/g, '').toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')
  const kind = /^\d{6}$/.test(text) ? 'app' : 'recovery_code'
  const isGood = await (kind === 'app' ? takeAppCode(db(), customerId, text) : takeRecoveryCode(customerId, text))
  if (!isGood) {
    if (today >= TOLD_AFTER) await tellOwner(customerId)
    throw new ApiError('SECOND_FACTOR_REQUIRED', 'This code is wrong or was used already.', { field: 'code' })
  }
  for (const [key, rate] of counters) await giveBackAttempt(key, rate)
  return kind
}

/** Replaces a person's recovery codes and returns the new ones, which are not stored: ten characters each, in two groups. */
export async function newRecoveryCodes(tx: Tx, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => crockford(randomBytes(7)).slice(0, 10))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId))
  const hashes = await Promise.all(codes.map((code) => hashPassword(recoveryText(customerId, code))))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ customerId, codeHash })))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

interface AccountEvent {
  readonly customerId: number
  readonly actorId: number
  readonly kind: AccountEventKind
}

/** Records a change of how a person logs in, and who made it. */
export async function recordAccountEvent(writer: Db, event: AccountEvent): Promise<void> {
  await writer.insert(accountEvents).values(event)
}
