import { compressToEncodedURIComponent } from 'lz-string'
import { asc, eq } from 'drizzle-orm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { cardsOf } from '@/lib/backend/domain/catalogue/cards'
import { listItems } from '@/lib/backend/domain/catalogue/list-items'
import { db } from '@/lib/backend/platform/database/pool'
import { brands, models, modelTexts, variants } from '@/lib/backend/domain/schema'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import type { ListItem } from '@/lib/catalog/list/facets'
import { openList } from '@/lib/catalog/list/pack'
import type { Card, PackedList } from '@/lib/contract/schemas/catalogue'

import { apiFetch, get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { MODELS, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

const idOf = (slug: string) => seeded.models[slug] ?? 0
const pathTo = (call: string, query: Record<string, string | number>) =>
  `/api/products/${call}/?${new URLSearchParams({ language: 'en', taxAreaId: '1', ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }).toString()}`
const index = async (query: Record<string, string | number>) => {
  const { status, body } = await get(pathTo('listindex', query))
  return { status, packed: body as unknown as PackedList, error: body.error }
}
const cards = async (request: Record<string, unknown>) =>
  (await post('/api/products/productmodellist/', { language: 'en', taxAreaId: 1, ...request })).body as unknown as {
    products: Card[]
    total: number
  }

const touched = (...tags: string[]) => withTx((tx) => Promise.resolve(invalidateTags(tx, tags)), { name: 'test' })
const named = <T>(list: readonly T[], keyOf: (one: T) => string) =>
  [...new Map(list.map((one) => [keyOf(one), one])).values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

/** What filters and orders look at of an item, in an order that two ways of reading can share. */
function facts(item: ListItem, properties: readonly string[]) {
  return {
    id: item.id,
    name: item.name,
    manufacturer: item.manufacturer,
    manufacturerSlug: item.manufacturerSlug,
    kind: item.kind,
    inStock: item.inStock,
    soldAmount: item.soldAmount,
    rating: item.rating,
    published: item.published.slice(0, 10),
    price: [item.price.active, item.price.reference, item.price.type],
    colors: named(item.colors, (color) => color.control).map((color) => color.control),
    sizes: named(
      item.sizes.map(({ name, inStock }) => ({ name, inStock })),
      (size) => size.name,
    ),
    stocks: item.stocks.filter((slug) => slug !== 'warehouse').toSorted(),
    groups: item.productGroupIds.toSorted(),
    tags: named(
      item.tags.map(({ slug, title }) => ({ slug, title })),
      (tag) => tag.slug,
    ),
    properties: named(
      item.properties.filter(({ slug }) => properties.includes(slug)).map(({ slug, value }) => `${slug}=${value}`),
      String,
    ),
  }
}

it('B3.01 a size of a card is in stock while one of its colours is, whichever comes first', async () => {
  const id = idOf('storm-shell')
  const sizes = async () => (await cards({ source: 'Models', sortIds: [id] })).products[0]?.sizes
  const set = (variantId: number, available: number) =>
    db().update(variants).set({ available }).where(eq(variants.id, variantId))
  const sold = await db().select().from(variants).where(eq(variants.modelId, id)).orderBy(asc(variants.sortOrder))
  const ofSize = sold.filter(({ sizeId }) => sizeId === sold[0]?.sizeId)
  expect(ofSize).toHaveLength(2)
  for (const variant of ofSize) {
    await set(variant.id, 0)
    expect((await sizes())?.[0]).toEqual({ name: 'S', inStock: true })
    await set(variant.id, variant.available)
  }
  for (const variant of ofSize) await set(variant.id, 0)
  expect((await sizes())?.map(({ inStock }) => inStock)).toEqual([false, true, true])
  for (const variant of ofSize) await set(variant.id, variant.available)
})

describe('the list for the filter engine', () => {
  it.each([1, 50])('B3.01 says of every product what its card says (tax area %i)', async (taxAreaId) => {
    const ids = MODELS.map((model) => idOf(model.slug))
    const properties = ['weight', 'material', 'season']
    for (const language of ['en', 'fi'] as const) {
      const of = (items: readonly ListItem[]) =>
        items.map((item) => facts(item, properties)).toSorted((a, b) => a.id - b.id)
      const items = await listItems(ids, language, taxAreaId, properties)
      expect(items.length).toBeGreaterThan(8)
      expect(of(items)).toEqual(of(await cardsOf(ids, language, taxAreaId)))
    }
  })

  it('B7.11 is of the same products as the list of cards, in the same order', async () => {
    const requests: Record<string, string | number>[] = [
      { source: 'ProductGroup', slug: 'clothing' },
      { source: 'ProductGroup', id: seeded.groups['shell-jackets'] ?? 0 },
      { source: 'Manufacturer', slug: 'fjell' },
      { source: 'Search', slug: 'shell' },
    ]
    for (const request of requests) {
      const { packed } = await index(request)
      const { products, total } = await cards(request)
      expect(packed.ids.length).toBeGreaterThan(0)
      expect(products.map((card) => card.id)).toEqual(packed.ids)
      expect(total).toBe(packed.ids.length)
    }
  })

  it('B3.02 filters by the group’s filterable properties, brands by what a third of their products have', async () => {
    const keys = async (request: Record<string, string | number>) =>
      openList((await index(request)).packed).facets.map((facet) => facet.key)
    expect(await keys({ source: 'ProductGroup', slug: 'clothing' })).toEqual(
      expect.arrayContaining(['size', 'price', 'stock', 'weight']),
    )
    expect(await keys({ source: 'Manufacturer', slug: 'norrsken' })).toEqual(
      expect.arrayContaining(['weight', 'material']),
    )
  })

  it('B9.10 what can be bought comes first', async () => {
    const { packed } = await index({ source: 'ProductGroup', slug: 'clothing' })
    expect(packed.ids.at(-1)).toBe(idOf('sold-out-jacket'))
  })

  it('B9.10 what can be bought comes first on a brand’s page also when the rest has sold better', async () => {
    const id = idOf('sold-out-jacket')
    const [brand] = await db()
      .select({ slug: brands.slug })
      .from(brands)
      .innerJoin(models, eq(models.brandId, brands.id))
      .where(eq(models.id, id))
    const source = { source: 'Manufacturer', slug: brand?.slug ?? '' }
    await db().update(models).set({ soldAmount: 99_999 }).where(eq(models.id, id))
    await touched(`brand:${source.slug}`)
    const { packed } = await index(source)
    expect(packed.ids.length).toBeGreaterThan(1)
    expect(packed.ids.at(-1)).toBe(id)
  })

  it('B8.08, B8.10, D8.11 an unknown group or brand is 404, a list without a name 400', async () => {
    expect(await index({ source: 'ProductGroup', slug: 'nothing' })).toMatchObject({
      status: 404,
      error: { message: 'Product group not found.' },
    })
    expect(await index({ source: 'Manufacturer', slug: 'nobody' })).toMatchObject({
      status: 404,
      error: { message: 'Manufacturer not found.' },
    })
    expect(await index({ source: 'Search' })).toMatchObject({ status: 400, error: { field: 'slug' } })
    expect(await index({ source: 'Models', id: 1 })).toMatchObject({ status: 400 })
    expect(await index({ source: 'ProductGroup', slug: 'clothing', taxAreaId: 77 })).toMatchObject({
      status: 400,
      error: { field: 'taxAreaId' },
    })
  })

  it('is made once, compressed once behind the front door, and not sent to who has it', async () => {
    vi.stubEnv('SHOP_FRONT_DOOR', '1')
    const path = pathTo('listindex', { source: 'ProductGroup', slug: 'clothing' })
    const plain = await apiFetch(path)
    const body = await plain.text()
    const etag = plain.headers.get('etag') ?? ''
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await apiFetch(path, { headers: { 'accept-encoding': `${encoding}, x;q=0` } })
      expect([small.headers.get('x-encoded'), small.headers.get('etag'), small.headers.get('vary')]).toEqual([
        encoding,
        etag,
        'authorization, accept-encoding',
      ])
      expect(unpack(Buffer.from(await small.arrayBuffer())).toString()).toBe(body)
    }
    expect(
      (await apiFetch(path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })).headers.get('x-encoded'),
    ).toBeNull()
    vi.stubEnv('SHOP_FRONT_DOOR', '')
    expect(await (await apiFetch(path, { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(body)
    vi.unstubAllEnvs()
    const known = await apiFetch(path, { headers: { 'if-none-match': `W/${etag}` } })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('is made anew when a product of it changes', async () => {
    const before = (await index({ source: 'ProductGroup', slug: 'clothing' })).packed
    await db()
      .update(models)
      .set({ soldAmount: 99_999 })
      .where(eq(models.id, idOf('fleece')))
    expect((await index({ source: 'ProductGroup', slug: 'clothing' })).packed).toEqual(before)
    await touched(`group:${seeded.groups['clothing'] ?? 0}`)
    const after = (await index({ source: 'ProductGroup', slug: 'clothing' })).packed
    expect(before.ids[0]).not.toBe(idOf('fleece'))
    expect(after.ids[0]).toBe(idOf('fleece'))
  })
})

describe('the text filter', () => {
  const found = async (text: string, language = 'en') =>
    (await get(pathTo('listtext', { source: 'ProductGroup', slug: 'clothing', text, language }))).body[
      'ids'
    ] as unknown as number[]

  it('B5.05 finds folded text in brand, name, short and long description of the language', async () => {
    await db()
      .update(modelTexts)
      .set({
        shortDescription: 'Gore-Tex 3L',
        longDescriptionHtml: '<p>For the <strong>fells</strong> of Käsivarsi</p>',
      })
      .where(eq(modelTexts.modelId, idOf('rain-shell')))
    await touched(`group:${seeded.groups['clothing'] ?? 0}`)
    const [brand] = await db()
      .select()
      .from(brands)
      .innerJoin(models, eq(models.brandId, brands.id))
      .where(eq(models.id, idOf('rain-shell')))
    for (const text of ['GORETEX', 'gore tex 3l', 'fells of kasi', 'rain', `${brand?.brands.name ?? ''} rain`])
      expect(await found(text), text).toContain(idOf('rain-shell'))
    expect(await found('fells of kasi')).toEqual([idOf('rain-shell')])
    expect(await found('strong')).not.toContain(idOf('rain-shell'))
    expect(await found('nothingatall')).toEqual([])
  })

  it('B5.05 looks into the descriptions of the list’s own language', async () => {
    const texts = { modelId: idOf('rain-shell'), language: 'fi' as const, name: 'Sadetakki' }
    const descriptions = { shortDescription: 'Kuoritakki', longDescriptionHtml: '<p>Käsivarren tuntureille</p>' }
    await db()
      .insert(modelTexts)
      .values({ ...texts, ...descriptions })
      .onConflictDoUpdate({ target: [modelTexts.modelId, modelTexts.language], set: descriptions })
    await touched(`group:${seeded.groups['clothing'] ?? 0}`)
    for (const text of ['kuoritakki', 'kasivarren tunt']) {
      const query = { source: 'ProductGroup', id: seeded.groups['clothing'] ?? 0, text, language: 'fi' }
      expect((await get(pathTo('listtext', query))).body['ids'], text).toEqual([idOf('rain-shell')])
    }
  })

  it('B5.05 a text without letters or digits is held by all', async () => {
    expect(await found('--')).toHaveLength((await cards({ source: 'ProductGroup', slug: 'clothing' })).total)
  })
})

describe('cards of a list', () => {
  it('come from a position on, at most 500', async () => {
    const request = { source: 'ProductGroup', slug: 'clothing' }
    const all = (await cards(request)).products.map((card) => card.id)
    expect(await cards({ ...request, start: 2, count: 3 })).toMatchObject({
      total: all.length,
      products: all.slice(2, 5).map((id) => ({ id })),
    })
    expect((await cards({ ...request, start: 999 })).products).toEqual([])
    for (const bad of [{ count: 501 }, { count: 0 }, { start: -1 }])
      expect(
        (await post('/api/products/productmodellist/', { language: 'en', taxAreaId: 1, ...request, ...bad })).status,
      ).toBe(400)
  })
})

describe('what is not delivered to the shopper’s country', () => {
  const first = async (country: string) =>
    (await index({ source: 'ProductGroup', slug: 'clothing', country })).packed.ids

  it('is last in the order of its list, there alone, and in no rail of the front page', async () => {
    const [id = 0] = await first('de')
    const before = await first('de')
    await db()
      .update(models)
      .set({ deliveryLimit: { blockedCountries: ['de'] } })
      .where(eq(models.id, id))
    await touched('resources', ...before.map((one) => `product:${one}`))
    expect(await first('de')).toEqual([...before.slice(1), id])
    expect((await first('fi'))[0]).toBe(id)
    const request = { source: 'ProductGroup', slug: 'clothing', country: 'de' }
    expect((await cards(request)).products.at(-1)?.id).toBe(id)
    const railed = async (country: string) => {
      const { body } = await get(pathTo('highlights', { country }))
      const rails = body as unknown as Record<'newest' | 'reduced' | 'popular', Card[]>
      return [rails.newest, rails.reduced, rails.popular].flat().some((card) => card.id === id)
    }
    expect([await railed('fi'), await railed('de')]).toEqual([true, false])
    await db().update(models).set({ deliveryLimit: null }).where(eq(models.id, id))
    await touched('resources', ...before.map((one) => `product:${one}`))
  })
})

describe('the front page’s goods', () => {
  it('D5.02 are the newest and the largest reductions that can be ordered, as the rules of the front page say', async () => {
    const { body } = await get(pathTo('highlights', {}))
    const { newest, reduced } = body as unknown as { newest: Card[]; reduced: Card[] }
    expect(newest.length).toBeGreaterThan(0)
    expect(newest.every((card) => card.inStock && card.kind === 'new')).toBe(true)
    expect(newest.map((card) => card.published)).toEqual(
      newest
        .map((card) => card.published)
        .toSorted()
        .toReversed(),
    )
    expect(reduced.length).toBeGreaterThan(0)
    expect(reduced.every((card) => card.inStock && (card.price.ribbon ?? 0) >= 5)).toBe(true)
    const everything = await cardsOf(
      MODELS.map((model) => idOf(model.slug)),
      'en',
      1,
    )
    expect(reduced).toHaveLength(everything.filter((card) => card.inStock && card.price.ribbon !== null).length)
    expect(JSON.stringify([newest, reduced])).not.toMatch(/secret-prototype|campaign-mug/)
  })

  it('P2.27 new arrivals: as many as asked for, the newest of any brand, newest first', async () => {
    const newestOf = async (newest: number) =>
      ((await get(pathTo('highlights', { newest }))).body as unknown as { newest: Card[] }).newest
    const all = await newestOf(60)
    expect(all.map((card) => card.published)).toEqual(
      all
        .map((card) => card.published)
        .toSorted()
        .toReversed(),
    )
    expect(Date.parse(all[0]!.published)).toBeGreaterThan(Date.parse(all.at(-1)!.published))
    const few = await newestOf(2)
    expect(few.map((card) => card.published)).toEqual(all.slice(0, 2).map((card) => card.published))
  })
})

it('check E1 a compressed request that unfolds to millions of characters is refused within 5 ms', async () => {
  const bomb = compressToEncodedURIComponent('a'.repeat(200_000))
  expect(bomb.length).toBeLessThan(2_000)
  const path = `/api/products/productmodellist/?request=${bomb}`
  const times: number[] = []
  for (let round = 0; round < 200; round++) {
    const start = performance.now()
    const response = await apiFetch(path)
    times.push(performance.now() - start)
    if (round === 0)
      expect([response.status, ((await response.json()) as { error: { field: string } }).error.field]).toEqual([
        400,
        'request',
      ])
  }
  // A tenth of the answers is as fast: on a busy machine the others wait for their turn.
  const fast = times.sort((a, b) => a - b)[20] ?? 0
  console.log(`lz-string bomb: ${fast.toFixed(2)} ms`)
  expect(fast).toBeLessThan(5)
})

it('B7.11 B7.12 the cards of a list are not cut: as many as are asked for', async () => {
  const all = MODELS.map(({ slug }) => idOf(slug))
  expect(all.length).toBeGreaterThan(10)
  const stored = await db().select().from(models)
  await db().update(models).set({ isPublic: true, campaignOnly: false })
  await touched('resources')
  const request = { source: 'Models', sortIds: all, language: 'en', taxAreaId: 1 }
  const path = `/api/products/productmodellist/?request=${compressToEncodedURIComponent(JSON.stringify(request))}`
  const byGet = (await get(path)).body as unknown as { products: Card[] }
  for (const { products } of [byGet, await cards(request)]) expect(products.map(({ id }) => id)).toEqual(all)
  for (const { id, isPublic, campaignOnly } of stored)
    await db().update(models).set({ isPublic, campaignOnly }).where(eq(models.id, id))
  await touched('resources')
})
