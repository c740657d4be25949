import { describe, expect, it } from 'vitest'

import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { expandModel, imagesOf, panelPrice } from '@/lib/catalog/panel/model'
import { filledTables, isSameSize } from '@/lib/catalog/size-tables'
import { nameAndUnit, shownProperties, sustainableChoice } from '@/lib/catalog/properties'
import { isGiftCardValue } from '@/lib/catalog/gift-cards'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { marketOf } from '@/lib/market/market'
import { safeJson } from '@/lib/seo/json-ld'
import type { ProductJsonLdInput } from '@/lib/seo/offers'
import { productJsonLd } from '@/lib/seo/product'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'

import { vocabularyProblems } from '@/scripts/crawl/schema-org'
import { market, prices, productModel, variant } from './support'

interface Offer {
  url: string
  price: string
  priceCurrency: string
  availability: string
  itemCondition: string
  priceSpecification?: { price: string }
}
interface Told {
  '@type': string
  brand: { name: string }
  variesBy?: string[]
  hasVariant?: { name: string; offers: Offer }[]
  offers?: Offer
  aggregateRating?: { ratingValue: number; reviewCount: number }
}

const METHODS = [
  { id: 'post_fi', name: 'Parcel locker', price: 490, minDays: 1, maxDays: 3, isGreen: true, freeFrom: 30_000 },
  { id: 'store', name: 'Collect in store', price: 0, minDays: 0, maxDays: 1, isGreen: true, freeFrom: null },
]

function told(model: ProductModel, change: Partial<ProductJsonLdInput> = {}): Told {
  const limit = { isDeliveryCountryBlocked: false, perInternationalPackage: null, extra_data_overrides: {} }
  return productJsonLd({
    market: market(),
    model,
    currencyRate: 1,
    path: 'fjell/storm',
    limit,
    methods: METHODS,
    addedDays: { start: 1, end: 2 },
    isReturnable: true,
    reviews: [],
    average: 4.5,
    ...change,
  }) as unknown as Told
}

describe('structured data of a product', () => {
  it('is a group with an offer of its own for each variant, brand is the brand', () => {
    const data = told(productModel())
    expect(data['@type']).toBe('ProductGroup')
    expect(data.brand.name).toBe('Fjell')
    expect(data.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size'])
    expect(data.hasVariant?.map(({ offers }) => new URL(offers.url).pathname + new URL(offers.url).search)).toEqual([
      '/en/fjell/storm/?color=red&size=M',
      '/en/fjell/storm/?color=red&size=L',
      '/en/fjell/storm/?color=blue&size=M',
      '/en/fjell/storm/?color=blue&size=L',
    ])
    expect(data.hasVariant?.map(({ offers }) => offers.availability.split('/').at(-1))).toEqual([
      'InStock',
      'InStock',
      'OutOfStock',
      'InStock',
    ])
    expect(data.hasVariant?.[0]?.offers).toMatchObject({ price: '200.00', priceCurrency: 'EUR' })
  })

  it('is one product when there is nothing to choose; a used one says so', () => {
    const data = told(productModel({ kind: 'used', products: [variant(11, 'red', 'M')] }))
    expect(data['@type']).toBe('Product')
    expect(data.offers?.itemCondition).toBe('https://schema.org/UsedCondition')
  })

  it('writes prices in the decimals of the currency, converted as they are shown', () => {
    const japan = marketOf('en', 'jp', 'jpy')
    if (!japan) throw new Error('no market')
    const export_ = prices({ active: 12_345 }, japan.taxAreaId)
    const data = told(productModel({ products: [variant(11, 'red', 'M', { prices: export_ })] }), {
      market: japan,
      currencyRate: 160,
    })
    expect(data.offers).toMatchObject({ price: '19800', priceCurrency: 'JPY' })
  })

  it('tells true availability: on order, blocked stock, blocked country', () => {
    const of = (change: Parameters<typeof variant>[3], isBlocked = false) =>
      told(productModel({ products: [variant(11, 'red', 'M', change)] }), {
        limit: { isDeliveryCountryBlocked: isBlocked, perInternationalPackage: null, extra_data_overrides: {} },
      })
        .offers?.availability.split('/')
        .at(-1)
    expect(of({ on_order: true, stock: {} })).toBe('BackOrder')
    expect(of({ blocked: true })).toBe('InStoreOnly')
    expect(of({}, true)).toBe('OutOfStock')
  })

  it('issue 15 the low of 30 days is the struck price of every reduction', () => {
    const of = (low: number | null) =>
      told(
        productModel({
          products: [variant(11, 'red', 'M', { prices: prices({ active: 15_000, lowest_30_days: low }) })],
        }),
      ).offers?.priceSpecification?.price
    expect(of(20_000)).toBe('200.00')
    expect(of(19_000)).toBe('190.00')
    expect(of(null)).toBeUndefined()
  })

  it('issue 15 tells the content to which the price refers', () => {
    const content = { amount: 45, unit: 'g', pieces: 6 } as const
    const of = (change: Parameters<typeof variant>[3]) =>
      told(productModel({ products: [variant(11, 'red', 'M', change)] })).offers?.priceSpecification
    const unit = {
      '@type': 'UnitPriceSpecification',
      price: '200.00',
      referenceQuantity: { value: 270, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
    }
    expect(of({ content })).toMatchObject(unit)
    const reduced = prices({ active: 15_000, lowest_30_days: 19_000 })
    expect(of({ content, prices: reduced })).toMatchObject([{ price: '190.00' }, { ...unit, price: '150.00' }])
  })

  it('rates only what was reviewed, and cannot leave its script', () => {
    expect(told(productModel()).aggregateRating).toBeUndefined()
    expect(told(productModel({ rating: 9, rating_count: 3 })).aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 3,
    })
    expect(safeJson(told(productModel({ name: '</script><b>' })))).not.toContain('<')
  })
})

describe('schema.org', () => {
  const review = {
    id: 1,
    created: '2026-10-01T10:00:00.000Z',
    rating: 9,
    visible_name: 'Ada',
    comment: 'Dry.',
    size: 'M',
    size_feedback: 6,
    is_verified: true,
    language: 'en' as const,
    images: [],
    votes_up: 1,
    votes_down: 0,
    votes_total: 1,
  }
  const reduced = prices({ active: 15_000, lowest_30_days: 20_000 })
  const cases: [string, ProductModel, Partial<ProductJsonLdInput>?][] = [
    ['a group', productModel({ rating: 9, rating_count: 1, modelnumber: 'X-1' }), { reviews: [review] }],
    [
      'three kinds of choices, reduced',
      productModel({
        products: ['short', 'long'].map((name, at) =>
          variant(20 + at, at ? 'red' : 'blue', at ? 'M' : 'L', {
            prices: reduced,
            product_type: { name, sort_order: at, title: name },
            teksonumber: '6400000000017',
          }),
        ),
      }),
    ],
    [
      'sold by weight, reduced',
      productModel({ products: [variant(11, 'red', 'M', { prices: reduced, content: { amount: 230, unit: 'g' } })] }),
    ],
    ['one used unit', productModel({ kind: 'used', products: [variant(11, 'red', 'M')] })],
    [
      'blocked here, not returnable',
      productModel(),
      {
        limit: { isDeliveryCountryBlocked: true, perInternationalPackage: null, extra_data_overrides: {} },
        isReturnable: false,
      },
    ],
    [
      'on order, blocked, sold out',
      productModel({
        products: [
          variant(1, 'red', 'M', { on_order: true, stock: {} }),
          variant(2, 'red', 'L', { blocked: true }),
          variant(3, 'blue', 'L', { stock: {} }),
        ],
      }),
    ],
  ]

  it.each(cases)('every type, property and member of an enumeration exists there: %s', (_, model, change) => {
    expect(vocabularyProblems(told(model, change))).toEqual([])
    expect(vocabularyProblems(breadcrumbsJsonLd('en', [{ name: 'Home', href: '/en/' }, { name: 'Storm' }]))).toEqual([])
  })

  it('what is not of the vocabulary is found', () => {
    expect(
      vocabularyProblems({
        '@type': 'Product',
        offers: [{ '@type': 'Offer', cost: 1, availability: 'https://schema.org/Plenty' }],
        brand: { '@type': 'Maker' },
        x: {},
      }),
    ).toEqual([
      '$.offers[0]: Offer has no cost',
      '$.offers[0].availability: https://schema.org/Plenty is no member of an enumeration',
      '$.brand: Maker is no type',
      '$: Product has no x',
      '$.x has no type',
    ])
  })

  it('offers carry delivery and returns: once in full, then by their address', () => {
    const [first, second] = told(productModel()).hasVariant as unknown as { offers: Record<string, unknown> }[]
    const window = {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'FI',
      merchantReturnDays: 100,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    }
    expect(first?.offers['hasMerchantReturnPolicy']).toMatchObject([
      {
        ...window,
        returnMethod: 'https://schema.org/ReturnInStore',
        returnFees: 'https://schema.org/FreeReturn',
        '@id': expect.stringMatching(/#returns-store$/),
      },
      {
        ...window,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { value: '4.90', currency: 'EUR' },
        '@id': expect.stringMatching(/#returns$/),
      },
    ])
    expect(first?.offers['shippingDetails']).toMatchObject([
      {
        shippingRate: { value: '4.90', currency: 'EUR' },
        shippingDestination: { addressCountry: 'FI' },
        deliveryTime: {
          handlingTime: { minValue: 2, maxValue: 5, unitCode: 'DAY' },
          transitTime: { minValue: 1, maxValue: 3 },
        },
      },
      { shippingRate: { value: '0.00' } },
    ])
    expect(second?.offers['hasMerchantReturnPolicy']).toEqual(
      (first?.offers['hasMerchantReturnPolicy'] as { '@id': string }[]).map((policy) => ({ '@id': policy['@id'] })),
    )
    expect(Object.keys((second?.offers['shippingDetails'] as object[])[0] ?? {})).toEqual(['@id'])
  })

  it('tells a price above the threshold with free delivery, and nothing of delivery where it is not shipped', () => {
    const of = (model: ProductModel, change?: Partial<ProductJsonLdInput>) =>
      told(model, change).offers as unknown as { shippingDetails?: { shippingRate: { value: string } }[] }
    expect(
      of(productModel({ products: [variant(1, 'red', 'M', { prices: prices({ active: 30_001, regular: 30_001 }) })] }))
        .shippingDetails?.[0]?.shippingRate.value,
    ).toBe('0.00')
    expect(
      of(productModel({ products: [variant(1, 'red', 'M')] }), {
        limit: {
          isDeliveryCountryBlocked: false,
          perInternationalPackage: null,
          extra_data_overrides: { 1: { isDeliveryCountryBlocked: true } },
        },
      }).shippingDetails,
    ).toBeUndefined()
    expect(of(productModel({ products: [variant(1, 'red', 'M')] }), { isReturnable: false })).toMatchObject({
      hasMerchantReturnPolicy: [{ merchantReturnDays: 14 }, { merchantReturnDays: 14 }],
    })
  })

  it('issue 15 from another country a return is at the buyer’s cost, and no store takes it', () => {
    const germany = marketOf('en', 'de', 'eur')
    if (!germany) throw new Error('no market')
    const both = { ...prices({}, 11) }
    const data = told(productModel({ products: [variant(1, 'red', 'M', { prices: both })] }), { market: germany })
    expect(data.offers).toMatchObject({
      hasMerchantReturnPolicy: {
        applicableCountry: 'DE',
        merchantReturnDays: 100,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    })
  })

  it('issue 15 what a member pays is told with the tier of the club, only below the general price', () => {
    const of = (club: number | null) =>
      told(productModel({ products: [variant(11, 'red', 'M', { prices: prices({ club }) })] })).offers
        ?.priceSpecification
    expect(of(18_000)).toEqual({
      '@type': 'UnitPriceSpecification',
      price: '180.00',
      priceCurrency: 'EUR',
      validForMemberTier: { '@type': 'MemberProgramTier', '@id': expect.stringMatching(/\/#club-member$/) },
    })
    expect([of(null), of(20_000)]).toEqual([undefined, undefined])
  })

  it('issue 15 a gift card costs what can be entered, is there at once, and only the printed one is sent', () => {
    const card = (id: number) =>
      told(
        productModel({
          id,
          kind: 'giftcard',
          on_order: true,
          products: [
            variant(1, null, null, {
              stock: {},
              prices: prices({ active: 100, regular: 100 }),
              shipping_time: { string: '', number: 999 },
            }),
          ],
        }),
        { isReturnable: false },
      ).offers
    expect(card(2427)).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '10.00',
      highPrice: '10000.00',
      availability: 'https://schema.org/InStock',
      shippingDetails: undefined,
      hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
    })
    expect(card(2427)).not.toHaveProperty('price')
    expect(card(1412)).toMatchObject({
      '@type': 'AggregateOffer',
      shippingDetails: [
        {
          shippingRate: { value: '4.90' },
          deliveryTime: { handlingTime: { minValue: 2, maxValue: 3 }, transitTime: { minValue: 1, maxValue: 3 } },
        },
        {},
      ],
      hasMerchantReturnPolicy: [{ merchantReturnDays: 14 }, { merchantReturnDays: 14 }],
    })
  })

  it('of a thousand variants two hundred are told, the chosen one among them', () => {
    const products = Array.from({ length: 1000 }, (_, i) => variant(100 + i, 'red', String(i)))
    const skus = (chosenId?: number) =>
      (told(productModel({ products }), { chosenId }).hasVariant as unknown as { sku: string }[]).map(({ sku }) => sku)
    expect(skus()).toHaveLength(200)
    expect(skus(900)).toHaveLength(200)
    expect(skus(900)).toContain('900')
  })
})

describe('what the browser gets', () => {
  it('has each price and picture once, and the rules see the same variants', () => {
    const model = productModel({
      products: Array.from({ length: 1000 }, (_, i) => variant(100 + i, i % 2 ? 'red' : 'blue', `${i}`)),
    })
    const panel = panelFromModel(model, market())
    expect(panel.prices).toHaveLength(1)
    expect(JSON.stringify(panel).length).toBeLessThan(60_000)
    expect(expandModel(panel).products.find(({ id }) => id === 101)).toMatchObject({
      colorSlug: 'red',
      size: { name: '1' },
      stock_data: { in_stock: true, detailed_stocks: { 20: 3 } },
    })
  })

  it('sends stock per store to Finland only, and leaves out what is not sold there', () => {
    const both = { ...prices(), ...prices({}, 11) }
    const model = productModel({ products: [variant(11, 'red', 'M', { prices: both }), variant(12, 'red', 'L')] })
    const panel = panelFromModel(model, market('de'))
    expect(panel.variants).toHaveLength(1)
    expect(expandModel(panel).products[0]?.stock_data).toMatchObject({ in_stock: true, detailed_stocks: {} })
  })

  it('shows a colour’s pictures before those of the model', () => {
    const panel = panelFromModel(
      productModel({ extra_images: [{ sort_order: 1, caption: 'On the fell', full_url: 'scene.svg', title: '' }] }),
      market(),
    )
    expect(imagesOf(panel, 'blue').map(({ path }) => path)).toEqual(['blue/front.svg', 'scene.svg'])
    expect(panelPrice(panel, 0)?.active).toBe(20_000)
  })
})

describe('small rules', () => {
  it('D5.05 only tables with sizes and rows; spaces do not count and a comma is a dot', () => {
    const table = (sizes: number, rows: number) => ({
      id: 1,
      sizetable: '',
      hide_image: false,
      images: [],
      name: '',
      info_text: '',
      parsed_sizetable: {
        id: 1,
        sizes: Array(sizes).fill({ size: 'M', product_type: null }),
        rows: Array(rows).fill({ name: 'Chest', unit: 'cm', values: ['96'] }),
      },
    })
    expect(filledTables([table(1, 1), table(0, 1), table(1, 0)])).toHaveLength(1)
    expect(isSameSize('42,5 EU', '42.5EU')).toBe(true)
    expect(isSameSize('42', '42.5')).toBe(false)
  })

  it('D5.07 D3.01 hides the sustainable choice’s properties; a unit may stand in brackets', () => {
    const property = (slug: string, name: string, unit: string | null = null) => ({
      name: { name, slug },
      value: '1',
      unit,
      isForOneItem: false,
    })
    expect(
      shownProperties([property('vastuullisemmin-ulkona', 'a'), property('vu-co2', 'b'), property('vuori', 'c')]).map(
        ({ name }) => name.slug,
      ),
    ).toEqual(['vuori'])
    expect(nameAndUnit(property('w', 'Weight (g)'))).toEqual({ name: 'Weight', unit: 'g' })
    expect(nameAndUnit(property('w', 'Weight', 'kg'))).toEqual({ name: 'Weight', unit: 'kg' })
  })

  it('D9.10 a sustainable choice meets at least three of the criteria, whatever it is marked as', () => {
    const properties = (...slugs: string[]) =>
      slugs.map((slug) => ({ name: { name: slug, slug }, value: 'Yes', unit: null, isForOneItem: false }))
    expect(sustainableChoice(properties('vastuullisemmin-ulkona', 'vu-1', 'vu-2'))).toBeNull()
    expect(sustainableChoice(properties('vu-1', 'weight', 'vu-2', 'vu-3'))?.map(({ name }) => name)).toEqual([
      'vu-1',
      'vu-2',
      'vu-3',
    ])
  })

  it('D4.24 D9.02 gift card values: tens from 0 to 10,000', () => {
    expect(['0', '50', '10000'].every(isGiftCardValue)).toBe(true)
    expect(['', '55', '-10', '10010', '1e', '50.5'].some(isGiftCardValue)).toBe(false)
  })
})
