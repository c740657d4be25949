/** Refunds of a part of an order whose discounts depended on the other part (bundle prices, codes with a minimum). */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import * as s from '@/lib/backend/domain/schema'
import { composeMail } from '@/lib/backend/flows/mail/compose'
import { db } from '@/lib/backend/platform/database/pool'
import { createReturn as schema, type CreateReturn } from '@/lib/contract/schemas/order'
import { context, count, discountCode, openShop, sell, type Sold } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'
import { key, look, sent, type Placed } from '../../support/orders'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

type Lines = Readonly<Record<number, number>>
const linesOf = (units: Lines, reason = 'too_small' as const) =>
  Object.entries(units).map(([line, quantity]) => ({ line: Number(line), quantity, reason }))
const bodyOf = (order: Placed, units: Lines): CreateReturn =>
  schema.parse({ ...key(order), form_key: randomUUID(), kind: 'refund', method: 'store', lines: linesOf(units) })
async function register(order: Placed, units: Lines) {
  const { return_number: number, order: shown } = await orderHandlers.createReturn(
    { params: undefined, query: undefined, body: bodyOf(order, units) },
    context(),
  )
  const found = shown.returns.find((known) => known.number === number)
  if (!found) throw new Error('The order shows the return.')
  return found
}
const quote = (order: Placed, units: Lines) => {
  const { form_key: _key, comment: _comment, expected_refund: _refund, ...body } = bodyOf(order, units)
  return orderHandlers.quoteReturn({ params: undefined, query: undefined, body }, context())
}
const receive = (number: string) =>
  orderHandlers.moveReturn(
    {
      params: undefined,
      query: undefined,
      body: { return_number: number, status: 'received', restock_store_id: null },
    },
    context(),
  )
const undo = (order: Placed, number: string) =>
  orderHandlers.cancelReturn(
    { params: undefined, query: undefined, body: { ...key(order), return_number: number } },
    context(),
  )
const refunded = ({ id }: Placed) =>
  count(
    sql`select coalesce(sum(r.amount), 0) as count from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`,
  )

/** 200 € with two accessories of 50 € each: together 200.10 €. */
async function bundled(): Promise<{ order: Placed; goods: readonly Sold[] }> {
  const goods = [await sell({ active: 20_000 }), await sell({ active: 5_000 }), await sell({ active: 5_000 })]
  const [main, first, second] = goods
  if (!main || !first || !second) throw new Error('Three products.')
  const [bundle] = await db()
    .insert(s.bundles)
    .values({ mainModelId: main.modelId, names: { fi: 'Paketti', en: 'Set' }, discountPercent: 33.3 })
    .returning()
  await db()
    .insert(s.bundleMembers)
    .values(goods.map(({ modelId }) => ({ bundleId: bundle?.id ?? 0, modelId })))
  const order = await sent({
    cart: {
      bundles: [
        {
          id: bundle?.id ?? 0,
          uid: randomUUID(),
          mainProduct: { productId: main.variantId },
          secondaryProducts: [{ productId: first.variantId }, { productId: second.variantId }],
        },
      ],
    },
  })
  return { order, goods }
}

/** 80 € and a filler of 20 €, 20 % off from 100 €. */
async function withThreshold(): Promise<Placed> {
  const [jacket, filler] = [await sell({ active: 8_000 }), await sell({ active: 2_000 })]
  const code = `FIFTH-${jacket.variantId}`
  await discountCode({ code, kind: 'percent', value: 20, minTotalEur: 10_000 })
  const products = [jacket, filler].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
  return sent({ cart: { products, discount_codes: [code] } })
}

describe('a part is given back at what the rest costs without it', () => {
  it('two accessories of a bundle: the main product costs its own price again', async () => {
    const { order } = await bundled()
    const paid = (await look(order)).lines.reduce((all, { gross }) => all + gross, 0)
    expect(paid).toBe(20_010)
    const shown = await quote(order, { 2: 1, 3: 1 })
    expect(shown).toMatchObject({ refund: 10, fee: 0, adjustment_reasons: ['bundle'] })
    expect(shown.worth + shown.adjustment).toBe(10)
    const found = await register(order, { 2: 1, 3: 1 })
    expect(found).toMatchObject({ refund: 10, adjustment: shown.adjustment, adjustment_reasons: ['bundle'] })
    expect((await receive(found.number)).refund).toBe(10)
    expect(await refunded(order)).toBe(10)
    // The main product back as well: all that was paid.
    const rest = await register(order, { 1: 1 })
    expect(rest).toMatchObject({ refund: 20_000, adjustment_reasons: [] })
    await receive(rest.number)
    expect(await refunded(order)).toBe(paid)
  })

  it('one accessory after the other gives as much as both at once, also when the second one arrives first', async () => {
    const { order } = await bundled()
    const [first, second] = [await register(order, { 2: 1 }), await register(order, { 3: 1 })]
    expect([first.refund, second.refund]).toEqual([0, 10])
    expect((await receive(second.number)).refund).toBe(0)
    expect((await receive(first.number)).refund).toBe(10)
    expect(await refunded(order)).toBe(10)
  })

  it('a filler after a code with a minimum: 20 % no longer apply to the rest', async () => {
    const order = await withThreshold()
    const filler = await register(order, { 2: 1 })
    expect(filler).toMatchObject({ refund: 0, adjustment: -1_600, adjustment_reasons: ['code'] })
    await receive(filler.number)
    expect(await refunded(order)).toBe(0)
    const rest = await register(order, { 1: 1 })
    expect(rest).toMatchObject({ refund: 8_000, adjustment: 1_600 })
    await receive(rest.number)
    expect(await refunded(order)).toBe(8_000)
  })

  it('a return that is taken back counts as kept again in those that are still open', async () => {
    const order = await withThreshold()
    const [filler, jacket] = [await register(order, { 2: 1 }), await register(order, { 1: 1 })]
    expect([filler.refund, jacket.refund]).toEqual([0, 8_000])
    await undo(order, filler.number)
    // The filler alone costs 20 € without the code.
    expect((await look(order)).returns[1]).toMatchObject({ refund: 6_000, adjustment_reasons: ['code'] })
    expect((await receive(jacket.number)).refund).toBe(6_000)
  })

  it('later changes of the code and of the bundle do not count', async () => {
    const order = await withThreshold()
    await db().execute(sql`update discount_codes set value = 90, min_total_eur = 0`)
    expect(await quote(order, { 2: 1 })).toMatchObject({ refund: 0 })
    const { order: bundle } = await bundled()
    await db().execute(sql`update bundles set discount_percent = 0`)
    expect(await quote(bundle, { 2: 1, 3: 1 })).toMatchObject({ refund: 10 })
  })

  it('nothing is deducted while the rules still apply, and from orders that are older than the rules', async () => {
    const [jacket, filler] = [await sell({ active: 12_000 }), await sell({ active: 2_000 })]
    const code = `STILL-${jacket.variantId}`
    await discountCode({ code, kind: 'percent', value: 20, minTotalEur: 10_000 })
    const products = [jacket, filler].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
    const order = await sent({ cart: { products, discount_codes: [code] } })
    expect(await quote(order, { 2: 1 })).toMatchObject({ refund: 1_600, adjustment: 0, adjustment_reasons: [] })
    const old = await withThreshold()
    await db().execute(sql`update orders set price_rules = null where id = ${old.id}`)
    expect(await quote(old, { 2: 1 })).toMatchObject({ refund: 1_600, adjustment: 0 })
  })

  it('issue 14: a code for free delivery with a minimum is no rule for the prices of what is kept', async () => {
    const [jacket, filler] = [await sell({ active: 8_000 }), await sell({ active: 2_000 })]
    const code = `POSTFREE-${jacket.variantId}`
    await discountCode({ code, kind: 'free_delivery', value: 0, minTotalEur: 10_000 })
    const products = [jacket, filler].map(({ variantId }) => ({ productId: variantId, amount: 1 }))
    const order = await sent({ cart: { products, discount_codes: [code] } })
    expect(order.amount).toBe(10_000)
    expect(await quote(order, { 2: 1 })).toMatchObject({ refund: 2_000, adjustment: 0, adjustment_reasons: [] })
    const [row] = await db().select({ rules: s.orders.priceRules }).from(s.orders).where(sql`id = ${order.id}`)
    expect(row?.rules).toMatchObject({ code: null })
  })

  it('the mail and staff see the deduction and its reason', async () => {
    const order = await withThreshold()
    const filler = await register(order, { 2: 1 })
    const mail = await composeMail({
      kind: 'return_registered',
      dedupeKey: 'x',
      payload: { order_id: order.id, return_number: filler.number },
    })
    expect(mail?.text).toMatch(/Alennuskoodi ei koske tuotteita, jotka pidät: −16\s€/)
    const { orders } = await orderHandlers.staffOrders(
      { params: undefined, body: undefined, query: { state: 'returns', page: 1, number: order.number } },
      context(),
    )
    expect(orders[0]?.returns).toMatchObject([{ adjustment: -1_600, adjustment_reasons: ['code'], refund: 0 }])
  })
})
