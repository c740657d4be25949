/** What the catalogue must not tell or offer: blocked stock, prices that nobody can have, campaigns that are over, hidden products. */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { login } from '@/lib/backend/flows/accounts/login'
import { db } from '@/lib/backend/platform/database/pool'
import {
  colours,
  giftCampaigns,
  modelRelations,
  models,
  modelTexts,
  prices,
  rateLimits,
  variants,
} from '@/lib/backend/domain/schema'
import { onInvalidate, invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { tag } from '@/lib/cache/tags'

import { get, post } from '../support/api'
import { setPrice } from '../support/catalogue-changes'
import { context, guest } from '../support/checkout-shop'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(() => db().delete(rateLimits))

const idOf = (slug: string) => seeded.models[slug] ?? 0
const variantOf = (slug: string, index = 0) => seeded.variants[slug]?.[index] ?? 0
const card = async (slug: string) => {
  const { body } = await post('/api/products/productmodellist/', {
    source: 'Models',
    sortIds: [idOf(slug)],
    language: 'en',
    taxAreaId: 1,
  })
  return (body['products'] as unknown as Record<string, unknown>[])[0]
}
const model = async (slug: string, more = '', language = 'en') =>
  get(`/api/products/productmodel/${slug}/?language=${language}&taxAreaId=1${more}`)
const delivery = async (slug: string) =>
  (await get(`/api/product/extra/?type=1&slug=${slug}&language=en&delivery-country-code=fi`)).body[
    'delivery_method_limit'
  ]

describe('cards', () => {
  it('D4.07 blocked stock is in no store, and no size of it can be ordered', async () => {
    await db()
      .update(variants)
      .set({ stockBlocked: true, shippingNumber: 2 })
      .where(eq(variants.modelId, idOf('fleece')))
    expect(await card('fleece')).toMatchObject({
      stocks: [],
      inStock: false,
      sizes: [
        { name: 'M', inStock: false },
        { name: 'L', inStock: false },
      ],
    })
    await db()
      .update(variants)
      .set({ shippingNumber: 7 })
      .where(eq(variants.id, variantOf('fleece')))
    expect(await card('fleece')).toMatchObject({
      stocks: [],
      inStock: true,
      sizes: [{ inStock: true }, { inStock: false }],
    })
  })

  it('the price is that of a variant that can be ordered', async () => {
    const [small, large] = [variantOf('race-ski', 0), variantOf('race-ski', 1)]
    await db().update(prices).set({ active: 40_000, regular: 40_000 }).where(eq(prices.variantId, small))
    expect(await card('race-ski')).toMatchObject({ price: { active: 40_000 }, fromPrefix: true })
    await db().update(variants).set({ available: 0 }).where(eq(variants.id, small))
    expect(await card('race-ski')).toMatchObject({ price: { active: 50_000 }, fromPrefix: false })
    expect((await model('race-ski')).body).toMatchObject({ prices: { taxarea_1: { active: 50_000 } } })
    await db().update(variants).set({ available: 0 }).where(eq(variants.id, large))
    expect(await card('race-ski')).toMatchObject({ price: { active: 40_000 }, inStock: false })
  })
})

describe('what is shown to whom', () => {
  it('spec 3 §2 a campaign product opens from its own campaign only, and only while that runs', async () => {
    await db()
      .insert(giftCampaigns)
      .values({ slug: 'autumn', names: {}, modelIds: [idOf('fleece')] })
    const status = async (slug: string) => (await model('campaign-mug', `&giftcampaign=${slug}`)).status
    expect([await status('summer'), await status('autumn')]).toEqual([200, 404])
    await db()
      .update(giftCampaigns)
      .set({ validUntil: sql`now() - interval '1 second'` })
      .where(eq(giftCampaigns.slug, 'summer'))
    expect(await status('summer')).toBe(404)
  })

  it('a second-hand unit does not tell of a hidden parent', async () => {
    const parent = async () => (await model('used-storm-shell')).body['second_hand_parent']
    expect(await parent()).toMatchObject({ name: 'Storm Shell' })
    await db()
      .update(models)
      .set({ isPublic: false })
      .where(eq(models.id, idOf('storm-shell')))
    expect(await parent()).toBeNull()
    await db()
      .update(models)
      .set({ isPublic: true })
      .where(eq(models.id, idOf('storm-shell')))
  })

  it('D3.05 D7.02 a blocked country has no delivery methods', async () => {
    expect((await delivery('rain-shell'))?.['allowedDeliveryMethods']).not.toEqual([])
    await db()
      .update(models)
      .set({ deliveryLimit: { blockedCountries: ['fi'] } })
      .where(eq(models.id, idOf('rain-shell')))
    expect(await delivery('rain-shell')).toMatchObject({ isDeliveryCountryBlocked: true, allowedDeliveryMethods: [] })
  })

  it('the sitemap leaves out what has its address elsewhere', async () => {
    const listed = async () => JSON.stringify((await get('/api/sitemap/?type=products')).body)
    expect(await listed()).toContain('kallio/fleece')
    await db()
      .update(models)
      .set({ canonicalUrl: 'https://other.example/fleece/' })
      .where(eq(models.id, idOf('fleece')))
    expect(await listed()).not.toContain('kallio/fleece')
    await db()
      .update(models)
      .set({ canonicalUrl: null })
      .where(eq(models.id, idOf('fleece')))
  })

  it('what is not translated is in English before it is in Finnish', async () => {
    await db()
      .delete(modelTexts)
      .where(and(eq(modelTexts.modelId, idOf('down-jacket')), eq(modelTexts.language, 'de')))
    await db()
      .update(colours)
      .set({ names: { fi: 'punainen', en: 'Red' } })
      .where(eq(colours.slug, 'red'))
    invalidateAll()
    expect((await model('down-jacket', '', 'de')).body).toMatchObject({
      name: 'Down Jacket Äijä',
      colors: expect.arrayContaining([expect.objectContaining({ slug: 'red', name: 'Red' })]) as unknown,
    })
  })
})

describe('caches', () => {
  it('a member of a bundle renews the page of the bundle', async () => {
    await db()
      .delete(modelRelations)
      .where(eq(modelRelations.relatedId, idOf('ski-binding')))
    const touched: string[] = []
    const stop = onInvalidate((tags) => void touched.push(...tags))
    await setPrice(variantOf('ski-binding'), 1, 'regular', 16_000)
    stop()
    expect(touched).toContain(tag.product(idOf('race-ski')))
  })

  it('check F7 who asks for a country by header gets no other country’s kept answer', async () => {
    expect((await get('/api/init-config/')).headers.get('vary')).toMatch(
      /x-so-delivery-country-code.*x-so-currency-code/,
    )
  })
})

describe('whom attempts are counted by', () => {
  const counted = async () => (await db().select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)
  const ask = () =>
    post('/api/view-order/', { number: 'W-UNKNOWN1', email: 'a@example.com' }, { 'x-client-address': '192.0.2.30' })

  it('check F3 an address that the client names itself does not count', async () => {
    expect((await ask()).status).toBe(200)
    expect(await counted()).not.toContain('order:ip:192.0.2.30')
    await db().delete(rateLimits)
    vi.stubEnv('SHOP_FRONT_DOOR', '1')
    await ask()
    vi.unstubAllEnvs()
    expect(await counted()).toContain('order:ip:192.0.2.30')
  })

  it('check F3 one address may not try account after account', async () => {
    // The sixty must not be split by the turn of the minute.
    if (new Date().getSeconds() > 45) await new Promise((resolve) => setTimeout(resolve, 16_000))
    const tries = await Promise.allSettled(
      Array.from({ length: 61 }, (_, index) =>
        login(
          { username: `somebody${index}@example.com`, password: 'wrong password' },
          context(guest, {}, '192.0.2.31'),
        ),
      ),
    )
    const codes = tries.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'in'))
    expect([
      codes.filter((code) => code === 'UNAUTHENTICATED').length,
      codes.filter((code) => code === 'TOO_MANY_REQUESTS').length,
    ]).toEqual([60, 1])
  })
})
