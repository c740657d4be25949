import { and, eq, sql } from 'drizzle-orm'
import { compressToEncodedURIComponent } from 'lz-string'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { brands, keywords, models, modelTexts, productGroups, taxRates } from '@/lib/backend/domain/schema'
import { publish } from '@/lib/process/state.mjs'

import { get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { MODELS, seededDatabase, type Seeded } from '../support/seed'

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())

interface CardLike {
  id: number
  name: string
  path: string
  price: Record<string, unknown>
  [key: string]: unknown
}
const list = async (request: Record<string, unknown>) => {
  const { status, body } = await post('/api/products/productmodellist/', { language: 'en', taxAreaId: 1, ...request })
  return {
    status,
    products: (body['products'] ?? []) as unknown as CardLike[],
    total: body['total'] as unknown as number,
    error: body.error,
  }
}
const slugs = (products: CardLike[]) => products.map((card) => card.path.split('/')[1])

describe('configuration', () => {
  it('P7.03 P3.01 P9.10 P9.11 init-config: defaults fi and eur, tax area 1, member of the EU', async () => {
    const { body } = await get('/api/init-config/')
    expect(body).toEqual({
      currencyFormat: '{amount} €',
      currencyRate: 1,
      deliveryCountryName: 'Finland',
      taxAreaId: 1,
      isEuMember: true,
    })
  })

  it('P7.03 init-config: the stored rate of a currency, the table rate where none is stored', async () => {
    expect((await get('/api/init-config/?delivery-country-code=se&currency-code=sek')).body).toMatchObject({
      currencyFormat: '{amount} SEK',
      currencyRate: 11.25,
      deliveryCountryName: 'Sweden',
      taxAreaId: 27,
      isEuMember: true,
    })
    expect((await get('/api/init-config/?delivery-country-code=us&currency-code=usd')).body).toMatchObject({
      currencyRate: 1.16,
      isEuMember: false,
      taxAreaId: 50,
    })
  })

  it('P5.06 P9.10 P9.11 an unknown country or currency counts as fi and eur, with tax area 1', async () => {
    const { body } = await get('/api/init-config/?delivery-country-code=xx&currency-code=zzz')
    expect([body['taxAreaId'], body]).toEqual([1, (await get('/api/init-config/')).body])
  })

  it('P7.10 reads country and currency also from headers and from the query of any call', async () => {
    const headers = { 'x-so-delivery-country-code': 'DE', 'x-so-currency-code': 'SEK' }
    expect((await get('/api/init-config/', headers)).body).toMatchObject({
      deliveryCountryName: 'Germany',
      currencyRate: 11.25,
    })
    expect((await get('/api/init-config/?delivery_country=fr&currency=sek', headers)).body).toMatchObject({
      deliveryCountryName: 'France',
      currencyRate: 11.25,
    })
    expect((await get('/api/init-config/?delivery_country=fr&currency=eur', headers)).body).toMatchObject({
      deliveryCountryName: 'France',
      currencyRate: 1,
    })
    expect((await get('/api/settings/?delivery_country=fr')).status).toBe(200)
  })

  it('P7.02 locale_by_ip: nulls when nobody tells the country', async () => {
    expect((await get('/api/locale_by_ip/', { 'cf-ipcountry': 'SE' })).body).toEqual({
      country_code: null,
      currency: null,
    })
  })

  it('P7.02 locale_by_ip: the country of the address, and its currency', async () => {
    publish('ipCountry', (ip) => ({ '192.0.2.1': 'se', '192.0.2.2': 'aq' })[ip] ?? null)
    try {
      const ask = async (address: string) => (await get('/api/locale_by_ip/', { 'x-client-address': address })).body
      expect(await ask('192.0.2.1')).toEqual({ country_code: 'se', currency: 'sek' })
      for (const address of ['192.0.2.2', '192.0.2.3'])
        expect(await ask(address)).toEqual({ country_code: null, currency: null })
    } finally {
      publish('ipCountry', undefined)
    }
  })

  it('D7.04 P2.42 P2.36 P7.06 route slugs: pages, tabbed pages, top groups by language, brands', async () => {
    const { body } = await get('/api/route-slugs/')
    expect(body['navigationSlugs']?.['sv']).toEqual(['clothing-sv', 'skiing-sv', 'second-hand-sv'])
    expect(body['staticPageSlugs']?.['fi']).toEqual(['sopimusehdot'])
    expect(body['staticPageWithTabsSlugs']?.['en']).toEqual(['service-en'])
    expect(body['manufacturerSlugs']).toEqual(['fjell', 'kallio', 'norrsken'])
  })

  it('B3.05 B9.24 P7.12 spec 2 §3 settings: every key with its default', async () => {
    const { body } = await get('/api/settings/')
    expect(body).toMatchObject({
      price_ending_max_days: '30',
      frosmo_category_strategy: 'sort-product-group',
      feature_flags: '{}',
      rental_enabled: 'false',
    })
    expect(Object.keys(body)).toHaveLength(18)
  })

  it('B3.07 B3.08 B7.05 resources: tree, colours, stores with the central warehouse 20, tax rates', async () => {
    const { body } = await get('/api/resources/?language=fi')
    const tree = body['productGroups'] as unknown as {
      name: string
      children: { name: string; children: { path: string }[] }[]
    }[]
    expect(tree[0]?.children[0]?.children[0]?.path).toBe('clothing-fi/jackets-fi/shell-jackets-fi')
    expect((body['stores'] as unknown as { id: number }[]).map((store) => store.id)).toEqual([2, 1, 20])
    expect(JSON.stringify(body['stores'])).toContain('"lat":60')
    expect(body['sizes']).toContainEqual({ name: 'M', sort_order: expect.any(Number) as number })
    expect(body['taxRates']).toContainEqual({ taxAreaId: 1, taxClass: 5, ratePercent: 25.5 })
    expect(body['propertyTypes']).toEqual([{ slug: 'new', name: 'New fi', bgColor: '#ffffff', textColor: '#000000' }])
  })

  it('B3.07 a stored tax rate is that of the latest day that has come', async () => {
    const own = and(eq(taxRates.taxAreaId, 1), eq(taxRates.taxClass, 1))
    const before = await db().delete(taxRates).where(own).returning()
    await db()
      .insert(taxRates)
      .values(
        (['2001-01-01', '2020-01-01', '2900-01-01'] as const).map((validFrom, step) => ({
          taxAreaId: 1,
          taxClass: 1,
          validFrom,
          ratePercent: 40 + step,
        })),
      )
    const { body } = await get('/api/resources/?language=en')
    await db().delete(taxRates).where(own)
    if (before.length > 0) await db().insert(taxRates).values(before)
    expect(body['taxRates']).toContainEqual({ taxAreaId: 1, taxClass: 1, ratePercent: 41 })
  })
})

describe('groups', () => {
  it('B3.02 B7.10 productgroup: the first item with breadcrumbs, children, filters inherited from above, paths in all languages', async () => {
    const { body } = await get('/api/products/productgroup/?language=en&path=clothing/jackets')
    expect(body[0]).toMatchObject({
      name: 'Jackets',
      path: 'clothing/jackets',
      group_sorting: 'most-popular',
      breadcrumbs: [
        { name: 'Clothing', path: 'clothing' },
        { name: 'Jackets', path: 'clothing/jackets' },
      ],
      children: [{ name: 'Shell jackets', path: 'clothing/jackets/shell-jackets' }],
      filterable_properties: [
        { slug: 'weight', name: 'Weight', unit: 'g', kind: 'range' },
        { slug: 'material', kind: 'checkbox' },
      ],
      paths: { en: 'clothing/jackets', ru: 'clothing-ru/jackets-ru' },
    })
  })

  it('B3.02 a group with filters of its own has these, and so have the groups below it, whatever the groups above have', async () => {
    const jackets = eq(productGroups.id, seeded.groups['jackets'] ?? 0)
    const filtersOf = async (path: string) =>
      (
        (await get(`/api/products/productgroup/?language=en&path=${path}`)).body[0] as unknown as {
          filterable_properties: { slug: string }[]
        }
      ).filterable_properties.map(({ slug }) => slug)
    await db()
      .update(productGroups)
      .set({ filterableProperties: ['material'] })
      .where(jackets)
    expect(await filtersOf('clothing')).toEqual(['weight', 'material'])
    expect(await filtersOf('clothing/jackets')).toEqual(['material'])
    expect(await filtersOf('clothing/jackets/shell-jackets')).toEqual(['material'])
    await db().update(productGroups).set({ filterableProperties: [] }).where(jackets)
  })

  it('B2.01 the path is lower-cased and empty parts are removed', async () => {
    expect((await get('/api/products/productgroup/?language=en&path=Clothing//JACKETS/')).body[0]).toMatchObject({
      name: 'Jackets',
    })
  })

  it('B2.04 B7.10 no such group: an empty list; the path of another language is no path here', async () => {
    for (const path of ['nothing', 'clothing-sv', 'jackets', 'nothing/jackets'])
      expect((await get(`/api/products/productgroup/?language=en&path=${path}`)).body).toEqual([])
  })

  it('B7.14 translated_paths: where a path of any language lives in each, also a former path and a content page', async () => {
    const expected = expect.arrayContaining([
      { path: 'clothing/jackets', languageCode: 'en' },
      { path: 'clothing-sv/jackets-sv', languageCode: 'sv' },
    ]) as unknown
    expect((await get('/api/translated_paths/?path=clothing-fi/jackets-fi')).body).toEqual(expected)
    expect((await get('/api/translated_paths/?path=old-jackets')).body).toEqual(expected)
    expect((await get('/api/translated_paths/?path=sopimusehdot')).body).toContainEqual({
      path: 'terms-de',
      languageCode: 'de',
    })
    expect((await get('/api/translated_paths/?path=no/such/path')).body).toEqual([])
  })

  it('B5.09 HTML that got into the database uncleaned is clean in the answer', async () => {
    expect((await get('/api/products/productgroup/?language=en&path=clothing')).body[0]).toMatchObject({
      description_html: '<p>All about <b>Clothing</b></p>',
      description: 'All about Clothing',
    })
    expect((await get('/api/brand/?slug=kallio&language=en')).body['description']).toBe(
      '<p>kallio makes <a href="/x/">gear</a></p>',
    )
    expect((await get('/api/static-page-with-tabs/?slug=service-fi&language=fi')).body['tabs']?.[0]).toMatchObject({
      content: '<p>Fast</p>',
      slug: 'delivery',
    })
  })

  it('a group that is moved below itself ends the walk', async () => {
    const [clothing, shells] = [seeded.groups['clothing'] ?? 0, seeded.groups['shell-jackets'] ?? 0]
    await db().update(productGroups).set({ parentId: shells }).where(eq(productGroups.id, clothing))
    const { status } = await get('/api/products/productgroup/?language=en&path=clothing/jackets')
    expect((await list({ source: 'ProductGroup', id: shells })).status).toBe(200)
    await db().update(productGroups).set({ parentId: null }).where(eq(productGroups.id, clothing))
    expect(status).toBe(200)
  })
})

describe('product lists', () => {
  it('P1.01 B7.11 D5.02 a group holds its sub-groups, public models only, what can be bought first', async () => {
    const { products, total } = await list({ source: 'ProductGroup', slug: 'clothing' })
    expect(slugs(products)).toEqual([
      'storm-shell',
      'rain-shell',
      'down-jacket',
      'fleece',
      'outlet-parka',
      'sold-out-jacket',
    ])
    expect(total).toBe(6)
  })

  it('B7.11 GET takes the compressed request, B7.12 POST the same as JSON', async () => {
    const request = { source: 'Manufacturer', slug: 'fjell', language: 'sv', taxAreaId: 1 }
    const byGet = await get(
      `/api/products/productmodellist/?request=${encodeURIComponent(compressToEncodedURIComponent(JSON.stringify(request)))}`,
    )
    const byPost = await post('/api/products/productmodellist/', request)
    expect(byGet.status).toBe(200)
    expect(byGet.body).toEqual(byPost.body)
    expect(slugs(byGet.body['products'] as unknown as CardLike[])).toEqual(['race-ski', 'touring-ski', 'ski-binding'])
  })

  it('B7.16 the result is reordered by sortIds; unlisted items go last in their order', async () => {
    const ids = ['fleece', 'rain-shell', 'used-storm-shell'].map((slug) => seeded.models[slug] ?? 0)
    const { products } = await list({ source: 'ProductGroup', slug: 'clothing', sortIds: ids })
    expect(slugs(products)).toEqual([
      'fleece',
      'rain-shell',
      'storm-shell',
      'down-jacket',
      'outlet-parka',
      'sold-out-jacket',
    ])
  })

  it('source Models: exactly the given ones in their order, without hidden and unknown ones', async () => {
    const ids = ['fleece', 'secret-prototype', 'campaign-mug', 'storm-shell', 'fleece'].map(
      (slug) => seeded.models[slug] ?? 0,
    )
    expect(slugs((await list({ source: 'Models', sortIds: [...ids, 99_999] })).products)).toEqual([
      'fleece',
      'storm-shell',
    ])
  })

  it('B3.01 D3.03 spec 2 §3 a card: colours with pictures, sizes with stock, stores, properties', async () => {
    const { products } = await list({ source: 'Manufacturer', slug: 'norrsken' })
    expect(products.find((card) => card.path.endsWith('/storm-shell'))).toMatchObject({
      name: 'Storm Shell',
      manufacturer: 'Norrsken',
      path: 'norrsken/storm-shell',
      image: 'storm-shell-blue-1.svg',
      colors: [
        { slug: 'blue', image: 'storm-shell-blue-1.svg', hover: 'storm-shell-blue-2.svg', control: 'blue' },
        { slug: 'red' },
      ],
      sizes: [
        { name: 'S', inStock: true },
        { name: 'M', inStock: true },
        { name: 'L', inStock: true },
      ],
      stocks: ['helsinki', 'warehouse'],
      inStock: true,
      fromPrefix: false,
      kind: 'new',
      productGroupIds: [seeded.groups['shell-jackets']],
      properties: [
        { slug: 'weight', value: 300, kind: 'range' },
        { slug: 'material', value: 'Polyester', kind: 'checkbox' },
      ],
      tags: [{ title: 'New', backgroundColor: '#ffffff', textColor: '#000000', link: '/en/newest/' }],
    })
  })

  it('D4.36, D4.39 prices: reduction with its 30-day low, club, outlet', async () => {
    const { products } = await list({ source: 'ProductGroup', slug: 'clothing' })
    const price = (slug: string) => products.find((card) => card.path.endsWith(`/${slug}`))?.price
    expect(price('storm-shell')).toEqual({
      active: 24000,
      reference: 30000,
      club: null,
      lowest30: 30000,
      type: 'discount',
      ribbon: 20,
    })
    expect(price('rain-shell')).toMatchObject({ active: 20000, club: 17000, type: 'club' })
    expect(price('outlet-parka')).toMatchObject({ active: 9900, type: 'outlet' })
    expect(price('fleece')).toEqual({
      active: 8000,
      reference: null,
      club: null,
      lowest30: null,
      type: 'normal',
      ribbon: null,
    })
  })

  it('prices follow the price area of the tax area', async () => {
    expect(
      (await list({ source: 'Models', sortIds: [seeded.models['fleece']], taxAreaId: 50 })).products[0]?.price,
    ).toMatchObject({ active: 6375 })
    expect((await list({ source: 'Models', sortIds: [1], taxAreaId: 77 })).error).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'taxAreaId',
    })
  })

  it('texts of the language, English where a language has none', async () => {
    const id = seeded.models['fleece'] ?? 0
    await db().delete(modelTexts).where(eq(modelTexts.modelId, id))
    await db()
      .insert(modelTexts)
      .values([
        { modelId: id, language: 'en', name: 'Fleece' },
        { modelId: id, language: 'fi', name: 'Fliisi' },
      ])
    expect((await list({ source: 'Models', sortIds: [id], language: 'fi' })).products[0]?.name).toBe('Fliisi')
    expect((await list({ source: 'Models', sortIds: [id], language: 'ru' })).products[0]?.name).toBe('Fleece')
  })

  it('an unknown group or brand is 404, a source without id or slug 400', async () => {
    expect(await list({ source: 'ProductGroup', slug: 'nothing' })).toMatchObject({
      status: 404,
      error: { message: 'Product group not found.' },
    })
    expect(await list({ source: 'Manufacturer', slug: 'nobody' })).toMatchObject({
      status: 404,
      error: { message: 'Manufacturer not found.' },
    })
    expect(await list({ source: 'Search' })).toMatchObject({ status: 400, error: { field: 'slug' } })
  })
})

describe('search', () => {
  const search = async (text: string, language = 'en') =>
    slugs((await list({ source: 'Search', slug: text, language })).products)

  it.each([
    ['a word of the name', 'storm', ['storm-shell', 'used-storm-shell']],
    ['words in any order and case', 'SHELL norrsken RAIN', ['rain-shell']],
    ['without accents', 'aija', ['down-jacket']],
    ['the model number', 'mn-101', ['rain-shell']],
    ['a GTIN', '6400000000001', ['storm-shell']],
    ['a misspelt name when nothing else fits', 'tourign ski', ['touring-ski']],
    ['wildcards are only characters', '%', []],
    ['nothing', 'xyzzyxyzzy', []],
  ])('finds %s', async (_what, text, expected) => {
    const found = await search(text)
    expect(expected.length === 0 ? found : found.slice(0, expected.length)).toEqual(expected)
  })

  it('D5.02 never finds hidden models', async () => {
    expect(await search('secret prototype')).not.toContain('secret-prototype')
    expect(await search('campaign mug')).not.toContain('campaign-mug')
  })

  it('suggests groups, brands and products, and a better spelling', async () => {
    const { body } = await get('/api/search/suggestions/?q=shel&language=en&taxAreaId=1')
    expect(body['groups']).toEqual([{ name: 'Shell jackets', path: 'clothing/jackets/shell-jackets' }])
    expect((body['products'] as unknown as { name: string; active: number }[])[0]).toMatchObject({
      name: 'Storm Shell',
      active: 24000,
    })
    expect((await get('/api/search/suggestions/?q=norsken&language=en&taxAreaId=1')).body).toMatchObject({
      queries: ['norrsken'],
      brands: [{ slug: 'norrsken' }],
    })
  })
})

describe('products', () => {
  const model = (slug: string, query = '') => get(`/api/products/productmodel/${slug}/?language=en&taxAreaId=1${query}`)

  it('D3.01 D3.02 D6.01 D7.01 the model with its variants, prices by tax area and stock by store', async () => {
    const { body } = await model('storm-shell', '&manufacturer=norrsken')
    expect(body).toMatchObject({
      name: 'Storm Shell',
      model_url: '/norrsken/storm-shell/',
      is_public: true,
      tax_class: 5,
      kind: 'new',
      manufacturer: { name: 'Norrsken', slug: 'norrsken', maker: { name: 'norrsken Oy' } },
      prices: { taxarea_1: { active: 24000, regular: 30000, discount_value: 24000, lowest_30_days: 30000 } },
      main_group: { name: 'Shell jackets', path: 'clothing/jackets/shell-jackets' },
      parents: [{ path: 'clothing' }, { path: 'clothing/jackets' }, { path: 'clothing/jackets/shell-jackets' }],
      long_description_html: '<p>Long <strong>Storm Shell</strong></p>',
      second_hand: [{ url: '/norrsken/used-storm-shell/', price: 12000, grade: 'B' }],
      ribbons: [{ name: { slug: 'new', value: '#ffffff;#000000' } }],
      model_properties: [{ name: { slug: 'weight' }, value: '300', unit: 'g' }, { value: 'Polyester' }],
    })
    const variants = body['products'] as unknown as Record<string, unknown>[]
    expect(variants).toHaveLength(6)
    expect(variants[0]).toMatchObject({
      colour: 'Blue',
      color: 'blue',
      colorSlug: 'blue',
      size: { name: 'S' },
      teksonumber: '6400000000001',
      on_order: false,
      stock_data: { in_stock: true, blocked_stock: false, detailed_stocks: { 1: 2, 20: 5 } },
      shipping_time: { string: '1-3', number: 2 },
    })
    expect(variants[0]?.['images']).toHaveLength(2)
  })

  it('D3.02 a variant’s own codes that are in stock: none of a variant that is sold out', async () => {
    const codes = async (slug: string) => {
      const { body } = await model(slug)
      const [first] = body['products'] as unknown as {
        teksonumber: string
        stock_data: { in_stock: boolean; has_stock_tekso_ids: string[] }
      }[]
      return [first?.stock_data, first?.teksonumber] as const
    }
    const [held, code] = await codes('fleece')
    expect(held).toMatchObject({ in_stock: true, has_stock_tekso_ids: [code] })
    expect((await codes('sold-out-jacket'))[0]).toMatchObject({ in_stock: false, has_stock_tekso_ids: [] })
  })

  it('D7.01 in another tax area the model has the prices of its price area', async () => {
    const { body } = await get('/api/products/productmodel/fleece/?language=en&taxAreaId=50')
    expect(body).toMatchObject({ prices: { taxarea_50: { active: 6375 } } })
    const [first] = body['products'] as unknown as { prices: unknown }[]
    expect(first?.prices).toMatchObject({ taxarea_50: { active: 6375 } })
  })

  it('D3.01 a quote names its team in each language, and a person as they are called', async () => {
    const quoted = async (name: string | { en: string; fi: string }) => {
      await db()
        .update(models)
        .set({ quotes: { texts: { en: 'Warm.' }, name } })
        .where(eq(models.slug, 'fleece'))
      const answers = await Promise.all(
        ['en', 'fi'].map((language) => get(`/api/products/productmodel/fleece/?language=${language}&taxAreaId=1`)),
      )
      return answers.map(({ body }) => (body['quote'] as unknown as { name: string }).name)
    }
    expect(await quoted({ en: 'Workshop', fi: 'Verstas' })).toEqual(['Workshop', 'Verstas'])
    expect(await quoted('A. Person')).toEqual(['A. Person', 'A. Person'])
  })

  it('B9.21 D3.01 the model has its own tax class, and the resources the rate of each area and class', async () => {
    await db().update(models).set({ taxClass: 2 }).where(eq(models.slug, 'fleece'))
    expect((await model('fleece')).body['tax_class']).toBe(2)
    const { body } = await get('/api/resources/?language=en')
    expect(body['taxRates']).toEqual(
      expect.arrayContaining([
        { taxAreaId: 1, taxClass: 2, ratePercent: 13.5 },
        { taxAreaId: 1, taxClass: 5, ratePercent: 25.5 },
      ]),
    )
  })

  it('shelf codes are not for the public', async () => {
    expect(JSON.stringify((await model('storm-shell')).body)).not.toMatch(/shelf|A-1/)
  })

  it('P1.02 a second-hand unit tells its grade and the new model', async () => {
    expect((await model('used-storm-shell')).body).toMatchObject({
      kind: 'used',
      condition: { grade: 'B', defects: 'A scratch' },
      second_hand_parent: { name: 'Storm Shell', url: '/norrsken/storm-shell/', is_active: true },
    })
  })

  it('D8.01 not found: unknown slug, wrong brand, hidden, campaign only', async () => {
    for (const answer of [
      await model('nothing'),
      await model('storm-shell', '&manufacturer=kallio'),
      await model('secret-prototype'),
      await model('campaign-mug'),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND', message: 'Product not found.' } },
      })
    }
  })

  it('D1.01 D7.01 a campaign product is shown to those who come from the campaign', async () => {
    expect((await model('campaign-mug', '&giftcampaign=summer')).status).toBe(200)
    expect((await model('campaign-mug', '&giftcampaign=winter')).status).toBe(404)
  })

  it('D7.02 extra type 1: methods of the country, blocked countries', async () => {
    const extra = async (country: string) =>
      (await get(`/api/product/extra/?type=1&slug=storm-shell&language=en&delivery-country-code=${country}`)).body[
        'delivery_method_limit'
      ]
    expect(await extra('fi')).toMatchObject({
      isDeliveryCountryBlocked: false,
      allowedDeliveryMethods: [{ id: 'post_fi', price: 590 }, { id: 'store' }],
    })
    expect(await extra('de')).toMatchObject({ allowedDeliveryMethods: [{ id: 'eu_parcel' }] })
    expect(await extra('xx')).toMatchObject({ isDeliveryCountryBlocked: true, allowedDeliveryMethods: [] })
  })

  it('D3.06 D7.03 extra type 2: bundles with their price, recommendations, size tables', async () => {
    const extra = async (slug: string) =>
      (await get(`/api/product/extra/?type=2&slug=${slug}&language=en&delivery-country-code=fi&taxAreaId=1`)).body
    expect(await extra('fjell/race-ski')).toMatchObject({
      bundles: [
        {
          name: 'Ski package',
          prices: { taxarea_1: { active: 58500, regular: 65000 } },
          secondary_product_models: [{ name: 'Ski Binding' }],
        },
      ],
      also_bought: [{ name: 'Ski Binding' }],
    })
    expect(await extra('norrsken/storm-shell')).toMatchObject({
      recommendations: [{ name: 'Rain Shell' }],
      sizetables: [{ name: 'Jackets', parsed_sizetable: { rows: [{ name: 'Chest', unit: 'cm', values: ['100'] }] } }],
    })
  })

  it('D7.05, D9.01, D4.30 D4.31 D5.02 reviews: ten a page, newest first, by votes, by stars; hidden ones do not count', async () => {
    const id = seeded.models['storm-shell']
    const page = async (query = '') =>
      (await get(`/api/product_reviews/?model_id=${id}${query}`)).body as unknown as {
        results: { id: number; visible_name: string; rating: number; votes_total: number }[]
        max_pages: number
      }
    expect(await page()).toMatchObject({ max_pages: 2 })
    expect((await page()).results.map((review) => review.visible_name).slice(0, 2)).toEqual([
      'Reviewer 10',
      'Reviewer 9',
    ])
    expect((await page('&page=2')).results).toHaveLength(1)
    expect((await page('&page=9')).results).toEqual([])
    expect((await page('&sort=votes')).results[0]).toMatchObject({ votes_total: 9 })
    expect((await page('&sort=stars')).results.map((review) => review.rating)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect((await get(`/api/product_reviews/?model_id=${seeded.models['secret-prototype']}`)).status).toBe(404)
  })
})

describe('content', () => {
  it('D7.12 D3.11 B2.08, B3.03, B7.13, B8.10 a brand, lower-cased; 404 "Manufacturer not found."', async () => {
    expect((await get('/api/brand/?slug=KALLIO&language=en')).body).toMatchObject({
      name: 'Kallio',
      logo: null,
      title: expect.any(String),
      description: expect.any(String),
      metaDescription: 'kallio makes gear',
      promoImages: [],
    })
    expect(await get('/api/brand/?slug=nobody&language=en')).toMatchObject({
      status: 404,
      body: { error: { message: 'Manufacturer not found.' } },
    })
  })

  it('B3.03 a brand’s texts are those of the language', async () => {
    const kallio = eq(brands.slug, 'kallio')
    const [before] = await db().select({ descriptions: brands.descriptions }).from(brands).where(kallio)
    await db()
      .update(brands)
      .set({ descriptions: { ...before?.descriptions, sv: '<p>Kallio gör kläder</p>' } })
      .where(kallio)
    expect((await get('/api/brand/?slug=kallio&language=sv')).body).toMatchObject({
      description: '<p>Kallio gör kläder</p>',
      metaDescription: 'Kallio gör kläder',
    })
    expect((await get('/api/brand/?slug=kallio&language=en')).body['metaDescription']).toBe('kallio makes gear')
    await db().update(brands).set({ descriptions: before?.descriptions }).where(kallio)
  })

  it('B3.10 B7.03 brands with the number of their public models', async () => {
    expect((await get('/api/brands/?language=en')).body).toMatchObject([
      { slug: 'fjell', modelCount: 3 },
      { slug: 'kallio', modelCount: 4 },
      { slug: 'norrsken', modelCount: 3 },
    ])
  })

  it('B2.24 B3.11 B7.07 a content page with its slugs in every language; P8.09 D8.11 404 "Page not found: {path}"', async () => {
    expect((await get('/api/static-page/?slug=sopimusehdot&language=fi')).body).toMatchObject({
      title: 'Terms fi',
      content: '<h2>Terms</h2>',
      slugs: { de: 'terms-de' },
    })
    expect(await get('/api/static-page/?slug=no/page&language=fi')).toMatchObject({
      status: 404,
      body: { error: { message: 'Page not found: no/page' } },
    })
    expect((await get('/api/static-page/?slug=service-fi&language=fi')).status).toBe(404)
  })

  it('B3.10 D3.11 B7.02 banners: own host removed, other schemes dropped, by language', async () => {
    const { body } = await get('/api/banners/?language=fi')
    expect(body['imageBanners']?.[0]).toMatchObject({ title: 'Sale fi', image: 'sale.svg' })
    expect(String(body['imageBanners']?.[0]?.['url'])).toMatch(/^\/sale\//)
    expect(body['textBanners']?.[0]).toMatchObject({ url: '' })
    expect((await get('/api/banners/?language=en')).body['textBanners']).toEqual([])
  })

  it('B3.10 D3.11 B7.04 keywords of the language and their popup', async () => {
    const { body } = await get('/api/keyword-popups/?language=fi')
    expect(body).toMatchObject([{ keyword: 'Gore-Tex' }])
    expect((await get(`/api/keyword-popup/?id=${String(body[0]?.['id'])}`)).body).toEqual({
      text: '<b>Kalvo</b>',
      url: '/gore-tex/',
    })
    expect((await get('/api/keyword-popup/?id=999')).status).toBe(404)
  })

  it('D7.11 the popup of a keyword leaves out an address that could run something, and the own host', async () => {
    const [row] = await db()
      .insert(keywords)
      .values({ language: 'sv', keyword: 'Membran', popupText: 'Tunt', url: 'javascript:alert(1)' })
      .returning({ id: keywords.id })
    const url = async () => (await get(`/api/keyword-popup/?id=${row?.id}`)).body['url']
    expect(await url()).toBeNull()
    await db()
      .update(keywords)
      .set({ url: 'http://localhost/membrane/' })
      .where(eq(keywords.id, row?.id ?? 0))
    expect(await url()).toBe('/membrane/')
    await db()
      .delete(keywords)
      .where(eq(keywords.id, row?.id ?? 0))
  })

  it('issue 15: an article about a product has another address in each language, any other link one', async () => {
    const blogs = [
      { title: { en: 'Ice', fi: 'Jää' }, url: { en: '/outdoors/ice/', fi: '/ulkoelama/jaa/' } },
      { title: { en: 'Layers' }, url: '/layers/' },
    ]
    await db().execute(sql`update models set blogs = ${JSON.stringify(blogs)}::jsonb where slug = 'storm-shell'`)
    const read = async (language: string) =>
      (await get(`/api/products/productmodel/storm-shell/?language=${language}&taxAreaId=1`)).body['blogs']
    expect(await read('fi')).toEqual([
      { title: 'Jää', url: '/ulkoelama/jaa/' },
      { title: 'Layers', url: '/layers/' },
    ])
    expect(await read('sv')).toMatchObject([{ title: 'Ice', url: '/outdoors/ice/' }, {}])
    await db().execute(sql`update models set blogs = '[]' where slug = 'storm-shell'`)
  })

  it('the sitemap lists what is public, with a path in each language', async () => {
    const { body } = await get('/api/sitemap/?type=products')
    const entries = body['entries'] as unknown as { paths: Record<string, string> }[]
    const hidden = MODELS.filter((model) => model.extra?.isPublic === false || model.extra?.campaignOnly)
    expect(entries).toHaveLength(MODELS.length - hidden.length)
    expect(JSON.stringify(entries)).not.toMatch(/secret-prototype|campaign-mug/)
    expect(entries[0]?.paths).toMatchObject({ fi: 'norrsken/storm-shell', ru: 'norrsken/storm-shell' })
    expect((await get('/api/sitemap/?type=groups')).body['entries']?.[1]).toMatchObject({
      paths: { sv: 'clothing-sv/jackets-sv' },
    })
    expect((await get('/api/sitemap/?type=products&page=2')).body).toMatchObject({ pages: 1, entries: [] })
  })
})
