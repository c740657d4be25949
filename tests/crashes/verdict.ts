/** What the database says after the crashes, beside what the shoppers were told. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { count } from '../support/checkout-shop'
import type { Seen } from './shoppers'

export interface Verdict {
  /** Acknowledged orders that are not there under their number. */
  readonly lost: number
  /** Carts with more than one order. */
  readonly doubled: number
  /** Things that do not add up. */
  readonly half: string[]
  /** Orders whose payment was taken but which are not paid. */
  readonly unpaid: number
  /** What was due and is not done. */
  readonly left: number
}

/** What is due and not done, of all orders: mails, payment events, refunds, payments of dead orders, orders and exchanges whose time is over. */
export const open = () =>
  count(sql`select (select count(*) from outbox where sent_at is null) + (select count(*) from payment_events where processed_at is null)
  + (select count(*) from refunds where status = 'due')
  + (select count(*) from payments p join orders o on o.id = p.order_id where p.status = 'open' and o.status in ('cancelled', 'expired', 'payment_failed'))
  + (select count(*) from orders where status = 'pending_payment' and expires_at <= now()) + (select count(*) from returns where status = 'registered' and reserved_until <= now()) as count`)

/** Waits until what is due has been done (a minute at most), then compares. */
export async function verdict(seen: Seen): Promise<Verdict> {
  for (const end = Date.now() + 60_000; Date.now() < end && (await open()) > 0; ) await sleep(250)
  const { rows } = await db().execute<{ number: string; cart_key: string; status: string }>(
    sql`select number, cart_key, status from orders`,
  )
  const byCart = new Map(rows.map((row) => [row.cart_key, row]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return {
    lost: [...seen.acknowledged].filter(([cartKey, number]) => byCart.get(cartKey)?.number !== number).length,
    doubled: rows.length - byCart.size,
    half: (await brokenInvariants(db())).map((row) => JSON.stringify(row)),
    unpaid: [...seen.paid].filter((number) => byNumber.get(number)?.status !== 'paid').length,
    left: await open(),
  }
}

export const CLEAN: Verdict = { lost: 0, doubled: 0, half: [], unpaid: 0, left: 0 }
