/**
 * The state machine of a payment. Locks the order first, so that events, the shopper's return and the expiry of the order come one after
 * the other, in any order and any number.
 */
import { asc, eq, sql } from 'drizzle-orm'

import { orderEvents, orderLines } from '@/lib/backend/db/schema'
import { step } from '@/lib/backend/db/steps'
import { withTx, type Tx } from '@/lib/backend/db/with-tx'
import { noteEvent } from '@/lib/backend/orders/events'
import { endUnpaid, lockOrder, markPaid, type LockedOrder } from '@/lib/backend/orders/finalise'
import { takeHoldings } from '@/lib/backend/orders/holdings'
import { RaceLost, type OrderHoldings } from '@/lib/backend/orders/order-types'
import { reserveStock } from '@/lib/backend/orders/stock'
import { enqueue } from '@/lib/backend/outbox/enqueue'
import { isDeadOrder } from '@/lib/cart/order-status'

interface StoredEvent extends Record<string, unknown> {
  reference: string
  kind: 'captured' | 'cancelled' | 'failed'
  amount: number
  currency: string
}

interface Payment extends Record<string, unknown> {
  id: number
  order_id: number
  amount: number
  currency: string
  status: 'open' | 'captured' | 'cancelled' | 'failed' | 'refunded'
}

/** Works on a stored event; a second call for the same event does nothing. An unknown payment leaves it for later. */
export async function processEvent(provider: string, eventId: string): Promise<void> {
  try {
    await withTx((tx) => work(tx, provider, eventId, true), { name: 'payment' })
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error
    // The money came too late: what the order held is somebody else's now.
    await withTx((tx) => work(tx, provider, eventId, false), { name: 'payment' })
  }
}

async function work(tx: Tx, provider: string, eventId: string, mayRevive: boolean): Promise<void> {
  const { rows: [event] } = await tx.execute<StoredEvent>(sql`
    select reference, kind, (payload ->> 'amount')::float8 as amount, payload ->> 'currency' as currency
    from payment_events where provider = ${provider} and event_id = ${eventId} and processed_at is null`)
  if (!event) return
  const { rows: [known] } = await tx.execute<{ order_id: number }>(sql`
    select order_id::int as order_id from payments where provider = ${provider} and reference = ${event.reference}`)
  if (!known) return
  const order = await step('payment.lock', () => lockOrder(tx, known.order_id))
  const { rows: [payment] } = await tx.execute<Payment>(sql`
    select id::int as id, order_id::int as order_id, amount, currency, status from payments
    where provider = ${provider} and reference = ${event.reference} for update`)
  // Claimed under the order's lock: of two workers on the same event one goes on.
  const { rowCount } = await tx.execute(sql`
    update payment_events set processed_at = now() where provider = ${provider} and event_id = ${eventId} and processed_at is null`)
  if (!order || !payment || rowCount !== 1) return
  if (event.kind === 'captured') await step('payment.capture', () => capture(tx, order, payment, event, mayRevive))
  else await step('payment.end', () => end(tx, order, payment, event.kind === 'cancelled' ? 'cancelled' : 'failed'))
}

async function setStatus(tx: Tx, payment: Payment, status: Payment['status']): Promise<void> {
  await tx.execute(sql`update payments set status = ${status} where id = ${payment.id}`)
}

async function capture(tx: Tx, order: LockedOrder, payment: Payment, event: StoredEvent, mayRevive: boolean): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'refunded') return
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    const facts = { expected: payment.amount, currency: payment.currency, got: event.amount, got_currency: event.currency }
    await noteEvent(tx, order.id, 'payment_mismatch', facts)
    await enqueue(tx, 'refund_due', `refund-due:${payment.id}:mismatch`, { order_id: order.id, ...facts })
    return
  }
  await setStatus(tx, payment, 'captured')
  if (order.status === 'pending_payment') return markPaid(tx, order)
  if (isDeadOrder(order.status) && mayRevive) return revive(tx, order)
  // Paid twice, or paid after everything had been given back: the money goes back to the shopper.
  await noteEvent(tx, order.id, 'refund_due', { amount: payment.amount, currency: payment.currency })
  await enqueue(tx, 'refund_due', `refund-due:${payment.id}`, { order_id: order.id, amount: payment.amount, currency: payment.currency })
  if (isDeadOrder(order.status)) await enqueue(tx, 'refund_notice', `refund-notice:${payment.id}`, { order_id: order.id })
}

/** Takes again what a dead order had given back, all of it or nothing. Throws RaceLost. */
async function revive(tx: Tx, order: LockedOrder): Promise<void> {
  const [created] = await tx.select({ data: orderEvents.data }).from(orderEvents)
    .where(sql`${orderEvents.orderId} = ${order.id} and ${orderEvents.kind} = 'created'`).limit(1)
  if (!created) throw new RaceLost('stock')
  const holdings = created.data as unknown as OrderHoldings
  const lines = await tx.select({ lineId: orderLines.id, variantId: orderLines.variantId, quantity: orderLines.quantity, extraData: orderLines.extraData })
    .from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.lineNumber))
  await noteEvent(tx, order.id, 'revived')
  await markPaid(tx, order)
  await takeHoldings(tx, order.id, holdings)
  const stocked = lines.flatMap(({ lineId, variantId, quantity, extraData }) =>
    variantId !== null && extraData?.on_order !== 'true' ? [{ lineId, variantId, quantity }] : [])
  await reserveStock(tx, order.id, stocked, holdings.pickup_store_id)
}

async function end(tx: Tx, order: LockedOrder, payment: Payment, status: 'cancelled' | 'failed'): Promise<void> {
  // What was captured stays captured: a cancellation that arrives later is old news.
  if (payment.status !== 'open') return
  await setStatus(tx, payment, status)
  if (order.status !== 'pending_payment') return
  if (status === 'cancelled') await endUnpaid(tx, order, 'cancelled', 'payment_cancelled')
  else await endUnpaid(tx, order, 'payment_failed', 'payment_failed')
}
