/**
 * Keys with which other systems call the shop API. The database has a hash of each; a key may do what its permissions say, in calls that
 * need no person.
 */
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { sha256 } from '@/lib/backend/platform/security/secret'
import { takeAttempt } from '@/lib/backend/platform/security/rate-limit'
import { type Db, db } from '@/lib/backend/platform/database/pool'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { integrationKeys } from '@/lib/backend/domain/schema/integrations'
import { type Call, needsPerson } from '@/lib/contract/calls/call'
import { allCalls } from '@/lib/contract/all-calls'
import { isPermission, type Permission, PERMISSIONS } from '@/lib/contract/access/permissions'
import { ApiError } from '@/lib/contract/errors'

/** By which programs that search for leaked secrets find one. */
const MARK = 'polku_'
const SHOWN = MARK.length + 6
const CALLS = { limit: 600, windowSeconds: 60 }
/** When a key was last used is not written more often. */
const SEEN_EVERY = sql`interval '1 minute'`
const MAX_LABEL = 100

export const isKey = (token: string): boolean => token.startsWith(MARK)

/** Who may do what is given by people alone, and a customer's data is handed over and erased by somebody who is named for it. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'office.people.write',
  'office.integrations.write',
  'office.customers.export',
  'office.customers.erase',
] satisfies Permission[])
/** What calls of the back office ask for by the kind of record. */
const OF_RECORDS = Object.keys(PERMISSIONS).filter((name) => name.startsWith('office.') && !OF_PEOPLE.has(name))

/** The permissions that a key may have: those of calls that need no person. */
export const KEY_PERMISSIONS: readonly Permission[] = [
  ...new Set([
    ...Object.values<Call>(allCalls).flatMap((call) => (needsPerson(call) ? [] : [call.access])),
    ...OF_RECORDS,
  ]),
].filter(isPermission)

export interface NewKey {
  readonly id: number
  /** Shown once. */
  readonly key: string
}

/** Makes a key. `days`: until it expires; null: it does not. Throws BAD_REQUEST. */
export async function createKey(
  label: string,
  permissions: readonly Permission[],
  days: number | null,
  writer: Db = db(),
): Promise<NewKey> {
  if (label.trim() === '' || label.length > MAX_LABEL)
    throw new ApiError('BAD_REQUEST', 'Give the key a name of 1 to 100 characters.', { field: 'label' })
  const wrong = permissions.find((permission) => !KEY_PERMISSIONS.includes(permission))
  if (wrong !== undefined || permissions.length === 0)
    throw new ApiError('BAD_REQUEST', `A key may have ${KEY_PERMISSIONS.join(', ')}.`, { field: 'permissions' })
  if (days !== null && !(Number.isSafeInteger(days) && days > 0 && days <= 3_650))
    throw new ApiError('BAD_REQUEST', 'A key expires after 1 to 3650 days.', { field: 'days' })
  const key = MARK + randomBytes(32).toString('base64url')
  const [row] = await writer
    .insert(integrationKeys)
    .values({
      label: label.trim(),
      prefix: key.slice(0, SHOWN),
      keyHash: sha256(key),
      permissions: [...new Set(permissions)],
      expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: integrationKeys.id })
  if (!row) throw new Error('A key was not written.')
  return { id: row.id, key }
}

/** Every key with its beginning, never the key. */
export function listKeys() {
  const { id, label, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt } = integrationKeys
  return db()
    .select({ id, label, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt })
    .from(integrationKeys)
    .orderBy(id)
}

/** Ends a key; it opens nothing from the next call on. */
export async function revokeKey(id: number, writer: Db = db()): Promise<void> {
  const { rowCount } = await writer
    .update(integrationKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(integrationKeys.id, id), isNull(integrationKeys.revokedAt)))
  if (rowCount !== 1) throw new ApiError('NOT_FOUND', 'There is no such key, or it was revoked before.')
}

/** The system whose key this is, or null. Counts the call; throws TOO_MANY_REQUESTS. */
export async function integrationOf(key: string): Promise<Principal | null> {
  const [row] = await db()
    .select({
      id: integrationKeys.id,
      permissions: integrationKeys.permissions,
      isLongAgo: sql<boolean>`coalesce(${integrationKeys.lastUsedAt} < now() - ${SEEN_EVERY}, true)`,
    })
    .from(integrationKeys)
    .where(
      and(
        eq(integrationKeys.keyHash, sha256(key)),
        isNull(integrationKeys.revokedAt),
        sql`(${integrationKeys.expiresAt} is null or ${integrationKeys.expiresAt} > now())`,
      ),
    )
  if (!row) return null
  await takeAttempt(`key:${row.id}`, CALLS)
  if (row.isLongAgo)
    await db().update(integrationKeys).set({ lastUsedAt: sql`now()` }).where(eq(integrationKeys.id, row.id))
  return { kind: 'guest', integration: { id: row.id, permissions: new Set(row.permissions) } }
}
