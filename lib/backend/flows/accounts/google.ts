/** Sign-in with Google: an access token of theirs for one of ours (spec 2 §4 "Google sign-in", §7). */
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { accessTokens, customerIdentities, customers } from '@/lib/backend/domain/schema/customers'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import type { Answer, Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { issueToken } from '@/lib/backend/domain/customers/tokens'

const PER_ADDRESS = { limit: 30, windowSeconds: 60 }
const TIMEOUT_MS = 5_000
const MAX_ANSWER = 10_000
const PROVIDER = 'google-oauth2'

/** What Google says of an access token; numbers and truth values come as text. */
const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string().regex(/^[\w-]{1,255}$/),
  email: z.email().max(254),
  email_verified: z.union([z.literal('true'), z.literal(true)]),
  expires_in: z.coerce.number().positive(),
  scope: z.string(),
})

interface Person {
  readonly subject: string
  readonly email: string
}

const refused = () => new ApiError('UNAUTHENTICATED', 'Login failed.')

/** Asks Google whose token it is. Throws UNAUTHENTICATED for one that is not good or not ours, UNAVAILABLE when there is no answer. */
async function verify(token: string, clientId: string, endpoint: string): Promise<Person> {
  let response: Response
  let text: string
  try {
    // In the body: addresses are written into logs.
    response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ access_token: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    text = await response.text()
  } catch (error) {
    throw Object.assign(
      new ApiError('UNAVAILABLE', 'Google does not answer just now. Try again in a moment.', { retryAfter: 5 }),
      { cause: error },
    )
  }
  if (response.status >= 500)
    throw new ApiError('UNAVAILABLE', 'Google does not answer just now. Try again in a moment.', { retryAfter: 5 })
  if (!response.ok || text.length > MAX_ANSWER) throw refused()
  const parsed = tokenInfo.safeParse(jsonOrNull(text))
  if (!parsed.success) throw refused()
  const { aud, sub, email, scope } = parsed.data
  // A token that was given to another site must not open an account here.
  if (aud !== clientId || !scope.split(' ').includes('openid')) throw refused()
  return { subject: sub, email: email.toLowerCase() }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The customer of a Google account, made at the first time. An account with the same address is taken over by whoever owns the mailbox:
 * its password and log-ins end, since somebody else may have registered it. Staff are never found by address alone.
 */
async function customerOf(tx: Tx, { subject, email }: Person): Promise<number> {
  const known = await linkedCustomer(tx, subject)
  if (known !== null) return known
  const [made] = await tx
    .insert(customers)
    .values({ email })
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id })
  const id = made?.id ?? (await lockByEmail(tx, email))
  // Another sign-in of the same person may have linked it while this one waited for the row.
  const linked = made ? null : await linkedCustomer(tx, subject)
  if (linked !== null) return linked
  if (!made) await endOldAccess(tx, id)
  await tx.insert(customerIdentities).values({ provider: PROVIDER, subject, customerId: id })
  return id
}

/** The customer whom a subject signs in, null when there is none yet. Throws for a closed account. */
async function linkedCustomer(tx: Tx, subject: string): Promise<number | null> {
  const [known] = await tx
    .select({ id: customers.id, isActive: customers.isActive })
    .from(customerIdentities)
    .innerJoin(customers, eq(customers.id, customerIdentities.customerId))
    .where(and(eq(customerIdentities.provider, PROVIDER), eq(customerIdentities.subject, subject)))
  if (known && !known.isActive) throw refused()
  return known?.id ?? null
}

/** The open account of an address, its row held until the end. */
async function lockByEmail(tx: Tx, email: string): Promise<number> {
  const [row] = await tx.select().from(customers).where(eq(customers.email, email)).for('update')
  if (!row?.isActive || row.isStaff || row.isAdmin) throw refused()
  return row.id
}

async function endOldAccess(tx: Tx, id: number): Promise<void> {
  await tx.update(customers).set({ passwordHash: null, registeredAt: null }).where(eq(customers.id, id))
  await tx.delete(accessTokens).where(eq(accessTokens.customerId, id))
}

/**
 * Gives an access token for the person whom Google's token names. Throws NOT_FOUND where sign-in with Google is not configured,
 * UNAUTHENTICATED, UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function convertToken(
  { client_id, token }: Parsed<'convertToken'>['body'],
  ip: string | null,
): Promise<Answer<'convertToken'>> {
  const { google } = config()
  if (google === null) throw new ApiError('NOT_FOUND', 'Sign-in with Google is not available.')
  if (ip !== null) await takeAttempt(`google:ip:${ip}`, PER_ADDRESS)
  if (client_id !== google.clientId) throw refused()
  const person = await verify(token, google.clientId, google.tokenInfoUrl)
  const id = await withTx((tx) => customerOf(tx, person), { name: 'google.sign-in' })
  const { token: own, expiresIn } = await issueToken(id)
  return { access_token: own, token_type: 'Bearer', expires_in: expiresIn }
}
