import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { codeHash } from '@/lib/backend/domain/codes/secret-codes'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { onStep } from '@/lib/backend/platform/database/steps'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { checkoutAnswer, order as orderContract, placedOrder, type PlaceOrder } from '@/lib/contract/schemas/checkout'
import {
  CENTRAL,
  context,
  count,
  customer,
  discountCode,
  giftCard,
  guest,
  HELSINKI,
  openShop,
  orderBody,
  OULU,
  sell,
} from '../../support/checkout-shop'
import { changeStock } from '../../support/catalogue-changes'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase

/** Runs work outside the order's own async context, as another request's work is. */
const outsideQueue: (() => void)[] = []
const outside = (work: () => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => outsideQueue.push(() => work().then(resolve, reject)))
const pump = setInterval(() => outsideQueue.splice(0).forEach((run) => run()), 1)
afterAll(() => clearInterval(pump))

beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

const place = (body: PlaceOrder, who: Parameters<typeof context>[0] = guest, key?: string) =>
  checkoutHandlers.placeOrder(
    { params: undefined, query: undefined, body },
    context(who, key === undefined ? {} : { 'idempotency-key': key }),
  )
const status = (body: { number: string; access: string }) =>
  orderHandlers.orderStatus({ params: undefined, query: undefined, body }, context())
const orders = (cartKey: string) => count(sql`select count(*) from orders where cart_key = ${cartKey}`)
const simple = (variantId: number, amount = 1) => ({
  cart: { products: [{ productId: variantId, amount }] },
  total: amount * 5_000 + (amount > 1 ? 0 : 490),
})

describe('P1.02 P7.12 placing an order', () => {
  it('B9.22 stores what was agreed: lines, VAT, allocation from the central warehouse first, ledger, payment', async () => {
    const { variantId } = await sell({ stock: { [HELSINKI]: 3, [CENTRAL]: 2 } })
    const body = orderBody(simple(variantId, 4))
    const answer = placedOrder.parse(await place(body))
    expect(answer).toMatchObject({
      order_number: expect.stringMatching(/^W-[0-9A-HJKMNP-TV-Z]{8}$/),
      status: 'pending_payment',
      redirect_url: expect.stringMatching(/^\/payment-sandbox\/sandbox_[\w-]{22}\/$/),
    })
    const order = orderContract.parse(await status({ number: answer.order_number, access: answer.access }))
    expect(order).toMatchObject({
      status: 'pending_payment',
      lines: [{ quantity: 4, unit_price: 5_000, gross: 20_000, tax_rate: 25.5 }],
      lines_total: 20_000,
      delivery_cost: 0,
      total: 20_000,
      taxes: [{ rate: 25.5, amount: 4_064 }],
      events: [{ kind: 'created' }],
      payment_url: answer.redirect_url,
    })
    const { rows } = await db().execute(
      sql`select store_id, quantity from stock where variant_id = ${variantId} order by store_id`,
    )
    expect(rows).toEqual([
      { store_id: HELSINKI, quantity: 1 },
      { store_id: CENTRAL, quantity: 0 },
    ])
    const [row] = await db().select().from(s.orders).where(eq(s.orders.cartKey, body.cart_key))
    expect(row?.accessHash).not.toContain(answer.access)
  })

  it('several lines of one variant share what comes from several stores, unit for unit', async () => {
    const [mine, other] = [
      await sell({ stock: { [HELSINKI]: 3, [OULU]: 4, [CENTRAL]: 2 } }),
      await sell({ stock: { [OULU]: 1 } }),
    ]
    const skier = (name: string) => ({ name })
    const products = [
      { productId: mine.variantId, amount: 3, extra_data: skier('Aino') },
      { productId: other.variantId, amount: 1 },
      { productId: mine.variantId, amount: 4, extra_data: skier('Eino') },
    ]
    const { order_number: number } = await place(orderBody({ cart: { products }, total: 40_000 }))
    const { rows } = await db().execute<{ line: number; store: number; quantity: number }>(sql`
      select l.line_number as line, a.store_id as store, a.quantity from allocations a join order_lines l on l.id = a.line_id join orders o on o.id = l.order_id
      where o.number = ${number} order by 1, 2`)
    // Two from the central warehouse, three from Helsinki, two from Oulu; handed out by the number of the store.
    expect(rows).toEqual([
      { line: 1, store: HELSINKI, quantity: 3 },
      { line: 2, store: OULU, quantity: 1 },
      { line: 3, store: OULU, quantity: 2 },
      { line: 3, store: CENTRAL, quantity: 2 },
    ])
  })

  it('store pickup takes the store’s own units first and needs no address', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 5, [OULU]: 1 } })
    const form = { delivery_method: 'store', delivery_location: String(OULU), address: '', postal_code: '', city: '' }
    await place(orderBody({ ...simple(variantId, 2), form, total: 10_000 }))
    expect(
      await count(sql`select quantity as count from stock where variant_id = ${variantId} and store_id = ${OULU}`),
    ).toBe(0)
    await expect(
      place(orderBody({ ...simple(variantId), form: { ...form, delivery_location: '99' }, total: 5_000 })),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: 'form.delivery_location' } })
  })

  it('P5.08 goods that travel need street, town and postal code, and somebody a telephone', async () => {
    const { variantId } = await sell()
    for (const [field, text] of [
      ['address', ''],
      ['city', ''],
      ['postal_code', ''],
      ['phone', 'call me'],
    ] as const) {
      await expect(
        place(orderBody({ ...simple(variantId), form: { [field]: text }, total: 5_490 })),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: `form.${field}` } })
    }
  })

  it('a delivery location is kept of a store only, never as typed', async () => {
    const { variantId } = await sell()
    const body = orderBody({ ...simple(variantId), form: { delivery_location: 'somewhere' } })
    await place(body)
    const [row] = await db().select().from(s.orders).where(eq(s.orders.cartKey, body.cart_key))
    expect(row?.deliveryLocation).toBeNull()
  })

  it('bundle, discount code, gift cards, repack: the order adds up to the cart', async () => {
    const [ski, binding] = [await sell({ active: 30_000 }), await sell({ active: 10_005 })]
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: ski.modelId, names: { fi: 'Paketti' }, discountPercent: 10 })
      .returning()
    await db()
      .insert(s.bundleMembers)
      .values({ bundleId: bundle?.id ?? 0, modelId: binding.modelId })
    await discountCode({ code: 'SUM7', kind: 'percent', value: 7, maxUses: 5, maxUsesPerCustomer: 2 })
    const card = await giftCard('SUM-CARD', 10_000)
    const { variantId } = await sell({ active: 3_333 })
    const cart = {
      products: [{ productId: variantId, amount: 3 }],
      discount_codes: ['sum7', 'SUM-CARD'],
      repack: true,
      bundles: [
        {
          id: bundle?.id ?? 0,
          uid: 'bundle-0001',
          mainProduct: { productId: ski.variantId },
          secondaryProducts: [{ productId: binding.variantId }],
        },
      ],
    }
    // 3 × 33.33 + 360.04 = 460.03; − 7 % (32.20); repack and delivery are free; − 100.00
    const answer = await place(orderBody({ cart, total: 32_783 }))
    const order = await status({ number: answer.order_number, access: answer.access })
    expect(order).toMatchObject({
      lines_total: 50_004,
      discount_total: 4_001 + 3_220,
      gift_card_total: 10_000,
      total: 32_783,
    })
    expect(order.lines.map(({ gross }) => gross).reduce((a, b) => a + b)).toBe(42_783)
    expect(await count(sql`select balance_eur as count from gift_cards where id = ${card}`)).toBe(0)
    expect(await count(sql`select used as count from discount_codes where code = 'sum7'`)).toBe(1)
  })

  it('nothing to pay: a gift card paid for all of it, paid at once, confirmed by the outbox', async () => {
    const { variantId } = await sell()
    await giftCard('ALL-IN', 50_000)
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], discount_codes: ['all-in'] },
      total: 0,
      method: 'none',
    })
    const answer = await place(body, guest, 'key-of-a-free-order')
    expect(answer).toMatchObject({
      status: 'paid',
      redirect_url: expect.stringMatching(new RegExp(`^/tilaus/kiitos/${answer.order_number}/#access=`)),
    })
    expect(await place(body, guest, 'key-of-a-free-order')).toEqual(answer)
    expect(await count(sql`select count(*) from outbox where kind = 'order_confirmation'`)).toBe(1)
    const { rows } = await db().execute<{ response: unknown }>(
      sql`select response from idempotency_keys where key = 'key-of-a-free-order'`,
    )
    expect(JSON.stringify(rows)).not.toContain(answer.access)
  })

  it('a gift campaign code is used once', async () => {
    const { variantId, modelId } = await sell()
    const [campaign] = await db()
      .insert(s.giftCampaigns)
      .values({ slug: 'kesa', names: {}, modelIds: [modelId] })
      .returning()
    await db()
      .insert(s.giftCampaignCodes)
      .values({ codeHash: codeHash('SUMMER-1'), campaignId: campaign?.id ?? 0 })
    const body = () =>
      orderBody({
        cart: {
          products: [{ productId: variantId, amount: 1 }],
          giftcampaign_data: { code: 'summer1', campaign: 'kesa' },
        },
        total: 0,
      })
    expect((await place(body())).status).toBe('paid')
    await expect(place(body())).rejects.toMatchObject({ code: 'CODE_REFUSED' })
  })

  it('lines on order go beyond the stock and take none', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 1 }, variant: { onOrder: true } })
    await place(orderBody(simple(variantId, 7)))
    expect(await count(sql`select available as count from variants where id = ${variantId}`)).toBe(1)
  })
})

describe('refusals', () => {
  it('OUT_OF_STOCK names the rows', async () => {
    const { variantId } = await sell()
    const refusal = await place(orderBody(simple(variantId, 6))).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'OUT_OF_STOCK',
      status: 409,
      extra: { details: { rows: [{ productId: variantId, asked: 6, available: 5, notice: 'reduced' }] } },
    })
  })

  it('TOTAL_CHANGED carries the new cart: another total, another currency', async () => {
    const { variantId } = await sell()
    for (const body of [
      orderBody({ ...simple(variantId), total: 5_489 }),
      orderBody({ ...simple(variantId), currency: 'sek' }),
    ]) {
      const refusal = await place(body).catch(
        (error: unknown) => error as { code: string; extra: { details: unknown } },
      )
      expect(refusal).toMatchObject({ code: 'TOTAL_CHANGED' })
      expect(checkoutAnswer.parse((refusal as { extra: { details: unknown } }).extra.details)).toMatchObject({
        total_price: 5_490,
      })
    }
  })

  it('P5.08 D5.11 an empty cart, a code that does not count, a method or address that cannot be', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 50 } })
    const base = simple(variantId)
    const field = (body: PlaceOrder) =>
      place(body).then(
        () => 'placed',
        (error: { code: string; extra: { field?: string } }) => `${error.code} ${error.extra.field}`,
      )
    expect(await field(orderBody({ total: 0 }))).toBe('BAD_REQUEST cart.products')
    expect(await field(orderBody({ ...base, cart: { ...base.cart, discount_codes: ['NO-SUCH-CODE'] } }))).toBe(
      'CODE_REFUSED cart.discount_codes',
    )
    expect(await field(orderBody({ ...base, form: { delivery_method: 'teleport' } }))).toBe(
      'BAD_REQUEST form.delivery_method',
    )
    expect(await field(orderBody({ ...base, method: 'swish' }))).toBe('BAD_REQUEST payment_method')
    expect(await field(orderBody({ ...base, method: 'invoice' }))).toBe('BAD_REQUEST payment_method')
    expect(await field(orderBody({ ...base, form: { address: '' } }))).toBe('BAD_REQUEST form.address')
    expect(await field(orderBody({ ...base, form: { postal_code: '' } }))).toBe('BAD_REQUEST form.postal_code')
    expect(await field(orderBody({ ...base, form: { phone: 'call me' } }))).toBe('BAD_REQUEST form.phone')
    expect(
      await field(
        orderBody({
          ...base,
          cart: { ...base.cart, country_code: 'gb', currency_code: 'gbp' },
          form: { delivery_method: 'international', postal_code: 'BT1 5GS' },
        }),
      ),
    ).toBe('BAD_REQUEST form.postal_code')
  })

  it('check D3 nobody orders in another customer’s name, or at a member’s price', async () => {
    const { variantId } = await sell({ active: 10_000, club: 5_000 })
    const [victim, other] = [
      await customer('victim@example.com', { isClub: true }),
      await customer('other@example.com'),
    ]
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], customer_id: victim.id },
      total: 5_000,
    })
    await expect(place(body, other)).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
    await place({ ...body, expected_total: 10_000 }, other)
    const [row] = await db().select().from(s.orders).where(eq(s.orders.cartKey, body.cart_key))
    expect(row?.customerId).toBe(other.id)
  })
})

describe('idempotency', () => {
  it('same key, same body: the same answer byte for byte, one order', async () => {
    const { variantId } = await sell()
    const body = orderBody(simple(variantId))
    const first = JSON.stringify(await place(body, guest, 'key-one-1'))
    expect(JSON.stringify(await place(body, guest, 'key-one-1'))).toBe(first)
    expect(JSON.stringify(await place(structuredClone(body), guest, 'key-one-1'))).toBe(first)
    expect(await orders(body.cart_key)).toBe(1)
  })

  it('same key, other body: 422; same key of another user: never the first one’s answer', async () => {
    const { variantId } = await sell()
    const [one, two] = [await customer('one@example.com'), await customer('two@example.com')]
    const body = orderBody(simple(variantId))
    const first = await place(body, one, 'key-two-2')
    await expect(place({ ...body, payment_method: 'card' }, one, 'key-two-2')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
      status: 422,
    })
    const stolen = await place(body, two, 'key-two-2').catch((error: unknown) => error)
    expect(stolen).toMatchObject({ code: 'ALREADY_ORDERED', extra: { field: 'cart_key' } })
    expect(JSON.stringify(stolen)).not.toContain(first.order_number)
    expect((await place({ ...body, cart_key: randomUUID() }, two, 'key-two-2')).order_number).not.toBe(
      first.order_number,
    )
  })

  it('no key, same cart: the same order; another guest or a changed cart: ALREADY_ORDERED', async () => {
    const { variantId } = await sell()
    const body = orderBody(simple(variantId))
    const first = await place(body)
    expect(await place(body)).toEqual(first)
    expect(await place(body, guest, 'a-key-that-came-later')).toEqual(first)
    const foreign = await place({ ...body, form: { ...body.form, email: 'else@example.com' } }).catch(
      (error: { extra: object }) => error,
    )
    expect(foreign).toMatchObject({ code: 'ALREADY_ORDERED', extra: { field: 'cart_key' } })
    expect((foreign as { extra: object }).extra).not.toHaveProperty('details')
    await expect(place({ ...body, payment_method: 'card' })).rejects.toMatchObject({
      code: 'ALREADY_ORDERED',
      extra: { details: { order_number: first.order_number, status: 'pending_payment' } },
    })
  })

  it('a refusal is not remembered; a key that is no key is refused', async () => {
    const { variantId } = await sell()
    const body = orderBody({ ...simple(variantId), total: 1 })
    await expect(place(body, guest, 'key-three-3')).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
    await expect(place({ ...body, expected_total: 5_490 }, guest, 'key-three-3')).resolves.toBeDefined()
    await expect(place(body, guest, 'kurz')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('check B3 an interrupted request is taken up where it stopped', async () => {
    const { variantId } = await sell()
    for (const at of ['order.session', 'order.answer']) {
      const body = orderBody(simple(variantId))
      const remove = onStep('before', at, () => {
        throw new Error('the power went')
      })
      await expect(place(body, guest, `key-${at}`)).rejects.toThrow('the power went')
      remove()
      const answer = await place(body, guest, `key-${at}`)
      expect(await orders(body.cart_key)).toBe(1)
      expect(await place(body, guest, `key-${at}`)).toEqual(answer)
    }
  })

  it('check B3 a crash inside the transaction leaves nothing behind', async () => {
    const { variantId } = await sell()
    for (const at of ['order.claim', 'order.insert', 'order.lines', 'order.payment', 'order.stock', 'order.commit']) {
      const body = orderBody(simple(variantId))
      const remove = onStep('before', at, () => {
        throw new Error('the power went')
      })
      await expect(place(body, guest, `key-crash-${at}`)).rejects.toThrow('the power went')
      remove()
      expect(await orders(body.cart_key)).toBe(0)
      expect(await brokenInvariants(db())).toEqual([])
    }
  })
})

describe('looking at an order', () => {
  it('check F3 wrong and unknown are the same 404', async () => {
    const { variantId } = await sell()
    const { order_number: number, access } = await place(orderBody(simple(variantId)))
    const other = access.endsWith('A') ? 'E' : 'A'
    const wrong = [
      status({ number, access: access.slice(0, -1) + other }),
      status({ number: 'W-UNKNOWN1', access }),
      status({ number, access: 'x'.repeat(43) }),
    ]
    const refusals = await Promise.allSettled(wrong)
    expect(
      new Set(
        refusals.map((one) => one.status === 'rejected' && JSON.stringify((one.reason as { body(): unknown }).body())),
      ).size,
    ).toBe(1)
  })
})

describe('check A9 the shop changes while an order is being placed', () => {
  const STEPS = [
    'order.begin',
    'order.claim',
    'order.find',
    'order.quote',
    'order.insert',
    'order.lines',
    'order.payment',
    'order.code',
    'order.stock',
    'order.commit',
  ]
  const CHANGES: Readonly<Record<string, (variantId: number, code: string) => Promise<unknown>>> = {
    'the price rises': (id) =>
      db().execute(sql`update prices set active = 9900, regular = 9900 where variant_id = ${id}`),
    'the price falls': (id) => db().execute(sql`update prices set active = 100 where variant_id = ${id}`),
    'the club price appears': (id) => db().execute(sql`update prices set club = 1000 where variant_id = ${id}`),
    'the price is gone': (id) => db().execute(sql`delete from prices where variant_id = ${id}`),
    'the product is hidden': (id) =>
      db().execute(
        sql`update models set is_public = false where id = (select model_id from variants where id = ${id})`,
      ),
    'the code is worth more': (_, code) => db().execute(sql`update discount_codes set value = 50 where code = ${code}`),
    'the code ends': (_, code) =>
      db().execute(sql`update discount_codes set ends_at = now() - interval '1 hour' where code = ${code}`),
    'VAT changes': () =>
      db().execute(sql`insert into tax_rates values (1, 5, 30, current_date) on conflict do nothing`),
    'two units are left': (variantId) => changeStock({ variantId, storeId: CENTRAL, delta: -3, reason: 'correction' }),
    'delivery costs more': () => db().execute(sql`update delivery_methods set price_eur = 790 where id = 'post_fi'`),
  }
  for (const [change, make] of Object.entries(CHANGES)) {
    it(`${change}, before and after every step: charged = order = lines, or a refusal`, async () => {
      let placed = 0
      for (const [index, at] of STEPS.flatMap(
        (name) =>
          [
            ['before', name],
            ['after', name],
          ] as const,
      ).entries()) {
        const { variantId } = await sell()
        const code = `A9-${change}-${index}`.replaceAll(' ', '-')
        await discountCode({ code, kind: 'percent', value: 10, maxUses: 3 })
        await db().execute(sql`update delivery_methods set price_eur = 490 where id = 'post_fi'`)
        await db().execute(sql`delete from tax_rates`)
        const base = simple(variantId)
        const body = orderBody({ ...base, cart: { ...base.cart, discount_codes: [code] }, total: 4_990 })
        let changed = false
        let pending: Promise<unknown> = Promise.resolve()
        const remove = onStep(at[0], at[1], () => {
          if (changed) return
          changed = true
          pending = outside(() => make(variantId, code))
          // A change of a row that the order holds waits for the order, not the other way round.
          return Promise.race([pending, sleep(100)]).then(() => undefined)
        })
        const result = await place(body, guest, `key-${code}`).then(
          () => 'placed',
          (error: { code: string }) => error.code,
        )
        remove()
        await pending
        expect(['placed', 'TOTAL_CHANGED', 'CODE_REFUSED', 'OUT_OF_STOCK']).toContain(result)
        if (result !== 'placed') continue
        placed += 1
        const {
          rows: [order],
        } = await db().execute<{ total: number; paid: number }>(sql`
          select o.total, p.amount as paid from orders o join payments p on p.order_id = o.id where o.cart_key = ${body.cart_key}`)
        expect(order).toEqual({ total: 4_990, paid: 4_990 })
        expect(await brokenInvariants(db())).toEqual([])
      }
      expect(placed).toBeGreaterThan(0)
    })
  }
})
