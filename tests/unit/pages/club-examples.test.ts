/** The products on the club's page, from the list of its offers. */
import { beforeEach, expect, it, vi } from 'vitest'

import { marketOf } from '@/lib/market/market'

const { getCampaign, listPage } = vi.hoisted(() => ({ getCampaign: vi.fn(), listPage: vi.fn() }))
vi.mock('@/lib/shop-api/cached', () => ({ getCampaign }))
vi.mock('@/lib/shop-api/page-market', () => ({ getMarketConfig: () => Promise.resolve({ currencyRate: 1 }) }))
vi.mock('@/lib/pages/list-page', () => ({ listPage }))
const { clubExamples } = await import('@/lib/pages/club-examples')

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('No market.')
const market = found
const card = (id: number, active: number, club: number, more = {}) => ({
  id,
  name: `Product ${id}`,
  path: `fjell/product-${id}`,
  image: `goods/*/${id}.svg`,
  price: [active, 0, club],
  colors: ['moss', 'sand'],
  ...more,
})

beforeEach(() => {
  getCampaign.mockReset().mockResolvedValue({ id: 7 })
  listPage.mockReset()
})

it('issue 16: are the first four that members get for less, with the picture of their first colour', async () => {
  const cards = [
    card(1, 10_000, 9_000),
    card(2, 10_000, 0),
    card(3, 10_000, 10_000),
    card(4, 5_000, 4_000, { colors: [], image: 'goods/plain.svg' }),
    card(5, 5_000, 4_000, { images: { moss: 'goods/other.svg' } }),
    card(6, 5_000, 4_000),
    card(7, 5_000, 4_000),
  ]
  listPage.mockResolvedValue({ cards })
  const examples = await clubExamples(market)
  expect(listPage).toHaveBeenCalledWith(market, { source: 'Campaign', id: 7 }, null, {})
  expect(examples.map(({ id, image }) => [id, image])).toEqual([
    [1, 'goods/moss/1.svg'],
    [4, 'goods/plain.svg'],
    [5, 'goods/other.svg'],
    [6, 'goods/moss/6.svg'],
  ])
  expect(examples[0]).toMatchObject({
    name: 'Product 1',
    path: 'fjell/product-1',
    regular: '€100',
    club: '€90',
    saved: '€10',
  })
})

it('issue 16: are none while the shop has no list of the offers', async () => {
  getCampaign.mockResolvedValue(null)
  expect(await clubExamples(market)).toEqual([])
  expect(listPage).not.toHaveBeenCalled()
})
