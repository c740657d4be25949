/** Settings of the shop that decide how a cart may be sent and paid. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { checkoutAnswer, type PlaceOrder } from '@/lib/contract/schemas/checkout'
import { cart, context, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
beforeEach(() => db().delete(s.settings))

const setting = (key: string, value: string) =>
  db().insert(s.settings).values({ key, value }).onConflictDoUpdate({ target: s.settings.key, set: { value } })
const validate = async (fields: Parameters<typeof cart>[0]) =>
  checkoutAnswer.parse(
    await checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context()),
  )
const place = (body: PlaceOrder) =>
  checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context())
const chosen = (isChosen: boolean) => ({ delivery_extra_data: { part_delivery: isChosen, giosg_chatter: null } })

describe('B3.05 part_delivery_mode', () => {
  const goods = async () => {
    const [fast, slow] = [await sell(), await sell({ variant: { shippingNumber: 7, shippingString: '5-7' } })]
    return [fast, slow].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
  }
  const parcels = async (products: Awaited<ReturnType<typeof goods>>, isChosen: boolean) => {
    const { arrivals, part_delivery_mode: mode } = await validate({
      products,
      delivery_method: 'home',
      ...chosen(isChosen),
    })
    return [mode, arrivals?.length]
  }

  it('ask, also when it is not set: in parts if the shopper chooses so', async () => {
    const products = await goods()
    for (const value of [null, 'ask', 'sometimes']) {
      if (value !== null) await setting('part_delivery_mode', value)
      expect([await parcels(products, false), await parcels(products, true)]).toEqual([
        ['ask', 1],
        ['ask', 2],
      ])
    }
  })

  it('always and never: whatever the shopper sends', async () => {
    const products = await goods()
    await setting('part_delivery_mode', 'always')
    expect(await parcels(products, false)).toEqual(['always', 2])
    await setting('part_delivery_mode', 'never')
    expect(await parcels(products, true)).toEqual(['never', 1])
  })

  it('the order keeps it for the packers, where there is more than one parcel', async () => {
    const products = await goods()
    const order = async (rows: typeof products, isChosen: boolean) => {
      const fields = { products: rows, ...chosen(isChosen) }
      const { total_price: total } = await validate({ ...fields, delivery_method: 'home' })
      const body = orderBody({ cart: fields, form: { delivery_method: 'home' }, total })
      const { order_number: number } = await place(body)
      const [row] = await db().select().from(s.orders).where(eq(s.orders.number, number))
      return [row?.options.part_delivery, row?.options.arrivals?.length]
    }
    await setting('part_delivery_mode', 'always')
    expect(await order(products, false)).toEqual([true, 2])
    expect(await order(products.slice(0, 1), false)).toEqual([undefined, 1])
    await setting('part_delivery_mode', 'never')
    expect(await order(products, true)).toEqual([undefined, 1])
  })
})

describe('B3.05 card_checkout_products', () => {
  it('are paid by card only, with whatever else is in the cart; nothing else takes the order', async () => {
    const [card, other] = [await sell(), await sell()]
    await setting('card_checkout_products', JSON.stringify([{ id: card.variantId }]))
    const both = { products: [card, other].map(({ variantId }) => ({ productId: variantId, amount: 1 })) }
    const answer = await validate({ ...both, delivery_method: 'home' })
    expect(answer).toMatchObject({ reason: 'CARD_PRODUCTS', show_klarna: false, paypal_checkout: false })
    expect(answer.payment_methods.map(({ id }) => id)).toEqual(['card'])
    const free = await validate({ products: [{ productId: other.variantId, amount: 1 }] })
    expect([free.reason, free.payment_methods.length > 1]).toEqual([null, true])

    const body = (payment_method: string) => ({
      ...orderBody({ cart: both, form: { delivery_method: 'home' }, total: answer.total_price }),
      payment_method,
    })
    await expect(place(body('mobilepay'))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      extra: { field: 'payment_method' },
    })
    expect((await place(body('card'))).order_number).toBeTruthy()
  })
})
