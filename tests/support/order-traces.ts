/** What order-machine.ts reads from the database before and after a step. */
import { sql } from 'drizzle-orm'

import { changeState } from '@/lib/backend/domain/orders/change-state'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { Machine } from '@/lib/order/machine'

import { count } from './checkout-shop'

/** The executor of transitions must refuse a transition that does not start in this state. */
export async function expectRefusedByExecutor(machine: Machine, row: { id: number; status: string }, name: string) {
  const by = machine.transitions[name]?.by[0] ?? 'staff'
  const message = await withTx((tx) =>
    changeState(tx, machine, name, { row, by, timeline: { orderId: 1 }, effects: {} }),
  ).then(
    () => 'made',
    (error: unknown) => String(error),
  )
  if (!message.includes('no such transition')) throw new Error(`${machine.name}.${name} from ${row.status}: ${message}`)
}

export async function stateOf<S extends string>(table: string, id: number): Promise<S> {
  const { rows } = await db().execute<{ status: S }>(sql`select status from ${sql.identifier(table)} where id = ${id}`)
  if (!rows[0]) throw new Error(`${table} ${id} is gone.`)
  return rows[0].status
}

export const idOf = (table: string, number: string) =>
  count(sql`select id as count from ${sql.identifier(table)} where number = ${number}`)
export const lastEvent = (orderId: number) =>
  count(sql`select coalesce(max(id), 0) as count from order_events where order_id = ${orderId}`)

/** Exchanges of the first line of an order that ended without their goods. After two the shop offers no third one. */
export const endedExchanges = (orderId: number) =>
  count(sql`
    select count(*) from return_lines g join returns r on r.id = g.return_id join order_lines l on l.id = g.line_id
    where l.order_id = ${orderId} and l.line_number = 1 and r.kind = 'exchange' and r.status in ('cancelled', 'expired')`)

/** Is the cancellation of an order forbidden because a gift card that it bought was used? */
export async function usedCard(orderId: number, name: string): Promise<boolean> {
  if (name !== 'cancel' && name !== 'cancel_packed') return false
  return (
    (await count(sql`
      select count(*) from (
        select gift_card_id, sum(delta_eur) as eur from gift_card_ledger where order_id = ${orderId} and reason in ('issue', 'void') group by 1
      ) g join gift_cards c on c.id = g.gift_card_id where g.eur > 0 and c.balance_eur <> g.eur`)) > 0
  )
}

/** Everything that a transition could change, as one text: the rows, and the last entry of each ledger. */
export async function traces(): Promise<string> {
  const {
    rows: [row],
  } = await db().execute<{ text: string }>(sql`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws(':', number, status, paid_at, expires_at is null), ',' order by id)) from orders),
      (select md5(string_agg(concat_ws(':', id, status, refunded), ',' order by id)) from payments),
      (select md5(string_agg(concat_ws(':', id, status), ',' order by id)) from returns),
      (select md5(string_agg(concat_ws(':', id, status), ',' order by id)) from transfer_requests),
      (select max(id) from stock_ledger), (select sum(available) from variants), (select max(id) from order_events), (select max(id) from outbox),
      (select max(id) from gift_card_ledger), (select max(id) from discount_redemptions), (select max(id) from refunds)) as text`)
  return row?.text ?? ''
}
