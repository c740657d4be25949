/** What the sections of a product’s page say by the market in which it is shown: delivery, customs, returns; and its reviews and brand. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { ProductView } from '@/components/product/product-view'
import { ProductSections } from '@/components/product/product-sections'
import type { PanelData } from '@/lib/catalog/panel/data'
import type { readConfig } from '@/lib/config/env'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import type { Review, ReviewPage } from '@/lib/contract/schemas/catalogue'
import { NOTHING_SELECTED } from '@/lib/catalog/variant'
import type { Market } from '@/lib/market/market'
import type { ProductData } from '@/lib/pages/product-data'

import { market, panelData, prices, productModel, show, variant } from './support'

vi.mock('@/lib/config/env', async (original) => {
  const real = await original<{ readConfig: typeof readConfig }>()
  return { ...real, config: () => real.readConfig({ NODE_ENV: 'production', SHOP_ORIGIN: 'https://shop.example' }) }
})
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))
vi.mock('@/lib/shop-api/browser', () => ({
  api: { call: () => new Promise(() => undefined), reportView: () => Promise.resolve() },
}))
vi.mock('@/components/product/deferred-parts', () => ({ default: () => null }))
vi.mock('@/components/content/order-help', () => ({ OrderHelp: () => null }))

afterEach(cleanup)

interface Shown {
  id?: number
  isReturnable?: boolean
  reviews?: Partial<ReviewPage>
  panel?: Partial<PanelData>
  active?: number
}

/** A set of two for 180 € instead of 200. */
const set = ({ taxAreaId }: Market) => ({
  id: 70,
  name: 'Storm set',
  description: '',
  prices: prices({ active: 18_000 }, taxAreaId),
  secondary_product_models: [],
})

/** What a page in a country is made of. */
function pageOf(country: string, { id = 7, isReturnable = true, reviews, panel = {}, active = 20_000 }: Shown = {}) {
  const there = market(country)
  const record = prices({ active }, there.taxAreaId)
  const products = [variant(11, 'red', 'M', { prices: record })]
  const count = reviews?.results?.length ?? 0
  const model = productModel({ id, prices: record, products, rating_count: count })
  const data = {
    panel: panelFromModel(model, there),
    asked: NOTHING_SELECTED,
    initial: NOTHING_SELECTED,
    banners: [],
    details: { bundles: [set(there)], recommendations: [], also_bought: [], sizetables: [] },
    panelData: panelData({ country, ...panel }),
    reviews: { results: [], max_pages: 1, stars: [0, 0, 0, 0, count], fit: [0, 0, 0, 0, 0], ...reviews },
    brand: { description: '<p>From the fells.</p>' },
    keywords: [],
    scheme: null,
    isFinnishOwned: false,
    currencyRate: 2,
    isReturnable,
    shownId: 11,
  } as unknown as ProductData
  return { market: there, model, data }
}

/** Shows the sections in a country. */
function open(country: string, shown?: Shown) {
  const page = pageOf(country, shown)
  show(<ProductSections {...page} />, { model: page.model, country })
}

/** The words of the section about delivery. */
function told(...shown: Parameters<typeof open>): string {
  open(...shown)
  const text = document.getElementById('delivery')?.textContent ?? ''
  cleanup()
  return text
}

it.each([
  ['gb', ['Delivery: United Kingdom', 'VAT there is 20%.', 'The carrier charges about £12 for handling.']],
  ['ch', ['VAT there is 8.1%.']],
  ['ca', ['The carrier charges about $14 for handling.']],
  ['us', ['The carrier charges about $14 for handling.']],
])('D9.09 the page tells the customs of its delivery country, and what the buyer agrees to: %s', (country, parts) => {
  const text = told(country)
  for (const part of [...parts, 'By ordering you agree to pay the taxes, duties and fees of your country.'])
    expect(text).toContain(part)
  expect(told('se')).not.toMatch(/VAT there|handling|agree to pay/)
})

it('D5.11 the page says that nothing goes to Northern Ireland, in the United Kingdom alone', () => {
  expect(told('gb')).toContain('We do not deliver to Northern Ireland')
  expect(told('ch')).not.toContain('Northern Ireland')
})

it('D9.08 D4.11 the methods stand with their price in the currency of the page, with two decimals', () => {
  const [method] = panelData().methods
  const methods = method ? [{ ...method, price: 500, freeFrom: 30_000 }] : []
  expect(told('fi', { panel: { methods } })).toMatch(/Parcel locker.*€10\.00.*free.*€600/i)
  expect(told('fi', { panel: { methods }, active: 30_000 })).not.toContain('€10.00')
  const twelve = Array.from({ length: 12 }, (_, at) =>
    methods.map((one) => ({ ...one, id: `m${at}`, name: 'Carrier' })),
  )
  expect(told('fi', { panel: { methods: twelve.flat() } }).match(/Carrier/g)).toHaveLength(12)
})

it('D4.14 where it is not sent, the page says so with the words of the shop, and offers no method', () => {
  const limit = { ...panelData().limit, isDeliveryCountryBlocked: true, blockInfoText: 'Gas stays in Finland.' }
  const text = told('us', { panel: { limit } })
  expect(text).toContain('This product is not shipped to United StatesGas stays in Finland.')
  expect(text).not.toContain('Parcel locker')
})

it('D4.24 a named gift card comes by e-mail; a printed one is sent like goods', () => {
  const byMail = told('fi', { id: 2427, isReturnable: false })
  expect(byMail).toContain('arrives by e-mail')
  expect(byMail).not.toContain('Parcel locker')
  const printed = told('fi', { id: 1412, isReturnable: false })
  expect(printed).toContain('Parcel locker')
  expect(printed).not.toContain('arrives by e-mail')
})

it('D5.10 D9.10 the page promises 100 days, and not for what cannot be returned', () => {
  expect(told('fi')).toContain('within 100 days of ordering')
  const text = told('fi', { isReturnable: false })
  expect(text).toContain('100-day return right does not cover')
  expect(text).not.toContain('within 100 days of ordering')
})

it('D7.05 D4.30 D4.31 the page has the reviews as the shop answers them, and a press for more where there are more pages', () => {
  const review = (id: number) => ({ id, visible_name: `Name ${id}`, comment: 'Dry.', rating: 8, images: [] })
  const reviews = { results: [1, 2, 3].map(review) as unknown as Review[], max_pages: 2 }
  const shown = () => within(document.getElementById('reviews') as HTMLElement)
  open('fi', { reviews })
  expect(
    shown()
      .getAllByText(/^Name \d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Name 1', 'Name 2', 'Name 3'])
  expect(shown().getByRole('button', { name: 'Load more reviews' })).toBeTruthy()
  expect(shown().getByRole<HTMLSelectElement>('combobox', { name: 'Order of the reviews' }).value).toBe('date')
  cleanup()
  open('fi', { reviews: { ...reviews, max_pages: 1 } })
  expect(shown().queryByRole('button', { name: 'Load more reviews' })).toBeNull()
})

it('D7.12 the page has the text of its brand', () => {
  open('fi')
  expect(within(document.getElementById('brand') as HTMLElement).getByText('From the fells.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Fjell/ }).getAttribute('href')).toMatch(/^\/en\/fjell\/?$/)
})

it('D1.02 the shop says in Finland that it is Finnish-owned, elsewhere what it is, without where its taxes are paid', () => {
  const toldIn = (country: string) => {
    const page = pageOf(country)
    show(<ProductSections {...page} data={{ ...page.data, isFinnishOwned: true }} />, { model: page.model, country })
    const text = document.getElementById('finnish-owned')?.textContent
    cleanup()
    return text
  }
  expect(toldIn('fi')).toMatch(/^Finnish-owned.*taxes here/)
  expect(toldIn('de')).toMatch(/^About .*is a Finnish shop/)
  expect(toldIn('de')).not.toContain('taxes')
})

it('D4.14 where nothing is sent, nothing is said of returns', () => {
  const limit = { ...panelData().limit, isDeliveryCountryBlocked: true }
  expect(told('se', { panel: { limit } })).not.toContain('About returns')
  expect(told('se')).toContain('About returns')
})

it('D4.14 D4.22 D3.09 the page sells sets at the rate of its currency, and none of what is not sent to the country', () => {
  const region = () => within(screen.getByRole('region', { name: 'Storm set' }))
  const openPage = (panel: Partial<PanelData> = {}) => {
    const page = pageOf('se', { panel })
    show(<ProductView {...page} crumbs={[]} />, { model: page.model, country: 'se' })
  }
  openPage()
  expect(region().getByText('€360')).toBeTruthy()
  expect(region().getByRole('button', { name: 'Buy bundle' })).toBeTruthy()
  cleanup()
  openPage({ limit: { ...panelData().limit, isDeliveryCountryBlocked: true }, countryName: 'Sweden' })
  expect(region().queryByRole('button')).toBeNull()
  expect(region().getByText('This product is not shipped to Sweden')).toBeTruthy()
})
