/** What the page of a product hands to its parts, with the data of the page given by the test. */
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PriceBlock } from '@/components/product/price-block'
import { ProductView } from '@/components/product/product-view'
import { RailPrice } from '@/components/product/rail-price'
import { panelFromModel } from '@/lib/catalog/panel/from-model'
import { NOTHING_SELECTED } from '@/lib/catalog/variant'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { marketOf } from '@/lib/market/market'
import type { ProductData } from '@/lib/pages/product-data'

import { card } from '../../unit/catalog/support/cards'
import { market, panelData, PATH, prices, productModel, show } from './support'

vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))
vi.mock('@/lib/shop-api/browser', () => ({
  api: { call: () => new Promise(() => undefined), reportView: () => Promise.resolve() },
}))
vi.mock('@/components/product/deferred-parts', () => ({ default: () => null }))
vi.mock('@/lib/intl/lazy', () => ({ LazyIntl: ({ children }: { children: ReactNode }) => children }))

beforeEach(() => window.history.replaceState(null, '', `/en/${PATH}/`))
afterEach(async () => {
  await vi.dynamicImportSettled()
  cleanup()
})

const MODEL = productModel({
  long_description_html: '<p>With a membrane, a membrane and down.</p>',
  model_notice: 'Runs small.',
})
const DATA: ProductData = {
  panel: panelFromModel(MODEL, market()),
  panelData: panelData(),
  asked: NOTHING_SELECTED,
  initial: NOTHING_SELECTED,
  details: {
    bundles: [
      {
        id: 70,
        name: 'Storm set',
        description: '',
        prices: prices({ active: 30_000 }),
        secondary_product_models: [card({ id: 9, name: 'Wash', path: 'fjell/wash' })],
      },
    ],
    recommendations: [],
    also_bought: [],
    sizetables: [],
  },
  reviews: { results: [], max_pages: 0, images: [], stars: [0, 0, 0, 0, 0], fit: [0, 0, 0, 0, 0] },
  brand: null,
  keywords: [
    { id: 4, keyword: 'membrane' },
    { id: 9, keyword: 'down' },
  ],
  banners: [],
  isFinnishOwned: false,
  scheme: null,
  currencyRate: 1,
  isReturnable: true,
  termsHref: null,
  rentalHref: null,
  shownId: 11,
}
const open = (change: Partial<ProductData> = {}) =>
  show(<ProductView market={market()} model={MODEL} crumbs={MODEL.parents} data={{ ...DATA, ...change }} />, {
    model: MODEL,
  })

it('D2.12 D3.11 B3.10 the first of each keyword in the description is marked with its popup', () => {
  open()
  const marks = [...document.querySelectorAll('#description [data-keyword]')]
  expect(marks.map((mark) => [mark.getAttribute('data-keyword'), mark.textContent])).toEqual([
    ['4', 'membrane'],
    ['9', 'down'],
  ])
})

it('D1.03 D3.01 the notice of the model stands in the panel', () => {
  open()
  expect(screen.getByText('Runs small.')).toBeTruthy()
})

it('D3.05 D3.06 D1.02 a bundle can be bought, and the methods stand with their price; where the country is blocked neither, and the shop’s words say why', () => {
  open()
  const bundle = () => within(screen.getByRole('region', { name: 'Storm set' }))
  const delivery = () => document.querySelector('[data-static=delivery]')?.textContent
  expect(bundle().getByRole('button')).toBeTruthy()
  expect(delivery()).toContain('Parcel locker')
  cleanup()
  open({
    panelData: panelData({
      methods: [],
      limit: {
        isDeliveryCountryBlocked: true,
        blockInfoText: 'Too large to send.',
        extra_data_overrides: {},
        perInternationalPackage: null,
      },
    }),
  })
  expect(bundle().queryByRole('button')).toBeNull()
  expect(bundle().getByText('This product is not shipped to Finland')).toBeTruthy()
  expect(delivery()).toContain('This product is not shipped to Finland')
  expect(delivery()).toContain('Too large to send.')
})

it('D3.05 D1.03 what is blocked for the chosen variant alone has no delivery beside the button', () => {
  const chosen = { color: 'red', size: 'M', type: null }
  const blocked = (id: string) =>
    panelData({
      limit: {
        isDeliveryCountryBlocked: false,
        blockInfoText: null,
        extra_data_overrides: { [id]: { isDeliveryCountryBlocked: true } },
        perInternationalPackage: null,
      },
    })
  open({ asked: chosen, initial: chosen, panelData: blocked('12') })
  const offered = () => within(document.getElementById('availability') as HTMLElement).queryByText('Parcel locker')
  expect(offered()).toBeTruthy()
  cleanup()
  open({ asked: chosen, initial: chosen, panelData: blocked('11') })
  expect(offered()).toBeNull()
})

it('D3.11 D1.02 a banner has its picture, title, heading and address', () => {
  const banner = { id: 3, title: 'Spring', heading: 'All tents', image: 'spring.svg', url: '/campaigns/spring/' }
  open({ banners: [{ ...banner, buttonText: 'See', subText: '', cropPoint: null }] })
  const link = screen.getByRole('link', { name: /Spring/ })
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/en/campaigns/spring/', 'SpringAll tents'])
  expect(link.querySelector('img')?.src).toContain('spring.svg')
})

it('B9.20 prices of the page are in the market’s currency, at its rate, as a shop would show them', () => {
  const swedish = marketOf('en', 'se', 'sek')
  if (!swedish) throw new Error('no market')
  show(
    <MarketProvider value={marketValue(swedish, 10)}>
      <PriceBlock taxNote="" endingNote={null} />
      <RailPrice price={card({ id: 9, price: { ...card({ id: 9 }).price, active: 7_000 } }).price} isFrom={false} />
    </MarketProvider>,
  )
  const shown = document.body.textContent?.match(/SEK\s[\d,]+/g)
  expect(shown).toEqual(['SEK\u00a01,999', 'SEK\u00a0699'])
})
