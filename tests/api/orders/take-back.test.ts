/** Products that a customer brings to a store without a receipt: staff find the order, register what came back, and receive it. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import type { Principal } from '@/lib/backend/domain/access/principal'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { db } from '@/lib/backend/platform/database/pool'
import { moveReturn, staffOrdersQuery, takeBack } from '@/lib/contract/schemas/order'
import { context, customer, guest, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { look, sent } from '../../support/orders'

let database: TestDatabase
let staff: Principal
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  staff = await customer('desk@example.com', { isStaff: true })
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

const bought = async (amount: number, name: string) => {
  const { variantId } = await sell({ active: 5_000 })
  const form = { email: `${name}@example.com` }
  return sent({ cart: { products: [{ productId: variantId, amount }] }, form }, guest)
}
const bring = (number: string, quantity: number, form_key: string = randomUUID()) =>
  orderHandlers.takeBack(
    {
      params: undefined,
      query: undefined,
      body: takeBack.parse({ number, form_key, lines: [{ line: 1, quantity, reason: 'changed_mind' }] }),
    },
    context(staff),
  )
const found = async (words: string) =>
  (
    await orderHandlers.staffOrders(
      { params: undefined, query: staffOrdersQuery.parse({ number: words }), body: undefined },
      context(staff),
    )
  ).orders

it('the order is found by who bought, what was brought is registered once, and receiving it refunds without a fee', async () => {
  const order = await bought(2, 'brings')
  const [listed] = await found('brings@example')
  expect(listed?.lines).toMatchObject([{ line: 1, quantity: 2, returnable: 2 }])
  const form = randomUUID()
  const { return_number: number } = await bring(order.number, 1, form)
  expect(await bring(order.number, 1, form)).toEqual({ return_number: number })
  expect((await found('brings@example'))[0]).toMatchObject({
    status: 'sent',
    return_states: ['registered'],
    lines: [{ returnable: 1 }],
  })
  const body = moveReturn.parse({ return_number: number, status: 'received' })
  await orderHandlers.moveReturn({ params: undefined, query: undefined, body }, context(staff))
  expect((await look(order)).returns).toMatchObject([{ method: 'store', status: 'received', fee: 0, refund: 5_000 }])
  // The order stays as it was sent: its return has arrived.
  expect((await found('brings@example'))[0]).toMatchObject({ status: 'sent', return_states: ['received'], returns: [] })
  const { rows } = await db().execute<{ by: string }>(
    "select data ->> 'by' as by from order_events where kind = 'return_registered' order by id desc limit 1",
  )
  expect(rows).toEqual([{ by: 'staff' }])
})

it('no more comes back than was bought, and nothing of an order that does not exist', async () => {
  const order = await bought(1, 'too-many')
  await expect(bring(order.number, 2)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(bring('W-00000000', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
