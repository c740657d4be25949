/**
 * The end of a return: cancelled by the shopper, the products received by staff, or an exchange whose products did not arrive within three
 * weeks.
 */
import { sql } from 'drizzle-orm'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { adjustStock } from '@/lib/backend/domain/catalogue/adjust-stock'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { eachIndependently } from '@/lib/backend/platform/jobs/each'
import { lockByAccess, type OrderAccess } from '@/lib/backend/domain/orders/access'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import { addEvent } from '@/lib/backend/domain/orders/events'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { releaseForReturn } from '@/lib/backend/domain/orders/stock'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { recheckReviews } from '@/lib/backend/domain/orders/verified-reviews'
import { ApiError } from '@/lib/contract/errors'
import type { MoveReturn } from '@/lib/contract/schemas/order'
import { type FromOf, startsFrom } from '@/lib/order/machine'
import { CANCELLED_RETURN, OPEN_RETURNS, RETURN, type ReturnStatus } from '@/lib/order/return-machine'

import { confirmReasons, requireColleague } from './confirm-reasons'
import { refundReturn } from './refund-return'
import { settleReturns } from './settle-order'

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

/** The return, read again under its order's lock. */
async function lockReturn(tx: Tx, number: string): Promise<Return> {
  const { order_id: orderId } = await findReturn(tx, number)
  await lockOrder(tx, orderId)
  return findReturn(tx, number)
}

/** Ends a return whose products are not sent: its units can be returned again, and what an exchange reserved is released. */
const withoutGoods = (tx: Tx, { id }: Return) => ({
  release_units: () =>
    tx.execute(
      sql`update order_lines l set returned = l.returned - r.quantity from return_lines r where r.return_id = ${id} and l.id = r.line_id`,
    ),
  release_exchange: () => releaseForReturn(tx, id),
})

const ENDED = sql`ended_at = now()`
const timelineOf = ({ order_id: orderId, number }: Return) => ({ orderId, data: { number } })

/**
 * POST /api/order/return/cancel/: the shopper keeps the products. Repeating it changes nothing. Throws NOT_FOUND, CONFLICT once they have
 * arrived.
 */
export async function cancelReturn(access: OrderAccess, returnNumber: string): Promise<void> {
  await withTx(
    async (tx) => {
      const order = await lockByAccess(tx, access)
      const found = await findReturn(tx, returnNumber)
      if (found.order_id !== order.id) throw notFound()
      await cancelLocked(tx, found, 'shopper')
    },
    { name: 'return.cancel' },
  )
}

async function cancelLocked(tx: Tx, found: Return, by: 'shopper' | 'staff'): Promise<void> {
  if (found.status === CANCELLED_RETURN) return
  if (!startsFrom(RETURN, 'cancel', found))
    throw new ApiError('CONFLICT', 'This return has ended.', { details: { reason: 'status', status: found.status } })
  await changeState(tx, RETURN, 'cancel', {
    row: found,
    by,
    set: ENDED,
    timeline: timelineOf(found),
    effects: withoutGoods(tx, found),
  })
  // More is kept again: the open returns of this order may give back less, or more.
  await settleReturns(tx, found.order_id)
}

/**
 * POST /api/staff/return/: the same change again does nothing. On arrival staff confirm or change the shopper's reasons. Throws NOT_FOUND,
 * CONFLICT, BAD_REQUEST, FORBIDDEN for a return of the caller's own order.
 */
export async function moveReturn(
  { return_number: number, status, ...arrival }: MoveReturn,
  principal: Principal,
): Promise<{ return_number: string; status: ReturnStatus; refund: number }> {
  return step('return.move', () =>
    withTx(
      async (tx) => {
        const found = await lockReturn(tx, number)
        const answer = { return_number: found.number, status, refund: found.refund }
        if (found.status === status) return answer
        if (status === CANCELLED_RETURN) {
          await cancelLocked(tx, found, 'staff')
          return answer
        }
        if (!startsFrom(RETURN, 'receive', found))
          throw new ApiError('CONFLICT', 'This return has ended.', {
            field: 'status',
            details: { status: found.status },
          })
        const refund = await receive(tx, found, arrival, principal)
        await recheckReviews(tx, found.order_id)
        return { ...answer, refund }
      },
      { name: 'return.move' },
    ),
  )
}

/** What staff say when the products arrive. */
type Arrival = Pick<MoveReturn, 'restock_store_id' | 'reasons' | 'note'>
type OpenReturn = Return & { readonly status: FromOf<typeof RETURN, 'receive'> }

/**
 * Returns the refund: computed again, because of several open returns the first one to arrive is the first one to be paid. Gift cards
 * before stock, in the same order as orders: otherwise the two could deadlock.
 */
async function receive(
  tx: Tx,
  found: OpenReturn,
  { restock_store_id: storeId, reasons = [], note = '' }: Arrival,
  principal: Principal,
): Promise<number> {
  const { id, number, order_id: orderId } = found
  const isExchange = found.kind === 'exchange'
  const by = await requireColleague(tx, orderId, principal)
  const decision = await confirmReasons(tx, found, { reasons, note, by })
  const amount = (await settleReturns(tx, orderId, id)).find((settled) => settled.id === id)?.refund ?? 0
  await changeState(tx, RETURN, 'receive', {
    row: found,
    by: 'staff',
    set: ENDED,
    timeline: { orderId, data: { number, ...decision, ...(!isExchange && { refund: amount }) } },
    effects: {
      refund: async () => (isExchange ? undefined : refundReturn(tx, { orderId, returnId: id, amount })),
      send_exchange: async () => (isExchange ? addEvent(tx, orderId, 'exchange_sent', { number }) : undefined),
      mail_received: () =>
        enqueue(tx, 'return_received', `return-received:${id}`, { order_id: orderId, return_number: number }),
      restock: async () => (storeId === null ? undefined : restock(tx, id, storeId)),
    },
  })
  return amount
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

/**
 * Ends exchanges whose products did not arrive in time; returns their number. Each has its own transaction and is checked again under its
 * lock.
 */
export async function expireExchanges(): Promise<number> {
  const { rows } = await db().execute<{ number: string }>(sql`
    select number from returns where ${inStates('status', OPEN_RETURNS)} and reserved_until <= now() order by reserved_until limit ${BATCH}`)
  return eachIndependently(
    rows,
    ({ number }) => ({ return: number }),
    ({ number }) =>
      step('return.expire', () =>
        withTx(
          async (tx) => {
            const found = await lockReturn(tx, number)
            if (!found.is_overdue || !startsFrom(RETURN, 'expire', found)) return false
            await changeState(tx, RETURN, 'expire', {
              row: found,
              by: 'clock',
              set: ENDED,
              timeline: timelineOf(found),
              effects: {
                mail_expired: () =>
                  enqueue(tx, 'exchange_expired', `exchange-expired:${found.id}`, {
                    order_id: found.order_id,
                    return_number: number,
                  }),
                ...withoutGoods(tx, found),
              },
            })
            return true
          },
          { name: 'return.expire' },
        ),
      ),
  )
}
