/**
 * Money back to the shopper. A refund is written down in the transaction that causes it (a cancellation, a return, a payment that came too
 * late), where it is counted against what was captured; a job then sends it to the provider, as often as needed under the same key.
 */
import { sql } from 'drizzle-orm'

import { logError } from '@/lib/backend/platform/log'
import { db } from '@/lib/backend/platform/database/pool'
import { step } from '@/lib/backend/platform/database/steps'
import { withTx, type Tx } from '@/lib/backend/platform/database/with-tx'
import { noteEvent } from '@/lib/backend/domain/orders/events'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'

import { forProvider, type PaymentRow } from './payment-row'
import { ProviderError } from './port'
import { providerNamed } from './providers'

export interface RefundRequest {
  readonly orderId: number
  /** Minor units of the order's currency, or all that was captured and not refunded yet. */
  readonly amount: number | 'rest'
  /** What it is for, such as `return:12`. The same key again for the same order changes nothing. */
  readonly key: string
}

/**
 * Makes a refund due. The caller holds the order's lock (`lockOrder`) and says nothing to any provider. Gives the amount that is due for
 * this key: 0 when nothing was paid. Throws RangeError for more than is left of what was captured.
 */
export async function requestRefund(tx: Tx, { orderId, amount, key }: RefundRequest): Promise<number> {
  const {
    rows: [known],
  } = await tx.execute<{ amount: number | null }>(sql`
    select sum(r.amount)::int as amount from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} and r.key = ${key}`)
  if (known?.amount != null) return known.amount
  const { rows: captured } = await tx.execute<{ id: number; currency: string; rest: number }>(sql`
    select id::int as id, currency, amount - refunded as rest from payments
    where order_id = ${orderId} and status in ('captured', 'refunded') and refunded < amount order by id for update`)
  const rest = captured.reduce((all, payment) => all + payment.rest, 0)
  const wanted = amount === 'rest' ? rest : amount
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > rest)
    throw new RangeError(`Cannot refund ${wanted} of ${rest}.`)
  let left = wanted
  for (const { id, rest: available } of captured) {
    const part = Math.min(left, available)
    if (part <= 0) continue
    left -= part
    await tx.execute(sql`insert into refunds (payment_id, key, amount) values (${id}, ${key}, ${part})`)
    await tx.execute(sql`
      update payments set refunded = refunded + ${part}, status = case when refunded + ${part} = amount then 'refunded' else status end where id = ${id}`)
  }
  if (wanted > 0) await noteEvent(tx, orderId, 'refund_due', { amount: wanted, currency: captured[0]?.currency, key })
  return wanted
}

const BATCH = 20
/** After this many failures people are asked to look at it; by then a day has passed. */
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

/** Sends due refunds to their providers; gives their number. Several workers may run at once; none gets another's rows. */
export async function settleRefunds(): Promise<number> {
  // The lease is the next try: half a minute, doubled by each attempt, an hour at most.
  const { rows } = await db().execute<DueRefund>(sql`
    with due as (
      update refunds set attempts = attempts + 1, next_try_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts))
      where id in (select id from refunds where status = 'due' and next_try_at <= now() order by id limit ${BATCH} for update skip locked)
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
    await finish(row, 'done', providerId)
  } catch (error) {
    logError(error, { refund: String(row.refund_id), note: 'not refunded' })
    const isFinal = (error instanceof ProviderError && error.isRefused) || row.attempts >= MAX_ATTEMPTS
    if (isFinal) await finish(row, 'refused', null)
  }
}

/** What a provider refuses is for people: they get a message with order and amount. */
async function finish(
  { refund_id: id, order_id: orderId, refund_amount: amount, currency }: DueRefund,
  status: 'done' | 'refused',
  providerId: string | null,
): Promise<void> {
  await withTx(
    async (tx) => {
      const { rowCount } = await tx.execute(sql`
      update refunds set status = ${status}, provider_id = ${providerId}, done_at = now() where id = ${id} and status = 'due'`)
      if (rowCount !== 1) return
      await noteEvent(tx, orderId, status === 'done' ? 'refunded' : 'refund_refused', { amount, currency })
      if (status === 'refused')
        await enqueue(tx, 'refund_due', `refund-due:refund:${id}`, { order_id: orderId, amount, currency })
    },
    { name: 'refund' },
  )
}
