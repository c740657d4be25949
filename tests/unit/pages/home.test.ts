/** What the front page shows of the shop's banners, groups, brands, articles and stores. */
import { beforeEach, expect, it, vi } from 'vitest'

const { banner, failing } = vi.hoisted(() => ({
  banner: (name: string, url = '') => ({ name, url, image: `${name}.svg` }),
  failing: { goods: false, articles: false },
}))
vi.mock('@/lib/shop-api/cached', () => ({
  getBanners: () =>
    Promise.resolve({
      imageBanners: [banner('hero')],
      dynamicPageBanners: [banner('page', '/jokin/'), banner('ridge', '/vaellus/')],
      textBanners: [banner('text')],
    }),
  getResources: () =>
    Promise.resolve({
      productGroups: [
        { id: 1, showInMenu: true, path: 'vaatteet' },
        { id: 2, showInMenu: false, path: 'piilo' },
        { id: 3, showInMenu: true, path: 'vaellus' },
      ],
      stores: [
        { id: 1, type: 'retail' },
        { id: 20, type: 'warehouse' },
      ],
    }),
  getBrands: () => Promise.resolve([1, 0, 5].map((modelCount) => ({ modelCount }))),
  getArticles: () =>
    failing.articles ? Promise.reject(new Error('down')) : Promise.resolve([4, 3, 2, 1].map((id) => ({ id }))),
  getHighlights: (_market: unknown, ...groups: number[]) =>
    failing.goods
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ newest: groups, reduced: [], popular: groups.slice(1) }),
}))
const { homePage } = await import('@/lib/pages/home')
const { bestSellers } = await import('@/lib/pages/best-sellers')
const { marketOf } = await import('@/lib/market/market')

function market(country: 'fi' | 'de') {
  const found = marketOf('fi', country, 'eur')
  if (found === null) throw new Error('There is such a market.')
  return found
}

beforeEach(() => {
  failing.goods = failing.articles = false
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('B3.10 P2.03 the front page has the image banners; the groups of the menu, those with a banner of their own as activities, brands with products, the most first, the newest articles, and stores one can visit', async () => {
  expect(await homePage(market('fi'))).toEqual({
    banners: [banner('hero')],
    groups: [{ id: 1, showInMenu: true, path: 'vaatteet' }],
    activities: [{ group: { id: 3, showInMenu: true, path: 'vaellus' }, image: 'ridge.svg' }],
    newest: [1, 2, 3],
    reduced: [],
    popular: [2, 3],
    brands: [{ modelCount: 5 }, { modelCount: 1 }],
    articles: [{ id: 4 }, { id: 3 }, { id: 2 }],
    stores: [{ id: 1, type: 'retail' }],
  })
})

it('it has no stores for a country without any', async () => {
  expect((await homePage(market('de'))).stores).toEqual([])
})

it('it is shown without goods and articles when they cannot be read, and so is a page with best sellers', async () => {
  expect(await bestSellers(market('fi'))).toEqual([2, 3])
  failing.goods = failing.articles = true
  expect(await homePage(market('fi'))).toMatchObject({ newest: [], reduced: [], popular: [], articles: [] })
  expect(await bestSellers(market('fi'))).toEqual([])
})
