/** Setting up, replacing and removing the second factor of staff and administrators. The spec has none. */
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'

import { isColleague } from '@/lib/backend/domain/access/access'
import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import {
  authenticator,
  hasSecondFactor,
  newRecoveryCodes,
  recordAccountEvent,
  recoveryCodesLeft,
  takeAppCode,
  takeSecondFactor,
} from '@/lib/backend/domain/customers/second-factor'
import { checkOwnPassword } from '@/lib/backend/domain/customers/own-password'
import { accessTokens, customers, secondFactors } from '@/lib/backend/domain/schema/customers'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { config } from '@/lib/config/env'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

const FIRST_CODES = { limit: 10, windowSeconds: 600 }

/** Throws FORBIDDEN for people who are not staff. */
function requireStaff(person: CustomerPrincipal): void {
  if (!isColleague(person)) throw new ApiError('FORBIDDEN', 'Second factors are for staff.')
}

const wrongCode = () => new ApiError('BAD_REQUEST', 'This code is wrong or was used already.', { field: 'code' })

/** Like at log-in, but a wrong code is an error of the field: the person stays logged in. */
async function takeOwnCode(person: CustomerPrincipal, code: string): Promise<void> {
  try {
    await takeSecondFactor(person.id, code, { kind: 'account' })
  } catch (error) {
    throw error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED' ? wrongCode() : error
  }
}

/** GET /api/customer/second-factor/ */
export async function secondFactorState(person: CustomerPrincipal): Promise<Answer<'secondFactor'>> {
  return {
    is_available: isColleague(person),
    is_on: await hasSecondFactor(person.id),
    is_required: config().staffSecondFactor === 'required',
    is_missing: person.lacksSecondFactor === true,
    recovery_codes_left: await recoveryCodesLeft(person.id),
  }
}

/**
 * POST /api/customer/second-factor/start/: the secret for the app. It counts after its first code was entered; a later start replaces it.
 * Throws BAD_REQUEST on `password`, CONFLICT where a second factor is on, FORBIDDEN for people who are not staff, TOO_MANY_REQUESTS.
 */
export async function startSecondFactor(
  person: CustomerPrincipal,
  password: string,
): Promise<Answer<'startSecondFactor'>> {
  requireStaff(person)
  await checkOwnPassword(person.id, password, 'password')
  const nonce = randomBytes(16).toString('base64url')
  const started = await withTx(
    (tx) =>
      tx
        .insert(secondFactors)
        .values({ customerId: person.id, nonce })
        .onConflictDoUpdate({
          target: secondFactors.customerId,
          set: { nonce, lastStep: 0 },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ id: secondFactors.customerId }),
    { name: 'second-factor.start' },
  )
  if (started.length === 0) throw new ApiError('CONFLICT', 'There is a second factor already. Remove it first.')
  const app = authenticator(person.email, nonce)
  return { secret: app.secret.base32, uri: app.toString() }
}

/**
 * POST /api/customer/second-factor/confirm/: the second factor counts from now on, this log-in has it, all others of the account end, and
 * the recovery codes are returned once. Throws BAD_REQUEST on `code`, TOO_MANY_REQUESTS.
 */
export async function confirmSecondFactor(
  person: CustomerPrincipal,
  code: string,
  tokenHash: string,
): Promise<Answer<'confirmSecondFactor'>> {
  requireStaff(person)
  await takeAttempt(`second-factor:first:${person.id}`, FIRST_CODES)
  const codes = await withTx(
    async (tx) => {
      if (!(await takeAppCode(tx, person.id, code.replace(/\s/g, ''), true))) return null
      await tx.update(secondFactors).set({ confirmedAt: sql`now()` }).where(eq(secondFactors.customerId, person.id))
      await tx.update(accessTokens).set({ hasSecondFactor: true }).where(eq(accessTokens.tokenHash, tokenHash))
      await tx
        .delete(accessTokens)
        .where(and(eq(accessTokens.customerId, person.id), ne(accessTokens.tokenHash, tokenHash)))
      await recordAccountEvent(tx, { customerId: person.id, actorId: person.id, kind: 'second_factor_on' })
      return newRecoveryCodes(tx, person.id)
    },
    { name: 'second-factor.confirm' },
  )
  if (codes === null) throw wrongCode()
  return { recovery_codes: codes }
}

/** POST /api/customer/second-factor/remove/. Throws BAD_REQUEST on `code`, TOO_MANY_REQUESTS. */
export async function removeSecondFactor(person: CustomerPrincipal, code: string): Promise<void> {
  await takeOwnCode(person, code)
  await withTx(
    async (tx) => {
      await tx.delete(secondFactors).where(eq(secondFactors.customerId, person.id))
      await recordAccountEvent(tx, { customerId: person.id, actorId: person.id, kind: 'second_factor_off' })
    },
    { name: 'second-factor.remove' },
  )
}

/** POST /api/customer/second-factor/recovery-codes/: the old codes end. Throws BAD_REQUEST on `code`, TOO_MANY_REQUESTS. */
export async function replaceRecoveryCodes(
  person: CustomerPrincipal,
  code: string,
): Promise<Answer<'replaceRecoveryCodes'>> {
  await takeOwnCode(person, code)
  const codes = await withTx(
    async (tx) => {
      await recordAccountEvent(tx, { customerId: person.id, actorId: person.id, kind: 'recovery_codes_new' })
      return newRecoveryCodes(tx, person.id)
    },
    { name: 'second-factor.codes' },
  )
  return { recovery_codes: codes }
}

/**
 * POST /api/staff/second-factor/reset/: an administrator removes the second factor of a colleague who has lost app and recovery codes. All
 * log-ins of the colleague end, the change is recorded with its actor, and the colleague gets a notice. Throws NOT_FOUND where no other
 * member of staff has this address and a second factor.
 */
export async function resetSecondFactor(actor: CustomerPrincipal, email: string): Promise<void> {
  await withTx(
    async (tx) => {
      const [colleague] = await tx
        .select({ id: customers.id, email: customers.email, language: customers.language })
        .from(secondFactors)
        .innerJoin(customers, eq(customers.id, secondFactors.customerId))
        .where(and(eq(customers.email, email.trim().toLowerCase()), ne(customers.id, actor.id)))
      if (!colleague) throw new ApiError('NOT_FOUND', 'No colleague with this address has a second factor.')
      await tx.delete(secondFactors).where(eq(secondFactors.customerId, colleague.id))
      await tx.delete(accessTokens).where(eq(accessTokens.customerId, colleague.id))
      await recordAccountEvent(tx, { customerId: colleague.id, actorId: actor.id, kind: 'second_factor_reset' })
      await enqueue(tx, 'second_factor_reset', `second-factor-reset:${colleague.id}:${Date.now()}`, {
        email: colleague.email,
        language: colleague.language,
      })
    },
    { name: 'second-factor.reset' },
  )
}
