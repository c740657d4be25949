import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { codeHash, giftCardCode } from '@/lib/backend/domain/codes/secret-codes'
import { readyText } from '@/lib/backend/domain/delivery/delivery'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { createCustomer } from '@/lib/backend/domain/customers/customer'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { shopSecret } from '@/lib/backend/platform/security/secret'
import { arrivalTexts } from '@/lib/cart/arrival'
import { staffOrders as schema, type StaffOrdersQuery } from '@/lib/contract/schemas/order'
import { apiFetch, get, logIn } from '../../support/api'
import { addVariant, cart, CENTRAL, context, count, HELSINKI, openShop, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, look, move, paid, type Placed } from '../../support/orders'

let database: TestDatabase
let orders: Placed[]
let other: number
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
  const { modelId, variantId } = await sell({ stock: { [CENTRAL]: 10 } })
  other = await addVariant(modelId, { stock: { [CENTRAL]: 3 } })
  orders = []
  for (let index = 0; index < 3; index += 1)
    orders.push(await paid({ cart: { products: [{ productId: variantId, amount: 1 + index }] } }))
  const [, packed, sent] = orders
  if (!packed || !sent) throw new Error('three orders')
  await move(packed, 'packed')
  await move(sent, 'packed')
  await move(sent, 'sent')
})
afterAll(() => database.drop())

const ask = async (query: Partial<StaffOrdersQuery>) =>
  schema.parse(
    await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'paid', page: 1, number: '', ...query } },
      context(),
    ),
  )

describe('the orders of staff', () => {
  it('each state has its list, with where the units lie', async () => {
    for (const [index, state] of (['paid', 'packed', 'sent'] as const).entries()) {
      expect(await ask({ state })).toMatchObject({
        total: 1,
        pages: 1,
        orders: [
          {
            number: orders[index]?.number,
            status: state,
            lines: [{ quantity: 1 + index, stores: [{ name: 'Central warehouse', quantity: 1 + index }] }],
            returns: [],
          },
        ],
      })
    }
    const [first] = orders
    const travels = (method: string) =>
      db().execute(sql`update orders set delivery_method = ${method} where number = ${first?.number}`)
    await travels('email')
    expect(await ask({ state: 'paid' })).toMatchObject({ total: 0 })
    expect(await ask({ number: first?.number ?? '' })).toMatchObject({ total: 1 })
    await travels('post_fi')
    expect(await ask({ state: 'paid', page: 2 })).toEqual({ total: 0, pages: 0, orders: [] })
  })

  it('P3.06 P3.09 P3.10 what was asked for beside the rows is told: by when, in parts, by whom it was sold', async () => {
    const { variantId } = await sell({ stock: { [HELSINKI]: 3 } })
    const cart = {
      products: [{ productId: variantId, amount: 1 }],
      pikanouto: true,
      special_request: 'Ring twice',
      delivery_extra_data: { part_delivery: true, giosg_chatter: 'Eero' },
      post_delivery: false,
    }
    const form = {
      delivery_method: 'store',
      delivery_location: String(HELSINKI),
      seller_name: 'Aino',
      seller_number: '7',
    }
    const person: Principal = {
      kind: 'customer',
      id: await createCustomer({ email: 'seller@example.com', password: 'a long enough password', isStaff: true }),
      email: 'seller@example.com',
      isStaff: true,
      isAdmin: false,
      isClub: false,
      isOrg: false,
    }
    const placed = await paid({ cart, form }, person)
    const { number } = placed
    const {
      orders: [listed],
    } = await ask({ number })
    const order = await db().execute<{ id: number }>(sql`select id::int as id from orders where number = ${number}`)
    const mail = await composeMail({
      kind: 'order_confirmation',
      dedupeKey: 'test',
      payload: { order_id: order.rows[0]?.id },
    })
    const told = readyText(listed?.ready_from ?? '', 'fi', true)
    for (const words of [
      'Voit palauttaa',
      'Toimitus: Nouto myymälästä',
      'Toimitusosoite: Helsinki, Polkukatu 1, 00100 Helsinki',
      `Noudettavissa: ${told}`,
      'Maksutapa: Verkkopankki',
      'Toiveesi: Ring twice',
    ])
      expect(mail?.text).toContain(words)
    expect(listed).toMatchObject({
      options: ['express_pickup', 'part_delivery'],
      seller: 'Aino, 7',
      giosg_chatter: 'Eero',
      enterprise_order: null,
      phone: expect.stringMatching(/\d{4}/) as string,
    })
    expect(listed?.ready_from).toMatch(/^\d{4}-\d\d-\d\dT(?:11|16):00$/)
    expect(await look(placed)).toMatchObject({ ready_from: listed?.ready_from, special_request: 'Ring twice' })
    expect((await ask({ number: orders[0]?.number ?? '' })).orders).toMatchObject([
      { options: [], ready_from: null, seller: '', giosg_chatter: '' },
    ])
  })

  it('P3.06 P7.08 what the checkout promised is kept: the order, its mail and staff tell the same days, parcel by parcel', async () => {
    const here = await sell({ names: { fi: 'Takki', en: 'Jacket' } })
    const later = await sell({
      names: { fi: 'Teltta', en: 'Tent' },
      variant: { shippingNumber: 10, shippingString: '7-12' },
    })
    const fields = {
      products: [here, later].map(({ variantId }) => ({ productId: variantId, amount: 1 })),
      delivery_extra_data: { part_delivery: true, giosg_chatter: null },
    }
    for (const delivery of ['post_fi', 'store'] as const) {
      const form = { delivery_method: delivery, ...(delivery === 'store' && { delivery_location: String(HELSINKI) }) }
      const placed = await paid({ cart: fields, form })
      const { arrivals = [] } = await checkoutHandlers.checkout(
        { params: undefined, query: undefined, body: cart({ ...fields, delivery_method: delivery }) },
        context(),
      )
      expect(arrivals.map(({ names }) => names)).toEqual([['Tarn Takki'], ['Tarn Teltta']])
      expect((await look(placed)).arrivals).toEqual(arrivals)
      expect((await ask({ number: placed.number })).orders[0]?.arrivals).toEqual(arrivals)
      const mail = await composeMail({
        kind: 'order_confirmation',
        dedupeKey: 'test',
        payload: { order_id: placed.id },
      })
      for (const words of arrivalTexts(arrivals, 'fi-FI')) {
        expect(mail?.text).toContain(`${delivery === 'store' ? 'Noudettavissa myymälästä' : 'Saapuu'}: ${words}`)
        expect(mail?.html).toContain(words)
      }
    }
    // An order of the time before promises were kept.
    await db().execute(sql`update orders set options = options - 'arrivals' where number = ${orders[0]?.number}`)
    expect((await look(orders[0] as Placed)).arrivals).toEqual([])
  })

  it('P3.06 a store is ready once the slowest goods are there', async () => {
    const { variantId } = await sell({ variant: { shippingNumber: 10, shippingString: '7-12' } })
    const answer = await checkoutHandlers.checkout(
      {
        params: undefined,
        query: undefined,
        body: cart({ products: [{ productId: variantId, amount: 1 }], delivery_method: 'store' }),
      },
      context(),
    )
    const ready = answer.delivery_methods.find(({ kind }) => kind === 'store')?.locations[0]?.ready
    // The same days as in the summary.
    expect(answer.arrivals).toHaveLength(1)
    expect(ready).toBe(arrivalTexts(answer.arrivals ?? [], 'fi-FI')[0])
    expect(answer.arrivals?.[0]?.to).not.toBe(answer.arrivals?.[0]?.from)
  })

  it('D4.24 the code of a printed gift card is for those who print it, not for a mail; one that goes by e-mail is for its mailbox alone', async () => {
    await db()
      .insert(s.models)
      .values(
        [2427, 1412].map((id) => ({
          id,
          brandId: 1,
          slug: `gift-card-${id}`,
          mainGroupId: 1,
          kind: 'giftcard' as const,
        })),
      )
      .onConflictDoNothing()
    const card = (productId: number) => ({
      productId,
      amount: 40,
      uid: `gift-card-${productId}`,
      extra_data: { giftcard_name: 'Venla' },
    })
    const order = await paid({
      cart: { gift_card_products: [card(2427), card(1412)] },
      form: { delivery_method: 'post_fi' },
    })
    const mails = (
      await db().execute<{ line: number }>(
        sql`select (payload ->> 'line_number')::int as line from outbox where kind = 'gift_card' and (payload ->> 'order_id')::int = ${order.id}`,
      )
    ).rows
    expect(mails).toEqual([{ line: 1 }])
    const [printed, mailed] = await Promise.all(
      [order, await paid({ cart: { gift_card_products: [card(2427)] }, form: { delivery_method: 'email' } })].map(
        async ({ id }) =>
          (await composeMail({ kind: 'order_confirmation', dedupeKey: 'test', payload: { order_id: id } }))?.text,
      ),
    )
    expect(printed).toContain('Toimitus: Pakettiautomaatti')
    expect(mailed).toContain('Toimitus: Sähköpostilla')
    expect([printed, mailed].map((text) => text?.includes('alamme pakata'))).toEqual([true, false])
    expect([printed, mailed].map((text) => text?.includes('palauttaa'))).toEqual([false, false])
    const code = giftCardCode(shopSecret(), order.number, 2)
    expect((await ask({ number: order.number })).orders[0]?.lines.map((line) => line.gift_card)).toEqual([
      null,
      { code, amount: 4_000, name: 'Venla' },
    ])
    expect(await count(sql`select balance_eur as count from gift_cards where code_hash = ${codeHash(code)}`)).toBe(
      4_000,
    )
    await move(order, 'packed')
    await move(order, 'sent')
    expect((await ask({ number: order.number })).orders[0]?.lines.map((line) => line.gift_card)).toEqual([null, null])
  })

  it('is found by a part of the customer’s name, e-mail or phone, in any state, the newest first', async () => {
    const [first, second, third] = orders
    const numbers = async (number: string) => (await ask({ number })).orders.map((order) => order.number)
    const is = (order: Placed | undefined, email: string, address: object) =>
      db().execute(
        sql`update orders set email = ${email}, address = address || ${JSON.stringify(address)}::jsonb where number = ${order?.number}`,
      )
    await is(first, 'maija@hame.example', { first_name: 'Maija', last_name: 'Virtanen', phone: '+358 40 765-4321' })
    await is(second, 'post@kontio.example', {
      first_name: 'Oskari',
      last_name: 'Lehto',
      company: 'Kontio Oy',
      phone: '',
    })
    await is(third, 'MAIJA.V@hame.example', { first_name: 'Maija', last_name: 'Virtanen-Holm', phone: '0500 111 222' })
    expect(await numbers('maija VIRTANEN')).toEqual([third?.number, first?.number])
    expect(await numbers('maija.v@')).toEqual([third?.number])
    expect(await numbers('kontio oy')).toEqual([second?.number])
    expect(await numbers('40 7654321')).toEqual([first?.number])
    expect(await numbers('0500-111222')).toEqual([third?.number])
    expect(await numbers('100%_')).toEqual([])
    expect(await numbers(second?.number ?? '')).toEqual([second?.number])
  })

  it('a return is on its list until it ends, and is found by its number, as its order is by its own', async () => {
    const order = orders[2] as Placed
    const { return_number: number } = await orderHandlers.createReturn(
      {
        params: undefined,
        query: undefined,
        body: {
          ...key(order),
          form_key: randomUUID(),
          kind: 'exchange',
          method: 'parcel',
          comment: 'Unused',
          lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
        },
      },
      context(),
    )
    const {
      orders: [listed],
    } = await ask({ state: 'returns' })
    expect(listed).toMatchObject({
      number: order.number,
      returns: [
        {
          number,
          kind: 'exchange',
          refund: 0,
          comment: 'Unused',
          lines: [{ quantity: 1, reason: 'too_small', exchange: expect.stringContaining('M') as string }],
        },
      ],
    })
    for (const name of [number.toLowerCase(), order.number, `S${order.number}`])
      expect((await ask({ number: name })).orders.map((one) => one.number)).toEqual([order.number])
    await orderHandlers.moveReturn(
      {
        params: undefined,
        query: undefined,
        body: { return_number: number, status: 'received', restock_store_id: null },
      },
      context(),
    )
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
    expect((await get(path, await logIn('staff@example.com', password))).body).toMatchObject({
      total: (await ask({ state: 'paid' })).total,
    })
  })
})
