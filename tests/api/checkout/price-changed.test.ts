import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { checkoutAnswer } from '@/lib/contract/schemas/checkout'

import { post } from '../../support/api'
import { campaign, cart, context, customer, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

async function validate(fields: Parameters<typeof cart>[0], principal = guest as Parameters<typeof context>[0]) {
  return checkoutAnswer.parse(
    await checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context(principal)),
  )
}
const seen = (amount: number, currency = 'eur', country = 'fi') => ({ amount, currency, country })
const known = (productId: number | string, seenPrice: object, amount = 1) => ({
  products: [{ productId, amount, seenPrice: seenPrice as ReturnType<typeof seen> }],
})
const noticeOf = async (...args: Parameters<typeof validate>) => (await validate(...args)).products[0]?.notice

describe('P7.08 price_changed: a row whose shopper knew another price', () => {
  it('dearer and cheaper are told, the same and nothing known are not; it is no error and costs what the shop says', async () => {
    const { variantId } = await sell({ active: 5_000 })
    for (const [amount, notice] of [
      [4_999, 'price_changed'],
      [5_001, 'price_changed'],
      [0, 'price_changed'],
      [5_000, null],
    ] as const) {
      const answer = await validate(known(variantId, seen(amount)))
      expect([amount, answer.products[0]?.notice, answer.total_price, answer.errors]).toEqual([
        amount,
        notice,
        5_000,
        [],
      ])
    }
    expect(await noticeOf({ products: [{ productId: variantId, amount: 1 }] })).toBeNull()
  })

  it('follows the price of the shop', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const row = known(variantId, seen(5_000))
    expect(await noticeOf(row)).toBeNull()
    await db().update(s.prices).set({ active: 5_500, regular: 5_500 }).where(eq(s.prices.variantId, variantId))
    expect(await noticeOf(row)).toBe('price_changed')
  })

  it('a price of another currency or country says nothing', async () => {
    const { variantId } = await sell({ active: 5_000 })
    for (const other of [seen(1, 'sek'), seen(1, 'eur', 'no')])
      expect(await noticeOf(known(variantId, other))).toBeNull()
  })

  it('logging in to club prices and out again is no change of price, in bundles neither', async () => {
    const { variantId, modelId } = await sell({ active: 5_000, club: 4_000 })
    const other = await sell({ active: 1_000 })
    const member = await customer('club@example.com', { isClub: true })
    for (const principal of [guest, member]) {
      for (const amount of [5_000, 4_000])
        expect([amount, await noticeOf(known(variantId, seen(amount)), principal)]).toEqual([amount, null])
      expect(await noticeOf(known(variantId, seen(4_500)), principal)).toBe('price_changed')
    }
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: modelId, names: { fi: 'Paketti' }, discountPercent: 10 })
      .returning()
    await db()
      .insert(s.bundleMembers)
      .values({ bundleId: bundle?.id ?? 0, modelId: other.modelId })
    const entry = {
      id: bundle?.id ?? 0,
      uid: 'bundle-0001',
      mainProduct: { productId: variantId },
      secondaryProducts: [{ productId: other.variantId }],
      amount: 1,
    }
    const noticesOf = async (amount: number) =>
      (await validate({ bundles: [{ ...entry, seenPrice: seen(amount) }] })).bundles[0]?.products.map(
        ({ notice }) => notice,
      )
    expect([await noticesOf(5_400), await noticesOf(4_500), await noticesOf(6_000)]).toEqual([
      [null, null],
      [null, null],
      ['price_changed', 'price_changed'],
    ])
    const { unit_price: unit } = (await validate({ bundles: [entry] })).bundles[0]!
    expect(unit).toBe(5_400)
  })

  it('the gift of a campaign has no price that could change', async () => {
    const { variantId, data } = await campaign('yule', 'GIFT-SEEN', { active: 5_000 })
    expect(await noticeOf({ ...known(variantId, seen(4_000)), giftcampaign_data: data })).toBeNull()
  })

  it('what keeps a row from being bought is said first', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const soldOut = await sell({ stock: {} })
    expect(await noticeOf(known(variantId, seen(1), 9))).toBe('reduced')
    expect(await noticeOf(known(soldOut.variantId, seen(1)))).toBe('sold_out')
  })

  it('check D4 blocks no order and charges no known price: the total is the shop’s', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const order = (total: number) => post('/api/checkout/order/', orderBody({ cart: known(variantId, seen(1)), total }))
    expect((await order(491)).body['error']).toMatchObject({ code: 'TOTAL_CHANGED' })
    expect((await order(5_490)).status).toBe(200)
  })

  it('a price that is none is refused', async () => {
    const { cart: body } = orderBody({ total: 0 })
    for (const wrong of [
      1,
      null,
      {},
      seen(-1),
      seen(0.5),
      seen(2e9 + 1),
      seen(1, 'EUR'),
      seen(1, 'eur', 'FI'),
      { ...seen(1), unit: 1 },
    ]) {
      expect(
        (await post('/api/checkout/', { ...body, products: [{ productId: 1, amount: 1, seenPrice: wrong }] })).status,
      ).toBe(400)
    }
  })
})
