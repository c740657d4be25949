import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { packList } from '@/lib/catalog/list/pack'
import type { ListRef } from '@/lib/catalog/list/list-ref'
import type { MarketValue } from '@/lib/intl/market-value'
import { readVisitor } from '@/lib/shop-api/visitor'

import { card } from '../unit/catalog/support/cards'

const { productListIndex, productList, productListText } = vi.hoisted(() => ({
  productListIndex: vi.fn(),
  productList: vi.fn(),
  productListText: vi.fn(),
}))
vi.mock('@/lib/shop-api/browser', () => ({ api: { productListIndex, productList, productListText } }))

const { fetchList, loadView } = await import('@/lib/shop-api/lists-browser')

const MARKET = { language: 'en', country: 'fi', currency: 'eur', taxAreaId: 1, currencyRate: 1 } as MarketValue
const PACKED = packList([], { properties: [], language: 'en', groupNames: new Map(), storeNames: new Map() })
let jar = ''
let lists = 0
const group = () => ({ source: 'ProductGroup', id: ++lists }) as const
const load = (list: ListRef) => fetchList({ list, defaultSort: 'default' }, MARKET, '')

beforeEach(() => {
  productListIndex.mockReset().mockResolvedValue({ ok: true, data: PACKED })
  jar = 'so.visitor=v-7'
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    jar = text.includes('so.visitor=;') ? '' : text
  })
})
afterEach(() => vi.restoreAllMocks())

describe('B4.09 B7.15 the saved visitor id', () => {
  it('goes with the list of a group, and with no other', async () => {
    await load(group())
    expect(productListIndex).toHaveBeenLastCalledWith(expect.objectContaining({ cookieId: 'v-7' }))
    await load({ source: 'Manufacturer', slug: 'vaaru' })
    expect(productListIndex.mock.lastCall?.[0]).not.toHaveProperty('cookieId')
  })

  it('is not made by the shop: without one nothing is sent and nothing stored', async () => {
    jar = ''
    await load(group())
    expect(productListIndex.mock.lastCall?.[0]).not.toHaveProperty('cookieId')
    expect(jar).toBe('')
  })

  it('is cleared when the recommendation failed, and kept when it did not', async () => {
    await load(group())
    expect(readVisitor()).toBe('v-7')
    productListIndex.mockResolvedValue({ ok: true, data: { ...PACKED, orderFailed: true } })
    await load(group())
    expect(readVisitor()).toBeNull()
  })
})

it('B5.05 B5.10 B7.16 list, text and cards are asked for with the source, and the language, tax area and country of the page', async () => {
  const cards = [card({ id: 1, name: 'Tent' }), card({ id: 2, name: 'Boots' })]
  productListIndex.mockResolvedValue({ ok: true, data: packList(cards, { properties: [], language: 'en' }) })
  productListText.mockResolvedValue({ ok: true, data: { ids: [2] } })
  productList.mockResolvedValue({ ok: true, data: { products: [cards[1]], total: 1 } })
  jar = ''
  const order = { sortBy: 'text_match,most_converted,most_viewed', currency: 'sek' } as const
  const source = { list: { source: 'Search', slug: 'fjell', ...order }, defaultSort: 'default' } as const
  const to = { ...MARKET, country: 'se', taxAreaId: 27, locale: 'en-US' } as MarketValue
  const list = await fetchList(source, to, 'text=boots')
  const asked = { source: 'Search', slug: 'fjell', ...order, language: 'en', taxAreaId: 27, country: 'se' }
  expect(productListIndex.mock.calls).toEqual([[asked]])
  const view = await loadView(list, source, to, { cards: new Map(), palette: {} as never }, 0)
  expect(productListText.mock.calls).toEqual([[{ ...asked, text: 'boots' }]])
  expect(productList.mock.calls).toEqual([
    [{ source: 'Models', sortIds: [2], language: 'en', taxAreaId: 27, country: 'se' }],
  ])
  expect(view.cards.map(({ id }) => id)).toEqual([2])
})
