/** The lock of an order: the first lock of every change, so that of two concurrent changes the second one reads the result of the first. */
import { sql } from 'drizzle-orm'

import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { CANCELLED_EVENT } from '@/lib/order/events'
import type { OrderStatus } from '@/lib/order/order-states'

export interface LockedOrder extends Record<string, unknown> {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly total: number
  readonly currency: string
  readonly is_overdue: boolean
}

/** Locks an order. Null when it does not exist. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | null> {
  const {
    rows: [row],
  } = await tx.execute<LockedOrder>(sql`
    select id::int as id, number, status, total, currency, expires_at is not null and expires_at <= now() as is_overdue
    from orders where id = ${id} for update`)
  return row ?? null
}

/**
 * True when the shopper or staff cancelled the locked order itself, not only its payment. In a separate statement: a statement that waited
 * for the lock would not read the result of the first change.
 */
export async function wasCancelledByPerson(tx: Tx, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from order_events where order_id = ${orderId} and kind = ${CANCELLED_EVENT} limit 1`,
  )
  return rowCount === 1
}
