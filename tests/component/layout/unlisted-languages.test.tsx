import { expect, it, vi } from 'vitest'

import { generateMetadata as activate } from '@/app/[market]/accounts/activate/[hash]/page'
import { generateMetadata as register } from '@/app/[market]/accounts/register/page'
import { generateMetadata as giftPage } from '@/app/[market]/gift/[selection]/[campaign]/[product]/page'
import { generateMetadata as giftCampaign } from '@/app/[market]/giftcampaigns/[category]/page'
import { generateMetadata as search } from '@/app/[market]/search/page'
import { LANGUAGES } from '@/lib/market/languages'

vi.mock('@/lib/shop-api/cached', () => ({
  addTags: () => undefined,
  getInitConfig: () => Promise.resolve({ currencyRate: 11 }),
  getGiftCampaign: () => Promise.resolve({ slug: 'yule', name: 'Yule' }),
  getGift: () =>
    Promise.resolve({ name: 'Tent', slug: 'fjell-tent', meta_description: 'A tent.', translated_fields: {} }),
  getSettings: () => Promise.resolve({}),
}))
vi.mock('@/lib/pages/shown-texts', () => ({ withShownTexts: (model: object) => Promise.resolve(model) }))
vi.mock('@/lib/pages/product-data', () => ({ productData: () => null }))
vi.mock('@/components/product/product-view', () => ({ ProductView: () => null }))
vi.mock('@/lib/pages/search', () => ({ searchPage: () => null }))

const market = 'sv.se.sek'
const PAGES = {
  search: () => search({ params: Promise.resolve({ market }), searchParams: Promise.resolve({ q: 'tent' }) }),
  giftCampaign: () => giftCampaign({ params: Promise.resolve({ market, category: 'yule' }) }),
  gift: () =>
    giftPage({ params: Promise.resolve({ market, selection: '-', campaign: 'yule', product: 'fjell-tent' }) }),
}
const SWEDISH = {
  search: '/sv/sok/',
  giftCampaign: '/sv/gavokampanjer/yule/',
  gift: '/sv/gavokampanjer/yule/fjell-tent/',
}

it.each(['search', 'giftCampaign', 'gift'] as const)(
  'P2.41 P2.50 %s is not indexed, and names its address in every language',
  async (page) => {
    const { robots, alternates } = await PAGES[page]()
    expect(robots).toEqual({ index: false, follow: true })
    expect(Object.keys(alternates?.languages ?? {})).toEqual([...LANGUAGES, 'x-default'])
    expect(new URL(String(alternates?.languages?.sv)).pathname).toBe(SWEDISH[page])
    expect(alternates?.canonical).toBe(alternates?.languages?.sv)
  },
)

it('P2.41 the page of registration names its languages, a page whose address is a secret names none', async () => {
  const seen = await register({ params: Promise.resolve({ market }) })
  expect(seen.robots).toEqual({ index: false, follow: false })
  expect(new URL(String(seen.alternates?.languages?.sv)).pathname).toBe('/sv/konto/skapa-konto/')
  const secret = await activate({ params: Promise.resolve({ market, hash: 'x' }) })
  expect(secret.alternates?.languages).toEqual({})
})
