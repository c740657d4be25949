/** Access tokens: 256 random bits for the browser, their hash in the database. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/api/types'
import { db } from '@/lib/backend/db/pool'
import { accessTokens, customers } from '@/lib/backend/db/schema'

export const TOKEN_SECONDS = 12 * 3600

/** sha256 in hex: what is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Makes a token for a customer and throws away the customer's expired ones. */
export async function issueToken(customerId: number): Promise<{ token: string; expiresIn: number }> {
  const token = randomBytes(32).toString('base64url')
  await db().delete(accessTokens).where(and(eq(accessTokens.customerId, customerId), lt(accessTokens.expiresAt, sql`now()`)))
  await db().insert(accessTokens).values({ tokenHash: hashToken(token), customerId, expiresAt: sql`now() + make_interval(secs => ${TOKEN_SECONDS})` })
  return { token, expiresIn: TOKEN_SECONDS }
}

/** Ends a token; an unknown one changes nothing. */
export async function revokeToken(token: string): Promise<void> {
  await db().delete(accessTokens).where(eq(accessTokens.tokenHash, hashToken(token)))
}

/** The token of an Authorization header, or null when there is none that looks like ours. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null
}

/** The customer of a token that is still good, or null. Roles are read each time, so that a change counts at once. */
export async function principalOf(token: string): Promise<Extract<Principal, { kind: 'customer' }> | null> {
  const [row] = await db()
    .select({
      id: customers.id, email: customers.email, isClub: customers.isClub, isOrgUser: customers.isOrgUser, isStaff: customers.isStaff, isAdmin: customers.isAdmin,
    })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), gt(accessTokens.expiresAt, sql`now()`), eq(customers.isActive, true)))
  if (!row) return null
  const { isOrgUser, ...person } = row
  return { kind: 'customer', ...person, isOrg: isOrgUser || row.isAdmin }
}
