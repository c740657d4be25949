// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { PurchasePanel } from '@/components/product/purchase-panel'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import type { Article } from '@/lib/contract/schemas/content'
import type { Store } from '@/lib/contract/schemas/config'
import { LANGUAGES } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import type { JsonLdObject } from '@/lib/seo/json-ld'
import { postalAddress, storeJsonLd } from '@/lib/seo/online-store'
import { productJsonLd } from '@/lib/seo/product'
import { articleJsonLd, breadcrumbsJsonLd, physicalStoreJsonLd, websiteJsonLd } from '@/lib/seo/schemas'
import { type CrawledPage, jsonLdFaults } from '@/scripts/crawl/json-ld'
import { numbersIn } from '@/scripts/crawl/json-ld-truth'

import { market, panelData, prices, productModel, show, variant } from './support'

vi.hoisted(() => {
  process.env['SHOP_ORIGIN'] = 'https://shop.example'
  process.env['CONTACT_ADDRESS'] = 'Kuja 7, 00580 Helsinki, Finland'
  process.env['SELLER_NAME'] = 'Trail Oy'
  process.env['VAT_NUMBER'] = 'FI12345678'
})
afterEach(cleanup)

interface Crawled {
  readonly blocks: readonly unknown[]
  readonly page: CrawledPage
}

/** What is drawn outside act() comes when the machine has time for it. */
const PATIENT = { timeout: 10_000 }
const ORIGIN = 'https://shop.example'
/** As a crawler reads them from the page. */
const read = (...blocks: readonly JsonLdObject[]): unknown[] =>
  blocks.map((block) => JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...block })) as unknown)
const trail = breadcrumbsJsonLd('en', [{ name: 'Home', href: '/en/' }, { name: 'Storm' }])

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
const METHODS = [
  { id: 'post_fi', name: 'Locker', price: 490, minDays: 1, maxDays: 3, isGreen: true, freeFrom: 30_000 },
] as const

/** A product's page: its data, and what is drawn of it. */
function product(model: ProductModel, { search = '', kind = 'product' } = {}): Crawled {
  const limit = { isDeliveryCountryBlocked: false, perInternationalPackage: null, extra_data_overrides: {} }
  const data = productJsonLd({
    market: market(),
    model,
    currencyRate: 1,
    path: 'fjell/storm',
    limit,
    methods: METHODS,
    addedDays: { start: 0, end: 0 },
    isReturnable: model.kind !== 'giftcard',
    reviews: model.rating_count > 0 ? [review] : [],
    average: model.rating / 2,
  })
  if (!data) throw new Error('nothing is sold')
  const { container } = show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, { model })
  return {
    blocks: read(data, trail),
    page: { kind, url: `${ORIGIN}/en/fjell/storm/${search}`, html: container.innerHTML },
  }
}

const one = (change: Parameters<typeof variant>[3] = {}, of: Partial<ProductModel> = {}) =>
  productModel({ modelnumber: 'ST-1', products: [variant(11, 'red', 'M', change)], ...of })
const card = (id: number) =>
  productModel({ id, kind: 'giftcard', products: [variant(1, null, null, { prices: prices({ active: 100 }) })] })

const store: Store = {
  id: 1,
  slug: 'north',
  name: 'North',
  shortName: 'N',
  type: 'retail',
  pikanouto: true,
  nouto: true,
  stock_display_order: 1,
  address: { street: 'Kuja 7', postcode: '00580', city: 'Helsinki', phone: '+358 9 1' },
  hours: [{ days: 'Mo-Fr', opens: '10:00', closes: '20:00' }],
}
const article = {
  slug: 'life/ice',
  title: 'Safe on ice',
  metaDescription: 'How thick it must be.',
  image: 'a/ice.svg',
  author: { name: 'The Tampere workshop', slug: 'life/tampere' },
  published: '2026-01-10T08:00:00.000Z',
  modified: '2026-02-01T08:00:00.000Z',
} as unknown as Article
const other = (kind: string, ...blocks: readonly JsonLdObject[]): Crawled => ({
  blocks: read(...blocks),
  page: { kind, url: `${ORIGIN}/en/`, html: '<main></main>' },
})

const PAGES: Readonly<Record<string, () => Crawled>> = {
  'a group of variants with a rating': () => product(productModel({ rating: 9, rating_count: 3 })),
  'one variant': () => product(one()),
  'one that is used': () => product(one({}, { kind: 'used' })),
  'reduced, sold by weight, cheaper for members': () =>
    product(
      one({
        content: { amount: 45, unit: 'g', pieces: 6 },
        prices: prices({ active: 15_000, regular: 22_000, lowest_30_days: 20_000, club: 14_000 }),
      }),
    ),
  'on order': () => product(one({ on_order: true, stock: {} })),
  'sold out': () => product(one({ stock: {} })),
  'stock that is blocked': () => product(one({ blocked: true })),
  'a gift card by e-mail': () => product(card(2427), { kind: 'gift-card' }),
  'a printed gift card': () => product(card(1412), { kind: 'gift-card' }),
  'a store': () => other('store', physicalStoreJsonLd('fi', store), trail),
  'an article': () => other('article', articleJsonLd('sv', article), trail),
  'a list': () => other('group', trail),
}

describe('issue 15 the structured data of each kind of page', () => {
  it.each(Object.keys(PAGES))('has no fault: %s', async (name) => {
    const page = PAGES[name]?.()
    if (!page) throw new Error(name)
    // The form of a gift card comes after the panel.
    if (page.page.kind === 'gift-card')
      await vi.waitFor(() => expect(document.querySelector('#gift-amount')).toBeTruthy(), PATIENT)
    const html = page.page.kind === 'gift-card' ? document.body.innerHTML : page.page.html
    expect(jsonLdFaults(page.blocks, { ...page.page, html })).toEqual([])
  })

  it.each(LANGUAGES)('the front page in %s describes the seller, its returns and its club', (language) => {
    const own = marketOf(language, 'fi', 'eur')
    if (!own) throw new Error('no market')
    const { blocks, page } = other(
      'home',
      storeJsonLd(own, 1, () => true),
      websiteJsonLd(language),
    )
    expect(jsonLdFaults(blocks, page)).toEqual([])
    expect(blocks[0]).toMatchObject({
      legalName: 'Trail Oy',
      vatID: 'FI12345678',
      address: { streetAddress: 'Kuja 7', postalCode: '00580', addressLocality: 'Helsinki', addressCountry: 'FI' },
      hasMemberProgram: {
        hasTiers: { '@id': `${ORIGIN}/#club-member`, hasTierBenefit: 'https://schema.org/TierBenefitLoyaltyPrice' },
      },
      hasMerchantReturnPolicy: [
        { returnFees: 'https://schema.org/FreeReturn', applicableCountry: 'FI' },
        { returnFees: 'https://schema.org/ReturnShippingFees', returnShippingFeesAmount: { value: '4.90' } },
        { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' },
      ],
    })
    const abroad = (blocks[0] as { hasMerchantReturnPolicy: { applicableCountry: string[] }[] }).hasMerchantReturnPolicy
    expect(abroad[2]?.applicableCountry).toContain('DE')
    expect(abroad[2]?.applicableCountry).not.toContain('RU')
  })

  it('an address of an unknown form is told whole', () => {
    expect(postalAddress('PL 7')).toEqual({ '@type': 'PostalAddress', streetAddress: 'PL 7', addressCountry: 'FI' })
  })
})

/** Sets one value of the first block, by its path. */
function broken(name: string, path: string, value: unknown): Crawled {
  const page = PAGES[name]?.()
  if (!page) throw new Error(name)
  const keys = path.split(' ')
  const last = keys.pop() ?? ''
  let at = page.blocks[0] as Record<string, unknown>
  for (const key of keys) at = at[key] as Record<string, unknown>
  at[last] = value
  return page
}

const ONE = 'one variant'
const GROUP = 'a group of variants with a rating'
const OFTEN = 'reduced, sold by weight, cheaper for members'
const BROKEN: readonly (readonly [fault: string, page: string, path: string, value: unknown])[] = [
  ['Product has no cost', ONE, 'cost', 1],
  ['Ada is no Brand or Organization', ONE, 'brand', 'Ada'],
  ['is no member of an enumeration', ONE, 'offers availability', 'https://schema.org/Plenty'],
  ['has not the context', ONE, '@context', 'https://other.example'],
  ['has no image', ONE, 'image', []],
  ['names no article', ONE, 'gtin', '6401234567890'],
  ['has the price 0', ONE, 'offers price', '0'],
  ['has a currency that the shop does not have', ONE, 'offers priceCurrency', 'XXX'],
  ['can be bought and has no delivery', ONE, 'offers shippingDetails', undefined],
  ['no offer has this price', ONE, 'offers price', '199.00'],
  ['the page shows another currency', ONE, 'offers priceCurrency', 'GBP'],
  ['the button says add, the offers say OutOfStock', ONE, 'offers availability', 'https://schema.org/OutOfStock'],
  [
    'the button says out-of-stock, the offers say InStock',
    'sold out',
    'offers availability',
    'https://schema.org/InStock',
  ],
  ['an offer is at https://other.example/', ONE, 'offers url', 'https://other.example/'],
  [
    'has days without a window',
    ONE,
    'offers hasMerchantReturnPolicy 0 returnPolicyCategory',
    'https://schema.org/MerchantReturnNotPermitted',
  ],
  ['has a fee without its amount', ONE, 'offers hasMerchantReturnPolicy 1 returnShippingFeesAmount', undefined],
  [
    'has one fee for several methods',
    ONE,
    'offers hasMerchantReturnPolicy 0 returnMethod',
    ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  ],
  ['ends before it begins', ONE, 'offers shippingDetails 0 deliveryTime transitTime minValue', 9],
  ['is struck from a price that is not above', OFTEN, 'offers priceSpecification 0 price', '150.00'],
  ['has a quantity without value or base', OFTEN, 'offers priceSpecification 1 referenceQuantity value', 0],
  ['not below the general one', OFTEN, 'offers priceSpecification 2 price', '151.00'],
  ['has two variants with one sku', GROUP, 'hasVariant 0 sku', '12'],
  ['hasVariant[0] has no size', GROUP, 'hasVariant 0 size', undefined],
  ['which Google does not know', GROUP, 'variesBy', ['https://schema.org/additionalProperty']],
  [
    'which the page does not describe',
    GROUP,
    'hasVariant 0 offers hasMerchantReturnPolicy 0 @id',
    'https://shop.example/#else',
  ],
  ['has the value 6', GROUP, 'aggregateRating ratingValue', 6],
  ['is the average of nothing', GROUP, 'aggregateRating reviewCount', 0],
  ['has no author', GROUP, 'review 0 author', undefined],
  ['has the lowest price 0', 'a gift card by e-mail', 'offers lowPrice', '0'],
  ['has no range of prices', 'a gift card by e-mail', 'offers @type', 'Offer'],
  ['has no telephone', 'a store', 'telephone', undefined],
  ['has hours that end before they begin', 'a store', 'openingHoursSpecification 0 opens', '21:00'],
  ['address has no postalCode', 'a store', 'address postalCode', undefined],
  ['has a headline of more than', 'an article', 'headline', 'x'.repeat(111)],
  ['changed before it was published', 'an article', 'dateModified', '2025-01-01'],
  ['is not numbered from one', 'a list', 'itemListElement 0 position', 0],
  ['has a step without an address', 'a list', 'itemListElement 0 item', undefined],
]

describe('issue 15 what is wrong is found', () => {
  it.each(BROKEN)('%s (%s: %s)', (fault, name, path, value) => {
    const { blocks, page } = broken(name, path, value)
    expect(jsonLdFaults(blocks, page).join('\n')).toContain(fault)
  })

  it('a page without what its kind has', () => {
    expect(jsonLdFaults(read(trail), { kind: 'article', url: ORIGIN, html: '' })).toEqual([
      '0 blocks are a Article, a page of the kind article has one',
    ])
    const list = read({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }, trail)
    expect(jsonLdFaults(list, { kind: 'group', url: ORIGIN, html: '' })).toEqual(['$0: has an item without an address'])
  })

  it('prices are read as each language writes them', () => {
    expect(numbersIn('2 729 kr')).toEqual([2729])
    expect(numbersIn('1.299,50 € statt 1.499 €')).toEqual([1299.5, 1499])
    expect(numbersIn('€1,299.50')).toEqual([1299.5])
    expect(numbersIn('379 € 449 €')).toEqual([379, 449])
  })
})
