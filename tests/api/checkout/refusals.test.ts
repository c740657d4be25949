import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { checkoutRequest } from '@/lib/contract/schemas/checkout'
import { addVariant, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { validate } from '../../support/validate-cart'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
beforeEach(() => db().delete(s.rateLimits))

const one = (productId: number | string, amount = 1) => ({ products: [{ productId, amount }] })

describe('the shop refuses to price', () => {
  it('an unknown country or currency, and sums beyond the limit', async () => {
    const { variantId } = await sell({ active: 2_000_000_000, stock: { 20: 9 } })
    await expect(validate({ ...one(variantId), country_code: 'xx' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { field: 'country_code' },
    })
    await expect(validate({ ...one(variantId), currency_code: 'xxx' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(validate(one(variantId, 2))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('P8.02 P7.08 READ_ONLY_ORDER once the cart is a paid order', async () => {
    const { variantId } = await sell()
    const order = {
      number: 'W-READONLY',
      cartKey: '0b0e7a35-7c61-4d8a-9c4e-111111111111',
      email: 'a@b.fi',
      language: 'fi',
      country: 'fi',
      currency: 'eur',
      currencyRate: 1,
      taxAreaId: 1,
      deliveryMethod: 'post_fi',
      deliveryCost: 0,
      paymentMethod: 'bank',
      linesTotal: 0,
      total: 0,
      accessHash: 'x',
    }
    const address = {
      first_name: '',
      last_name: '',
      address: '',
      postal_code: '',
      city: '',
      phone: '',
      email: '',
      country: 'fi',
    }
    await db()
      .insert(s.orders)
      .values({ ...order, status: 'pending_payment', address })
    const ask = () => validate({ ...one(variantId), klarna_global_checkout_id: order.cartKey })
    expect((await ask()).kgco_id).toBe(order.cartKey)
    await db().update(s.orders).set({ status: 'paid' }).where(eq(s.orders.number, order.number))
    await expect(ask()).rejects.toMatchObject({
      code: 'READ_ONLY_ORDER',
      extra: { details: { klarna_order_id: order.cartKey } },
    })
  })

  it('P8.02 READ_ONLY_ORDER by the name under which the provider knows the payment, too', async () => {
    const { variantId } = await sell()
    const [order] = await db().select({ id: s.orders.id }).from(s.orders).where(eq(s.orders.number, 'W-READONLY'))
    const reference = 'pay-readonly'
    await db()
      .insert(s.payments)
      .values({
        orderId: order?.id ?? 0,
        provider: 'klarna',
        reference,
        amount: 0,
        currency: 'eur',
        status: 'captured',
      })
    await expect(validate({ ...one(variantId), klarna_global_checkout_id: reference })).rejects.toMatchObject({
      code: 'READ_ONLY_ORDER',
      extra: { details: { klarna_order_id: reference } },
    })
  })

  it('P7.04 check D3, D4 the contract refuses prices, unknown keys and what is no quantity', async () => {
    const base = { country_code: 'fi', language_code: 'fi' }
    const refused = (body: unknown) => !checkoutRequest.safeParse(body).success
    for (const amount of [-1, 0, 0.5, 2 ** 31, 2 ** 53, '1e3', ' 1', [], null, true, Number.NaN])
      expect(refused({ ...base, products: [{ productId: 1, amount }] })).toBe(true)
    for (const key of ['price', 'unit_price', 'discount', 'total', 'club', 'storeId', 'staffId']) {
      expect(refused({ ...base, products: [{ productId: 1, amount: 1, [key]: 1 }] })).toBe(true)
      expect(refused({ ...base, [key]: 1 })).toBe(true)
    }
    expect(refused({ ...base, products: [{ productId: 2 ** 31, amount: 1 }] })).toBe(true)
    const model = await addVariant((await sell()).modelId)
    expect(refused({ ...base, products: [{ productId: model, amount: 1 }] })).toBe(false)
  })
})
