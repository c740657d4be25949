import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createCustomer } from '@/lib/backend/domain/customers/customer'

import { logIn, post } from '../../support/api'
import { CENTRAL, count, HELSINKI, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
let variantId: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  variantId = (await sell()).variantId
})
afterAll(() => database.drop())

/** What an attacker would like to decide. */
const WISHES: Readonly<Record<string, unknown>> = {
  price: 1,
  unit_price: 1,
  active: 1,
  total: 1,
  total_price: 1,
  lines_total: 1,
  discount: 99,
  discount_total: 5_000,
  delivery_cost: 0,
  role: 'admin',
  is_staff: true,
  is_admin: true,
  isClub: true,
  customerId: 1,
  store_id: 1,
  status: 'paid',
  paid_at: '2026-01-01',
  created_at: '2020-01-01',
  id: 1,
  number: 'W-00000000',
  tax_rate: 0,
  currency_rate: 0.01,
}

type Body = ReturnType<typeof orderBody>
/** The body with a wish at one of its places. */
const PLACES: Readonly<Record<string, (body: Body, wish: object) => object>> = {
  body: (body, wish) => ({ ...body, ...wish }),
  cart: (body, wish) => ({ ...body, cart: { ...body.cart, ...wish } }),
  row: (body, wish) => ({
    ...body,
    cart: { ...body.cart, products: body.cart.products.map((row) => ({ ...row, ...wish })) },
  }),
  form: (body, wish) => ({ ...body, form: { ...body.form, ...wish } }),
}
const good = () => orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, total: 5_490 })

describe('check D3 nobody but the shop decides what something costs and who somebody is', () => {
  it.each(Object.keys(PLACES))('wishes in the %s of an order are refused', async (place) => {
    for (const [key, value] of Object.entries(WISHES)) {
      const { status } = await post('/api/checkout/order/', PLACES[place]?.(good(), { [key]: value }), {
        'idempotency-key': randomUUID(),
      })
      expect([key, status]).toEqual([key, 400])
    }
    expect(await count(sql`select count(*) from orders`)).toBe(0)
  })

  it('wishes in a cart are refused, and prices of the browser’s own do not count', async () => {
    const { cart } = good()
    const before = (await post('/api/checkout/', cart)).body['total_price']
    for (const [key, value] of Object.entries(WISHES)) {
      expect([key, (await post('/api/checkout/', { ...cart, [key]: value })).status]).toEqual([key, 400])
      expect([
        key,
        (await post('/api/checkout/', { ...cart, products: [{ ...cart.products[0], [key]: value }] })).status,
      ]).toEqual([key, 400])
    }
    for (const override of [{ priceOverride: 1 }, { nameOverride: 'Free' }]) {
      const { status, body } = await post('/api/checkout/', {
        ...cart,
        products: [{ ...cart.products[0], ...override }],
      })
      expect([override, status === 400 || body['total_price']]).toEqual([override, status === 400 || before])
    }
  })

  it('check D4 amounts of a transfer between stores are for staff: nobody orders more by them than the row says', async () => {
    const { variantId: bought } = await sell({ variant: { onOrder: true } })
    const cart = {
      ...good().cart,
      products: [{ productId: bought, amount: 1, transferAmounts: { [CENTRAL]: 9_999, [HELSINKI]: 9_999 } }],
      transfer_request_from: [CENTRAL, HELSINKI],
    }
    expect((await post('/api/checkout/', cart)).body['products']).toMatchObject([{ productId: bought, amount: 1 }])
    const total = 19_998 * 5_000
    const { status } = await post(
      '/api/checkout/order/',
      { ...good(), cart, expected_total: total },
      { 'idempotency-key': randomUUID() },
    )
    expect(status).toBe(409)
    const password = 'a long enough password'
    await createCustomer({ email: 'staff@example.com', password, isStaff: true })
    const staff = await logIn('staff@example.com', password)
    for (const store of [0, -1, 2 ** 31, 2 ** 53])
      expect((await post('/api/checkout/', { ...cart, transfer_request_from: [store] }, staff)).status).toBe(400)
    expect((await post('/api/checkout/', cart, staff)).body['products']).toMatchObject([{ amount: 19_998 }])
  })

  it('check D4 another total than the shop’s is told, never charged; an amount that is none is refused', async () => {
    for (const total of [0, 1, 5_489, 5_491]) {
      const { status, body } = await post(
        '/api/checkout/order/',
        { ...good(), expected_total: total },
        { 'idempotency-key': randomUUID() },
      )
      expect([total, status, body.error.code]).toEqual([total, 409, 'TOTAL_CHANGED'])
    }
    for (const amount of [-5, 0, 0.5, 2 ** 31, 2 ** 53, '1', '1e3', null, [], true]) {
      const { status } = await post('/api/checkout/', { ...good().cart, products: [{ productId: variantId, amount }] })
      expect([amount, status]).toEqual([amount, 400])
    }
    expect(await count(sql`select count(*) from orders`)).toBe(0)
    expect((await post('/api/checkout/order/', good(), { 'idempotency-key': randomUUID() })).status).toBe(200)
  })
})
