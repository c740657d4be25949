import { expect, it, vi } from 'vitest'

import { marketOf } from '@/lib/market/market'
import { pageBanner } from '@/lib/pages/page-banner'

const banner = (id: number, url: string) => ({
  id,
  title: `Banner ${id}`,
  heading: '',
  image: 'hero.svg',
  url,
  buttonText: '',
  subText: '',
  cropPoint: null,
})
vi.mock('@/lib/shop-api/cached', () => ({
  getBanners: () =>
    Promise.resolve({
      imageBanners: [banner(1, '/ski/')],
      dynamicPageBanners: [banner(2, '/tents/'), banner(3, '/ski/')],
      textBanners: [banner(4, '/ski/')],
    }),
}))

it('B3.10 B7.02 a page has the dynamic banner of its own address, none of another kind, and none without one', async () => {
  const market = marketOf('en', 'fi', 'eur')
  if (!market) throw new Error('no market')
  expect((await pageBanner(market, '/en/ski/'))?.id).toBe(3)
  expect(await pageBanner(market, '/en/boots/')).toBeNull()
})
