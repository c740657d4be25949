import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { changeState } from '@/lib/backend/domain/orders/change-state'
import * as s from '@/lib/backend/domain/schema'
import { triggerName } from '@/lib/backend/domain/schema/transition-triggers'
import { pgCode } from '@/lib/backend/platform/database/errors'
import { db } from '@/lib/backend/platform/database/pool'
import { type Tx, withTx } from '@/lib/backend/platform/database/with-tx'
import { pairsOf } from '@/lib/order/machine'
import { MACHINES } from '@/lib/order/machines'
import { ORDER } from '@/lib/order/order-machine'
import { CENTRAL, context, HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { cancel, key, look, paid, type Placed, sent } from '../../support/orders'

let database: TestDatabase
let variantId: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  ;({ variantId } = await sell({ stock: { [CENTRAL]: 100 } }))
  await rowsOfEach()
})
afterAll(() => database.drop())

const one = () => ({ cart: { products: [{ productId: variantId, amount: 1 }] } })

/** A row of each machine: an order with a payment and a refund, a return, a transfer request, a purchase order, a rental. */
async function rowsOfEach(): Promise<void> {
  await cancel(await paid(one()))
  const order = await sent(one())
  const lines = [{ line: 1, quantity: 1, reason: 'too_small' as const, exchange_variant_id: null }]
  const body = { ...key(order), form_key: randomUUID(), kind: 'refund' as const, method: 'store' as const, comment: '' }
  await orderHandlers.createReturn({ params: undefined, query: undefined, body: { ...body, lines } }, context())
  await db()
    .insert(s.transferRequests)
    .values({ number: 'T-TEST0001', toStoreId: HELSINKI, isReserved: false, isHighPriority: false })
  await db().insert(s.purchaseOrders).values({ supplier: 'Halti', storeId: HELSINKI })
  await db()
    .insert(s.rentalBookings)
    .values({
      ...{ number: 'R-TEST0001', formKey: randomUUID(), storeId: HELSINKI, totalEur: 0, depositEur: 0 },
      ...{ fromDay: '2026-12-02', toDay: '2026-12-03', collectOn: '2026-12-01', backOn: '2026-12-04' },
      ...{ name: 'Aino', email: 'aino@example.com', phone: '040 1234567', language: 'fi' as const },
    })
}

class RolledBack extends Error {}

/** Runs `work` in a transaction that leaves nothing behind. */
const withoutTrace = (work: (tx: Tx) => Promise<void>) =>
  withTx(async (tx) => {
    await work(tx)
    throw new RolledBack()
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })

describe.each(MACHINES)('$name', (machine) => {
  const { table, states } = machine
  const trigger = triggerName(machine)

  it('the trigger in the database has the pairs of the table (npm run docs:states -- sql)', async () => {
    const { rows } = await db().execute<{ definition: string }>(
      sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = ${trigger} and tgrelid = ${table}::regclass`,
    )
    const [, list = ''] = /refuse_unknown_transition\((.*)\)$/.exec(rows[0]?.definition ?? '') ?? []
    expect(list.split(', ').map((pair) => pair.replace(/^'|'$/g, ''))).toEqual(pairsOf(machine))
  })

  it('the database makes the pairs of the table and refuses all others, and every other word', async () => {
    const made: string[] = []
    for (const from of states)
      for (const to of [...states.filter((state) => state !== from), 'lost']) {
        await withoutTrace(async (tx) => {
          const alter = (how: string) => tx.execute(sql.raw(`alter table ${table} ${how} trigger ${trigger}`))
          const set = (state: string) =>
            tx.execute(
              sql`update ${sql.identifier(table)} set status = ${state} where id = (select max(id) from ${sql.identifier(table)})`,
            )
          await alter('disable')
          expect((await set(from)).rowCount).toBe(1)
          await alter('enable')
          await tx.execute(sql`savepoint here`)
          const code = await set(to).then(
            () => 'made',
            (error: unknown) => pgCode(error),
          )
          if (code === 'made') made.push(`${from}>${to}`)
          else expect(code).toBe('23514')
          await tx.execute(sql`rollback to savepoint here`)
        })
      }
    expect(made.sort()).toEqual(pairsOf(machine).sort())
  })
})

describe('the executor', () => {
  const change = (order: Placed, status: string, name: string, by: string) =>
    withTx((tx) =>
      changeState(tx, ORDER, name as 'deliver', {
        row: { id: order.id, status: status as 'sent' },
        by: by as 'staff',
        timeline: { orderId: order.id },
        effects: {},
      }),
    )

  it('refuses what the table does not have, and a row that has changed since it was read; nothing is left of it', async () => {
    const order = await sent(one())
    const before = await look(order)
    await expect(change(order, 'sent', 'pack', 'staff')).rejects.toThrow('no such transition')
    await expect(change(order, 'sent', 'lose', 'staff')).rejects.toThrow('no such transition')
    await expect(change(order, 'sent', 'deliver', 'shopper')).rejects.toThrow('no such transition')
    await expect(change(order, 'paid', 'pack', 'staff')).rejects.toThrow('another state by now')
    expect(await look(order)).toEqual(before)
  })

  it('writes who made it', async () => {
    const order = await sent(one())
    await change(order, 'sent', 'deliver', 'staff')
    const { rows } = await db().execute<{ kind: string; by: string }>(
      sql`select kind, data ->> 'by' as by from order_events where order_id = ${order.id} order by id`,
    )
    expect(rows.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'created shopper',
      'paid provider',
      'packed staff',
      'sent staff',
      'delivered staff',
    ])
  })
})
