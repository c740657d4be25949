/**
 * Refunds to the shopper. A refund is stored in the transaction that causes it (domain/orders/refunds.ts), where it is counted against the
 * captured amount; a job then sends it to the provider, as often as needed with the same key.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { inStates } from '@/lib/backend/platform/database/in-states'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { startsFrom } from '@/lib/order/machine'
import { DUE_REFUNDS, REFUND, type RefundStatus } from '@/lib/order/payment-machine'

import { forProvider, type PaymentRow } from './payment-row'
import { ProviderError } from './port'
import { providerNamed } from './providers'

const BATCH = 20
/** After this many failures, which take a day, staff are notified. */
const MAX_ATTEMPTS = 30

interface DueRefund
  extends Pick<
      PaymentRow,
      'order_id' | 'provider' | 'reference' | 'provider_id' | 'capture_id' | 'amount' | 'currency'
    >,
    Record<string, unknown> {
  refund_id: number
  refund_amount: number
  attempts: number
}

/** Sends due refunds to their providers; returns their number. Several workers may run at the same time; each gets different rows. */
export async function sendRefunds(): Promise<number> {
  // The lease is the time of the next attempt: half a minute, doubled by each attempt, an hour at most.
  const { rows } = await db().execute<DueRefund>(sql`
    with due as (
      update refunds set attempts = attempts + 1, next_try_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts))
      where id in (select id from refunds where ${inStates('status', DUE_REFUNDS)} and next_try_at <= now() order by id limit ${BATCH} for update skip locked)
      returning id, payment_id, amount, attempts
    )
    select d.id::int as refund_id, d.amount as refund_amount, d.attempts, p.order_id::int as order_id, p.provider, p.reference, p.provider_id,
      p.capture_id, p.amount, p.currency
    from due d join payments p on p.id = d.payment_id`)
  for (const row of rows) await sendRefund(row)
  return rows.length
}

async function sendRefund(row: DueRefund): Promise<void> {
  try {
    const provider = await providerNamed(row.provider)
    const providerId = await step('refund.send', () =>
      provider.refund(forProvider(row), { key: `${row.reference}-refund-${row.refund_id}`, amount: row.refund_amount }),
    )
    await finish(row, 'finish', providerId)
  } catch (error) {
    logError(error, { refund: String(row.refund_id), note: 'not refunded' })
    const isFinal = (error instanceof ProviderError && error.isRefused) || row.attempts >= MAX_ATTEMPTS
    if (isFinal) await finish(row, 'refuse', null)
  }
}

/** A refund that the provider refuses must be handled by staff: they get a message with order and amount. */
async function finish(
  { refund_id: id, order_id: orderId, refund_amount: amount, currency }: DueRefund,
  name: 'finish' | 'refuse',
  providerId: string | null,
): Promise<void> {
  await withTx(
    async (tx) => {
      const {
        rows: [refund],
      } = await tx.execute<{ id: number; status: RefundStatus }>(
        sql`select id::int as id, status from refunds where id = ${id} for update`,
      )
      if (!refund || !startsFrom(REFUND, name, refund)) return
      await changeState(tx, REFUND, name, {
        row: refund,
        by: 'provider',
        set: sql`provider_id = ${providerId}, done_at = now()`,
        timeline: { orderId, data: { amount, currency } },
        effects: {
          mail_refund_refused: () =>
            enqueue(tx, 'refund_due', `refund-due:refund:${id}`, { order_id: orderId, amount, currency }),
        },
      })
    },
    { name: 'refund' },
  )
}
