/** What the database says, beside what the shoppers were told. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { open } from '../crashes/verdict'
import { EMAIL } from './goods'
import { type Load, SHOPPERS } from './load'

export interface Books {
  /** Acknowledged orders that are not there under their number. */
  readonly lost: number
  /** Carts with more than one order, and orders of which no shopper knows or is being told. */
  readonly doubled: number
  /** Taken payments of which the database knows nothing. */
  readonly unpaid: number
  /** What does not add up, and did before. */
  readonly broken: readonly string[]
}

/** Asks until the database answers. */
export async function insistOn<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; await sleep(200)) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error
    }
  }
}

export const invariants = async () =>
  (await insistOn(() => brokenInvariants(db()))).map((row) => JSON.stringify(row)).sort()

/** Compares what was acknowledged until now. `known`: what did not add up in the demo's data. */
export async function readBooks(load: Load, known: readonly string[]): Promise<Books> {
  const acknowledged = [...load.orders.acknowledged]
  const paid = [...load.payments.paid]
  const { rows } = await insistOn(() =>
    db().execute<{ number: string; cart_key: string; taken: boolean }>(sql`
      select o.number, o.cart_key, exists (
        select 1 from payments p join payment_events e on e.provider = p.provider and e.reference = p.reference where p.order_id = o.id) as taken
      from orders o where o.email = ${EMAIL}`),
  )
  const byCart = new Map(rows.map((row) => [row.cart_key, row]))
  const taken = new Set(rows.filter((row) => row.taken).map(({ number }) => number))
  const unheard = rows.filter((row) => !load.orders.acknowledged.has(row.cart_key)).length
  return {
    lost: acknowledged.filter(([cartKey, number]) => byCart.get(cartKey)?.number !== number).length,
    doubled: rows.length - byCart.size + Math.max(0, unheard - SHOPPERS),
    unpaid: paid.filter((number) => !taken.has(number)).length,
    broken: (await invariants()).filter((row) => !known.includes(row)),
  }
}

/** Waits until everything that is due has been done, at most a minute; returns what is left, besides what the demo had. */
export async function leftOver(before: number): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(500))
    if ((await insistOn(open)) <= before) return 0
  return (await insistOn(open)) - before
}

export const openNow = () => insistOn(open)
