/** Refunds, stored in the transaction that causes them; a job sends them to the provider (flows/payments). */
import { sql } from 'drizzle-orm'

import { inStates } from '@/lib/backend/platform/database/in-states'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { type ByOf, startsFrom } from '@/lib/order/machine'
import { CAPTURED_PAYMENTS, PAYMENT, type PaymentStatus } from '@/lib/order/payment-machine'

import { changeState } from './change-state'
import { addEvent } from './events'

export interface RefundRequest {
  readonly orderId: number
  /** Minor units of the order's currency, or everything that was captured and not refunded yet. */
  readonly amount: number | 'rest'
  /** What it is for, such as `return:12`. The same key again for the same order changes nothing. */
  readonly key: string
  readonly by: ByOf<typeof PAYMENT, 'refund'>
}

/**
 * Makes a refund due. The caller holds the order's lock (`lockOrder`); the provider is not called. Returns the amount that is due for this
 * key: 0 when nothing was paid. Throws RangeError for more than the rest of the captured amount.
 */
export async function requestRefund(tx: Tx, { orderId, amount, key, by }: RefundRequest): Promise<number> {
  const {
    rows: [known],
  } = await tx.execute<{ amount: number | null }>(sql`
    select sum(r.amount)::int as amount from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} and r.key = ${key}`)
  if (known?.amount != null) return known.amount
  const { rows: captured } = await tx.execute<{ id: number; status: PaymentStatus; currency: string; rest: number }>(
    sql`
    select id::int as id, status, currency, amount - refunded as rest from payments
    where order_id = ${orderId} and ${inStates('status', CAPTURED_PAYMENTS)} and refunded < amount order by id for update`,
  )
  const rest = captured.reduce((all, payment) => all + payment.rest, 0)
  const wanted = amount === 'rest' ? rest : amount
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > rest)
    throw new RangeError(`Cannot refund ${wanted} of ${rest}.`)
  let left = wanted
  for (const payment of captured) {
    const part = Math.min(left, payment.rest)
    if (part <= 0) continue
    left -= part
    await tx.execute(sql`insert into refunds (payment_id, key, amount) values (${payment.id}, ${key}, ${part})`)
    await tx.execute(sql`update payments set refunded = refunded + ${part} where id = ${payment.id}`)
    if (part === payment.rest && startsFrom(PAYMENT, 'refund', payment))
      await changeState(tx, PAYMENT, 'refund', { row: payment, by, effects: {} })
  }
  if (wanted > 0)
    await addEvent(tx, orderId, 'refund_due', { amount: wanted, currency: captured[0]?.currency, key, by })
  return wanted
}
