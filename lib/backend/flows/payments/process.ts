/**
 * Applies a provider's event to its payment and order. Locks the order first, so that events, the shopper's return and the expiry of the
 * order run one after the other, in any order and any number.
 */
import { sql, type SQL } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { addEvent } from '@/lib/backend/domain/orders/events'
import { changeOrder } from '@/lib/backend/domain/orders/change-order'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import { lockOrder, type LockedOrder, wasCancelledByPerson } from '@/lib/backend/domain/orders/lock-order'
import { ConcurrentChange } from '@/lib/backend/domain/orders/order-types'
import { requestRefund } from '@/lib/backend/domain/orders/refunds'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { tracedAfter } from '@/lib/telemetry/trace'
import { startsFrom, stepTo } from '@/lib/order/machine'
import { ORDER } from '@/lib/order/order-machine'
import { isCaptured, PAYMENT } from '@/lib/order/payment-machine'

import { findPayment, forProvider, type PaymentRow } from './payment-row'
import type { PaymentEvent, PaymentState } from './port'
import { providerNamed } from './providers'

interface StoredEvent extends Record<string, unknown> {
  reference: string
  kind: PaymentEvent['kind']
  amount: number
  currency: string
  capture_id: string | null
  /** Different for every repetition of an event that only reports that something has changed. */
  received: string
}

type Settled = Exclude<PaymentState, { kind: 'open' }>

/**
 * Processes a stored event; a second call for the same event does nothing. An event of an unknown payment is left for later. If a request
 * to the provider is needed, it is made before any transaction is open.
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
  // A provider's message has no trace of its own: what it causes belongs to the order's.
  await tracedAfter(payment.trace, `payment ${event.kind}`, () => applyEvent(provider, eventId, event, payment))
}

async function applyEvent(provider: string, eventId: string, event: StoredEvent, payment: PaymentRow): Promise<void> {
  const state = await stateOf(event, payment)
  const claim = sql`
    update payment_events set processed_at = now()
    where provider = ${provider} and event_id = ${eventId} and processed_at is null and received_at = ${event.received}::timestamptz`
  if (state.kind === 'open') return void (await db().execute(claim))
  try {
    await withTx((tx) => settle(tx, payment, state, claim, true), { name: 'payment' })
  } catch (error) {
    if (!(error instanceof ConcurrentChange)) throw error
    // The payment came too late: what the order had reserved is reserved for others now.
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
  // Claimed under the order's lock: of two workers on the same event only one continues.
  const { rowCount } = await tx.execute(claim)
  if (!order || !payment || rowCount !== 1) return
  if (state.amount !== payment.amount || state.currency !== payment.currency)
    return reportMismatch(tx, order, payment, state)
  const change = stepTo(PAYMENT, payment, state.kind, 'provider')
  // A captured payment stays captured: a cancellation that arrives later changes nothing.
  if (change === null) return
  if (change.name === 'capture')
    return step('payment.capture', () =>
      changeState(tx, PAYMENT, 'capture', {
        row: change.row,
        by: 'provider',
        set: sql`capture_id = ${state.captureId}`,
        effects: { settle_order: () => settleOrder(tx, order, payment, mayRevive) },
      }),
    )
  await step('payment.end', () =>
    changeState(tx, PAYMENT, change.name, {
      row: change.row,
      by: 'provider',
      effects: { end_order: () => endOrder(tx, order, change.name === 'cancel' ? 'abandon' : 'fail') },
    }),
  )
}

/**
 * Another amount or currency than the order's does not settle the payment; staff must check it. A payment that is settled already is not
 * changed.
 */
async function reportMismatch(tx: Tx, order: LockedOrder, payment: PaymentRow, state: Settled): Promise<void> {
  if (isCaptured(payment.status)) return
  const details = {
    state: state.kind,
    expected: payment.amount,
    currency: payment.currency,
    got: state.amount,
    got_currency: state.currency,
  }
  await addEvent(tx, order.id, 'payment_mismatch', details)
  await enqueue(tx, 'refund_due', `refund-due:${payment.id}:mismatch`, { order_id: order.id, ...details })
}

/**
 * The money was received: the order is paid. An order that ended unpaid reserves everything again, or is refunded. Throws ConcurrentChange.
 */
async function settleOrder(tx: Tx, order: LockedOrder, payment: PaymentRow, mayRevive: boolean): Promise<void> {
  if (startsFrom(ORDER, 'pay', order)) return changeOrder(tx, 'pay', order, 'provider')
  const hasEnded = startsFrom(ORDER, 'revive', order)
  const wasCancelled = hasEnded && (await wasCancelledByPerson(tx, order.id))
  if (hasEnded && mayRevive && !wasCancelled) return changeOrder(tx, 'revive', order, 'provider')
  // Paid twice, or paid after everything was released: the payment is refunded.
  const { id: orderId } = order
  const key = `late:${payment.id}`
  const refund = await requestRefund(tx, { orderId, amount: payment.amount, key, by: 'provider' })
  if (wasCancelled)
    await enqueue(tx, 'order_cancelled', `order-cancelled:${orderId}:${payment.id}`, { order_id: orderId, refund })
  else if (hasEnded) await enqueue(tx, 'refund_notice', `refund-notice:${payment.id}`, { order_id: orderId })
}

async function endOrder(tx: Tx, order: LockedOrder, name: 'abandon' | 'fail'): Promise<void> {
  if (startsFrom(ORDER, name, order)) await changeOrder(tx, name, order, 'provider')
}
