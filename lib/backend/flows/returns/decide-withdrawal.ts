/** What staff do with a statement of withdrawal: connect it to its order, register its return or cancel the order, close it, or send its receipt again. */
import { sql } from 'drizzle-orm'

import type { CustomerPrincipal } from '@/lib/backend/domain/access/principal'
import { orderNotFound } from '@/lib/backend/domain/orders/access'
import { lockOrder } from '@/lib/backend/domain/orders/lock-order'
import { enqueue } from '@/lib/backend/domain/outbox/enqueue'
import { cancelOrder } from '@/lib/backend/flows/fulfilment/cancel'
import { step } from '@/lib/backend/platform/database/steps'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import type { Answer } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'
import type { DecideWithdrawal } from '@/lib/contract/schemas/withdrawal'
import { hasLeftShop } from '@/lib/order/order-states'
import { isWhole, type WithdrawalOutcome, type WithdrawnLine } from '@/lib/order/withdrawal'

import { registerWithdrawal } from './register'

interface Case extends Record<string, unknown> {
  id: number
  number: string
  /** Empty once it is anonymised. */
  email: string
  order_id: number | null
  goods: string
  lines: readonly WithdrawnLine[] | null
  outcome: WithdrawalOutcome | null
}

const refuse = (reason: 'order' | 'lines' | 'outcome' | 'address', message: string) =>
  new ApiError('CONFLICT', message, { details: { reason } })

/** The order is locked before its statement, like before everything else that belongs to it. */
async function lockCase(tx: Tx, number: string): Promise<Case> {
  const read = async (lock: boolean) => {
    const {
      rows: [row],
    } = await tx.execute<Case>(sql`
      select id::int as id, number, email, order_id::int as order_id, goods, lines, outcome from withdrawals
      where number = ${number.toUpperCase()} ${lock ? sql`for update` : sql``}`)
    if (!row) throw new ApiError('NOT_FOUND', 'Statement not found.')
    return row
  }
  const { order_id: orderId } = await read(false)
  if (orderId !== null) await lockOrder(tx, orderId)
  return read(true)
}

/** POST /api/staff/withdrawal/: repeating a decision changes nothing. Throws NOT_FOUND, CONFLICT (`details.reason`), BAD_REQUEST. */
export async function decideWithdrawal(
  body: DecideWithdrawal,
  { id: staffId }: CustomerPrincipal,
): Promise<Answer<'decideWithdrawal'>> {
  return step('withdrawal.decide', () =>
    withTx(
      async (tx) => {
        const found = await lockCase(tx, body.number)
        if (body.action === 'receipt') {
          await sendReceipt(tx, found)
          return { number: found.number, outcome: found.outcome, return_number: await returnOf(tx, found.id) }
        }
        if (body.action === 'connect') {
          if (found.outcome !== null) throw refuse('outcome', 'This statement has ended.')
          await connect(tx, found, body.order_number)
          return { number: found.number, outcome: null, return_number: null }
        }
        const outcome = body.action === 'accept' ? 'accepted' : 'closed'
        if (found.outcome !== null && found.outcome !== outcome) throw refuse('outcome', 'This statement has ended.')
        if (body.action === 'close' && body.note === '')
          throw new ApiError('BAD_REQUEST', 'Say how it was settled.', { field: 'note' })
        if (found.outcome === null) {
          if (body.action === 'accept') await accept(tx, found, body.lines ?? null)
          await tx.execute(sql`
            update withdrawals set outcome = ${outcome}, closed_at = now(), closed_by = ${staffId}, note = ${body.note} where id = ${found.id}`)
        }
        return { number: found.number, outcome, return_number: await returnOf(tx, found.id) }
      },
      { name: 'withdrawal.decide' },
    ),
  )
}

/** Twice in one minute is one mail: a button can be pressed twice. */
async function sendReceipt(tx: Tx, { id, number, email }: Case): Promise<void> {
  if (email === '') throw refuse('address', 'The address of this statement was erased.')
  const minute = new Date().toISOString().slice(0, 16)
  await enqueue(tx, 'withdrawal_receipt', `withdrawal_receipt:${number}:staff:${minute}`, { withdrawal_id: id })
}

/** What the statement says of the lines of another order, and its proof, are not of this one: staff choose the lines by its words. */
async function connect(tx: Tx, { id }: Case, orderNumber: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update withdrawals w set order_id = o.id, lines = case when w.order_id = o.id then w.lines end, is_proven = w.is_proven and w.order_id = o.id
    from orders o where w.id = ${id} and o.number = ${orderNumber.toUpperCase()}`)
  if (rowCount !== 1) throw orderNotFound()
}

async function accept(tx: Tx, found: Case, chosen: readonly WithdrawnLine[] | null): Promise<void> {
  const order = found.order_id === null ? null : await lockOrder(tx, found.order_id)
  if (!order) throw refuse('order', 'Connect the statement to its order first.')
  const lines = chosen ?? found.lines
  if (lines === null && !isWhole(found)) throw refuse('lines', 'Choose the products that the statement names.')
  if (hasLeftShop(order.status)) {
    await registerWithdrawal(tx, order, { id: found.id, number: found.number, lines })
    return
  }
  // A part of an order that was not sent cannot come back; the rest of it shall still be sent.
  if (lines !== null) throw refuse('lines', 'Part of an order can be taken back once it was sent.')
  await cancelOrder(tx, order, 'staff')
}

async function returnOf(tx: Tx, id: number): Promise<string | null> {
  const {
    rows: [row],
  } = await tx.execute<{ number: string }>(
    sql`select number from returns where withdrawal_id = ${id} order by id desc limit 1`,
  )
  return row?.number ?? null
}
