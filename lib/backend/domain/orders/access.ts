/** Access to an order: for anybody who has its look-up secret (result page, mail, account, one-time code). */
import { sql } from 'drizzle-orm'

import { db, type Db } from '@/lib/backend/platform/database/pool'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { ApiError } from '@/lib/contract/errors'

import { lockOrder, type LockedOrder } from './lock-order'
import { isOrderAccess } from './secret'

export interface OrderAccess {
  readonly number: string
  readonly access: string
}

export const orderNotFound = () => new ApiError('NOT_FOUND', 'Order not found.')
/** Compared with when the order does not exist, so that both cases do the same work. */
const NOBODY = { number: '', cart_key: '', access_hash: '0'.repeat(64) }

/** The id of the order with this number and secret. Throws the same NOT_FOUND for an unknown number and a wrong secret. */
export async function orderIdByAccess({ number, access }: OrderAccess, reader: Db = db()): Promise<number> {
  const {
    rows: [row],
  } = await reader.execute<{ id: number; number: string; cart_key: string; access_hash: string }>(
    sql`select id::int as id, number, cart_key, access_hash from orders where number = ${number}`,
  )
  const isRight = isOrderAccess(access, row ?? NOBODY)
  if (!row || !isRight) throw orderNotFound()
  return row.id
}

/** Locks the order with this number and secret. Throws NOT_FOUND. */
export async function lockByAccess(tx: Tx, access: OrderAccess): Promise<LockedOrder> {
  const order = await lockOrder(tx, await orderIdByAccess(access, tx))
  if (!order) throw orderNotFound()
  return order
}

/** Locks an order by its number, for staff. Throws NOT_FOUND. */
export async function lockByNumber(tx: Tx, number: string): Promise<LockedOrder> {
  const {
    rows: [row],
  } = await tx.execute<{ id: number }>(sql`select id::int as id from orders where number = ${number.toUpperCase()}`)
  const order = row ? await lockOrder(tx, row.id) : null
  if (!order) throw orderNotFound()
  return order
}
