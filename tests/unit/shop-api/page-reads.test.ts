/** What pages ask the shop API: each read's call with everything that is sent, and the tags by which a page with it is made anew. */
import { beforeEach, expect, it, vi } from 'vitest'

import { marketOf } from '@/lib/market/market'

const carried: string[] = []
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _key: string[], { tags }: { tags: string[] }) => {
    carried.push(...tags)
    return read
  },
}))
const call = vi.fn()
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))
const reads = await import('@/lib/shop-api/cached')

const found = marketOf('sv', 'se', 'sek')
if (!found) throw new Error('No market.')
const market = found
const { taxAreaId } = market

/** Each with the input and the tags. */
const READS: Record<string, [() => Promise<unknown>, string, object, string[]]> = {
  'P7.03 the configuration of the market': [
    () => reads.getInitConfig(market),
    'initConfig',
    { query: { 'delivery-country-code': 'se', 'currency-code': 'sek' } },
    ['currencies'],
  ],
  'B7.05 B7.01 the resources, with the groups': [
    () => reads.getResources(market),
    'resources',
    { query: { language: 'sv' } },
    ['resources', 'settings'],
  ],
  'P7.06 D7.04 the addresses of content pages': [
    () => reads.getContentSlugs(market),
    'routeSlugs',
    {},
    ['content-pages'],
  ],
  'the delivery page': [
    () => reads.getDeliveryPage(market),
    'deliveryPage',
    { query: { language: 'sv' } },
    ['resources', 'settings'],
  ],
  'B3.05 the general settings': [() => reads.getSettings(), 'settings', {}, ['settings']],
  'B7.02 D7.16 banners': [() => reads.getBanners(market), 'banners', { query: { language: 'sv' } }, ['banners']],
  'B7.04 D7.16 keywords': [
    () => reads.getKeywords(market),
    'keywordPopups',
    { query: { language: 'sv' } },
    ['keywords'],
  ],
  'B7.10 P2.04 P2.42 a group': [
    () => reads.getGroup(market, 'klader/jackor'),
    'productGroup',
    { query: { path: 'klader/jackor', language: 'sv' } },
    ['group-at:sv/klader/jackor'],
  ],
  'B7.13 P2.04 P2.42 D7.12 D7.16 a brand': [
    () => reads.getBrand(market, 'fjell'),
    'brand',
    { query: { slug: 'fjell', language: 'sv' } },
    ['brand:fjell'],
  ],
  'B7.03 P2.25 the brands': [() => reads.getBrands(market), 'brands', { query: { language: 'sv' } }, ['resources']],
  'D7.01 P2.04 P2.42 D7.16 a product': [
    () => reads.getModel(market, 'fjell', 'storm'),
    'productModel',
    { params: { slug: 'storm' }, query: { manufacturer: 'fjell', taxAreaId, language: 'sv' } },
    ['product-at:fjell/storm'],
  ],
  'P2.22 a gift campaign': [
    () => reads.getGiftCampaign(market, 'yule'),
    'giftCampaign',
    { query: { slug: 'yule', language: 'sv', taxAreaId } },
    ['gift-campaign:yule', 'product:7'],
  ],
  'P2.22 D7.01 a gift': [
    () => reads.getGift(market, 'yule', 'storm'),
    'productModel',
    { params: { slug: 'storm' }, query: { taxAreaId, language: 'sv', giftcampaign: 'yule' } },
    ['gift-campaign:yule', 'product-at:fjell/storm'],
  ],
  'D7.02 the delivery of a product': [
    () => reads.getDeliveryLimit(market, 7, 'fjell/storm', 'yule'),
    'productExtraDelivery',
    {
      query: {
        slug: 'fjell/storm',
        giftcampaign: 'yule',
        'delivery-country-code': 'se',
        language: 'sv',
        type: '1',
      },
    },
    ['product:7', 'resources'],
  ],
  'D7.03 the details of a product': [
    () => reads.getModelDetails(market, 7, 'fjell/storm', 'yule'),
    'productExtraDetails',
    {
      query: {
        slug: 'fjell/storm',
        giftcampaign: 'yule',
        'delivery-country-code': 'se',
        language: 'sv',
        taxAreaId,
        type: '2',
      },
    },
    ['product:7', 'resources'],
  ],
  'D7.05 the reviews of a product': [
    () => reads.getReviews(7, 'fi'),
    'productReviews',
    { query: { model_id: 7, language: 'fi' } },
    ['product:7'],
  ],
  'P2.03 the front page’s products': [
    () => reads.getHighlights(market, 3, 4),
    'productHighlights',
    { query: { language: 'sv', taxAreaId, country: 'se' } },
    ['group:3', 'group:4'],
  ],
  'P2.27 the newest products': [
    () => reads.getNewest(market, 60, 3, 4),
    'productHighlights',
    { query: { language: 'sv', taxAreaId, country: 'se', newest: 60 } },
    ['group:3', 'group:4'],
  ],
  'B7.14 the paths of a page': [
    () => reads.getTranslatedPaths('vaatteet'),
    'translatedPaths',
    { query: { path: 'vaatteet' } },
    ['slugs'],
  ],
  'B7.07 P2.04 P2.20 P2.23 P2.36 a content page': [
    () => reads.getStaticPage(market, 'skotsel/ull'),
    'staticPage',
    { query: { slug: 'skotsel/ull', language: 'sv' } },
    ['page:sv/skotsel/ull'],
  ],
  'B7.08 P2.04 P2.36 a page with tabs': [
    () => reads.getTabPage(market, 'kundservice'),
    'staticPageWithTabs',
    { query: { slug: 'kundservice', language: 'sv' } },
    ['page:sv/kundservice'],
  ],
  'P2.13 a campaign': [
    () => reads.getCampaign(market, 'kampanjer/var'),
    'campaign',
    { query: { slug: 'kampanjer/var', language: 'sv' } },
    ['page:sv/kampanjer/var'],
  ],
  'P2.24 articles of a section by an author': [
    () => reads.getArticles(market, 'blog', 'ski'),
    'articles',
    { query: { language: 'sv', section: 'blog', author: 'ski' } },
    ['slugs'],
  ],
  'P2.24 an article': [
    () => reads.getArticle(market, 'uteliv/valla'),
    'article',
    { query: { slug: 'uteliv/valla', language: 'sv' } },
    ['page:sv/uteliv/valla', 'slugs'],
  ],
  'P2.24 the authors': [() => reads.getAuthors(market), 'authors', { query: { language: 'sv' } }, ['slugs']],
  'P2.32 what can be rented': [
    () => reads.getRentals(market, 3),
    'rentals',
    { query: { language: 'sv', taxAreaId } },
    ['slugs', 'group:3'],
  ],
  'the addresses for search engines': [
    () => reads.getSitemap('groups', 2),
    'sitemap',
    { query: { type: 'groups', page: 2 } },
    ['sitemap'],
  ],
}

beforeEach(() => {
  carried.length = 0
  call.mockReset().mockResolvedValue({
    ok: true,
    data: {
      newest: [],
      products: [{ id: 7 }],
      slug: 'storm',
      manufacturer: { slug: 'fjell' },
      staticPageSlugs: {},
      staticPageWithTabsSlugs: {},
    },
  })
})

it.each(Object.entries(READS))('%s', async (_, [read, name, input, tags]) => {
  await read()
  expect(call).toHaveBeenCalledOnce()
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([name, input])
  expect([...new Set(carried)].sort()).toEqual([...tags].sort())
})

it('every read is one of these', () => {
  const others = ['addTags']
  expect(Object.keys(READS)).toHaveLength(Object.keys(reads).length - others.length)
})

it('B7.10 the first of the groups is the group, B7.14 P7.06 and the language’s pages are its own', async () => {
  call.mockResolvedValue({ ok: true, data: [{ id: 1 }, { id: 2 }] })
  expect(await reads.getGroup(market, 'klader')).toEqual({ id: 1 })
  const de = marketOf('de', 'de', 'eur')
  if (!de) throw new Error('No market.')
  const lists = { staticPageSlugs: { de: ['agb'], sv: ['villkor'] }, staticPageWithTabsSlugs: { de: ['hilfe'] } }
  call.mockResolvedValue({ ok: true, data: { ...lists, otherPageSlugs: { de: ['angebote'] } } })
  expect(await reads.getContentSlugs(de)).toEqual({ pages: new Set(['agb', 'hilfe']), others: new Set(['angebote']) })
})

it('P2.27 the new arrivals of a page and the reduced products are not mixed up', async () => {
  const [storm, fog] = [{ id: 7 }, { id: 9 }]
  call.mockResolvedValue({ ok: true, data: { newest: [storm], reduced: [fog] } })
  expect(await reads.getNewest(market, 60)).toEqual([storm])
  expect(await reads.getHighlights(market)).toEqual({ newest: [storm], reduced: [fog] })
})
