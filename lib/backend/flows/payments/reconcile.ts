/**
 * Requests the state of payments that are still open here from their providers: a message may have been lost, or a tab closed. The payment
 * of an order that has ended is also cancelled at the provider, so that it can no longer be paid.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { hasEndedUnpaid, type OrderStatus, UNPAID_STATES } from '@/lib/order/order-states'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { processPaymentState } from './ingest'
import { forProvider, type PaymentRow } from './payment-row'
import { providerNamed } from './providers'

const BATCH = 20
/**
 * Two minutes, doubled with each request, at most six hours: after three days a payment is very unlikely. The delay is shorter for an order
 * that has ended, because it can be paid as long as its payment is open.
 */
const MAX_CHECKS = 20

interface OpenPayment extends PaymentRow {
  order_status: OrderStatus
}

/** Checks the open payments that are due and returns their number. Several workers may run at the same time; each gets different rows. */
export async function reconcilePayments(): Promise<number> {
  const { rows } = await db().execute<OpenPayment>(sql`
    with due as (
      update payments p set checks = checks + 1,
        check_at = now() + least(interval '6 hours', case when ${inStates('o.status', UNPAID_STATES)} then interval '2 minutes' else interval '10 seconds' end * power(2, checks + 1))
      from orders o
      where o.id = p.order_id and p.id in (
        select id from payments where ${inStates('status', OPEN_PAYMENTS)} and check_at <= now() and checks < ${MAX_CHECKS}
        order by check_at limit ${BATCH} for update skip locked)
      returning p.id, p.order_id, p.provider, p.reference, p.provider_id, p.capture_id, p.session_url, p.amount, p.currency, p.status, o.status as order_status
    )
    select due.*, due.id::int as id, due.order_id::int as order_id from due`)
  for (const row of rows) {
    await lookAt(row).catch((error: unknown) => logError(error, { payment: String(row.id), note: 'asked again later' }))
  }
  return rows.length
}

async function lookAt(row: OpenPayment): Promise<void> {
  const provider = await providerNamed(row.provider)
  const state = await step('payment.look', () =>
    hasEndedUnpaid(row.order_status) ? provider.cancel(forProvider(row)) : provider.look(forProvider(row)),
  )
  await processPaymentState(row.provider, row.reference, state)
}
