/**
 * Asks providers about payments that are still open here: a message may never have come, a tab may have been closed. A payment whose order
 * has ended is ended at the provider, too, so that nobody can pay it any more.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { hasEndedUnpaid, type OrderStatus, UNPAID_STATES } from '@/lib/order/order-states'
import { OPEN_PAYMENTS } from '@/lib/order/payment-machine'

import { settleState } from './ingest'
import { forProvider, type PaymentRow } from './payment-row'
import { providerNamed } from './providers'

const BATCH = 20
/**
 * Two minutes, doubled by each look, six hours at most: after three days nobody pays any more. An order that has ended does not wait so long:
 * as long as its payment is open, somebody may still pay it.
 */
const MAX_CHECKS = 20

interface OpenPayment extends PaymentRow {
  order_status: OrderStatus
}

/** Looks at the open payments that are due and gives their number. Several workers may run at once; none gets another's rows. */
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
  await settleState(row.provider, row.reference, state)
}
