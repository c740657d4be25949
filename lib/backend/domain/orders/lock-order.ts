/** The lock of an order: the first lock of everything that changes one, so that of two changes at once the second sees what the first left. */
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

/** Locks an order. Null when there is none. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | null> {
  const {
    rows: [row],
  } = await tx.execute<LockedOrder>(sql`
    select id::int as id, number, status, total, currency, expires_at is not null and expires_at <= now() as is_overdue
    from orders where id = ${id} for update`)
  return row ?? null
}

/**
 * Did the shopper or staff cancel the locked order itself, not only its payment? A statement of its own: one that waited for the lock would
 * not see it.
 */
export async function wasCancelledByPerson(tx: Tx, orderId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from order_events where order_id = ${orderId} and kind = ${CANCELLED_EVENT} limit 1`,
  )
  return rowCount === 1
}
