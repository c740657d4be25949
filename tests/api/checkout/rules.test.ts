/** Edges of the checkout's rules: each case stands exactly on one. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { GET, POST } from '@/app/payment-sandbox/[reference]/route'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { orderHandlers } from '@/lib/backend/api/handlers/orders'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import { brokenInvariants } from '@/lib/backend/domain/orders/invariants'
import { receiveAndProcessEvent } from '@/lib/backend/flows/payments/ingest'
import { signEvent } from '@/lib/backend/flows/payments/sandbox'
import { config } from '@/lib/config/env'
import { checkoutAnswer, type PlaceOrder } from '@/lib/contract/schemas/checkout'
import { post } from '../../support/api'
import {
  campaign,
  cart,
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
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())
beforeEach(() => db().delete(s.rateLimits))
afterEach(async () => expect(await brokenInvariants(db())).toEqual([]))

type Who = Parameters<typeof context>[0]
const validate = async (fields: Parameters<typeof cart>[0], who: Who = guest, ip: string | null = null) =>
  checkoutAnswer.parse(
    await checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context(who, {}, ip)),
  )
const place = (body: PlaceOrder, who: Who = guest, ip: string | null = null) =>
  checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(who, {}, ip))
const look = (number: string, access: string) =>
  orderHandlers.orderStatus({ params: undefined, query: undefined, body: { number, access } }, context())
const one = (productId: number | string, amount = 1) => ({ products: [{ productId, amount }] })
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id)
const referenceOf = (redirect: string) => /payment-sandbox\/([^/]+)\//.exec(redirect)?.[1] ?? ''

describe('ids of rows', () => {
  it('D4.23 the id of a bundle row is numeric or has dashes between numbers; everything else is refused at its field', async () => {
    const { variantId } = await sell()
    const ask = async (productId: unknown) =>
      await post('/api/checkout/', { products: [{ productId, amount: 1 }], country_code: 'fi', language_code: 'fi' })
    for (const good of [variantId, '9-4-17']) expect([good, (await ask(good)).status]).toEqual([good, 200])
    for (const bad of ['', '-1', '9-', 'x-1', '9--4', '9-4x', '9-4-', -1])
      expect([bad, await ask(bad)]).toMatchObject([bad, { status: 400, body: { error: { code: 'BAD_REQUEST' } } }])
  })
})

describe('a bundle as one variant', () => {
  it('D4.21 on order only if all members are, as long as the slowest, and sold out with one of them', async () => {
    const main = await sell({ active: 10_000, variant: { shippingNumber: 2, shippingString: '1-3' } })
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: main.modelId, names: { en: 'Set' }, discountPercent: 10 })
      .returning()
    const other = await sell({
      active: 10_000,
      stock: {},
      variant: { shippingNumber: 7, shippingString: '5-7', onOrder: true },
    })
    await db()
      .insert(s.bundleMembers)
      .values({ bundleId: bundle?.id ?? 0, modelId: other.modelId })
    const row = async () => {
      const id = `${main.modelId}-${main.variantId}-${other.variantId}`
      return (await validate(one(id, 9))).products[0]
    }
    expect(await row()).toMatchObject({ amount: 5, max_amount: 5, on_order: false, shipping_time: '5-7' })
    await db().update(s.variants).set({ onOrder: true }).where(eq(s.variants.id, main.variantId))
    expect(await row()).toMatchObject({ amount: 9, on_order: true })
    await db().update(s.variants).set({ onOrder: false }).where(eq(s.variants.id, other.variantId))
    expect(await row()).toMatchObject({ amount: 0, on_order: false, notice: 'sold_out' })
    expect((await validate(one(`${main.modelId}-${main.variantId}`))).errors.map(({ id }) => id)).toEqual([
      'checkout.error_gone',
    ])
  })
})

describe('guessing codes', () => {
  const wrong = (name: string) => Array.from({ length: 20 }, (_, index) => `${name}-${index}`)

  it('check F3 wrong codes of an order count like those of a validation', async () => {
    const { variantId } = await sell()
    const guess = (name: string) =>
      place(orderBody({ cart: { ...one(variantId), discount_codes: wrong(name) }, total: 5_490 }), guest, '192.0.2.11')
    await expect(guess('FIRST')).rejects.toMatchObject({ code: 'CODE_REFUSED' })
    await expect(guess('SECOND')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('check F3 also when the order is refused for something else: its cart tells which codes are known', async () => {
    const guess = (name: string) =>
      place(orderBody({ cart: { ...one(999_999), discount_codes: wrong(name) }, total: 0 }), guest, '192.0.2.15')
    await expect(guess('FIRST')).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    await expect(guess('SECOND')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('check F3 so do wrong codes of gift campaigns', async () => {
    const { variantId } = await campaign('syksy', 'AUTUMN-1')
    const guess = (code: string) =>
      validate({ ...one(variantId), giftcampaign_data: { code, campaign: 'syksy' } }, guest, '192.0.2.12')
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(ids((await guess(`AUTUMN-X${attempt}`)).errors)).toContain('checkout.error_campaign_code')
    await expect(guess('AUTUMN-1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('check F3 an account is counted wherever it asks from', async () => {
    const { variantId } = await sell()
    const who = await customer('guesser@example.com')
    await validate({ ...one(variantId), discount_codes: wrong('HERE') }, who, '192.0.2.13')
    await expect(validate({ ...one(variantId), discount_codes: ['THERE'] }, who, '192.0.2.14')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await expect(validate({ ...one(variantId), discount_codes: ['THERE'] }, guest, '192.0.2.14')).resolves.toBeDefined()
  })
})

describe('P7.12 codes', () => {
  it('P5.02 a code counts from its beginning, and from exactly its least worth of goods', async () => {
    const { variantId } = await sell({ active: 5_000 })
    await discountCode({ code: 'TOMORROW', kind: 'percent', value: 10, startsAt: new Date(Date.now() + 86_400_000) })
    await discountCode({ code: 'FROM50', kind: 'amount', value: 500, minTotalEur: 5_000 })
    await discountCode({ code: 'FROM5001', kind: 'amount', value: 500, minTotalEur: 5_001 })
    expect(ids((await validate({ ...one(variantId), discount_codes: ['TOMORROW'] })).errors)).toEqual([
      'checkout.error_code_not_now',
    ])
    expect((await validate({ ...one(variantId), discount_codes: ['FROM50'] })).cart_discount).toEqual({
      code: 'FROM50',
      amount: 500,
    })
    expect(ids((await validate({ ...one(variantId), discount_codes: ['FROM5001'] })).errors)).toEqual([
      'checkout.error_code_min_total',
    ])
  })

  it('D4.24 a code lowers goods, not gift cards that are bought beside them', async () => {
    await db().insert(s.models).values({ id: 2427, brandId: 1, slug: 'gift-card', mainGroupId: 1, kind: 'giftcard' })
    const { variantId } = await sell({ active: 10_000 })
    await discountCode({ code: 'GOODS10', kind: 'percent', value: 10 })
    const gift_card_products = [{ productId: 2427, amount: 50, uid: 'gift-0001', extra_data: { giftcard_name: '' } }]
    const answer = await validate({ ...one(variantId), gift_card_products, discount_codes: ['GOODS10'] })
    expect(answer).toMatchObject({ cart_discount: { amount: 1_000 }, total_price: 14_000 })
  })

  it('one use to a customer: under the account, its mailbox, or logged out again', async () => {
    const { variantId } = await sell({ stock: { [CENTRAL]: 9 } })
    const order = (code: string, email: string) =>
      orderBody({ cart: { ...one(variantId), discount_codes: [code] }, form: { email }, total: 4_990 })
    for (const code of ['GUEST-FIRST', 'ACCOUNT-FIRST'])
      await discountCode({ code, kind: 'amount', value: 500, maxUsesPerCustomer: 1 })
    const member = await customer('saver@example.com')
    await place(order('GUEST-FIRST', 'saver+shop@example.com'))
    await expect(place(order('GUEST-FIRST', 'another@example.com'), member)).rejects.toMatchObject({
      code: 'CODE_REFUSED',
    })
    await place(order('ACCOUNT-FIRST', 'another@example.com'), member)
    await expect(place(order('ACCOUNT-FIRST', 'saver@example.com'))).rejects.toMatchObject({ code: 'CODE_REFUSED' })
    await expect(place(order('ACCOUNT-FIRST', 'somebody@example.com'))).resolves.toBeDefined()
  })

  it('spec 2 §9 a gift card that is used up in another currency keeps no cents', async () => {
    const { variantId } = await sell({ active: 10_000 })
    await db().insert(s.currencyRates).values({ currency: 'sek', rate: 11.31 })
    const card = await giftCard('KRONOR-1', 3_000)
    // 1,129.00 (1,131 as a shop shows it) + 146.00 delivery − 339.30 kronor, which are exactly 30.00 euros
    const fields = { ...one(variantId), country_code: 'se', currency_code: 'sek', discount_codes: ['kronor1'] }
    await place(
      orderBody({
        cart: fields,
        form: { delivery_method: 'eu_parcel', postal_code: '111 22' },
        total: 93_570,
        currency: 'sek',
      }),
    )
    expect(await count(sql`select balance_eur as count from gift_cards where id = ${card}`)).toBe(0)
  })
})

describe('gift campaigns', () => {
  it('D4.26 a campaign that is over takes no code', async () => {
    const { variantId, data } = await campaign('talvi', 'WINTER-1', {}, new Date(Date.now() - 60_000))
    const answer = await validate({ ...one(variantId), giftcampaign_data: data })
    expect([answer.giftcampaign_data, answer.products[0]?.unit_price, ids(answer.errors)]).toEqual([
      null,
      5_000,
      ['checkout.error_campaign_code'],
    ])
  })

  it('D4.16 a blocked country does not stop a gift', async () => {
    const { variantId, data } = await campaign('kevat', 'SPRING-1', {
      model: { deliveryLimit: { blockedCountries: ['fi'] } },
    })
    expect((await validate({ ...one(variantId), giftcampaign_data: data })).products[0]).toMatchObject({
      amount: 1,
      notice: null,
    })
    expect((await validate(one(variantId))).products[0]).toMatchObject({ amount: 0, notice: 'blocked_country' })
  })

  it('D4.26 who works for the shop gets no gift: not with the own account, not as a guest with its mailbox', async () => {
    const { variantId, data } = await campaign('oma', 'OWN-1', { active: 90_000 })
    const clerk = await customer('gift-clerk@example.com', { isStaff: true })
    const admin = await customer('gift.admin@gmail.com', { isAdmin: true })
    const body = (email: string) =>
      orderBody({ cart: { ...one(variantId), giftcampaign_data: data }, form: { email }, total: 0 })
    const refusal = { code: 'FORBIDDEN', extra: { details: { reason: 'own_gift' } } }
    await expect(place(body('aino@example.com'), clerk)).rejects.toMatchObject(refusal)
    await expect(place(body('aino@example.com'), admin)).rejects.toMatchObject(refusal)
    await expect(place(body('Gift-Clerk+x@Example.com'))).rejects.toMatchObject(refusal)
    await expect(place(body('giftadmin+x@googlemail.com'))).rejects.toMatchObject(refusal)
    expect(await count(sql`select count(*) from gift_campaign_codes where used_by_order_id is not null`)).toBe(0)
    await expect(place(body('aino@example.com'))).resolves.toMatchObject({ status: 'paid' })
  })

  it('its code comes back when the order dies', async () => {
    const { variantId, data } = await campaign('paluu', 'BACK-1')
    const body = () => orderBody({ cart: { ...one(variantId), giftcampaign_data: data, repack: true }, total: 490 })
    const reference = referenceOf((await place(body())).redirect_url)
    await expect(place(body())).rejects.toMatchObject({ code: 'CODE_REFUSED' })
    await receiveAndProcessEvent(
      'sandbox',
      signEvent({ eventId: 'campaign-cancelled', reference, kind: 'cancelled', amount: 490, currency: 'eur' }),
    )
    await expect(place(body())).resolves.toMatchObject({ status: 'pending_payment' })
  })
})

describe('P7.12 who may what', () => {
  it('P6.04 P7.04 only an administrator buys for a selected customer', async () => {
    const { variantId } = await sell({ active: 10_000, club: 8_000 })
    const member = await customer('member@example.com', { isClub: true })
    const staff = await customer('clerk@example.com', { isStaff: true })
    expect((await validate({ ...one(variantId), customer_id: member.id }, staff)).products[0]?.unit_price).toBe(10_000)
    const admin = await customer('boss@example.com', { isAdmin: true })
    const fields = { ...one(variantId), customer_id: member.id }
    expect((await validate(fields, admin)).products[0]?.unit_price).toBe(8_000)
    const owner = async (who: Who, total: number) => {
      const { order_number: number } = await place(orderBody({ cart: fields, total }), who)
      const [order] = await db().select({ id: s.orders.customerId }).from(s.orders).where(eq(s.orders.number, number))
      return order?.id
    }
    expect([await owner(admin, 8_490), await owner(staff, 10_000)]).toEqual([member.id, staff.id])
    await expect(validate({ ...fields, customer_id: 999_999 }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('P3.09 a transfer between stores is for staff, and is no order', async () => {
    const { variantId } = await sell({ stock: { [HELSINKI]: 3, [OULU]: 2 } })
    const fields = { ...one(variantId, 9), transfer_request_from: [HELSINKI] }
    expect((await validate(fields)).products[0]).toMatchObject({ amount: 5, max_amount: 5 })
    const staff = await customer('mover@example.com', { isStaff: true })
    await expect(
      place(orderBody({ cart: { ...fields, ...one(variantId) }, total: 5_490 }), staff),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: 'cart.transfer_request_from' } })
  })

  it('P4.08 what staff pick from stores does not change the amount of a row whose id has a dash', async () => {
    const stock = { [HELSINKI]: 9, [OULU]: 9 }
    const [ski, binding] = [await sell({ stock }), await sell({ stock })]
    const [bundle] = await db()
      .insert(s.bundles)
      .values({ mainModelId: ski.modelId, names: { fi: 'Paketti' } })
      .returning()
    await db()
      .insert(s.bundleMembers)
      .values({ bundleId: bundle?.id ?? 0, modelId: binding.modelId })
    const picked = { amount: 2, transferAmounts: { [HELSINKI]: 1, [OULU]: 3 } }
    const staff = await customer('picker@example.com', { isStaff: true })
    const productId = `${ski.modelId}-${ski.variantId}-${binding.variantId}`
    const cart = {
      products: [
        { productId, ...picked },
        { productId: ski.variantId, ...picked },
      ],
    }
    expect(await validate({ ...cart, transfer_request_from: [HELSINKI, OULU] }, staff)).toMatchObject({
      products: [{ productId, amount: 2 }, { amount: 4 }],
    })
  })

  it('D4.16 on order does not open blocked stock', async () => {
    const { variantId } = await sell({ stock: {}, variant: { onOrder: true, stockBlocked: true, shippingNumber: 2 } })
    expect((await validate(one(variantId))).products[0]).toMatchObject({ amount: 0, notice: 'sold_out' })
  })
})

describe('P7.12 orders', () => {
  it('P8.02 P7.08 READ_ONLY_ORDER by the provider’s name of the payment, too', async () => {
    const { variantId } = await sell()
    const reference = referenceOf((await place(orderBody({ cart: one(variantId), total: 5_490 }))).redirect_url)
    const ask = () => validate({ ...one(variantId), klarna_global_checkout_id: reference })
    expect((await ask()).kgco_id).toBe(reference)
    await receiveAndProcessEvent(
      'sandbox',
      signEvent({ eventId: 'read-only', reference, kind: 'captured', amount: 5_490, currency: 'eur' }),
    )
    await expect(ask()).rejects.toMatchObject({ code: 'READ_ONLY_ORDER' })
  })

  it('each line keeps its net: gross without its share of the VAT', async () => {
    const { variantId } = await sell()
    const { order_number: number } = await place(orderBody({ cart: one(variantId, 4), total: 20_000 }))
    expect(
      await count(
        sql`select l.net as count from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`,
      ),
    ).toBe(20_000 - 4_064)
  })

  it('an order shows no notes of the shop, no way to a hidden product, and no payment once its time is over', async () => {
    const { variantId, modelId, slug } = await sell()
    const {
      order_number: number,
      access,
      redirect_url,
    } = await place(orderBody({ cart: one(variantId), total: 5_490 }))
    await receiveAndProcessEvent(
      'sandbox',
      signEvent({
        eventId: 'odd-amount',
        reference: referenceOf(redirect_url),
        kind: 'captured',
        amount: 1,
        currency: 'eur',
      }),
    )
    expect(await look(number, access)).toMatchObject({ payment_url: redirect_url, lines: [{ path: `tarn/${slug}` }] })
    await db().update(s.models).set({ isPublic: false }).where(eq(s.models.id, modelId))
    await db().execute(sql`update orders set expires_at = now() - interval '1 second' where number = ${number}`)
    const order = await look(number, access)
    expect([order.payment_url, order.lines[0]?.path, order.events.map(({ kind }) => kind)]).toEqual([
      null,
      null,
      ['created'],
    ])
  })

  it('payments are not played where the sandbox is off', async () => {
    const { variantId } = await sell()
    const {
      order_number: number,
      access,
      redirect_url,
    } = await place(orderBody({ cart: one(variantId), total: 5_490 }))
    const at = { params: Promise.resolve({ reference: referenceOf(redirect_url) }) }
    const form = {
      method: 'POST',
      body: 'action=pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '10' },
    }
    const { sandboxPayments } = config()
    Object.assign(config(), { sandboxPayments: false })
    try {
      expect((await GET(new Request('http://localhost/'), at)).status).toBe(404)
      expect((await POST(new Request('http://localhost/', form), at)).status).toBe(404)
    } finally {
      Object.assign(config(), { sandboxPayments })
    }
    expect((await look(number, access)).status).toBe('pending_payment')
  })
})
