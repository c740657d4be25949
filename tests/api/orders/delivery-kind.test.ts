import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { db } from '@/lib/backend/platform/database/pool'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { collectionsOf } from '@/lib/cart/arrival'
import { customerOrder, staffOrders as schema } from '@/lib/contract/schemas/order'
import { order as orderSchema } from '@/lib/contract/schemas/checkout'
import { cart, context, customer, guest, HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { look, move, paid, type Placed } from '../../support/orders'

let database: TestDatabase
let variantId: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  variantId = (await sell()).variantId
  await db().execute(sql`
    insert into delivery_methods (id, names, kind, countries, price_eur, min_days, max_days, sort_order) values
      ('store_2', '{"fi": "Nouto varastolta", "en": "Collect from the warehouse"}', 'store', '{fi,se}', 0, 1, 3, 9)`)
})
afterAll(() => database.drop())

const place = (
  form: { delivery_method: string; delivery_location?: string },
  who: Principal = guest,
): Promise<Placed> => paid({ cart: { products: [{ productId: variantId, amount: 1 }] }, form }, who)
const listed = async ({ number }: Placed) => {
  const answer = await orderHandlers.staffOrders(
    { params: undefined, body: undefined, query: { state: 'paid', page: 1, number } },
    context(),
  )
  return schema.parse(answer).orders[0]
}
const mailOf = async (kind: 'order_confirmation' | 'order_sent', { id }: Placed) =>
  await composeMail({ kind, dedupeKey: 'test', payload: { order_id: id } })

describe('a second delivery method of kind store', () => {
  it('is fetched: on the order, in its mails and for staff, under its own name', async () => {
    const who = await customer('aino@example.com')
    const placed = await place({ delivery_method: 'store_2', delivery_location: String(HELSINKI) }, who)
    const order = orderSchema.parse(await look(placed))
    expect(order).toMatchObject({
      delivery_method: 'store_2',
      delivery_kind: 'store',
      delivery_name: 'Nouto varastolta',
      delivery_location: String(HELSINKI),
    })
    expect(collectionsOf(order)).toHaveLength(1)
    expect(await listed(placed)).toMatchObject({ delivery_kind: 'store', delivery_name: 'Nouto varastolta' })
    const own = await orderHandlers.customerOrders(
      { params: undefined, body: undefined, query: undefined },
      context(who),
    )
    expect(own.orders.map((one) => customerOrder.parse(one).delivery_kind)).toEqual(['store'])
    const confirmation = (await mailOf('order_confirmation', placed))?.text
    expect(confirmation).toContain('Toimitus: Nouto varastolta')
    expect(confirmation).toContain('Noudettavissa myymälästä: ')
    expect(confirmation).toContain('/api/order/calendar/')
    await move(placed, 'packed')
    await move(placed, 'sent')
    expect((await mailOf('order_sent', placed))?.subject).toBe(`Tilaus ${placed.number} on noudettavissa`)
  })

  it('has the shop’s stores in their own country; elsewhere it is not offered, because the tax would be another one', async () => {
    const offered = async (country: string) => {
      const body = cart({
        products: [{ productId: variantId, amount: 1 }],
        country_code: country,
        delivery_method: 'store_2',
      })
      const answer = await checkoutHandlers.checkout({ params: undefined, query: undefined, body }, context())
      return answer.delivery_methods.find(({ id }) => id === 'store_2')
    }
    expect((await offered('fi'))?.locations.map(({ id }) => id)).toContain(String(HELSINKI))
    expect(await offered('se')).toBeUndefined()
  })
})

describe('the kind of an order’s delivery', () => {
  it('is told of what goes by e-mail too; a method that the shop has deleted counts as sent and has no name', async () => {
    const placed = await place({ delivery_method: 'home' })
    const travels = (method: string) =>
      db().execute(sql`update orders set delivery_method = ${method} where number = ${placed.number}`)
    expect(await look(placed)).toMatchObject({ delivery_kind: 'home', delivery_name: 'Kotiinkuljetus' })
    await travels('email')
    expect(await look(placed)).toMatchObject({ delivery_kind: 'email', delivery_name: 'Sähköpostilla' })
    expect(await listed(placed)).toMatchObject({ delivery_kind: 'email', delivery_name: 'Sähköpostilla' })
    await travels('gone')
    expect(await look(placed)).toMatchObject({ delivery_kind: 'home', delivery_name: '' })
    expect(await listed(placed)).toMatchObject({ delivery_kind: 'home', delivery_name: '' })
  })
})
