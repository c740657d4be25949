import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { checkoutAnswer } from '@/lib/contract/schemas/checkout'
import { staffOrders } from '@/lib/contract/schemas/order'

import { logIn, post } from '../../support/api'
import {
  campaign,
  cart,
  context,
  count,
  customer,
  discountCode,
  guest,
  openShop,
  orderBody,
  sell,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { look, paid } from '../../support/orders'

let database: TestDatabase
const who: Record<string, Parameters<typeof context>[0]> = { guest }
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  who.customer = await customer('aino@example.com')
  who.club = await customer('club@example.com', { isClub: true })
  who.organisation = await customer('org@example.com', { isOrgUser: true })
  who.staff = await customer('seller@example.com', { isStaff: true })
  who.admin = await customer('admin@example.com', { isAdmin: true })
})
afterAll(() => database.drop())

async function validate(fields: Parameters<typeof cart>[0], principal: Parameters<typeof context>[0] = guest) {
  return checkoutAnswer.parse(
    await checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context(principal)),
  )
}
const given = (productId: number, over: { priceOverride?: number; nameOverride?: string }, amount = 1) => ({
  products: [{ productId, amount, ...over }],
})

describe('P3.11 a price and a name by staff', () => {
  it.each(['guest', 'customer', 'club', 'organisation'])(
    'check D4 of a %s count for nothing: neither in the cart nor in the order',
    async (role) => {
      const { variantId } = await sell({ active: 5_000, names: { fi: 'Takki' } })
      const wish = given(variantId, { priceOverride: 1, nameOverride: 'Ilmainen' }, 2)
      const answer = await validate(wish, who[role])
      expect(answer.products).toMatchObject([{ name: 'Takki', unit_price: 5_000, total_price: 10_000, shop: null }])
      const place = (total: number) =>
        checkoutHandlers.placeOrder(
          { params: undefined, query: undefined, body: orderBody({ cart: wish, total }) },
          context(who[role]),
        )
      await expect(place(2)).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
      await expect(place(492)).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
      const { order_number: number } = await place(10_000)
      const lines = (
        await db().execute(
          sql`select l.name, l.unit_price, l.extra_data from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`,
        )
      ).rows
      expect(lines).toEqual([{ name: 'Tarn Takki', unit_price: 5_000, extra_data: null }])
    },
  )

  it.each(['staff', 'admin'])(
    'of %s count in the cart, dearer as cheaper, beside what the shop would say',
    async (role) => {
      const { variantId } = await sell({ active: 5_000, regular: 6_000, lowest30: 5_500, names: { fi: 'Takki' } })
      for (const price of [3_990, 9_900, 0]) {
        const answer = await validate(
          given(variantId, { priceOverride: price, nameOverride: ' Mallikappale,\u0000 naarmu\u202E ' }, 2),
          who[role],
        )
        expect(answer.products).toMatchObject([
          {
            name: 'Mallikappale, naarmu',
            unit_price: price,
            total_price: price * 2,
            regular_price: price,
            lowest_30_days: null,
            price_type: 'normal',
            shop: { name: 'Takki', unit_price: 5_000 },
          },
        ])
        expect([answer.products_price, answer.total_price, answer.errors]).toEqual([price * 2, price * 2, []])
      }
      const [named] = (await validate(given(variantId, { nameOverride: 'Mallikappale' }), who[role])).products
      expect(named).toMatchObject({
        name: 'Mallikappale',
        unit_price: 5_000,
        regular_price: 6_000,
        shop: { name: 'Takki' },
      })
      expect((await validate(given(variantId, { nameOverride: ' \u200B\n ' }), who[role])).products[0]).toMatchObject({
        name: 'Takki',
        shop: null,
      })
    },
  )

  it('are in the currency of the request, count for what thresholds ask for, and no code lowers them', async () => {
    const { variantId } = await sell({ active: 20_000 })
    await discountCode({ code: 'TEN', kind: 'percent', value: 10 })
    const ask = (over: object) =>
      validate({ ...given(variantId, { priceOverride: 9_000 }), delivery_method: 'post_fi', ...over }, who.staff)
    expect(await ask({})).toMatchObject({
      products_price: 9_000,
      delivery_cost: 490,
      total_price: 9_490,
      delivery_thresholds: { delivery_missing: 1_000 },
    })
    expect(await ask({ discount_codes: ['TEN'] })).toMatchObject({ total_price: 9_490 })
    const crowns = await ask({
      ...given(variantId, { priceOverride: 110_000 }),
      currency_code: 'sek',
      country_code: 'se',
      delivery_method: null,
    })
    // 1,100 crowns are 100 euros: half of what makes the parcel to Sweden free.
    expect(crowns).toMatchObject({
      products: [{ unit_price: 110_000 }],
      delivery_thresholds: { delivery_threshold: 220_000, delivery_missing: 110_000 },
    })
  })

  it('price_changed is not told of them', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const seenPrice = { amount: 5_100, currency: 'eur', country: 'fi' }
    const noticeOf = async (over: object) =>
      (await validate({ products: [{ productId: variantId, amount: 1, seenPrice, ...over }] }, who.staff)).products[0]
        ?.notice
    expect([await noticeOf({}), await noticeOf({ priceOverride: 4_000 })]).toEqual(['price_changed', null])
  })

  it('bundles keep the shop’s', async () => {
    const main = await sell({ active: 5_000 })
    const other = await sell({ active: 1_000 })
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: main.modelId, names: { fi: 'Paketti' }, discountPercent: 0 })
      .returning()
    await db()
      .insert(s.bundleMembers)
      .values([main, other].map(({ modelId }) => ({ bundleId: bundle?.id ?? 0, modelId })))
    const row = {
      productId: `${main.modelId}-${main.variantId}-${other.variantId}`,
      amount: 1,
      priceOverride: 1,
      nameOverride: 'x',
    }
    expect((await validate({ products: [row] }, who.staff)).products).toMatchObject([
      { name: 'Paketti', unit_price: 6_000, shop: null },
    ])
  })

  it('the gift of a campaign stays a gift with its own name, whatever staff say', async () => {
    const { variantId, data } = await campaign('joulu', 'GIFT-STAFF', { active: 5_000, names: { fi: 'Muki' } })
    const answer = await validate(
      { ...given(variantId, { priceOverride: 1_000, nameOverride: 'Takki' }), giftcampaign_data: data },
      who.staff,
    )
    expect(answer).toMatchObject({
      total_price: 0,
      errors: [],
      products: [{ name: 'Muki', unit_price: 0, shop: null }],
    })
  })

  it('count for the row that they were given to; the same product in another row costs what the shop says', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const answer = await validate(
      {
        products: [
          { productId: variantId, amount: 1 },
          { productId: variantId, amount: 2, priceOverride: 1_000 },
        ],
      },
      who.staff,
    )
    expect(answer.products.map(({ unit_price: unit }) => unit)).toEqual([5_000, 1_000])
    expect(answer.total_price).toBe(7_000)
  })

  it('are kept with what is ordered from a supplier, too', async () => {
    const { variantId } = await sell({ active: 5_000, variant: { onOrder: true } })
    const { number } = await paid({ cart: given(variantId, { priceOverride: 3_990 }) }, who.staff)
    const {
      orders: [listed],
    } = await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'paid', page: 1, number } },
      context(who.staff),
    )
    expect(listed?.lines[0]?.by_staff).toMatchObject({ who: 'seller@example.com', price: 3_990, shop_price: 5_000 })
  })

  it('are kept with the order: who gave them, and what the shop’s were. Staff see it, the shopper sees the price', async () => {
    const { variantId } = await sell({ active: 5_000, names: { fi: 'Takki' } })
    const buyer = await customer('buyer@example.com')
    const order = await paid(
      {
        cart: { ...given(variantId, { priceOverride: 3_990, nameOverride: 'Mallikappale' }, 2), customer_id: buyer.id },
      },
      who.admin,
    )
    expect(order.amount).toBe(8_470)
    const {
      orders: [listed],
    } = staffOrders.parse(
      await orderHandlers.staffOrders(
        { params: undefined, body: undefined, query: { state: 'paid', page: 1, number: order.number } },
        context(who.staff),
      ),
    )
    expect(listed?.lines).toMatchObject([
      {
        name: 'Tarn Mallikappale',
        quantity: 2,
        by_staff: { who: 'admin@example.com', price: 3_990, shop_price: 5_000, shop_name: 'Takki' },
      },
    ])
    const shown = await look(order)
    expect(shown.lines).toMatchObject([{ name: 'Tarn Mallikappale', unit_price: 3_990, gross: 7_980 }])
    expect(JSON.stringify(shown)).not.toMatch(/admin@example|shop_price|staff_id/)
    expect(await count(sql`select customer_id as count from orders where number = ${order.number}`)).toBe(buyer.id)
    await db().update(s.customers).set({ username: 'antti' }).where(eq(s.customers.email, 'admin@example.com'))
    const again = await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'paid', page: 1, number: order.number } },
      context(who.staff),
    )
    expect(again.orders[0]?.lines[0]?.by_staff?.who).toBe('antti')
    const plain = await paid({ cart: given(variantId, {}) }, who.staff)
    const {
      orders: [untouched],
    } = await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'paid', page: 1, number: plain.number } },
      context(who.staff),
    )
    expect(untouched?.lines[0]?.by_staff).toBeNull()
    expect(await brokenInvariants(db())).toEqual([])
  })

  it('check D3, D4 through the door: staff by their log-in alone; what is no price or name is refused, from staff too', async () => {
    const { variantId } = await sell({ active: 5_000, variant: { onOrder: true } })
    const password = 'a long enough password'
    await createCustomer({ email: 'door@example.com', password, isStaff: true })
    await createCustomer({ email: 'visitor@example.com', password })
    const [staff, visitor] = [await logIn('door@example.com', password), await logIn('visitor@example.com', password)]
    const ask = (over: object, headers: Record<string, string> = {}) =>
      post(
        '/api/checkout/',
        { ...orderBody({ total: 0 }).cart, products: [{ productId: variantId, amount: 1, ...over }] },
        headers,
      )
    const totals = []
    for (const headers of [{}, visitor, staff])
      totals.push((await ask({ priceOverride: 1_000 }, headers)).body['total_price'])
    expect(totals).toEqual([5_000, 5_000, 1_000])
    for (const priceOverride of [-1, 0.5, '5', null, NaN, 100_000_001, 2 ** 53, [1], { amount: 1 }])
      expect((await ask({ priceOverride }, staff)).status).toBe(400)
    for (const nameOverride of ['x'.repeat(201), 5, null, ['x']])
      expect((await ask({ nameOverride }, staff)).status).toBe(400)
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 999, priceOverride: 100_000_000 }] },
      total: 1,
    })
    expect((await post('/api/checkout/order/', body, { ...staff, 'idempotency-key': randomUUID() })).status).toBe(400)
  })
})
