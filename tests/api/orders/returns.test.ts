import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { expireExchanges } from '@/lib/backend/flows/returns/close-return'
import { createReturn as schema, type CreateReturn, type MoveReturn } from '@/lib/contract/schemas/order'
import { LANGUAGES } from '@/lib/market/languages'
import type { z } from 'zod'
import {
  addVariant,
  CENTRAL,
  context,
  count,
  customer,
  giftCard,
  HELSINKI,
  openShop,
  sell,
} from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { atOnce, key, look, move, paid, sent, type Placed } from '../../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

type Fields = Partial<Omit<z.input<typeof schema>, 'number' | 'access'>>
const send = (order: Placed, fields: Fields = {}) => {
  const body: CreateReturn = schema.parse({
    ...key(order),
    form_key: randomUUID(),
    kind: 'refund',
    method: 'parcel',
    lines: [{ line: 1, quantity: 1, reason: 'too_small' }],
    ...fields,
  })
  return orderHandlers.createReturn({ params: undefined, query: undefined, body }, context())
}
const receive = (number: string, change: Partial<MoveReturn> = {}) =>
  orderHandlers.moveReturn(
    {
      params: undefined,
      query: undefined,
      body: { return_number: number, status: 'received', restock_store_id: null, ...change },
    },
    context(),
  )
const undo = (order: Placed, number: string) =>
  orderHandlers.cancelReturn(
    { params: undefined, query: undefined, body: { ...key(order), return_number: number } },
    context(),
  )
const options = (order: Placed) =>
  orderHandlers.returnOptions({ params: undefined, query: undefined, body: key(order) }, context())
const refunded = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )
const available = (variantId: number) => count(sql`select available as count from variants where id = ${variantId}`)
const one = (variantId: number, amount = 1) => ({ cart: { products: [{ productId: variantId, amount }] } })
const aged = ({ id }: Placed, days: number) =>
  db().execute(sql`update orders set created_at = now() - make_interval(days => ${days}) where id = ${id}`)

describe('returns (P1.05, P9.18)', () => {
  it('issue 16 what waits in the store is returned there, and by parcel once it was collected', async () => {
    const { variantId } = await sell()
    const order = await sent({
      ...one(variantId, 2),
      form: { delivery_method: 'store', delivery_location: String(HELSINKI) },
    })
    await expect(send(order)).rejects.toMatchObject({ code: 'CONFLICT', extra: { details: { reason: 'method' } } })
    expect((await send(order, { method: 'store' })).order.returns).toMatchObject([{ fee: 0 }])
    await move(order, 'delivered')
    expect((await send(order)).order.returns).toHaveLength(2)
  })

  it('D9.10 the price that was paid less the parcel’s fee goes back when the goods are here; all units together give the line exactly', async () => {
    const { variantId } = await sell({ active: 3_333 })
    const order = await sent(one(variantId, 3))
    expect((await look(order)).lines[0]?.returnable).toBe(3)
    const first = await send(order)
    expect(first.order.returns).toMatchObject([
      { number: first.return_number, status: 'registered', fee: 490, refund: 3_333 - 490 },
    ])
    expect([first.order.lines[0]?.returnable, await refunded(order)]).toEqual([2, 0])
    await receive(first.return_number, { restock_store_id: HELSINKI })
    await receive(first.return_number)
    expect([await refunded(order), await available(variantId)]).toEqual([2_843, 3])
    const rest = await send(order, { method: 'store', lines: [{ line: 1, quantity: 2, reason: 'changed_mind' }] })
    expect(rest.order.returns[1]).toMatchObject({ fee: 0, refund: 6_666 })
    await receive(rest.return_number)
    expect(await refunded(order)).toBe(9_999 - 490)
    await expect(send(order)).rejects.toMatchObject({ code: 'CONFLICT', extra: { details: { reason: 'quantity' } } })
  })

  it('a line that does not divide is shared out to the last cent, also around a cancelled return', async () => {
    const { variantId } = await sell({ active: 1_000 })
    const code = `THIRD-${variantId}`
    await db().insert(s.discountCodes).values({ code, kind: 'amount', value: 500 })
    const order = await sent({ cart: { products: [{ productId: variantId, amount: 3 }], discount_codes: [code] } })
    const gross = (await look(order)).lines[0]?.gross ?? 0
    expect(gross).toBe(2_500)
    const [a, b] = [await send(order, { method: 'store' }), await send(order, { method: 'store' })]
    await undo(order, a.return_number)
    const rest = await send(order, { method: 'store', lines: [{ line: 1, quantity: 2, reason: 'too_small' }] })
    const sum = rest.order.returns
      .filter(({ status }) => status === 'registered')
      .reduce((all, { refund }) => all + refund, 0)
    expect(sum).toBe(gross)
    await receive(b.return_number)
    await receive(rest.return_number)
    expect(await refunded(order)).toBe(gross)
  })

  it('no fee for the shop’s own mistakes; the fee never exceeds what the goods were worth', async () => {
    const { variantId } = await sell({ active: 300 })
    const order = await sent(one(variantId, 3))
    expect(
      (await send(order, { lines: [{ line: 1, quantity: 1, reason: 'damaged' }] })).order.returns[0],
    ).toMatchObject({ fee: 0, refund: 300 })
    const poor = await send(order)
    expect(poor.order.returns[1]).toMatchObject({ fee: 300, refund: 0 })
    await receive(poor.return_number)
    expect(await refunded(order)).toBe(0)
  })

  it('issue 15 from another country no parcel is deducted: the shopper pays the carrier', async () => {
    const { variantId } = await sell({ active: 3_333 })
    const order = await sent(one(variantId))
    await db().execute(sql`update orders set country = 'se' where id = ${order.id}`)
    expect((await options(order)).fee).toBe(0)
    expect((await send(order)).order.returns).toMatchObject([{ fee: 0, refund: 3_333 }])
  })

  it('D8.12 D5.10 not before it was sent, not after 100 days, no gift cards, no repairs, not more than was bought, a reason always', async () => {
    const { variantId } = await sell()
    const order = await paid(one(variantId))
    await expect(send(order)).rejects.toMatchObject({ extra: { details: { reason: 'status' } } })
    await move(order, 'packed')
    await move(order, 'sent')
    await expect(send(order, { lines: [{ line: 1, quantity: 2, reason: 'too_small' }] })).rejects.toMatchObject({
      extra: { details: { reason: 'quantity' } },
    })
    await expect(send(order, { lines: [{ line: 7, quantity: 1, reason: 'too_small' }] })).rejects.toMatchObject({
      extra: { details: { reason: 'line' } },
    })
    expect(
      schema.safeParse({
        ...key(order),
        form_key: randomUUID(),
        kind: 'refund',
        method: 'parcel',
        lines: [{ line: 1, quantity: 1 }],
      }).success,
    ).toBe(false)
    // Until the last day is over, whatever the hour of the order was.
    await aged(order, 100)
    expect((await look(order)).lines[0]?.returnable).toBe(1)
    await aged(order, 101)
    expect((await look(order)).lines[0]?.returnable).toBe(0)
    await expect(send(order)).rejects.toMatchObject({
      message: 'The return time has expired.',
      extra: { details: { reason: 'time' } },
    })

    const repair = await sell({ model: { mainGroupId: 2 } })
    const repaired = await sent(one(repair.variantId))
    expect(await look(repaired)).toMatchObject({ return_until: null, lines: [{ returnable: 0 }] })
    await expect(send(repaired)).rejects.toMatchObject({ extra: { details: { reason: 'line' } } })

    await db().insert(s.models).values({ id: 4427, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
    const gift = await sent({
      cart: {
        gift_card_products: [{ productId: 4427, amount: 40, uid: 'gift-card-1', extra_data: { giftcard_name: '' } }],
      },
    })
    await expect(send(gift)).rejects.toMatchObject({ extra: { details: { reason: 'line' } } })
  })

  it('paid with a gift card and money: first the payment, then the card, to the cent', async () => {
    const { variantId } = await sell({ active: 5_000 })
    const code = `CARD-RETURN-${variantId}`
    const card = await giftCard(code, 6_000)
    const order = await sent({ cart: { products: [{ productId: variantId, amount: 2 }], discount_codes: [code] } })
    expect(order.amount).toBe(4_000)
    const all = await send(order, { method: 'store', lines: [{ line: 1, quantity: 2, reason: 'too_large' }] })
    await receive(all.return_number)
    expect([
      await refunded(order),
      await count(sql`select balance_eur as count from gift_cards where id = ${card}`),
    ]).toEqual([4_000, 6_000])
  })

  it('the same form twice is one return; a cancelled one frees its units; one that has arrived cannot be cancelled', async () => {
    const order = await sent(one((await sell()).variantId))
    const form_key = randomUUID()
    const [first, again] = [await send(order, { form_key }), await send(order, { form_key })]
    expect(again.return_number).toBe(first.return_number)
    expect((await undo(order, first.return_number)).lines[0]?.returnable).toBe(1)
    await undo(order, first.return_number)
    const second = await send(order)
    await receive(second.return_number)
    await expect(undo(order, second.return_number)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(receive(first.return_number)).rejects.toMatchObject({ code: 'CONFLICT' })
    const other = await sent(one((await sell()).variantId))
    await expect(undo(other, second.return_number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('issue 14: the sum that the shopper has seen', () => {
  it('a return with another refund than the one that was shown is refused and not stored', async () => {
    const order = await sent(one((await sell({ active: 5_000 })).variantId))
    await expect(send(order, { method: 'store', expected_refund: 4_999 })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'sum' } },
    })
    expect(await look(order)).toMatchObject({ lines: [{ returnable: 1 }], returns: [] })
    const shown = await send(order, { method: 'store', expected_refund: 5_000 })
    expect(shown.order.returns).toMatchObject([{ refund: 5_000 }])
  })
})

describe('D9.10 exchanges (spec 3 §9: kept for three weeks)', () => {
  const twoSizes = async () => {
    const { modelId, variantId } = await sell()
    const other = await addVariant(modelId, { stock: { [CENTRAL]: 1 } })
    return { variantId, other }
  }

  it('D9.10 another size at the same price is kept, and goes back on sale when the goods do not come', async () => {
    const { variantId, other } = await twoSizes()
    const order = await sent(one(variantId))
    const { fee, exchanges } = await options(order)
    expect([fee, exchanges]).toMatchObject([490, [{ line: 1, variants: [{ id: other, size: 'M', available: 1 }] }]])
    const kept = await send(order, {
      kind: 'exchange',
      lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
    })
    expect(kept.order.returns[0]).toMatchObject({
      kind: 'exchange',
      fee: 0,
      refund: 0,
      lines: [{ exchange: expect.stringContaining('M') as string }],
    })
    const until = new Date(kept.order.returns[0]?.reserved_until ?? '').getTime() - Date.now()
    expect(Math.round(until / 86_400_000)).toBe(21)
    expect(await available(other)).toBe(0)
    expect(await expireExchanges()).toBe(0)
    await db().execute(
      sql`update returns set reserved_until = now() - interval '1 minute' where number = ${kept.return_number}`,
    )
    expect(
      await Promise.all([expireExchanges(), expireExchanges()]).then((ended) => ended.reduce((all, n) => all + n, 0)),
    ).toBe(1)
    expect(await available(other)).toBe(1)
    expect(await look(order)).toMatchObject({ lines: [{ returnable: 1 }], returns: [{ status: 'expired' }] })
  })

  it('received: what was kept leaves; no money moves', async () => {
    const { variantId, other } = await twoSizes()
    const order = await sent(one(variantId))
    const kept = await send(order, {
      kind: 'exchange',
      lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
    })
    await receive(kept.return_number, { restock_store_id: CENTRAL })
    expect([await available(other), await available(variantId), await refunded(order)]).toEqual([0, 5, 0])
    expect((await look(order)).events.map(({ kind }) => kind).slice(-2)).toEqual(['return_received', 'exchange_sent'])
  })

  it('not for another product, another price, nothing, or what is sold out', async () => {
    const { variantId, other } = await twoSizes()
    const dear = await addVariant(
      (await db().execute<{ id: number }>(sql`select model_id as id from variants where id = ${variantId}`)).rows[0]
        ?.id ?? 0,
      { active: 9_900 },
    )
    const stranger = await sell()
    const order = await sent(one(variantId, 2))
    for (const id of [dear, stranger.variantId, variantId, null]) {
      await expect(
        send(order, {
          kind: 'exchange',
          lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: id }],
        }),
      ).rejects.toMatchObject({ extra: { details: { reason: 'exchange' } } })
    }
    await expect(
      send(order, {
        kind: 'exchange',
        lines: [{ line: 1, quantity: 2, reason: 'too_small', exchange_variant_id: other }],
      }),
    ).rejects.toMatchObject({ extra: { details: { reason: 'exchange' } } })
    expect(await look(order)).toMatchObject({ lines: [{ returnable: 2 }], returns: [] })
  })

  it('every mail of a return stands in six languages', async () => {
    const { variantId, other } = await twoSizes()
    const order = await sent(one(variantId, 2))
    const refund = await send(order)
    const exchange = await send(order, {
      kind: 'exchange',
      lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
    })
    const subjects = new Set<string>()
    for (const language of LANGUAGES) {
      await db().execute(sql`update orders set language = ${language} where id = ${order.id}`)
      for (const [kind, payload] of [
        ['return_registered', { return_number: refund.return_number }],
        ['return_registered', { return_number: exchange.return_number }],
        ['return_received', { return_number: refund.return_number }],
        ['exchange_expired', { return_number: exchange.return_number }],
        ['order_sent', { tracking_code: 'JJ1', tracking_url: 'https://carrier.example/' }],
        ['order_cancelled', { refund: 100 }],
        ['order_code', { code_id: 7 }],
      ] as const) {
        const mail = await composeMail({ kind, dedupeKey: 'x', payload: { order_id: order.id, ...payload } })
        expect(mail?.text, `${kind} ${language}`).not.toMatch(/undefined|\[object/)
        subjects.add(`${kind === 'order_code' ? language : ''}${mail?.subject}`)
      }
    }
    expect(subjects.size).toBeGreaterThanOrEqual(6 * 7)
  })
})

describe('mails about returns', () => {
  it('are as many as somebody may need: registering and cancelling comes to an end, for this order alone, and by nobody without its secret', async () => {
    const { variantId } = await sell()
    const [order, other] = [await sent(one(variantId)), await sent(one(variantId))]
    for (let turn = 0; turn < 30; turn += 1) {
      await expect(send({ ...order, access: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await undo(order, (await send(order)).return_number)
    }
    await expect(send(order)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await send(other)).order.returns).toHaveLength(1)
  })
})

describe('races of returns, released together', () => {
  it('two returns of the same line at once, more of them than units: exactly the units', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 400 } })
    for (let round = 0; round < 10; round += 1) {
      const order = await sent(one(variantId, 3))
      const results = await atOnce(Array.from({ length: 8 }, () => () => send(order, { method: 'store' })))
      expect(results.filter((result) => result === 'ok')).toHaveLength(3)
      expect(results.filter((result) => result === 'CONFLICT')).toHaveLength(5)
      const { returns } = await look(order)
      expect(returns.reduce((all, { refund }) => all + refund, 0)).toBe(15_000)
    }
  })

  it('received, cancelled and received again at once: money back once or not at all', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 400 } })
    for (let round = 0; round < 10; round += 1) {
      const order = await sent(one(variantId))
      const { return_number: number } = await send(order, { method: 'store' })
      await atOnce([
        () => receive(number),
        () => undo(order, number),
        () => receive(number, { restock_store_id: CENTRAL }),
      ])
      const [found] = (await look(order)).returns
      expect(await refunded(order)).toBe(found?.status === 'received' ? 5_000 : 0)
    }
  })

  it('P1.05 an exchange that ended without its products can be registered once more, then the line is refunded only', async () => {
    const { modelId, variantId } = await sell({ active: 5_000 })
    const other = await addVariant(modelId, { active: 5_000, stock: { [CENTRAL]: 1 } })
    const order = await sent(one(variantId, 2))
    const exchange = () =>
      send(order, {
        kind: 'exchange',
        lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
      })
    await db().execute(
      sql`update returns set reserved_until = now() where number = ${(await exchange()).return_number}`,
    )
    expect(await expireExchanges()).toBe(1)
    expect((await options(order)).exchanges).toHaveLength(1)
    await undo(order, (await exchange()).return_number)
    expect((await options(order)).exchanges).toEqual([])
    await expect(exchange()).rejects.toMatchObject({ extra: { details: { reason: 'exchange' } } })
    expect(await available(other)).toBe(1)
    await expect(send(order)).resolves.toMatchObject({ return_number: expect.any(String) as string })
  })

  it('many exchanges for the last unit: one gets it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { modelId, variantId } = await sell()
      const other = await addVariant(modelId, { stock: { [CENTRAL]: 1 } })
      const orders = [await sent(one(variantId)), await sent(one(variantId)), await sent(one(variantId))]
      const results = await atOnce(
        orders.map(
          (order) => () =>
            send(order, {
              kind: 'exchange',
              lines: [{ line: 1, quantity: 1, reason: 'too_small', exchange_variant_id: other }],
            }),
        ),
      )
      expect([...results].sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok'])
      expect(await available(other)).toBe(0)
    }
  })
})

describe('ordering again', () => {
  it('what is left goes into the cart, what is not is named with how many', async () => {
    const [gone, few, all] = [await sell(), await sell({ stock: { [CENTRAL]: 3 } }), await sell()]
    const order = await paid({
      cart: { products: [gone, few, all].map(({ variantId }) => ({ productId: variantId, amount: 2 })) },
    })
    await db().execute(sql`update models set is_public = false where id = ${gone.modelId}`)
    const answer = await orderHandlers.reorder({ params: undefined, query: undefined, body: key(order) }, context())
    expect(answer.products).toEqual([
      { productId: few.variantId, amount: 1 },
      { productId: all.variantId, amount: 2 },
    ])
    expect(answer.missing).toMatchObject([
      { asked: 2, available: 0 },
      { asked: 2, available: 1 },
    ])
  })

  it('an account sees its own orders, newest first, each openable', async () => {
    const who = await customer(`orders-${randomUUID()}@example.com`)
    const { variantId } = await sell()
    const [first, second] = [await paid(one(variantId), who), await paid(one(variantId, 2), who)]
    const { orders } = await orderHandlers.customerOrders(
      { params: undefined, body: undefined, query: undefined },
      context(who),
    )
    expect(orders).toMatchObject([
      { number: second.number, count: 2, status: 'paid', access: second.access },
      { number: first.number, count: 1 },
    ])
  })
})
