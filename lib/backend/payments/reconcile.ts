/**
 * Asks providers about payments that are still open here: a message may never have come, a tab may have been closed. A payment whose order
 * has ended is ended at the provider, too, so that nobody can pay it any more.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/api/log'
import { db } from '@/lib/backend/db/pool'
import type { OrderStatus } from '@/lib/backend/db/schema'
import { step } from '@/lib/backend/db/steps'
import { isDeadOrder } from '@/lib/cart/order-status'

import { settleState } from './ingest'
import { forProvider, type PaymentRow } from './payment-row'
import { providerNamed } from './providers'

const BATCH = 20
/** Two minutes, doubled by each look, six hours at most: after three days nobody pays any more. */
const MAX_CHECKS = 20

interface OpenPayment extends PaymentRow { order_status: OrderStatus }

/** Looks at the open payments that are due and gives their number. Several workers may run at once; none gets another's rows. */
export async function reconcilePayments(): Promise<number> {
  const { rows } = await db().execute<OpenPayment>(sql`
    with due as (
      update payments set checks = checks + 1, check_at = now() + least(interval '6 hours', interval '2 minutes' * power(2, checks + 1))
      where id in (
        select id from payments where status = 'open' and check_at <= now() and checks < ${MAX_CHECKS}
        order by check_at limit ${BATCH} for update skip locked)
      returning id, order_id, provider, reference, provider_id, capture_id, session_url, amount, currency, status
    )
    select due.*, due.id::int as id, due.order_id::int as order_id, o.status as order_status from due join orders o on o.id = due.order_id`)
  for (const row of rows) {
    await lookAt(row).catch((error: unknown) => logError(error, { payment: String(row.id), note: 'asked again later' }))
  }
  return rows.length
}

async function lookAt(row: OpenPayment): Promise<void> {
  const provider = await providerNamed(row.provider)
  const state = await step('payment.look', () => (isDeadOrder(row.order_status) ? provider.cancel(forProvider(row)) : provider.look(forProvider(row))))
  await settleState(row.provider, row.reference, state)
}
