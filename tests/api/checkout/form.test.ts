/** What an order keeps of the form and of the wishes beside its rows (spec 1 §3 "Checkout form"). */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { cart, context, customer, guest, openShop, orderBody, sell } from '../../support/checkout-shop'
import { freshDatabase, type TestDatabase } from '../../support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await openShop()
})
afterAll(() => database.drop())

const place = (body: PlaceOrder, who: Parameters<typeof context>[0] = guest) =>
  checkoutHandlers.placeOrder({ params: undefined, query: undefined, body }, context(who, {}, null))
async function stored(number: string) {
  const [row] = await db().select().from(s.orders).where(eq(s.orders.number, number))
  if (!row) throw new Error('no order')
  return row
}

describe('companies', () => {
  const company = {
    company: 'Polku Oy',
    business_id: '0112038-9',
    vat_number: 'FI01120389',
    einvoice_address: '003701120389',
    einvoice_operator: 'NDEAFIHH',
    reference: 'PO 4711',
  }
  it('P3.10 the order keeps business id, VAT number, e-invoice address and reference', async () => {
    const { variantId } = await sell()
    const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, form: company, total: 5_490 })
    expect((await stored((await place(body)).order_number)).address).toMatchObject(company)
  })

  it('P3.10 a number whose check digit is wrong is refused at its field', async () => {
    const { variantId } = await sell()
    const refusal = async (form: Partial<PlaceOrder['form']>) => {
      const body = orderBody({ cart: { products: [{ productId: variantId, amount: 1 }] }, form, total: 5_490 })
      return place(body).then(
        () => null,
        ({ code, extra }: { code: string; extra: { field: string } }) => `${code} ${extra.field}`,
      )
    }
    expect(await refusal({ ...company, business_id: '0112038-8' })).toBe('BAD_REQUEST form.business_id')
    expect(await refusal({ ...company, vat_number: 'FI01120388' })).toBe('BAD_REQUEST form.vat_number')
    expect(await refusal({ ...company, einvoice_address: '003701120388' })).toBe('BAD_REQUEST form.einvoice_address')
    expect(await refusal({ ...company, einvoice_operator: '' })).toBe('BAD_REQUEST form.einvoice_operator')
    expect(await refusal({ ...company, company: '' })).toBe('BAD_REQUEST form.company')
  })
})

/** What the order keeps of wishes and modes; the days that it was promised for are told elsewhere. */
async function wishesOf(number: string) {
  const { arrivals: _, ...wishes } = (await stored(number)).options
  return wishes
}

describe('P7.12 wishes beside the rows', () => {
  it('P3.05 P3.06 P7.04 split delivery and the chat that led here are kept; what is for staff only of staff', async () => {
    const { variantId } = await sell()
    const staff = await customer('seller@example.com', { isStaff: true })
    const body = () =>
      orderBody({
        cart: {
          products: [{ productId: variantId, amount: 1 }],
          special_request: 'Ring twice',
          delivery_extra_data: { part_delivery: true, giosg_chatter: 'chat-7' },
          post_delivery: true,
        },
        form: { seller_name: 'Aada', seller_number: '12' },
        total: 5_490,
      })
    const { order_number: ofGuest } = await place(body())
    expect((await stored(ofGuest)).specialRequest).toBe('Ring twice')
    expect(await wishesOf(ofGuest)).toEqual({ part_delivery: true, giosg_chatter: 'chat-7' })
    expect(await wishesOf((await place(body(), staff)).order_number)).toEqual({
      part_delivery: true,
      giosg_chatter: 'chat-7',
      post_delivery: true,
      seller_name: 'Aada',
      seller_number: '12',
    })
  })
})

it('P3.09 the order keeps the enterprise order that it belongs to, never another company’s', async () => {
  const { variantId } = await sell()
  const buyer = await customer('member@example.com', { isOrgUser: true })
  const companies = await db()
    .insert(s.organisations)
    .values([{ name: 'Own Oy' }, { name: 'Other Oy' }])
    .returning({ id: s.organisations.id })
  await db().update(s.customers).set({ organisationId: companies[0]?.id }).where(eq(s.customers.id, buyer.id))
  const open = await db()
    .insert(s.enterpriseOrders)
    .values(companies.map(({ id }) => ({ organisationId: id, name: 'Kit' })))
    .returning({ id: s.enterpriseOrders.id })
  const options = []
  for (const { id } of open) {
    const body = orderBody({
      cart: { products: [{ productId: variantId, amount: 1 }], enterprise_order: { id } },
      total: 5_490,
    })
    options.push(await wishesOf((await place(body, buyer)).order_number))
  }
  expect(options).toEqual([{ enterprise_order: open[0]?.id }, {}])
})

describe('P7.12 where it goes', () => {
  const one = (productId: number) => ({ products: [{ productId, amount: 1 }] })
  const validate = async (fields: Parameters<typeof cart>[0]) =>
    checkoutHandlers.checkout({ params: undefined, query: undefined, body: cart(fields) }, context(guest, {}, null))

  it('P3.05 P7.08 methods by postal code: unknown without one, offered where they reach, named where they do not', async () => {
    const { variantId } = await sell()
    await db()
      .insert(s.deliveryMethods)
      .values({
        id: 'express_fi',
        names: { fi: 'Pikatoimitus' },
        kind: 'express',
        priceEur: 1_490,
        minDays: 0,
        maxDays: 1,
        postalCodes: ['00', '331'],
      })
    const offered = async (postcode: string | null) => {
      const { delivery_methods: methods, postcode_methods: others } = await validate({ ...one(variantId), postcode })
      return [methods.some(({ id }) => id === 'express_fi'), others]
    }
    const left = [{ id: 'express_fi', name: 'Pikatoimitus' }]
    expect([
      await offered(null),
      await offered('00 500'),
      await offered('33100'),
      await offered('33500'),
      await offered('FI-00500'),
    ]).toEqual([
      [false, left],
      [true, []],
      [true, []],
      [false, left],
      [false, left],
    ])
    const body = orderBody({
      cart: one(variantId),
      form: { delivery_method: 'express_fi', postal_code: '99100' },
      total: 6_490,
    })
    await expect(place(body)).rejects.toMatchObject({ code: 'BAD_REQUEST', extra: { field: 'form.delivery_method' } })
    await db().delete(s.deliveryMethods).where(eq(s.deliveryMethods.id, 'express_fi'))
  })

  it('D8.11 pickup points: the nearest first, none far away, one must be chosen and is kept in words', async () => {
    const { variantId } = await sell()
    const point = (id: string, postalCode: string, name: string) => ({
      id,
      methodId: 'post_fi',
      country: 'fi',
      name,
      address: `${name}katu 1`,
      postalCode,
      city: 'Helsinki',
      hours: '',
    })
    await db()
      .insert(s.pickupPoints)
      .values([
        point('a', '00500', 'Kallio'),
        point('b', '00100', 'Kamppi'),
        point('c', '00510', 'Sörnäinen'),
        point('d', '33100', 'Tampere'),
      ])
    const locker = async (postcode: string | null) =>
      (await validate({ ...one(variantId), postcode })).delivery_methods.find(({ id }) => id === 'post_fi')
    expect((await locker('00500'))?.locations.map(({ name }) => name)).toEqual(['Kallio', 'Sörnäinen', 'Kamppi'])
    expect([await locker('99999'), await locker(null)]).toMatchObject([
      { needs_location: true, locations: [] },
      { needs_location: true, locations: [] },
    ])
    const body = (delivery_location: string, postal_code = '00500') =>
      orderBody({ cart: one(variantId), form: { delivery_location, postal_code }, total: 5_490 })
    for (const refused of [body(''), body('d'), body('a', '99999')])
      await expect(place(refused)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Delivery location was not found!',
        extra: { field: 'form.delivery_location' },
      })
    expect(await stored((await place(body('c'))).order_number)).toMatchObject({
      deliveryLocation: 'Sörnäinen, Sörnäinenkatu 1, 00510 Helsinki',
      options: { pickup_point: 'c' },
    })
    await db().delete(s.pickupPoints)
  })

  it('P9.20 thresholds say what is missing, in the shop’s own arithmetic', async () => {
    const { variantId } = await sell({ active: 9_999 })
    expect((await validate(one(variantId))).delivery_thresholds).toEqual({
      delivery_threshold: 10_000,
      repack_threshold: 15_000,
      delivery_missing: 1,
      repack_missing: 5_001,
    })
    expect((await validate({ products: [{ productId: variantId, amount: 2 }] })).delivery_thresholds).toMatchObject({
      delivery_missing: 0,
      repack_missing: 0,
    })
    // A cent of euro is less than a krona: what is missing is never rounded to nothing.
    expect((await validate({ ...one(variantId), currency_code: 'sek' })).delivery_thresholds.delivery_missing).toBe(100)
    // One way is free already: nothing is missing, though another is free from more only.
    await db()
      .insert(s.deliveryMethods)
      .values({
        id: 'dear',
        kind: 'home',
        countries: ['fi'],
        priceEur: 990,
        freeFromEur: 90_000,
        minDays: 1,
        maxDays: 2,
        isGreen: false,
        sortOrder: -1,
        names: { en: 'Dear' },
        descriptions: { en: '' },
      })
    expect((await validate({ products: [{ productId: variantId, amount: 2 }] })).delivery_thresholds).toMatchObject({
      delivery_threshold: 10_000,
      delivery_missing: 0,
    })
    // Whoever has chosen a way is told what is missing to that one.
    const chosen = { products: [{ productId: variantId, amount: 2 }], delivery_method: 'dear' }
    expect((await validate(chosen)).delivery_thresholds).toMatchObject({
      delivery_threshold: 90_000,
      delivery_missing: 70_002,
    })
    await db().delete(s.deliveryMethods).where(sql`id = 'dear'`)
  })

  it('P3.09 what is sold in a store and sent afterwards is not fetched there; card checkout offers cards', async () => {
    const { variantId } = await sell()
    const staff = await customer('counter@example.com', { isStaff: true })
    const answer = await checkoutHandlers.checkout(
      {
        params: undefined,
        query: undefined,
        body: cart({ ...one(variantId), post_delivery: true, card_checkout_mode: true }),
      },
      context(staff, {}, null),
    )
    expect(answer.delivery_methods.some(({ kind }) => kind === 'store')).toBe(false)
    expect([
      answer.post_delivery,
      answer.payment_methods.map(({ id }) => id),
      answer.show_klarna,
      answer.paypal_checkout,
    ]).toEqual([true, ['card'], false, false])
    const plain = await validate({ ...one(variantId), post_delivery: true })
    expect([plain.post_delivery, plain.delivery_methods.some(({ kind }) => kind === 'store')]).toEqual([false, true])
  })
})
