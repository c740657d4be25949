import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openList, packList } from '@/lib/catalog/list/pack'
import { marketOf } from '@/lib/market/market'

import { card, color, priceOfCents } from '../catalog/support/cards'

const { getListIndex, getCards } = vi.hoisted(() => ({
  getListIndex: vi.fn(),
  getCards: vi.fn((_market: unknown, ids: readonly number[]) => Promise.resolve(ids.map((id) => ({ id })))),
}))
vi.mock('@/lib/shop-api/lists-server', () => ({ getListIndex, getCards, textFinder: () => () => Promise.resolve([7]) }))
vi.mock('@/lib/catalog/list/grid-card', () => ({ toGridCards: (cards: unknown) => ({ cards, palette: {} }) }))
vi.mock('@/lib/intl/server', () => ({ getIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }) }))
const { listPage } = await import('@/lib/pages/list-page')

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('no market')
const market = found

/** A list of so many jackets, the dearest first, every third of them blue. */
function stock(size: number): void {
  const cards = Array.from({ length: size }, (_, n) =>
    card({ id: n + 1, price: priceOfCents(100_000 - n * 100), colors: [color(n % 3 === 0 ? 'blue' : 'red')] }),
  )
  getListIndex.mockResolvedValue(openList(packList(cards, { properties: [], language: 'en' })))
}
const open = (query: Record<string, string> = {}, sorting: string | null = null) =>
  listPage(market, { source: 'ProductGroup', id: 1 }, sorting, query)
const asked = () => getCards.mock.lastCall?.[1] ?? []

beforeEach(() => {
  getCards.mockClear()
})

describe('the page of a list', () => {
  it.each([
    [12, 12],
    [119, 119],
    [120, 60],
    [500, 60],
  ])('B4.06 B9.01 of %i products shows %i at first', async (size, shown) => {
    stock(size)
    const page = await open()
    expect([page?.start, page?.total, page?.matched, page?.cards.length]).toEqual([0, size, size, shown])
  })

  it('B4.06 B9.01 what filters leave counts: all of 100, and their pages of sixty above', async () => {
    stock(300)
    expect((await open({ color: 'blue' }))?.cards).toHaveLength(100)
    expect((await open({ color: 'red', page: '2' }))?.start).toBe(60)
    expect([asked().length, asked()[0]]).toEqual([60, 92])
    expect(await open({ color: 'blue', page: '2' })).toBeNull()
    expect((await open({ page: '5' }))?.cards).toHaveLength(60)
    expect(await open({ page: '6' })).toBeNull()
  })

  it('B4.07 B5.06 has the filters and the order of its query, else the order of the group', async () => {
    stock(30)
    const page = await open({ color: 'blue', sort: 'lowest' }, 'price-highest')
    expect([page?.matched, page?.sort, page?.query, asked()[0]]).toEqual([10, 'lowest', 'color=blue&sort=lowest', 28])
    expect(page?.chips.map(({ query }) => query)).toEqual(['sort=lowest'])
    const own = await open({}, 'price-lowest')
    expect([own?.sort, own?.query, asked()[0]]).toEqual(['lowest', '', 30])
    expect((await open({ text: 'seven' }))?.cards.map(({ id }) => id)).toEqual([7])
  })
})
