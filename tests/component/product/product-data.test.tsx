/** What the answers of the shop become for the page of a product. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { DeliveryLimit } from '@/lib/contract/schemas/catalogue'
import { findProduct } from '@/lib/pages/find-product'
import { productData } from '@/lib/pages/product-data'

import { market, PATH, panelData, prices, productModel, variant } from './support'

const { answers, settings, asked, read, shop } = vi.hoisted(() => {
  /** What the reads of the page were asked for. */
  const asked: Record<string, unknown[]> = {}
  return {
    answers: { limit: {} as Partial<DeliveryLimit>, keywords: [] as { id: number; keyword: string }[] },
    settings: {} as Record<string, string>,
    shop: { call: vi.fn() },
    asked,
    read:
      <T,>(name: string, answer: () => T) =>
      (...input: unknown[]): Promise<T> => {
        asked[name] = input
        return Promise.resolve(answer())
      },
  }
})
vi.mock('@/lib/shop-api/server', () => ({ shopApi: shop }))
vi.mock('@/lib/shop-api/rerender-soon', () => ({ rerenderSoon: () => Promise.resolve() }))
vi.mock('@/lib/shop-api/cached', () => ({
  getModel: read('model', () => null),
  getTranslatedPaths: read('moved', () => []),
  getContentSlugs: () => Promise.resolve({ pages: new Set<string>(), others: null }),
  getResources: () => Promise.resolve({ productGroups: [], stores: panelData().stores, taxRates: [] }),
  getDeliveryLimit: read('limit', () => ({ delivery_method_limit: answers.limit })),
  getModelDetails: read('details', () => ({ sizetables: [], recommendations: [], also_bought: [], bundles: [] })),
  getReviews: read('reviews', () => ({
    results: [],
    max_pages: 0,
    images: [],
    stars: [0, 0, 0, 0, 0],
    fit: [0, 0, 0, 0, 0],
  })),
  getSettings: () => Promise.resolve(settings),
  getInitConfig: () => Promise.resolve({ currencyRate: 11.25 }),
  getBrand: read('brand', () => ({ description: 'Made in the north.' })),
  getKeywords: read('keywords', () => answers.keywords),
  getBanners: () => Promise.resolve({ imageBanners: [] }),
}))

const [method] = panelData().methods
const LIMIT: DeliveryLimit = {
  isDeliveryCountryBlocked: true,
  isDeliveryMethodLimitations: true,
  blockInfoText: 'Too large to fly.',
  extra_data_overrides: { '11': { isDeliveryCountryBlocked: false } },
  perInternationalPackage: 2,
  allowedDeliveryMethods: method
    ? [
        { ...method, id: 'store', freeFrom: null },
        { ...method, freeFrom: 15_000 },
      ]
    : [],
}

beforeEach(() => {
  answers.limit = LIMIT
  for (const key of Object.keys(settings)) delete settings[key]
})

describe('the data of a product’s page', () => {
  it('D3.05 D4.11 D4.14 D5.12 D9.06 has the limits and methods as the shop answers them, each with the worth from which it is free', async () => {
    const { panelData: data, currencyRate } = await productData(market('se'), productModel(), {})
    expect(data.limit).toEqual({
      isDeliveryCountryBlocked: true,
      blockInfoText: 'Too large to fly.',
      extra_data_overrides: { '11': { isDeliveryCountryBlocked: false } },
      perInternationalPackage: 2,
    })
    expect([data.methods, data.country, data.countryName, currencyRate]).toEqual([
      LIMIT.allowedDeliveryMethods,
      'se',
      'Sweden',
      11.25,
    ])
  })

  it('D4.13 has the holidays of the coming months of the shop and of the destination', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] })
    const { panelData: data } = await productData(market('se'), productModel(), {})
    vi.useRealTimers()
    expect(data.holidays.shop.split(' ').slice(0, 2)).toEqual(['2026-12-24', '2026-12-25'])
    for (const holidays of Object.values(data.holidays)) {
      expect(holidays).toContain('2026-12-25')
      expect(holidays).not.toMatch(/2026-01|2027-06/)
    }
  })

  it('D7.02 D7.03 D7.05 D7.12 D7.16 B7.13 asks for the brand, the limit, the details and the reviews of this product, and for the keywords of the language', async () => {
    const model = productModel()
    const { id, slug, manufacturer } = model
    const data = await productData(market('se'), model, {}, { giftCampaign: 'yule' })
    const path = `${manufacturer.slug}/${slug}`
    expect(asked).toEqual({
      brand: [market('se'), manufacturer.slug],
      limit: [market('se'), id, path, 'yule'],
      details: [market('se'), id, path, 'yule'],
      reviews: [id, 'en'],
      keywords: [market('se')],
    })
    expect(data.brand).toEqual({ description: 'Made in the north.' })
  })

  it('D7.02 D7.03 D7.05 staff are answered for a product that is not public: with their log-in, and past the cache', async () => {
    const data = { delivery_method_limit: LIMIT, results: [], recommendations: [] }
    shop.call.mockImplementation(() => Promise.resolve({ ok: true, data }))
    for (const name of Object.keys(asked)) delete asked[name]
    const auth = 'Bearer staff'
    const { id, manufacturer } = productModel()
    await productData(market('se'), productModel(), {}, { auth })
    const query = { slug: PATH, 'delivery-country-code': 'se', language: 'en' }
    const { taxAreaId } = market('se')
    expect(shop.call.mock.calls).toEqual([
      ['productExtraDelivery', { query: { ...query, type: '1' } }, { auth }],
      ['productExtraDetails', { query: { ...query, taxAreaId, type: '2' } }, { auth }],
      ['productReviews', { query: { model_id: id, language: 'en' } }],
    ])
    expect(asked).toEqual({ brand: [market('se'), manufacturer.slug], keywords: [market('se')] })
  })

  it.each([[['fjell', 'Storm']], [['old', 'fjell', 'storm']], [['fjell', 'clothing', 'jackets', 'storm']]])(
    'D2.01 D7.01 the product of %j is looked up by its brand and its last segment',
    async (path) => {
      expect(await findProduct(market(), path)).toEqual({ kind: 'missing' })
      expect([asked['model'], asked['moved']]).toEqual([
        [market(), 'fjell', 'storm'],
        [
          path
            .filter((part) => part !== 'old')
            .join('/')
            .toLowerCase(),
        ],
      ])
    },
  )

  it('B7.04 D7.16 has the keywords that the shop explains', async () => {
    answers.keywords = [{ id: 3, keyword: 'membrane' }]
    expect((await productData(market(), productModel(), {})).keywords).toEqual(answers.keywords)
    expect(asked['keywords']).toEqual([market()])
    answers.keywords = []
  })

  it('B3.05 D4.13 adds the days of the delivery country alone', async () => {
    settings['target_country_delivery_added_days'] = JSON.stringify({
      countries: [
        { country: 'se', start: 2, end: 4 },
        { country: 'de', start: 3, end: 5 },
      ],
      ski_bundle: { start: 1, end: 1 },
    })
    const daysTo = async (country: string) =>
      (await productData(market(country), productModel(), {})).panelData.addedDays
    expect([await daysTo('se'), await daysTo('de'), await daysTo('fi')]).toEqual([
      { start: 2, end: 4 },
      { start: 3, end: 5 },
      { start: 0, end: 0 },
    ])
  })

  it('B3.05 what is for rent leads to the rental in Finland, while rental_enabled is true', async () => {
    const hrefOf = async (country: string, rental: { day: number; deposit: number } | null) =>
      (await productData(market(country), productModel({ rental }), {})).rentalHref
    const rental = { day: 2_000, deposit: 10_000 }
    expect(await hrefOf('fi', rental)).toBeNull()
    settings['rental_enabled'] = 'true'
    expect([await hrefOf('fi', rental), await hrefOf('fi', null), await hrefOf('se', rental)]).toEqual([
      '/en/rental/rentle/',
      null,
      null,
    ])
  })

  it('D3.07 D7.16 D2.09 has the stores with what they do; shops alone have a page', async () => {
    const { stores } = (await productData(market(), productModel(), {})).panelData
    const shared = { nouto: true }
    expect(stores).toEqual([
      {
        ...shared,
        id: 1,
        slug: 'helsinki',
        name: 'Helsinki',
        shortName: 'Helsinki',
        type: 'retail',
        pikanouto: true,
        stock_display_order: 1,
        href: '/en/stores/helsinki/',
      },
      {
        ...shared,
        id: 2,
        slug: 'turku',
        name: 'Turku',
        shortName: 'Turku',
        type: 'retail',
        pikanouto: false,
        stock_display_order: 2,
        href: '/en/stores/turku/',
      },
      {
        ...shared,
        id: 20,
        slug: 'warehouse',
        name: 'Warehouse',
        shortName: 'Warehouse',
        type: 'warehouse',
        pikanouto: false,
        stock_display_order: 0,
        href: null,
      },
    ])
  })

  it('D2.03 D4.01 D4.02 D4.03 begins with what its address asks for, as far as the product has it', async () => {
    const typed = (name: string) => ({ product_type: { name, sort_order: 0, title: name } })
    const model = productModel({
      products: [
        variant(11, 'red', 'M', typed('short')),
        variant(12, 'red', 'L', typed('long')),
        variant(13, 'blue', 'L', typed('long')),
      ],
    })
    const begin = async (selection: Parameters<typeof productData>[2]) => {
      const { asked, initial, shownId } = await productData(market(), model, selection)
      return [asked, initial, shownId]
    }
    expect(await begin({ color: 'blue', size: 'L', type: 'long' })).toEqual([
      { color: 'blue', size: 'L', type: 'long' },
      { color: 'blue', size: 'L', type: 'long' },
      13,
    ])
    expect(await begin({ 'select-color': 'Fjord', color: 'red' })).toEqual([
      { color: 'blue', size: null, type: null },
      { color: 'blue', size: null, type: null },
      -1,
    ])
    expect(await begin({ size: 'XXL' })).toEqual([
      { color: null, size: null, type: null },
      { color: 'red', size: null, type: null },
      11,
    ])
  })

  it('D1.03 D4.41 has the wizard for new goods that belong to it', async () => {
    const wizard = { belongsTo: true, group: 'skis', sport: 'alpine' } as const
    const wizardOf = async (change: Parameters<typeof productModel>[0]) =>
      (await productData(market(), productModel(change), {})).panelData.wizard
    expect(await wizardOf({ ski_wizard: wizard })).toEqual({
      sport: 'alpine',
      group: 'skis',
      href: '/en/ski-wizard/alpine/',
    })
    expect(await wizardOf({ ski_wizard: { ...wizard, belongsTo: false } })).toBeNull()
    expect(await wizardOf({ ski_wizard: wizard, kind: 'used' })).toBeNull()
    expect(await wizardOf({ ski_wizard: null })).toBeNull()
  })

  it('D4.24 D4.25 knows the campaign in which a product is a gift, and sells it otherwise', async () => {
    const model = productModel({ prices: prices() })
    expect((await productData(market(), model, {}, { giftCampaign: 'yule' })).panelData.giftCampaign).toBe('yule')
    expect((await productData(market(), model, {})).panelData.giftCampaign).toBeNull()
  })
})
