/** What the front page shows of the shop's banners, groups, brands and stores. */
import { expect, it, vi } from 'vitest'

const { banner } = vi.hoisted(() => ({ banner: (name: string) => [{ name }] }))
vi.mock('@/lib/shop-api/cached', () => ({
  getBanners: () =>
    Promise.resolve({ imageBanners: banner('hero'), dynamicPageBanners: banner('page'), textBanners: banner('text') }),
  getResources: () =>
    Promise.resolve({
      productGroups: [
        { id: 1, showInMenu: true },
        { id: 2, showInMenu: false },
      ],
      stores: [
        { id: 1, type: 'retail' },
        { id: 20, type: 'warehouse' },
      ],
    }),
  getBrands: () => Promise.resolve([1, 0, 5].map((modelCount) => ({ modelCount }))),
  getHighlights: (_market: unknown, ...groups: number[]) => Promise.resolve({ newest: groups, reduced: [] }),
}))
const { homePage } = await import('@/lib/pages/home')
const { marketOf } = await import('@/lib/market/market')

it('B3.10 P2.03 the front page has the image banners; the groups of the menu, brands with products, the most first, and stores one can visit', async () => {
  const market = marketOf('fi', 'fi', 'eur')
  if (market === null) throw new Error('There is such a market.')
  expect(await homePage(market)).toEqual({
    banners: [{ name: 'hero' }],
    groups: [{ id: 1, showInMenu: true }],
    newest: [1, 2],
    reduced: [],
    brands: [{ modelCount: 5 }, { modelCount: 1 }],
    stores: [{ id: 1, type: 'retail' }],
  })
})
