/** How a return ends: cancelled by whoever sent it, the goods received by staff, or an exchange whose goods did not come in three weeks. */
import { sql } from 'drizzle-orm'

import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { eachOnItsOwn } from '@/lib/backend/platform/jobs/each'
import { lockByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { noteEvent } from '@/lib/backend/domain/orders/events'
import { lockOrder } from '@/lib/backend/domain/orders/finalise'
import { releaseForReturn } from '@/lib/backend/domain/orders/stock'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { ApiError } from '@/lib/contract/errors'
import type { MoveReturn } from '@/lib/contract/schemas/order'
import type { ReturnStatus } from '@/lib/order/return-machine'

import { payBack } from './pay-back'

interface Return extends Record<string, unknown> {
  id: number
  number: string
  order_id: number
  kind: 'refund' | 'exchange'
  status: ReturnStatus
  refund: number
  is_overdue: boolean
}

const notFound = () => new ApiError('NOT_FOUND', 'Return not found.')

async function findReturn(tx: Tx, number: string): Promise<Return> {
  const {
    rows: [row],
  } = await tx.execute<Return>(sql`
    select id::int as id, number, order_id::int as order_id, kind, status, refund, reserved_until <= now() as is_overdue
    from returns where number = ${number.toUpperCase()}`)
  if (!row) throw notFound()
  return row
}

/** The return under its order's lock, read again. */
async function lockReturn(tx: Tx, number: string): Promise<Return> {
  const { order_id: orderId } = await findReturn(tx, number)
  await lockOrder(tx, orderId)
  return findReturn(tx, number)
}

/** Its lines may be returned anew, and what an exchange kept goes back on the shelf. */
async function undo(tx: Tx, { id }: Return, status: 'cancelled' | 'expired'): Promise<void> {
  await tx.execute(sql`update returns set status = ${status}, ended_at = now() where id = ${id}`)
  await tx.execute(
    sql`update order_lines l set returned = l.returned - r.quantity from return_lines r where r.return_id = ${id} and l.id = r.line_id`,
  )
  await releaseForReturn(tx, id)
}

/** POST /api/order/return/cancel/: the goods stay with the shopper. Again is the same. Throws NOT_FOUND, CONFLICT once they have arrived. */
export async function cancelReturn(access: OrderAccess, returnNumber: string): Promise<void> {
  await withTx(
    async (tx) => {
      const order = await lockByAccess(tx, access)
      const found = await findReturn(tx, returnNumber)
      if (found.order_id !== order.id) throw notFound()
      await cancelLocked(tx, found)
    },
    { name: 'return.cancel' },
  )
}

async function cancelLocked(tx: Tx, found: Return): Promise<void> {
  if (found.status === 'cancelled') return
  if (found.status !== 'registered')
    throw new ApiError('CONFLICT', 'This return has ended.', { details: { reason: 'status', status: found.status } })
  await noteEvent(tx, found.order_id, 'return_cancelled', { number: found.number })
  await undo(tx, found, 'cancelled')
}

/** POST /api/staff/return/: the same move again changes nothing. Throws NOT_FOUND, CONFLICT. */
export async function moveReturn({
  return_number: number,
  status,
  restock_store_id: storeId,
}: MoveReturn): Promise<{ return_number: string; status: ReturnStatus; refund: number }> {
  return step('return.move', () =>
    withTx(
      async (tx) => {
        const found = await lockReturn(tx, number)
        const answer = { return_number: found.number, status, refund: found.refund }
        if (found.status === status) return answer
        if (status === 'cancelled') {
          await cancelLocked(tx, found)
          return answer
        }
        if (found.status !== 'registered')
          throw new ApiError('CONFLICT', 'This return has ended.', {
            field: 'status',
            details: { status: found.status },
          })
        await tx.execute(sql`update returns set status = 'received', ended_at = now() where id = ${found.id}`)
        // Gift cards before stock, as orders take them: the other way round the two would wait for each other. Stock is last: others wait for it.
        if (found.kind === 'refund')
          await payBack(tx, { orderId: found.order_id, returnId: found.id, amount: found.refund })
        await noteEvent(tx, found.order_id, 'return_received', { number: found.number })
        if (found.kind === 'exchange') await noteEvent(tx, found.order_id, 'exchange_sent', { number: found.number })
        await enqueue(tx, 'return_received', `return-received:${found.id}`, {
          order_id: found.order_id,
          return_number: found.number,
        })
        if (storeId !== null) await restock(tx, found.id, storeId)
        return answer
      },
      { name: 'return.move' },
    ),
  )
}

async function restock(tx: Tx, returnId: number, storeId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`select 1 from stores where id = ${storeId}`)
  if (rowCount !== 1) throw new ApiError('BAD_REQUEST', 'There is no such store.', { field: 'restock_store_id' })
  const { rows } = await tx.execute<{ variant_id: number; quantity: number }>(sql`
    select l.variant_id, sum(r.quantity)::int as quantity from return_lines r join order_lines l on l.id = r.line_id
    where r.return_id = ${returnId} and l.variant_id is not null group by l.variant_id order by l.variant_id`)
  for (const { variant_id: variantId, quantity } of rows)
    await adjustStock(tx, { variantId, storeId, delta: quantity, reason: 'return', returnId })
}

const BATCH = 100

/** Ends exchanges whose goods did not come in time; gives their number. Each has its own transaction and is looked at again under its lock. */
export async function expireExchanges(): Promise<number> {
  const { rows } = await db().execute<{ number: string }>(sql`
    select number from returns where status = 'registered' and reserved_until <= now() order by reserved_until limit ${BATCH}`)
  return eachOnItsOwn(
    rows,
    ({ number }) => ({ return: number }),
    ({ number }) =>
      step('return.expire', () =>
        withTx(
          async (tx) => {
            const found = await lockReturn(tx, number)
            if (found.status !== 'registered' || !found.is_overdue) return false
            await noteEvent(tx, found.order_id, 'exchange_expired', { number })
            await enqueue(tx, 'exchange_expired', `exchange-expired:${found.id}`, {
              order_id: found.order_id,
              return_number: number,
            })
            await undo(tx, found, 'expired')
            return true
          },
          { name: 'return.expire' },
        ),
      ),
  )
}
