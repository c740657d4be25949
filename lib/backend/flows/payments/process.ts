/**
 * The state machine of a payment. Locks the order first, so that events, the shopper's return and the expiry of the order come one after
 * the other, in any order and any number.
 */
import { eq, sql, type SQL } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { orderEvents, orderLines } from '@/lib/backend/domain/schema'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { noteEvent } from '@/lib/backend/domain/orders/events'
import { endUnpaid, isCalledOff, lockOrder, markPaid, type LockedOrder } from '@/lib/backend/domain/orders/finalise'
import { takeHoldings } from '@/lib/backend/domain/orders/holdings'
import { RaceLost, type OrderHoldings } from '@/lib/backend/domain/orders/order-types'
import { reserveStock } from '@/lib/backend/domain/orders/stock'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { hasEndedUnpaid } from '@/lib/order/order-states'

import { findPayment, forProvider, type PaymentRow } from './payment-row'
import type { PaymentEvent, PaymentState } from './port'
import { providerNamed } from './providers'
import { requestRefund } from './refunds'

interface StoredEvent extends Record<string, unknown> {
  reference: string
  kind: PaymentEvent['kind']
  amount: number
  currency: string
  capture_id: string | null
  /** Changes with every repetition of an event that only says "something changed". */
  received: string
}

type Settled = Exclude<PaymentState, { kind: 'open' }>

/**
 * Works on a stored event; a second call for the same event does nothing. An unknown payment leaves it for later. The provider is asked, if
 * it must be, before any transaction is open.
 */
export async function processEvent(provider: string, eventId: string): Promise<void> {
  const {
    rows: [event],
  } = await db().execute<StoredEvent>(sql`
    select reference, kind, (payload ->> 'amount')::float8 as amount, payload ->> 'currency' as currency, payload ->> 'capture_id' as capture_id,
      received_at::text as received
    from payment_events where provider = ${provider} and event_id = ${eventId} and processed_at is null`)
  const payment = event && (await findPayment(db(), provider, event.reference))
  if (!event || !payment) return
  const state = await stateOf(event, payment)
  const claim = sql`
    update payment_events set processed_at = now()
    where provider = ${provider} and event_id = ${eventId} and processed_at is null and received_at = ${event.received}::timestamptz`
  if (state.kind === 'open') return void (await db().execute(claim))
  try {
    await withTx((tx) => settle(tx, payment, state, claim, true), { name: 'payment' })
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error
    // The money came too late: what the order held is somebody else's now.
    await withTx((tx) => settle(tx, payment, state, claim, false), { name: 'payment' })
  }
}

async function stateOf(
  { kind, amount, currency, capture_id: captureId }: StoredEvent,
  payment: PaymentRow,
): Promise<PaymentState> {
  if (kind !== 'changed') return { kind, amount, currency, captureId }
  const provider = await providerNamed(payment.provider)
  return step('payment.look', () => provider.look(forProvider(payment)))
}

async function settle(tx: Tx, known: PaymentRow, state: Settled, claim: SQL, mayRevive: boolean): Promise<void> {
  const order = await step('payment.lock', () => lockOrder(tx, known.order_id))
  const payment = await findPayment(tx, known.provider, known.reference, true)
  // Claimed under the order's lock: of two workers on the same event one goes on.
  const { rowCount } = await tx.execute(claim)
  if (!order || !payment || rowCount !== 1) return
  if (state.amount !== payment.amount || state.currency !== payment.currency)
    return reportMismatch(tx, order, payment, state)
  if (state.kind === 'captured') await step('payment.capture', () => capture(tx, order, payment, state, mayRevive))
  else await step('payment.end', () => end(tx, order, payment, state.kind === 'cancelled' ? 'cancelled' : 'failed'))
}

async function setStatus(tx: Tx, payment: PaymentRow, status: PaymentRow['status']): Promise<void> {
  await tx.execute(sql`update payments set status = ${status} where id = ${payment.id}`)
}

/** Another amount or currency than the order's settles nothing: people look at it. What was settled before stays as it is. */
async function reportMismatch(tx: Tx, order: LockedOrder, payment: PaymentRow, state: Settled): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'refunded') return
  const facts = {
    state: state.kind,
    expected: payment.amount,
    currency: payment.currency,
    got: state.amount,
    got_currency: state.currency,
  }
  await noteEvent(tx, order.id, 'payment_mismatch', facts)
  await enqueue(tx, 'refund_due', `refund-due:${payment.id}:mismatch`, { order_id: order.id, ...facts })
}

async function capture(
  tx: Tx,
  order: LockedOrder,
  payment: PaymentRow,
  { captureId }: Settled,
  mayRevive: boolean,
): Promise<void> {
  if (payment.status === 'captured' || payment.status === 'refunded') return
  await tx.execute(sql`update payments set status = 'captured', capture_id = ${captureId} where id = ${payment.id}`)
  if (order.status === 'pending_payment') return markPaid(tx, order)
  const calledOff = hasEndedUnpaid(order.status) && (await isCalledOff(tx, order.id))
  if (hasEndedUnpaid(order.status) && mayRevive && !calledOff) return revive(tx, order)
  // Paid twice, or paid after everything had been given back: the money goes back to the shopper.
  const refund = await requestRefund(tx, { orderId: order.id, amount: payment.amount, key: `late:${payment.id}` })
  if (calledOff)
    await enqueue(tx, 'order_cancelled', `order-cancelled:${order.id}:${payment.id}`, { order_id: order.id, refund })
  else if (hasEndedUnpaid(order.status))
    await enqueue(tx, 'refund_notice', `refund-notice:${payment.id}`, { order_id: order.id })
}

/** Takes again what a dead order had given back, all of it or nothing. Throws RaceLost. */
async function revive(tx: Tx, order: LockedOrder): Promise<void> {
  const [created] = await tx
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(sql`${orderEvents.orderId} = ${order.id} and ${orderEvents.kind} = 'created'`)
    .limit(1)
  if (!created) throw new RaceLost('stock')
  const holdings = created.data as unknown as OrderHoldings
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, extraData: orderLines.extraData })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  await noteEvent(tx, order.id, 'revived')
  await markPaid(tx, order)
  await takeHoldings(tx, order.id, holdings)
  const stocked = lines.flatMap(({ variantId, quantity, extraData }) =>
    variantId !== null && extraData?.on_order !== 'true' ? [{ variantId, quantity }] : [],
  )
  await reserveStock(tx, order.id, stocked, holdings.pickup_store_id)
}

async function end(tx: Tx, order: LockedOrder, payment: PaymentRow, status: 'cancelled' | 'failed'): Promise<void> {
  // What was captured stays captured: a cancellation that arrives later is old news.
  if (payment.status !== 'open') return
  await setStatus(tx, payment, status)
  if (order.status !== 'pending_payment') return
  if (status === 'cancelled') await endUnpaid(tx, order, 'cancelled', 'payment_cancelled')
  else await endUnpaid(tx, order, 'payment_failed', 'payment_failed')
}
