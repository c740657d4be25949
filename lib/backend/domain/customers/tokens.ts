/** Access tokens: 256 random bits for the browser, their hash in the database. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { accessTokens, customers } from '@/lib/backend/domain/schema/customers'
import { ApiError } from '@/lib/contract/errors'

const TOKEN_SECONDS = 12 * 3600

/** sha256 in hex: the stored form of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Creates a token for a customer and deletes the customer's expired ones. `passwordHash`: the hash that the password was compared with. If
 * it has changed since, no token is created, because a new password must end all log-ins. Throws UNAUTHENTICATED, also for a deleted
 * account.
 */
export async function issueToken(
  customerId: number,
  passwordHash?: string,
): Promise<{ token: string; expiresIn: number }> {
  const token = randomBytes(32).toString('base64url')
  await db()
    .delete(accessTokens)
    .where(and(eq(accessTokens.customerId, customerId), lt(accessTokens.expiresAt, sql`now()`)))
  // The row is locked against changes: a password change deletes tokens afterwards, so either it deletes this one, or this one is not
  // created.
  const { rowCount } = await db().execute(sql`
    insert into access_tokens (token_hash, customer_id, expires_at)
    select ${hashToken(token)}, id, now() + make_interval(secs => ${TOKEN_SECONDS}) from customers
    where id = ${customerId} and is_active ${passwordHash === undefined ? sql`` : sql`and password_hash = ${passwordHash}`} for share`)
  if (rowCount !== 1) throw new ApiError('UNAUTHENTICATED', 'Login failed.')
  return { token, expiresIn: TOKEN_SECONDS }
}

/** Deletes a token; an unknown one changes nothing. */
export async function revokeToken(token: string): Promise<void> {
  await db()
    .delete(accessTokens)
    .where(eq(accessTokens.tokenHash, hashToken(token)))
}

/** The token of an Authorization header, or null when it does not have the format of the shop's tokens. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null
}

/** The customer of a valid token, or null. Roles are read each time, so that a change takes effect immediately. */
export async function principalOf(token: string): Promise<Extract<Principal, { kind: 'customer' }> | null> {
  const [row] = await db()
    .select({
      id: customers.id,
      email: customers.email,
      isClub: customers.isClub,
      isOrgUser: customers.isOrgUser,
      isStaff: customers.isStaff,
      isAdmin: customers.isAdmin,
    })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashToken(token)),
        gt(accessTokens.expiresAt, sql`now()`),
        eq(customers.isActive, true),
      ),
    )
  if (!row) return null
  const { isOrgUser, ...person } = row
  return { kind: 'customer', ...person, isOrg: isOrgUser || row.isAdmin }
}
