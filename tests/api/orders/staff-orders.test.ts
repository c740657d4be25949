import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/customers/customer'
import { db } from '@/lib/backend/db/pool'
import { orderHandlers } from '@/lib/backend/orders/handlers'
import { staffOrders as schema, type StaffOrdersQuery } from '@/lib/contract/schemas/order'
import { apiFetch, get, logIn } from '../../support/api'
import { addVariant, CENTRAL, context, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, move, paid, type Placed } from '../../support/orders'

let database: TestDatabase
let orders: Placed[]
let other: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const { modelId, variantId } = await sell({ stock: { [CENTRAL]: 10 } })
  other = await addVariant(modelId, { stock: { [CENTRAL]: 3 } })
  orders = []
  for (let index = 0; index < 3; index += 1) orders.push(await paid({ cart: { products: [{ productId: variantId, amount: 1 + index }] } }))
  const [, packed, sent] = orders
  if (!packed || !sent) throw new Error('three orders')
  await move(packed, 'packed')
  await move(sent, 'packed')
  await move(sent, 'sent')
})
afterAll(() => database.drop())

const ask = async (query: Partial<StaffOrdersQuery>) =>
  schema.answer.parse(await orderHandlers.staffOrders({ params: undefined, body: undefined, query: { state: 'paid', page: 1, number: '', ...query } }, context()))

describe('the orders of staff', () => {
  it('each state has its list, with where the units lie', async () => {
    for (const [index, state] of (['paid', 'packed', 'sent'] as const).entries()) {
      expect(await ask({ state })).toMatchObject({
        total: 1, pages: 1, orders: [{ number: orders[index]?.number, status: state, lines: [{ quantity: 1 + index, stores: [{ name: 'Central warehouse', quantity: 1 + index }] }], returns: [] }],
      })
    }
    const [first] = orders
    const travels = (method: string) => db().execute(sql`update orders set delivery_method = ${method} where number = ${first?.number}`)
    await travels('email')
    expect(await ask({ state: 'paid' })).toMatchObject({ total: 0 })
    expect(await ask({ number: first?.number ?? '' })).toMatchObject({ total: 1 })
    await travels('post_fi')
    expect(await ask({ state: 'paid', page: 2 })).toEqual({ total: 0, pages: 0, orders: [] })
  })

  it('a return is on its list until it ends, and is found by its number, as its order is by its own', async () => {
    const order = orders[2] as Placed
    const { return_number: number } = await orderHandlers.createReturn({
      params: undefined, query: undefined,
      body: { ...key(order), form_key: randomUUID(), kind: 'exchange', method: 'parcel', comment: 'Unused', lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }] },
    }, context())
    const { orders: [listed] } = await ask({ state: 'returns' })
    expect(listed).toMatchObject({ number: order.number, returns: [{ number, kind: 'exchange', refund: 0, comment: 'Unused', lines: [{ quantity: 1, reason: 'too_small', exchange: expect.stringContaining('M') as string }] }] })
    for (const name of [number.toLowerCase(), order.number, `S${order.number}`]) expect((await ask({ number: name })).orders.map((one) => one.number)).toEqual([order.number])
    await orderHandlers.moveReturn({ params: undefined, query: undefined, body: { return_number: number, status: 'received', restock_store_id: null } }, context())
    expect(await ask({ state: 'returns' })).toMatchObject({ total: 0 })
    expect((await ask({ number })).orders).toMatchObject([{ returns: [] }])
  })

  it('B6.03 nobody else gets it: not guests, not customers', async () => {
    const password = 'a long enough password'
    await createCustomer({ email: 'customer@example.com', password })
    await createCustomer({ email: 'staff@example.com', password, isStaff: true })
    const path = '/api/staff/orders/?state=paid'
    expect((await apiFetch(path)).status).toBe(401)
    expect((await apiFetch(path, { headers: await logIn('customer@example.com', password) })).status).toBe(403)
    expect((await get(path, await logIn('staff@example.com', password))).body).toMatchObject({ total: 1 })
  })
})
