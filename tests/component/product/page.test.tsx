import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readErrorData } from '@/lib/errors/page-error'
import { findProduct } from '@/lib/pages/find-product'
import { productData } from '@/lib/pages/product-data'
import { ProductView } from '@/components/product/product-view'
import { toastStore } from '@/components/ui/toast'
import type { readConfig } from '@/lib/config/env'
import type { ProductExtraDetails, ProductModel } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/market/languages'
import { marketOf } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { ShopApiError } from '@/lib/shop-api/result'

import { card } from '../../unit/catalog/support/cards'
import { market, panelData, prices, productModel, show, variant } from './support'

const { found, settings, env, rerenderSoon } = vi.hoisted(() => ({
  rerenderSoon: vi.fn(() => Promise.resolve()),
  found: {
    model: null as ProductModel | null,
    error: null as Error | null,
    isHalf: false,
    sizetables: [] as ProductExtraDetails['sizetables'],
  },
  settings: {} as Record<string, string>,
  env: { NODE_ENV: 'production', SHOP_ORIGIN: 'https://shop.example' } as Record<string, string>,
}))
vi.mock('@/lib/config/env', async (original) => {
  const real = await original<{ readConfig: typeof readConfig }>()
  return { ...real, config: () => real.readConfig(env) }
})
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))
vi.mock('@/lib/shop-api/browser', () => ({
  api: { call: () => new Promise(() => undefined), reportView: () => Promise.resolve() },
}))
vi.mock('@/components/product/deferred-parts', () => ({ default: () => null }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: {} }))
vi.mock('@/lib/shop-api/rerender-soon', () => ({ rerenderSoon }))

const group = (name: string, path: string, children: unknown[] = []): unknown => ({ name, path, children })
const banner = (id: number) => ({
  id,
  title: `Banner ${id}`,
  heading: '',
  image: 'hero.svg',
  url: '/campaigns/spring/',
  buttonText: 'See',
  subText: '',
  cropPoint: null,
})
/** What a page could be without: failing while the test says so. */
const whole = <T,>(value: T) =>
  found.isHalf
    ? Promise.reject(new ShopApiError('part', { code: 'UNAVAILABLE', message: 'down', status: 503, isRetryable: true }))
    : Promise.resolve(value)
vi.mock('@/lib/shop-api/cached', () => ({
  getModel: () => (found.error ? Promise.reject(found.error) : Promise.resolve(found.model)),
  getTranslatedPaths: () => Promise.resolve([]),
  getContentSlugs: () => Promise.resolve({ pages: new Set(['pikanouto', 'express-pickup', 'terms']), others: null }),
  getResources: () =>
    Promise.resolve({
      productGroups: [group('Clothing', 'clothing', [group('Jackets', 'clothing/jackets')])],
      stores: panelData().stores,
      // The rates of two classes in Finland and Sweden; nothing is taxed in the third area.
      taxRates: [
        { taxAreaId: 1, taxClass: 5, ratePercent: 25.5 },
        { taxAreaId: 1, taxClass: 2, ratePercent: 13.5 },
        { taxAreaId: market('se').taxAreaId, taxClass: 5, ratePercent: 25 },
        { taxAreaId: market('se').taxAreaId, taxClass: 2, ratePercent: 6 },
        { taxAreaId: market('us').taxAreaId, taxClass: 5, ratePercent: 0 },
        { taxAreaId: market('us').taxAreaId, taxClass: 2, ratePercent: 0 },
        { taxAreaId: 1, taxClass: 1, ratePercent: 13.5 },
        { taxAreaId: 11, taxClass: 1, ratePercent: 7 },
      ],
    }),
  getDeliveryLimit: () =>
    Promise.resolve({ delivery_method_limit: { ...panelData().limit, allowedDeliveryMethods: [] } }),
  getModelDetails: () =>
    whole({
      sizetables: found.sizetables,
      recommendations: [card({ name: 'Gale jacket', path: 'fjell/gale' })],
      also_bought: [card({ name: 'Wash', path: 'fjell/wash' })],
      bundles: [
        {
          id: 70,
          prices: prices({ active: 30_000 }),
          name: 'Storm set',
          description: '',
          secondary_product_models: [],
        },
      ],
    }),
  getReviews: () => whole({ results: [], max_pages: 0, images: [], stars: [0, 0, 0, 0, 0], fit: [0, 0, 0, 0, 0] }),
  getSettings: () => Promise.resolve(settings),
  getInitConfig: () => Promise.resolve({ currencyRate: 1 }),
  getBrand: () => whole({ description: '<p>From the fells.</p>' }),
  getKeywords: () => whole([]),
  getBanners: () => whole({ imageBanners: [1, 2, 3, 4, 5].map(banner) }),
}))

async function page(model: ProductModel, country = 'fi') {
  const data = await productData(market(country), model, {})
  show(<ProductView market={market(country)} model={model} crumbs={model.parents} data={data} />, { model, country })
}
const tabLinks = () => within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link')
const tabs = () => tabLinks().map(({ textContent }) => textContent)
const tabTargets = () => tabLinks().map((link) => link.getAttribute('href'))

const SCHEME = '{"name": "Nordic Label", "url": "https://label.example/"}'
const rich = productModel({
  tagline: 'Dry on the fell',
  long_description_html: '<p>Three layers.</p>',
  quote: { text: 'It kept me dry.', name: 'A walker', image: null },
  rating: 9,
  rating_count: 6,
  blogs: [{ title: 'How to layer', url: '/guides/layers/' }],
  model_properties: ['Repairable', 'Recycled', 'Local', 'Certificate 7'].map((name, index) => ({
    name: { name, slug: index === 3 ? 'vu-todistus' : `vu-${index}` },
    value: 'Yes',
    unit: null,
    isForOneItem: false,
  })),
})

beforeEach(() => {
  for (const key of Object.keys(settings)) delete settings[key]
  for (const key of Object.keys(env)) delete env[key]
  Object.assign(env, { NODE_ENV: 'production', SHOP_ORIGIN: 'https://shop.example' })
  found.sizetables = []
})
afterEach(async () => {
  await vi.dynamicImportSettled()
  cleanup()
})

describe('the page of a product', () => {
  it('D1.02 D9.03 D3.01 D7.12 D7.16 D3.06 has header, gallery, panel, words, properties, quote, brand, sections, bundles and four banners at most', async () => {
    settings['feature_flags'] = `{"finnish_owned": true, "sustainability_scheme": ${SCHEME}}`
    await page(rich)
    expect(screen.getByRole('heading', { level: 1, name: 'Storm' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /6 reviews/ }).getAttribute('href')).toBe('#reviews')
    expect(document.querySelector('img[src*="red/front.svg"]')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Select size' }).length).toBeGreaterThan(0)
    for (const text of ['Dry on the fell', 'Three layers.', 'It kept me dry.', 'From the fells.', 'Storm set'])
      expect(screen.getByText(text), text).toBeTruthy()
    const ids = [...document.querySelectorAll('details.product-section')].map(({ id }) => id)
    expect(ids).toEqual([
      'description',
      'details',
      'delivery',
      'reviews',
      'guides',
      'sustainable',
      'brand',
      'finnish-owned',
    ])
    // Every section has a link, in the order of the page; availability is in the panel above.
    expect(tabTargets()).toEqual([...ids, 'availability'].map((id) => `#${id}`))
    expect(document.querySelector('#availability')?.textContent).toContain('To see the availability')
    expect(screen.getAllByText(/^Banner \d$/)).toHaveLength(4)
  })

  it('D3.06 shows what is bought with it, then what is like it', async () => {
    await page(rich)
    const rails = ['Often bought together', 'You may also like'].map((name) => screen.getByRole('region', { name }))
    expect(rails.map((rail) => within(rail).getByRole('link').getAttribute('href'))).toEqual([
      '/en/fjell/wash/',
      '/en/fjell/gale/',
    ])
  })

  it('D1.02 D4.34 D9.01 D3.01 the header has brand and stars in halves, the quote its name and picture, the brand its logo', async () => {
    await page({
      ...rich,
      rating: 8.6,
      quote: { text: 'It kept me dry.', name: 'A walker', image: 'walker.svg' },
      manufacturer: { ...rich.manufacturer, image: 'logo.svg' },
    })
    const header = document.querySelector('[data-static=product-header]') as HTMLElement
    expect(within(header).getByRole('link', { name: 'Fjell' })).toBeTruthy()
    const stars = within(header).getByRole('img', { name: '4.3 out of 5, 6 reviews' }).querySelectorAll('use')
    expect([...stars].map((star) => star.getAttribute('href')?.split('#')[1])).toEqual([
      ...Array<string>(4).fill('star'),
      'star-half',
    ])
    expect(screen.getByText('A walker').closest('figure')?.parentElement?.querySelector('img')?.src).toContain('walker')
    expect(within(document.getElementById('brand') as HTMLElement).getByRole('img', { name: 'Fjell' })).toBeTruthy()
    cleanup()
    await page({ ...rich, quote: null, rating_count: 0 })
    expect(document.querySelector('blockquote, a[href="#reviews"]')).toBeNull()
    expect(within(document.getElementById('brand') as HTMLElement).getByText('Fjell')).toBeTruthy()
  })

  it('D2.04 the crumbs of its address lead to their groups', async () => {
    const crumbs = [
      { name: 'Clothing', path: 'clothing' },
      { name: 'Jackets', path: 'clothing/jackets' },
    ]
    const model = productModel()
    const data = await productData(market(), model, {})
    show(<ProductView market={market()} model={model} crumbs={crumbs} data={data} />, { model })
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/en/'],
      ['Clothing', '/en/clothing/'],
      ['Jackets', '/en/clothing/jackets/'],
    ])
    expect(trail.getByText('Storm')).toBeTruthy()
  })

  it('D1.03 D5.05 the size guide has only tables with both sizes and rows; the model’s notice stands', async () => {
    const table = (id: number, sizes: string[], rows: string[]): ProductExtraDetails['sizetables'][number] => ({
      id,
      sizetable: `Table ${id}`,
      name: `Table ${id}`,
      info_text: '',
      hide_image: true,
      images: [],
      parsed_sizetable: {
        id,
        sizes: sizes.map((size) => ({ size, product_type: null })),
        rows: rows.map((name) => ({ name, unit: 'cm', values: ['100'] })),
      },
    })
    found.sizetables = [table(1, ['M'], []), table(2, [], ['Chest'])]
    await page(productModel())
    expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull()
    cleanup()
    found.sizetables.push(table(3, ['M'], ['Chest']))
    await page(productModel({ model_notice: 'Runs small.' }))
    expect(screen.getByText('Runs small.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Size guide' }))
    const tables = await screen.findAllByRole('heading', { name: /^Table/ })
    expect(tables.map(({ textContent }) => textContent)).toEqual(['Table 3'])
  })

  it('D5.07 the details leave out what makes a sustainable choice', async () => {
    const property = (name: string, slug: string) => ({
      name: { name, slug },
      value: 'Yes',
      unit: null,
      isForOneItem: false,
    })
    await page(
      productModel({
        model_properties: [
          property('Lined', 'lined'),
          property('Sustainable', 'vastuullisemmin-ulkona'),
          property('Recycled', 'vu-recycled'),
        ],
      }),
    )
    expect(screen.getByRole('table', { name: 'Details' }).textContent).toBe('LinedYesModel numberST-0')
  })

  it('P9.18 D5.10 D9.10 tells the 100 days of return, and that neither gift cards nor the repair group have them', async () => {
    const told = async (change: Partial<ProductModel>) => {
      const data = await productData(market(), productModel(change), {})
      return [data.isReturnable, data.panelData.returnsHref]
    }
    const group = (path: string) => ({ parents: [{ id: 1, name: 'Service', path }] })
    expect(await told({})).toEqual([true, '/en/returns/'])
    for (const change of [
      group('vuota-korjaus'),
      group('palvelut/vuota-korjaus/kengat'),
      { kind: 'giftcard' as const },
      { id: 2427 },
      { id: 1412 },
    ])
      expect([change, await told(change)]).toEqual([change, [false, null]])
    await page(productModel())
    expect(document.getElementById('delivery')?.textContent).toContain('within 100 days of ordering')
    cleanup()
    await page(productModel(group('vuota-korjaus')))
    expect(document.getElementById('delivery')?.textContent).toContain('100-day return right does not cover')
    expect(screen.queryByText(/100 days to return/)).toBeNull()
  })

  it('D4.38 tells the end of an offer within the days of the setting, thirty without it', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const told = async (days: number) =>
      (await productData(market(), productModel({ price_ending: inDays(days) }), {})).panelData.endingNote
    expect([await told(29), await told(31), await told(-1)]).toEqual([
      expect.stringMatching(/^Offer ends \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
      null,
      null,
    ])
    settings['price_ending_max_days'] = '4'
    expect([await told(3), await told(5)]).toEqual([expect.stringContaining('Offer ends'), null])
  })

  it('D1.03 D4.43 has the credit of the configured provider, in Russian none', async () => {
    const creditIn = async (language: Language) => {
      const there = marketOf(language, 'fi', 'eur')
      return there && (await productData(there, productModel(), {})).panelData.credit?.clientId
    }
    expect(await creditIn('en')).toBeUndefined()
    env['CREDIT_CLIENT_ID'] = 'abc'
    expect([await creditIn('en'), await creditIn('sv'), await creditIn('ru')]).toEqual(['abc', 'abc', undefined])
  })

  it('D9.10 issue 15 is a sustainable choice only with a certification scheme and proof of the product', async () => {
    const unproven = { ...rich, model_properties: rich.model_properties.slice(0, 3) }
    const flags = `{"sustainability_scheme": ${SCHEME}}`
    for (const [setting, model] of [
      ['{}', rich],
      ['{"sustainability_scheme": true}', rich],
      ['{"sustainability_scheme": {"name": "Our own", "url": ""}}', rich],
      [flags, unproven],
    ] as const) {
      settings['feature_flags'] = setting
      await page(model)
      expect(document.getElementById('sustainable'), setting).toBeNull()
      cleanup()
    }
    settings['feature_flags'] = flags
    await page(rich)
    const told = document.getElementById('sustainable')?.textContent
    for (const part of ['meets 3 or more of the 5 criteria', 'Repairable', 'Recycled', 'Local', 'Proof: Yes'])
      expect(told).toContain(part)
    expect(screen.getByRole('link', { name: 'Nordic Label' }).getAttribute('href')).toBe('https://label.example/')
  })

  it('D1.02 says that the shop is Finnish-owned by its flag only', async () => {
    for (const flags of ['{"finnish_owned": false}', '{}']) {
      settings['feature_flags'] = flags
      await page(productModel())
      expect(document.getElementById('brand'), flags).toBeTruthy()
      expect(document.getElementById('finnish-owned'), flags).toBeNull()
      cleanup()
    }
  })

  it('D3.01 D3.03 says once what a ribbon, the price and the grade of a second-hand unit say', async () => {
    const ribbon = (name: string) => ({
      name: { name, slug: name.toLowerCase(), value: '#111111;#ffffff' },
      link: null,
    })
    await page(
      productModel({
        ribbons: [ribbon('Second-hand'), ribbon('Repairable')],
        condition: { grade: 'B', defects: '', inspected: '' },
      }),
    )
    expect(screen.getAllByText('Second-hand')).toHaveLength(1)
    expect(screen.getByText('Repairable')).toBeTruthy()
    expect(screen.getByRole('link', { name: /One-year guarantee from us/ }).getAttribute('href')).toBe('/en/terms/')
  })

  it('issue 15 names the maker with both addresses, the responsible company in the Union, warnings, fibres, number and origin', async () => {
    const maker = {
      name: 'Fjell AS',
      address: 'Fjellveien 1, Bergen',
      email: 'safety@fjell.example',
      euResponsible: 'Fjell Oy, Katu 2, Turku',
    }
    const { manufacturer } = productModel()
    await page(
      productModel({
        manufacturer: { ...manufacturer, maker },
        warnings: 'Check every seam before use.',
        fibre: '100 % polyamide',
        modelnumber: 'ST-7',
        country_of_origin: 'EE',
      }),
    )
    const text = document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
    for (const part of [
      maker.name,
      maker.address,
      maker.euResponsible,
      'Responsible person in the EU',
      'Check every seam',
      '100 % polyamide',
      'ST-7',
      'Estonia',
    ])
      expect(text, part).toContain(part)
    expect(screen.getByRole('link', { name: maker.email }).getAttribute('href')).toBe(`mailto:${maker.email}`)
  })

  it('leads to the rental of what can be rented, in Finland and while the shop rents out', async () => {
    settings['rental_enabled'] = 'true'
    await page(productModel({ rental: { day: 2_900, deposit: 15_000 } }))
    expect(screen.getByRole('link', { name: /^Rental ?Rent from .*29.* a day$/ }).getAttribute('href')).toBe(
      '/en/rental/rentle/',
    )
    cleanup()
    settings['rental_enabled'] = 'false'
    await page(productModel({ rental: { day: 2_900, deposit: 15_000 } }))
    expect(screen.queryByText(/For rent/)).toBeNull()
  })

  it('D4.06 opens with the size that can be ordered, blocked stock or not: only gifts of a campaign look at it otherwise', async () => {
    const model = productModel({
      products: [
        variant(11, 'red', 'M', { blocked: true, shipping_time: { string: '1-2', number: 2 } }),
        variant(12, 'red', 'L'),
      ],
    })
    expect((await productData(market(), model, {})).shownId).toBe(11)
    expect((await productData(market(), model, {}, { giftCampaign: 'yule' })).shownId).toBe(12)
    expect((await productData(market(), model, {})).initial.size).toBeNull()
  })

  it('D4.34 how many reviews there are is written above five', async () => {
    await page(productModel({ rating: 9, rating_count: 5 }))
    expect(screen.queryByText('5 reviews')).toBeNull()
    cleanup()
    await page(productModel({ rating: 9, rating_count: 6 }))
    expect(screen.getAllByText('6 reviews')).toHaveLength(2)
  })

  it('D1.04 tabs: reviews and guides only where there are some, data on a local development host only', async () => {
    await page(productModel())
    const always = ['Description', 'Details', 'Delivery and returns']
    expect(tabs()).toEqual([...always, 'Brand', 'Availability'])
    cleanup()
    env['NODE_ENV'] = 'development'
    await page(productModel())
    expect(tabs()).toEqual([...always, 'Brand', 'Availability'])
    cleanup()
    env['SHOP_ORIGIN'] = 'http://localhost:3000'
    await page(productModel({ rating_count: 1, blogs: [{ title: 'How to layer', url: '/guides/layers/' }] }))
    expect(tabs()).toEqual([...always, 'Reviews', 'Guides', 'Brand', 'Data', 'Availability'])
    expect(document.querySelector('#data pre')?.textContent).toContain('"slug": "storm"')
  })

  it('D4.11 D7.16 shows the stores by the delivery country, not by the language', async () => {
    const storesOf = async (language: Language, country: string) => {
      const there = marketOf(language, country, 'eur')
      if (!there) throw new Error('No market.')
      return (await productData(there, productModel(), {})).panelData.stores.map(({ name }) => name)
    }
    expect(await storesOf('en', 'fi')).toEqual(['Helsinki', 'Turku', 'Warehouse'])
    expect(await storesOf('fi', 'de')).toEqual([])
  })

  it('D9.08 tells the VAT of the product’s tax class in the tax area', async () => {
    await page(productModel())
    expect(screen.getByText('Incl. VAT 25.5%')).toBeTruthy()
    cleanup()
    await page(productModel({ tax_class: 1 }))
    expect(screen.getByText('Incl. VAT 13.5%')).toBeTruthy()
  })

  it('a gift card has no line about VAT and delivery: its tax is that of what it pays for', async () => {
    await page(productModel({ kind: 'giftcard' }))
    expect(screen.queryByText(/VAT/)).toBeNull()
  })

  it('D2.09 D3.11 leads to the brand, to what banners announce, and to the campaigns’ addresses', async () => {
    await page(rich)
    expect(screen.getByRole('link', { name: 'Fjell' }).getAttribute('href')).toContain('/en/fjell')
    expect(screen.getByRole('link', { name: /Banner 1/ }).getAttribute('href')).toContain('/en/campaigns/spring')
  })

  it.each([
    ['fi', 5, 'Incl. VAT 25.5%'],
    ['fi', 2, 'Incl. VAT 13.5%'],
    ['se', 5, 'Incl. VAT 25%'],
    ['se', 2, 'Incl. VAT 6%'],
    ['us', 2, 'Without VAT. Local taxes or duties may apply.'],
  ])(
    'B9.21 D9.08 the VAT under the price is that of the delivery country and of the product’s tax class: %s %i',
    async (country, tax_class, note) => {
      const area = market(country).taxAreaId
      const products = [variant(11, 'red', 'M', { prices: prices({}, area) })]
      await page(productModel({ tax_class, products, prices: prices({}, area) }), country)
      const price = document.querySelector('[data-price]') as HTMLElement
      expect(within(price).getByText(/VAT/).textContent).toBe(note)
    },
  )

  it.each([
    ['fi', true],
    ['se', false],
  ])('B9.21 the low of 30 days is struck in %s, and stands on a line below the price: %s', async (country, isTold) => {
    const record = prices({ active: 15_000, lowest_30_days: 18_000 }, market(country).taxAreaId)
    await page(productModel({ prices: record, products: [variant(11, 'red', 'M', { prices: record })] }), country)
    const price = document.querySelector('[data-price]') as HTMLElement
    expect(price.querySelector('s')?.textContent).toBe('€180')
    expect(within(price).queryByText(/30 days: /) !== null).toBe(isTold)
  })

  it.each([
    [undefined, 29, true],
    [undefined, 31, false],
    ['40', 31, true],
    ['7', 10, false],
  ])(
    'B9.23 D4.38 with the setting price_ending_max_days %s an end in %i days is told: %s',
    async (setting, days, isTold) => {
      if (setting !== undefined) settings['price_ending_max_days'] = setting
      const end = new Date(Date.now() + days * 86_400_000).toISOString()
      await page(productModel({ price_ending: end }))
      expect(screen.queryByText(/^Offer ends /) !== null).toBe(isTold)
    },
  )

  it('D4.40 shows the translated words or the original ones', async () => {
    await page(
      productModel({
        is_auto_translated: true,
        original_language: 'fi',
        tagline: 'Dry on the fell',
        long_description_html: '<p>Three layers.</p>',
        translated_fields: {
          tagline: { manual_input: null, original: 'Kuivana tunturissa' },
          long_description_html: { manual_input: null, original: '<p>Kolme kerrosta.</p>' },
        },
      }),
    )
    const toggle = screen.getByText('Kolme kerrosta.').closest('details') as HTMLDetailsElement
    expect(toggle.open).toBe(false)
    expect(toggle.textContent).toContain('Kuivana tunturissa')
    expect(screen.getByText('Kolme kerrosta.').closest('[lang]')?.getAttribute('lang')).toBe('fi')
    expect(screen.getByText('Three layers.').closest('[lang]')).toBeNull()
    const translated = screen.getByText('Three layers.').closest('.translated')
    // Opening the original hides its sibling by this rule alone: no script is needed.
    expect(translated?.parentElement).toBe(toggle.parentElement)
    expect(toggle.parentElement?.className).toContain('[&:has(>details[open])>.translated]:hidden')
    fireEvent.click(toggle.querySelector('summary') as HTMLElement)
    expect(toggle.open).toBe(true)
  })

  it('says which language the words are in where the page has none in its own', async () => {
    await page(productModel({ original_language: 'fi', long_description_html: '<p>Kolme kerrosta.</p>' }))
    expect(screen.getByText('Kolme kerrosta.').closest('[lang]')?.getAttribute('lang')).toBe('fi')
  })

  it('says that the language of an original is unknown, instead of that it is the language of the page', async () => {
    const original = { manual_input: null, original: '<p>Kolme kerrosta.</p>' }
    await page(productModel({ is_auto_translated: true, translated_fields: { long_description_html: original } }))
    expect(screen.getByText('Kolme kerrosta.').closest('[lang]')?.getAttribute('lang')).toBe('')
  })

  it('B3.05 D4.40 D7.16 with auto_translations_disabled the page has the original words only, and so has its description', async () => {
    settings['auto_translations_disabled'] = 'true'
    found.model = productModel({
      is_auto_translated: true,
      tagline: 'Dry on the fell',
      short_description: 'A shell',
      long_description_html: '<p>Three layers.</p>',
      meta_description: 'A shell',
      translated_fields: {
        tagline: { manual_input: null, original: 'Kuivana tunturissa' },
        short_description: { manual_input: null, original: 'Kuoritakki' },
        long_description_html: { manual_input: null, original: '<p>Kolme kerrosta.</p>' },
      },
    })
    const shown = await findProduct(market(), ['fjell', 'storm'])
    if (shown.kind !== 'found') throw new Error('not found')
    expect(shown.model).toMatchObject({ short_description: 'Kuoritakki', meta_description: 'Kuoritakki' })
    await page(shown.model)
    expect(screen.getByText('Kolme kerrosta.').closest('details:not(.product-section)')).toBeNull()
    expect(screen.getByText('Kuivana tunturissa')).toBeTruthy()
    expect(screen.queryByText('Three layers.')).toBeNull()
    settings['auto_translations_disabled'] = 'false'
    expect(await findProduct(market(), ['fjell', 'storm'])).toMatchObject({ model: { tagline: 'Dry on the fell' } })
  })

  it.each([
    [undefined, 'Online purchase is temporarily blocked from these stores.'],
    ['Only in the shop this week.', 'Only in the shop this week.'],
  ])('D8.08 blocked stock is told in the words of the setting: %s', async (text, shown) => {
    if (text) settings['blocked_stock_text'] = text
    await page(productModel({ products: [variant(11, 'red', 'M', { blocked: true })] }))
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
  })

  it('D8.08 the setting’s default is said in the shopper’s language', async () => {
    settings['blocked_stock_text'] = 'Online purchase is temporarily blocked from these stores.'
    expect((await productData(market(), productModel(), {})).panelData.blockedStockText).toBeNull()
  })
})

it('D2.09 the page leads to what express pickup is, to returns, and to the sport of the wizard', async () => {
  const { panelData: data } = await productData(
    market(),
    productModel({ ski_wizard: { belongsTo: true, group: 'skis', sport: 'alpine' } }),
    {},
  )
  expect([data.expressHref, data.returnsHref, data.wizard?.href]).toEqual([
    '/en/express-pickup/',
    '/en/returns/',
    localizedPath('ski-wizard/sport', { sport: 'alpine' }, 'en').replace(/^/, '/en'),
  ])
})

it.each([
  ['fi', '{"fast_shipping_product_page": true}', true],
  ['fi', '{"fast_shipping_product_page": false}', false],
  ['fi', '', false],
  ['se', '{"fast_shipping_product_page": true}', false],
])('D4.42 delivery to %s with the flags %s: couriers can be looked up: %s', async (country, flags, isOffered) => {
  settings['feature_flags'] = flags
  const to = marketOf('en', country, 'eur')
  if (!to) throw new Error('no market')
  expect((await productData(to, productModel(), {})).panelData.hasFastShipping).toBe(isOffered)
})

describe('the old-site version', () => {
  const at = (...segments: string[]) => findProduct(market(), segments)

  it.each([
    ['gift card 2427', { id: 2427 }],
    ['gift card 1412', { id: 1412 }],
    ['a bundle', { is_bundle: true }],
  ])('D2.06 %s is led there', async (_name, change) => {
    found.model = productModel(change)
    expect(await at('fjell', 'storm')).toEqual({ kind: 'old', path: 'old/fjell/storm' })
    expect(await at('old', 'fjell', 'storm')).toMatchObject({ kind: 'found' })
  })

  it('D2.06 other models are not', async () => {
    found.model = productModel()
    expect(await at('fjell', 'storm')).toMatchObject({ kind: 'found' })
  })
})

describe('parts that cannot be read', () => {
  it('D7.03 D7.16 D8.03 D8.10 B9.04 are left out and logged, details with an error on the screen (#2664), and the page is made again soon', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    found.isHalf = true
    await page(rich)
    found.isHalf = false
    expect(screen.getByRole('heading', { level: 1, name: 'Storm' })).toBeTruthy()
    expect(screen.queryByText('Storm set')).toBeNull()
    expect(toastStore.get().at(-1)).toMatchObject({ text: 'An unexpected error (#2664)', duration: 10_000 })
    expect(log.mock.calls.map(([text]) => String(text).split(' of ')[0]).sort()).toEqual([
      'Details',
      'Reviews',
      'The banners',
      'The brand',
      'The keywords',
    ])
    expect(rerenderSoon).toHaveBeenCalledWith('product-part-failed')
    log.mockRestore()
  })
})

describe('breadcrumbs', () => {
  it('D2.04 the group between brand and model gives them, with the groups above it; anything else there leads to the product’s own address', async () => {
    found.model = productModel()
    expect(await findProduct(market(), ['fjell', 'clothing', 'jackets', 'storm'])).toMatchObject({
      kind: 'found',
      crumbs: [
        { name: 'Clothing', path: 'clothing' },
        { name: 'Jackets', path: 'clothing/jackets' },
      ],
    })
    expect(await findProduct(market(), ['fjell', 'nowhere', 'storm'])).toEqual({ kind: 'moved', path: 'fjell/storm' })
  })

  it('D2.04 a path by the ski wizard has the wizard and its sport as the first crumbs, of a product that belongs to it', async () => {
    found.model = productModel({ ski_wizard: { belongsTo: true, group: 'skis', sport: 'alpine' } })
    const [wizard = '', sport = ''] = localizedPath('ski-wizard/sport', { sport: 'alpine' }, 'en').split('/').slice(1)
    expect(await findProduct(market(), ['fjell', wizard, sport, 'storm'])).toMatchObject({
      kind: 'found',
      crumbs: [
        { name: 'Ski packages', path: wizard },
        { name: 'Alpine', path: `${wizard}/${sport}` },
      ],
    })
    found.model = productModel()
    expect(await findProduct(market(), ['fjell', wizard, sport, 'storm'])).toMatchObject({ kind: 'moved' })
  })
})

describe('a look-up that fails', () => {
  const failed = (status: number) =>
    new ShopApiError('productModel', { code: 'UNAVAILABLE', message: 'down', status, isRetryable: true })
  const shown = async (error: Error, ...segments: string[]) => {
    found.error = error
    const thrown = await findProduct(market(), segments).catch(
      (reason: unknown) => reason as Error & { digest?: string },
    )
    found.error = null
    return thrown instanceof Error
      ? readErrorData({ message: 'hidden by production', digest: thrown.digest ?? '' })
      : null
  }

  it('D2.05 D8.01 says that the product was not found, with the failure’s status or 500, and leads to the parent group, or the brand', async () => {
    const message = 'errors.product_not_found'
    expect(await shown(failed(503), 'fjell', 'clothing', 'jackets', 'storm')).toEqual({
      status: 503,
      redirect: '/en/clothing/jackets/',
      message,
    })
    expect(await shown(failed(0), 'old', 'fjell', 'storm')).toEqual({ status: 500, redirect: '/en/fjell/', message })
    // What Next throws for its own purposes passes.
    expect(await shown(new Error('a slip'), 'fjell', 'storm')).toEqual({ status: 500, redirect: null, message: null })
  })
})
