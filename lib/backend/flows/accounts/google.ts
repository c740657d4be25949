/** Sign-in with Google: exchanges Google's access token for one of the shop's (spec 2 §4 "Google sign-in", §7). */
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import type { CallContext } from '@/lib/backend/domain/access/principal'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { accessTokens, customerIdentities, customers } from '@/lib/backend/domain/schema/customers'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { config } from '@/lib/config/env'
import type { Answer, Parsed } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

import { deviceName } from '@/lib/backend/domain/customers/devices'
import { issueToken } from '@/lib/backend/domain/customers/tokens'

const PER_ADDRESS = { limit: 30, windowSeconds: 60 }
const TIMEOUT_MS = 5_000
const MAX_ANSWER = 10_000
const PROVIDER = 'google-oauth2'

/** Google's response about an access token; numbers and booleans are text. */
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

/**
 * Requests from Google the account of a token. Throws UNAUTHENTICATED for an invalid token or one of another site, UNAVAILABLE without a
 * response.
 */
async function verify(token: string, clientId: string, endpoint: string): Promise<Person> {
  let response: Response
  let text: string
  try {
    // In the body, because URLs are written into logs.
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
  // A token that was issued to another site must not open an account here.
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
 * The customer of a Google account, created at the first sign-in. An account with the same address now belongs to the owner of the e-mail
 * address: its password and log-ins are deleted, because somebody else may have registered it. Staff are never found by address alone.
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
  // Another sign-in of the same person may have linked it while this one waited for the lock.
  const linked = made ? null : await linkedCustomer(tx, subject)
  if (linked !== null) return linked
  if (!made) await endOldAccess(tx, id)
  await tx.insert(customerIdentities).values({ provider: PROVIDER, subject, customerId: id })
  return id
}

/** The customer who is linked to a subject, or null. Throws for a closed account. */
async function linkedCustomer(tx: Tx, subject: string): Promise<number | null> {
  const [known] = await tx
    .select({ id: customers.id, isActive: customers.isActive })
    .from(customerIdentities)
    .innerJoin(customers, eq(customers.id, customerIdentities.customerId))
    .where(and(eq(customerIdentities.provider, PROVIDER), eq(customerIdentities.subject, subject)))
  if (known && !known.isActive) throw refused()
  return known?.id ?? null
}

/** The open account of an address; its row is locked until the end of the transaction. */
async function lockByEmail(tx: Tx, email: string): Promise<number> {
  const [row] = await tx.select().from(customers).where(eq(customers.email, email)).for('update')
  if (!row?.isActive || row.isStaff || row.isAdmin || row.officeRoles.length > 0) throw refused()
  return row.id
}

async function endOldAccess(tx: Tx, id: number): Promise<void> {
  await tx.update(customers).set({ passwordHash: null, registeredAt: null }).where(eq(customers.id, id))
  await tx.delete(accessTokens).where(eq(accessTokens.customerId, id))
}

/**
 * Returns an access token for the person of Google's token. Throws NOT_FOUND if sign-in with Google is not configured, UNAUTHENTICATED,
 * UNAVAILABLE, TOO_MANY_REQUESTS.
 */
export async function convertToken(
  { client_id, token }: Parsed<'convertToken'>['body'],
  { ip, headers, noteLogin }: CallContext,
): Promise<Answer<'convertToken'>> {
  const { google } = config()
  if (google === null) throw new ApiError('NOT_FOUND', 'Sign-in with Google is not available.')
  if (ip !== null) await takeAttempt(`google:ip:${ip}`, PER_ADDRESS)
  if (client_id !== google.clientId) throw refused()
  const person = await verify(token, google.clientId, google.tokenInfoUrl)
  const id = await withTx((tx) => customerOf(tx, person), { name: 'google.sign-in' })
  noteLogin({ customer: id, factors: 'google' })
  const { token: own, expiresIn } = await issueToken(id, {
    device: deviceName(headers('user-agent')),
    replaced: headers('authorization'),
  })
  return { access_token: own, token_type: 'Bearer', expires_in: expiresIn }
}
