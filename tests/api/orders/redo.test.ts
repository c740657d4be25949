import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { anonymisePeople } from '@/lib/backend/domain/orders/anonymise'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import type { CheckoutRequest } from '@/lib/contract/schemas/checkout'
import { cart, CENTRAL, context, guest, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, look, move, paid, type Placed } from '../../support/orders'

let database: TestDatabase
let products: CheckoutRequest['products']
let first: Placed
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const { variantId } = await sell({ stock: { [CENTRAL]: 20 } })
  products = [{ productId: variantId, amount: 1 }]
  first = await paid({ cart: { products } })
})
afterAll(() => database.drop())

const again = async (order: Placed) =>
  (await orderHandlers.reorder({ params: undefined, query: undefined, body: key(order) }, context())).redo_order ?? null
const echoed = async (redo: CheckoutRequest['redo_order']) =>
  (await validateCheckout(cart({ products, redo_order: redo }), guest)).redo_order
const staffSees = async ({ number }: Placed) =>
  (
    await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'paid', page: 1, number } },
      context(),
    )
  ).orders[0]?.repeats

describe('P3.09 an order made again', () => {
  it('says which one it repeats: in the cart, on its page and to staff', async () => {
    const redo = await again(first)
    expect(redo?.number).toBe(first.number)
    expect(await echoed(redo)).toEqual({ number: first.number })
    const second = await paid({ cart: { products, redo_order: redo } })
    expect((await look(second)).repeats).toBe(first.number)
    expect(await staffSees(second)).toBe(first.number)
    expect([(await look(first)).repeats, await staffSees(first)]).toEqual([null, null])
  })

  it('is ignored without proof, and that tells nothing about orders: the order is made all the same', async () => {
    const redo = await again(first)
    const other = await paid({ cart: { products } })
    const proof = redo?.proof ?? ''
    const tries = [
      { number: other.number, proof },
      { number: 'W-NOBODY00', proof },
      { number: first.number, proof: '0'.repeat(64) },
      { number: first.number, proof: first.access },
    ]
    const answers = await Promise.all(tries.map((one) => validateCheckout(cart({ products, redo_order: one }), guest)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ redo_order: null, errors: [] })
    expect((await look(await paid({ cart: { products, redo_order: tries[0] ?? null } }))).repeats).toBeNull()
  })

  it('the proof does not open the order', async () => {
    const redo = await again(first)
    await expect(look({ ...first, access: redo?.proof ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  const forgettable = async (order: Placed) => {
    for (const status of ['packed', 'sent', 'delivered'] as const) await move(order, status)
    await db().update(s.orders).set({ forgetAt: sql`now() - interval '1 day'` }).where(eq(s.orders.id, order.id))
  }

  it('a forgotten order is no longer named by those that repeat it', async () => {
    const old = await paid({ cart: { products } })
    const next = await paid({ cart: { products, redo_order: await again(old) } })
    const last = await paid({ cart: { products, redo_order: await again(next) } })
    await forgettable(old)
    await anonymisePeople()
    expect([(await look(next)).repeats, (await look(last)).repeats]).toEqual([null, next.number])
    await forgettable(last)
    await anonymisePeople()
    expect((await look(last)).repeats).toBeNull()
  })
})
