/** Log-ins: access tokens of 256 random bits for the browser, their hash in the database. */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { db } from '@/lib/backend/platform/database/pool'
import { accessTokens, customers, secondFactors } from '@/lib/backend/domain/schema/customers'
import { sha256 } from '@/lib/backend/platform/security/secret'
import { config } from '@/lib/config/env'
import { ApiError } from '@/lib/contract/errors'

const TOKEN_SECONDS = 12 * 3600
/** When a log-in was last seen is not written more often. */
const SEEN_EVERY = sql`interval '5 minutes'`
/** A log-in that is not used ends earlier: of staff, who see other people's data, after an hour. Needs `customers` in the statement. */
const IS_USED = sql`${accessTokens.lastSeenAt} > now() - case
  when ${customers.isStaff} or ${customers.isAdmin} or ${customers.officeRoles} <> '{}'
  then interval '1 hour' else interval '4 hours' end`

/** sha256 in hex: the stored form of a token. */
export function hashToken(token: string): string {
  return sha256(token)
}

interface NewLogin {
  /** The hash that the password was compared with. */
  readonly passwordHash?: string
  /** Browser and system, where a browser logs in. */
  readonly device?: string
  readonly hasSecondFactor?: boolean
  /** The Authorization header of the log-in that this one replaces: it ends. */
  readonly replaced?: string | null
  /** A log-in of the back office. */
  readonly isOffice?: boolean
}

/**
 * Creates a token for a customer and deletes the customer's expired ones. If the password hash has changed since it was compared, no token
 * is created, because a new password must end all log-ins. Throws UNAUTHENTICATED, also for a deleted account.
 */
export async function issueToken(
  customerId: number,
  { passwordHash, device = '', hasSecondFactor = false, replaced = null, isOffice = false }: NewLogin = {},
): Promise<{ token: string; expiresIn: number }> {
  const token = randomBytes(32).toString('base64url')
  await db()
    .delete(accessTokens)
    .where(and(eq(accessTokens.customerId, customerId), lt(accessTokens.expiresAt, sql`now()`)))
  // The row is locked against changes: a password change deletes tokens afterwards, so either it deletes this one, or this one is not
  // created.
  const { rowCount } = await db().execute(sql`
    insert into access_tokens (token_hash, customer_id, device, has_second_factor, is_office, expires_at)
    select ${hashToken(token)}, id, ${device}, ${hasSecondFactor}, ${isOffice}, now() + make_interval(secs => ${TOKEN_SECONDS}) from customers
    where id = ${customerId} and is_active ${passwordHash === undefined ? sql`` : sql`and password_hash = ${passwordHash}`} for share`)
  if (rowCount !== 1) throw new ApiError('UNAUTHENTICATED', 'Login failed.')
  const old = bearerToken(replaced)
  if (old !== null) await revokeToken(old)
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

/** The stored form of the token of an Authorization header; empty without one, which is the hash of no token. */
export function tokenHashOf(header: string | null): string {
  const token = bearerToken(header)
  return token === null ? '' : hashToken(token)
}

/**
 * The customer of a valid token, or null. Roles are read each time, so that a change takes effect immediately. Staff have their roles only
 * with a second factor where the shop requires one, or where they have set one up.
 */
export async function principalOf(token: string): Promise<CustomerPrincipal | null> {
  const tokenHash = hashToken(token)
  const [row] = await db()
    .select({
      id: customers.id,
      email: customers.email,
      isClub: customers.isClub,
      isOrgUser: customers.isOrgUser,
      isStaff: customers.isStaff,
      isAdmin: customers.isAdmin,
      officeRoles: customers.officeRoles,
      isOffice: accessTokens.isOffice,
      isShown: accessTokens.hasSecondFactor,
      hasFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      isLongAgo: sql<boolean>`${accessTokens.lastSeenAt} < now() - ${SEEN_EVERY}`,
    })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .leftJoin(secondFactors, eq(secondFactors.customerId, customers.id))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        gt(accessTokens.expiresAt, sql`now()`),
        IS_USED,
        eq(customers.isActive, true),
      ),
    )
  if (!row) return null
  const { isOrgUser, isShown, hasFactor, isLongAgo, ...person } = row
  if (isLongAgo)
    await db().update(accessTokens).set({ lastSeenAt: sql`now()` }).where(eq(accessTokens.tokenHash, tokenHash))
  const isOrg = isOrgUser || row.isAdmin
  const isMissing = !isShown && (hasFactor || config().staffSecondFactor === 'required') && isColleague(row)
  return isMissing
    ? { kind: 'customer', ...person, isOrg, isStaff: false, isAdmin: false, officeRoles: [], lacksSecondFactor: true }
    : { kind: 'customer', ...person, isOrg }
}

/** Works in the shop: such a log-in can need a second factor. */
function isColleague(person: Pick<typeof customers.$inferSelect, 'isStaff' | 'isAdmin' | 'officeRoles'>): boolean {
  return person.isStaff || person.isAdmin || person.officeRoles.length > 0
}

interface OpenLogin {
  readonly id: number
  readonly device: string
  readonly first_seen: string
  readonly last_seen: string
  readonly is_current: boolean
}

/** The open log-ins of a customer, the last seen first. `current`: hash of the caller's token. */
export async function openLogins(customerId: number, current: string): Promise<OpenLogin[]> {
  const rows = await db()
    .select({ login: accessTokens })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .where(and(eq(accessTokens.customerId, customerId), gt(accessTokens.expiresAt, sql`now()`), IS_USED))
    .orderBy(desc(accessTokens.lastSeenAt), desc(accessTokens.id))
  return rows.map(({ login: row }) => ({
    id: row.id,
    device: row.device,
    first_seen: row.createdAt.toISOString(),
    last_seen: row.lastSeenAt.toISOString(),
    is_current: row.tokenHash === current,
  }))
}

/** Ends one log-in of a customer, or all but the caller's. An unknown one changes nothing. */
export async function endLogins(customerId: number, current: string, id: number | null): Promise<void> {
  const which = id === null ? ne(accessTokens.tokenHash, current) : eq(accessTokens.id, id)
  await db()
    .delete(accessTokens)
    .where(and(eq(accessTokens.customerId, customerId), which))
}

/** Ends every log-in of the account with this e-mail address, or of all accounts. Returns how many there were. */
export async function endLoginsOf(email: string | null): Promise<number> {
  const { rowCount } = await db().execute(
    email === null
      ? sql`delete from access_tokens`
      : sql`delete from access_tokens where customer_id in (select id from customers where email = ${email.trim().toLowerCase()})`,
  )
  return rowCount ?? 0
}
