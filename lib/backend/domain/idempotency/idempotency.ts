/** Idempotency keys: rows in the same transaction as the protected change, separate for each caller and route (decision 4). */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { db, type Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'

export interface IdempotencyKey {
  readonly principal: string
  readonly route: string
  readonly key: string
}

/** The key of a request, or null without the header. Throws BAD_REQUEST for an invalid key. */
export function idempotencyKey(header: string | null, principal: Principal, route: string): IdempotencyKey | null {
  if (header === null) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw new ApiError('BAD_REQUEST', 'The Idempotency-Key must be 8 to 200 visible ASCII characters.', {
      field: 'Idempotency-Key',
    })
  }
  return { principal: principal.kind === 'customer' ? `customer:${principal.id}` : 'guest', route, key: header }
}

/**
 * Claims a key for this transaction; waits for a running request with the same key. Returns the stored response of a finished one, else
 * null: then this request does the work, or continues what an interrupted one has left. Throws IDEMPOTENCY_MISMATCH when the key was used
 * for another request.
 */
export async function claimKey(
  tx: Tx,
  { principal, route, key }: IdempotencyKey,
  requestHash: string,
): Promise<unknown> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys (principal, route, key, request_hash) values (${principal}, ${route}, ${key}, ${requestHash})
    on conflict do nothing`)
  if (rowCount === 1) return null
  const {
    rows: [known],
  } = await tx.execute<{ request_hash: string; response: unknown }>(sql`
    select request_hash, response from idempotency_keys where principal = ${principal} and route = ${route} and key = ${key}`)
  if (!known) return null
  if (known.request_hash !== requestHash) {
    throw new ApiError('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request.', {
      field: 'Idempotency-Key',
    })
  }
  return known.response
}

/** Stores the response; an existing one is not replaced. `writer`: the transaction of the protected change, if it is a single one. */
export async function finishKey(
  { principal, route, key }: IdempotencyKey,
  status: number,
  response: Record<string, unknown>,
  writer: Db = db(),
): Promise<void> {
  await writer.execute(sql`
    update idempotency_keys set status = ${status}, response = ${JSON.stringify(response)}::jsonb
    where principal = ${principal} and route = ${route} and key = ${key} and response is null`)
}
