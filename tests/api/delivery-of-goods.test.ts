/** How goods reach a place: couriers from near stores, and limits of single variants. */
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { courierDay } from '@/lib/backend/domain/delivery/delivery'
import { db } from '@/lib/backend/platform/database/pool'
import * as s from '@/lib/backend/domain/schema'

import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { countryOf } from '@/lib/market/countries'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
  await db()
    .insert(s.deliveryMethods)
    .values({
      id: 'express_fi',
      names: { en: 'Express', fi: 'Pikatoimitus' },
      kind: 'express',
      countries: ['fi'],
      priceEur: 1490,
      freeFromEur: 50_000,
      minDays: 0,
      maxDays: 1,
    })
  await db()
    .insert(s.stores)
    .values({
      id: 3,
      slug: 'espoo',
      name: 'Espoo',
      shortName: 'ESP',
      type: 'retail',
      stockDisplayOrder: 3,
      address: { street: 'Katu 2', postcode: '02600', city: 'Espoo', phone: '+358 2' },
    })
})
afterAll(() => database.drop())

const variantOf = (slug: string, at = 0) => seeded.variants[slug]?.[at] ?? 0
interface Option {
  name: string
  storeSlug: string
  timeEstimate: string
  price: number
}
const ask = async (postcode: string, variant: number, price = 10_000) => {
  const { status, body } = await get(
    `/api/get_fast_shipping/?postal_code=${postcode}&price=${price}&variant_id=${variant}&language=en`,
  )
  return { status, options: body as unknown as Option[] }
}

describe('fast shipping', () => {
  it('D3.12, D4.42 D7.13 a near store that holds the variant: name, store, time, price', async () => {
    const { status, options } = await ask('00580', variantOf('fleece'))
    expect(status).toBe(200)
    expect(options).toEqual([
      {
        name: 'Express · HKI',
        storeSlug: 'helsinki',
        timeEstimate: expect.stringMatching(/^(?:Mon|Tue|Wed|Thu|Fri), \d{1,2}\/\d{1,2}$/),
        price: 1490,
      },
    ])
  })
  it('D7.13 only shops send on the same day: no warehouse, no supplier, no web store', async () => {
    const helsinki = eq(s.stores.slug, 'helsinki')
    for (const type of ['warehouse', 'external', 'web'] as const) {
      await db().update(s.stores).set({ type }).where(helsinki)
      expect([type, (await ask('00580', variantOf('fleece'))).options]).toEqual([type, []])
    }
    await db().update(s.stores).set({ type: 'retail' }).where(helsinki)
  })
  it('D7.13 every near store that holds it has its option, in display order', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => 60 + at)
    const address = { street: 'Katu 3', postcode: '00300', city: 'Helsinki', phone: '+358 3' }
    const store = (id: number) => ({ id, slug: `near-${id}`, name: `Near ${id}`, shortName: `N${id}`, address })
    await db()
      .insert(s.stores)
      .values(ids.map((id) => ({ ...store(id), type: 'retail' as const, stockDisplayOrder: id })))
    await db()
      .insert(s.stock)
      .values(ids.map((storeId) => ({ variantId: variantOf('fleece'), storeId, quantity: 1 })))
    const { options } = await ask('00580', variantOf('fleece'))
    const near = inArray(s.stock.storeId, ids)
    await db().delete(s.stock).where(near)
    await db().delete(s.stores).where(inArray(s.stores.id, ids))
    expect(options.map(({ storeSlug }) => storeSlug)).toEqual(['helsinki', ...ids.map((id) => `near-${id}`)])
  })
  it('the Helsinki region is one area; elsewhere nobody comes', async () => {
    expect((await ask('02100', variantOf('fleece'))).options).toHaveLength(1)
    expect((await ask('33100', variantOf('fleece'))).options).toEqual([])
  })
  it('a method without countries is offered where the country’s list has it', async () => {
    const own = {
      names: { en: 'Sledge' },
      kind: 'express' as const,
      countries: null,
      priceEur: 990,
      minDays: 0,
      maxDays: 1,
      sortOrder: 9,
    }
    const names = async () => (await ask('00580', variantOf('fleece'))).options.map(({ name }) => name)
    await db()
      .insert(s.deliveryMethods)
      .values({ ...own, id: 'sledge' })
    expect(await names()).toEqual(['Express · HKI'])
    await db().update(s.deliveryMethods).set({ countries: null }).where(eq(s.deliveryMethods.id, 'express_fi'))
    expect(await names()).toEqual(countryOf('fi')?.deliveryMethods.includes('express_fi') ? ['Express · HKI'] : [])
    await db()
      .update(s.deliveryMethods)
      .set({ countries: ['fi'] })
      .where(eq(s.deliveryMethods.id, 'express_fi'))
    await db().delete(s.deliveryMethods).where(eq(s.deliveryMethods.id, 'sledge'))
  })
  it('is free from the worth that the method says', async () => {
    expect((await ask('00580', variantOf('fleece'), 50_000)).options[0]?.price).toBe(0)
  })
  it('offers nothing of what the store does not hold, is blocked, or nobody may see', async () => {
    expect((await ask('00580', variantOf('rain-shell'))).options).toEqual([])
    expect((await ask('00580', variantOf('secret-prototype'))).options).toEqual([])
    expect((await ask('00580', 999_999)).options).toEqual([])
    await db()
      .update(s.variants)
      .set({ stockBlocked: true })
      .where(eq(s.variants.id, variantOf('fleece', 1)))
    expect((await ask('00580', variantOf('fleece', 1))).options).toEqual([])
  })
  it('D9.05 takes five digits only', async () => {
    for (const postcode of ['0058', '005800', 'ABCDE'])
      expect([postcode, (await ask(postcode, 1)).status]).toEqual([postcode, 400])
  })
  it('what is ordered by noon of a weekday comes on the day, else on the next weekday', () => {
    expect(courierDay('2026-11-20T11:59')).toBe('2026-11-20')
    expect(courierDay('2026-11-20T12:00')).toBe('2026-11-23')
    expect(courierDay('2026-11-22T09:00')).toBe('2026-11-23')
  })
})

describe('limits of one variant', () => {
  it('D3.05 D5.11 stand as overrides by its id, and hold in the cart', async () => {
    const [plain, own] = [variantOf('fleece'), variantOf('fleece', 1)]
    await db().update(s.variants).set({ stockBlocked: false }).where(eq(s.variants.id, own))
    await db()
      .update(s.models)
      .set({ deliveryLimit: { variants: { [own]: { blockedCountries: ['fi'], perInternationalPackage: 0.5 } } } })
      .where(eq(s.models.id, seeded.models['fleece'] ?? 0))
    const limit = async (country: string) =>
      (await get(`/api/product/extra/?type=1&slug=fleece&language=en&delivery-country-code=${country}`)).body[
        'delivery_method_limit'
      ]
    expect(await limit('fi')).toMatchObject({
      isDeliveryCountryBlocked: false,
      extra_data_overrides: { [own]: { isDeliveryCountryBlocked: true, perInternationalPackage: 0.5 } },
    })
    expect(await limit('se')).toMatchObject({ extra_data_overrides: { [own]: { isDeliveryCountryBlocked: false } } })
    const cart = await post('/api/checkout/', {
      products: [plain, own].map((productId) => ({ productId, amount: 1 })),
      country_code: 'fi',
      language_code: 'en',
    })
    expect((cart.body['products'] as unknown as { notice: string | null }[]).map(({ notice }) => notice)).toEqual([
      null,
      'blocked_country',
    ])
    expect((await ask('00580', own)).options).toEqual([])
    await db().execute(sql`update models set delivery_limit = null`)
  })
})

describe('goods that no method takes to a country', () => {
  const id = () => seeded.models['fleece'] ?? 0
  const limit = { allowedDeliveryMethods: ['home', 'store'] }
  const [there, here] = ['us', 'fi'].map((country) => ({
    card: async () => {
      const { body } = await post('/api/products/productmodellist/', {
        source: 'Models',
        sortIds: [id()],
        language: 'en',
        taxAreaId: 1,
        country,
      })
      return (body['products'] as unknown as { undeliverable?: true }[])[0]?.undeliverable
    },
    page: async () =>
      (await get(`/api/product/extra/?type=1&slug=fleece&language=en&delivery-country-code=${country}`)).body[
        'delivery_method_limit'
      ],
    cart: async () => {
      const { body } = await post('/api/checkout/', {
        products: [{ productId: variantOf('fleece'), amount: 1 }],
        country_code: country,
        language_code: 'en',
      })
      const { products, errors, delivery_methods: methods, total_price: total } = body as unknown as CheckoutAnswer
      return {
        notice: products[0]?.notice,
        errors: errors.map(({ id: error }) => error),
        methods: methods.map(({ id: method }) => method),
        total,
      }
    },
  })) as [Place, Place]
  interface Place {
    card: () => Promise<true | undefined>
    page: () => Promise<unknown>
    cart: () => Promise<{ notice: string | null | undefined; errors: string[]; methods: string[]; total: number }>
  }

  it('D4.11 D4.14 D5.11 D7.02 are blocked there on the page, in the list and in the cart, as in a blocked country', async () => {
    const names = { en: 'Parcel' }
    await db()
      .insert(s.deliveryMethods)
      .values({ id: 'international', names, kind: 'home', priceEur: 2990, minDays: 5, maxDays: 9 })
    await db().update(s.models).set({ deliveryLimit: limit }).where(eq(s.models.id, id()))
    expect(await there.page()).toMatchObject({ isDeliveryCountryBlocked: true, allowedDeliveryMethods: [] })
    expect(await there.card()).toBe(true)
    expect(await there.cart()).toEqual({
      notice: 'blocked_country',
      errors: ['checkout.error_blocked_country'],
      methods: [],
      total: 0,
    })
    expect(await here.page()).toMatchObject({ isDeliveryCountryBlocked: false })
    expect(await here.card()).toBeUndefined()
    expect(await here.cart()).toMatchObject({ notice: null, errors: [] })
    // A rule of one variant does not open what no method reaches.
    const own = { ...limit, variants: { [variantOf('fleece')]: { blockedCountries: ['se'] } } }
    await db().update(s.models).set({ deliveryLimit: own }).where(eq(s.models.id, id()))
    expect(await there.page()).toMatchObject({
      extra_data_overrides: { [variantOf('fleece')]: { isDeliveryCountryBlocked: true } },
    })
    await db().execute(sql`update models set delivery_limit = null`)
    expect([await there.card(), (await there.cart()).notice]).toEqual([undefined, null])
  })
})

describe('issue 15: Russia and Belarus', () => {
  it('nothing is delivered there: product and checkout say why, the language stays', async () => {
    for (const country of ['ru', 'by']) {
      const extra = await get(`/api/product/extra/?type=1&slug=fleece&language=ru&delivery-country-code=${country}`)
      expect(extra.body['delivery_method_limit']).toMatchObject({
        isDeliveryCountryBlocked: true,
        allowedDeliveryMethods: [],
        blockInfoText: expect.stringContaining('Мы не доставляем в Россию и Беларусь') as string,
      })
      const { body } = await post('/api/checkout/', {
        products: [{ productId: variantOf('fleece'), amount: 1 }],
        country_code: country,
        language_code: 'ru',
      })
      const { errors, delivery_methods: methods } = body as unknown as {
        errors: { id: string }[]
        delivery_methods: []
      }
      expect([errors.map(({ id }) => id), methods]).toEqual([['checkout.error_country_closed'], []])
    }
  })
})
