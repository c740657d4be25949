/** What stands on each page that has an address of its own: its parts and what they are given, its title, who may index it, and its address. */
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { AccountStep } from '@/components/account/account-step'
import { OrderResultPage } from '@/components/order/order-page'
import { LANGUAGES } from '@/lib/market/languages'
import type { RouteName } from '@/lib/market/paths'
import { routePaths, withSlashes } from '@/lib/seo/metadata'

const { read, asked, answer } = vi.hoisted(() => {
  const given: Record<string, unknown> = {}
  /** What each read was last asked for, after the market. */
  const asked: Record<string, unknown[]> = {}
  const answer =
    (name: string) =>
    (_: unknown, ...input: unknown[]) => {
      asked[name] = input
      return Promise.resolve(given[name] ?? null)
    }
  return { read: given, asked, answer }
})
const STORES = [
  { id: 7, type: 'web', slug: 'online', name: 'Online' },
  { id: 8, type: 'retail', slug: 'tampere', name: 'Tampere' },
  { id: 9, type: 'warehouse', slug: 'hall', name: 'Hall' },
]
const GROUPS = [{ id: 4 }, { id: 5 }]

vi.mock('@/lib/shop-api/cached', () => ({
  getInitConfig: () => Promise.resolve({ currencyRate: 1 }),
  getResources: () => Promise.resolve({ stores: STORES, productGroups: GROUPS }),
  getSettings: () => Promise.resolve({ quick_add_products: '[12]', frosmo_search_sort_by: 'visitor' }),
  getBanners: () => Promise.resolve({ imageBanners: [] }),
  getBrands: () =>
    Promise.resolve([
      { slug: 'fjell', modelCount: 1 },
      { slug: 'empty', modelCount: 0 },
    ]),
  getNewest: (_: unknown, ...asked: number[]) => Promise.resolve([{ asked }]),
  getAuthors: () =>
    Promise.resolve([{ slug: 'life-outdoors/bloggers/ski-desk', key: 'ski', title: 'Ski desk', slugs: {} }]),
  getArticles: (_: unknown, section?: string, author?: string) =>
    Promise.resolve([{ slug: `${section ?? 'all'} ${author ?? ''}` }]),
  getArticle: answer('article'),
  getCampaign: answer('campaign'),
  getGiftCampaign: answer('giftCampaign'),
  getGift: answer('gift'),
  getGroup: answer('group'),
  getBrand: answer('brand'),
  getTranslatedPaths: () => Promise.resolve([]),
  getContentSlugs: () => Promise.resolve({ pages: new Set(['privacy']), others: null }),
}))
vi.mock('@/lib/shop-api/report-cacheable-page', () => ({ reportCacheablePage: () => Promise.resolve() }))
vi.mock('@/lib/shop-api/static-page', () => ({ readStaticPage: answer('page') }))
vi.mock('@/lib/pages/best-sellers', () => ({ bestSellers: () => Promise.resolve([]) }))
vi.mock('@/lib/pages/home', () => ({ homePage: () => Promise.resolve({ rows: 'home' }) }))
vi.mock('@/lib/pages/find-product', async (original) => ({
  ...(await original<object>()),
  findProduct: async (...input: [unknown, unknown]) => (await answer('product')(...input)) ?? { kind: 'missing' },
}))
vi.mock('@/lib/pages/product-data', () => ({
  productData: (_: unknown, __: unknown, selection: unknown, more: unknown) =>
    Promise.resolve({ selection, more, ...(read['data'] as object) }),
}))
vi.mock('@/lib/seo/product', () => ({ productJsonLd: () => null }))
vi.mock('@/lib/pages/shown-texts', () => ({ withShownTexts: (model: object) => Promise.resolve(model) }))
vi.mock('@/lib/pages/group', () => ({
  groupPage: async (market: unknown, path: unknown, query: object) => ({
    ...((await answer('groupPage')(market, path)) as object),
    query,
  }),
}))
vi.mock('@/lib/pages/brand', () => ({ brandPage: answer('brandPage') }))
vi.mock('@/lib/pages/page-banner', () => ({ pageBanner: () => Promise.resolve(null) }))
vi.mock('@/lib/pages/search', () => ({ searchPage: (_: unknown, asked: object) => Promise.resolve({ asked }) }))
vi.mock('@/lib/pages/list-page', () => ({ listPage: (...asked: unknown[]) => Promise.resolve({ cards: asked }) }))
vi.mock('@/lib/pages/journal', () => ({ journalSections: () => Promise.resolve(['guides']) }))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-client-address': '192.0.2.7' })) }))
// The views have tests of their own; loading them all takes longer than these tests.
vi.mock('@/components/account/account-view', () => ({ AccountView: () => null }))
vi.mock('@/components/account/login-form', () => ({ LoginForm: () => null }))
vi.mock('@/components/account/new-password', () => ({ NewPassword: () => null }))
vi.mock('@/components/cart/cart-view', () => ({ CartView: () => null }))
vi.mock('@/components/checkout/club-info', () => ({ ClubInfo: () => null }))
vi.mock('@/components/checkout/payment-view', () => ({ PaymentView: () => null }))
vi.mock('@/components/complaint/complaint-view', () => ({ ComplaintView: () => null }))
vi.mock('@/components/home/home-page', () => ({ HomePage: () => null }))
vi.mock('@/components/list-pages/campaign-view', () => ({ CampaignView: () => null }))
vi.mock('@/components/list-pages/brand-view', () => ({ BrandView: () => null }))
vi.mock('@/components/list-pages/group-view', () => ({ GroupView: () => null }))
vi.mock('@/components/list-pages/search-view', () => ({ SearchView: () => null }))
vi.mock('@/components/list-pages/wishlist-view', () => ({ WishlistView: () => null }))
vi.mock('@/components/rental/rental-manage', () => ({ RentalManage: () => null }))
vi.mock('@/components/order/klarna-confirm', () => ({ KlarnaConfirm: () => null }))
vi.mock('@/components/order/order-process', () => ({ OrderProcess: () => null }))
vi.mock('@/components/order/order-result', () => ({ OrderResult: () => null }))
vi.mock('@/components/order/view-order', () => ({ ViewOrder: () => null }))
vi.mock('@/components/product/product-view', () => ({ ProductView: () => null }))
vi.mock('@/components/product/gift-campaign-view', () => ({
  GiftCampaignView: () => null,
  giftPath: (_: unknown, slug: string) => `gifts/${slug}`,
}))
vi.mock('@/components/content/content-view', () => ({ ContentView: () => null }))
vi.mock('@/components/style-guide/style-guide', () => ({ StyleGuide: () => null }))

type Part = readonly [name: string, props: object]
interface Page {
  readonly default: (props: never) => unknown
  readonly generateMetadata: (props: never) => unknown
}
interface Metadata {
  title: { absolute: string }
  robots?: object
  referrer?: string
  alternates: { canonical?: string; languages: Record<string, string> }
}

/** The components of a page with what they are given, in their order; what they render themselves is not looked at. */
function partsOf(node: unknown): Part[] {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (!isValidElement(node)) return []
  const { type, props } = node as ReactElement<{ children?: ReactNode }>
  const { children, ...given } = props
  return [...(typeof type === 'function' ? [[type.name, given] as const] : []), ...partsOf(children)]
}

const propsFor = (params: object = {}, search: object = {}, market = 'en.fi.eur') =>
  ({ params: Promise.resolve({ market, ...params }), searchParams: Promise.resolve(search) }) as never
const headOf = async (page: Page, params?: object, search?: object) =>
  (await page.generateMetadata(propsFor(params, search))) as Metadata
const shown = async (page: Page, params?: object, search?: object) =>
  partsOf(await page.default(propsFor(params, search)))
const MISSING = { digest: expect.stringContaining(';404') as string }
const redirect = (status: number, path: string) => ({
  digest: expect.stringContaining(`;${path};${status};`) as string,
})

/** Who may index a page: everyone; nobody, but its links are followed; nobody, and no other site is told its address. */
const ROBOTS = { open: undefined, closed: { index: false, follow: true }, secret: { index: false, follow: false } }

const ORDER_LINKS = { receipt: '/en/order/receipt/', complaint: '/en/reclamation/', withdrawal: '/en/withdrawal/' }
const RESULTS = {
  ok: '/en/order/payment_ok/',
  cancelled: '/en/order/payment_cancelled/',
  error: '/en/order/payment_error/',
}

interface Case {
  readonly load: () => Promise<Page>
  readonly params?: object
  readonly search?: object
  readonly title: string
  readonly robots: keyof typeof ROBOTS
  /** The route whose address the page names; none: its address is a secret. */
  readonly route?: RouteName
  readonly parts: readonly Part[]
}

const CASES: Record<string, Case> = {
  'P2.05 the account': {
    load: () => import('@/app/[market]/accounts/page'),
    title: 'Account',
    robots: 'closed',
    route: 'accounts',
    parts: [
      [
        'AccountView',
        {
          resetHref: '/en/accounts/reset-password/',
          orderBase: '/en/order/payment_ok/',
          withdrawal: { href: '/en/withdrawal/' },
        },
      ],
    ],
  },
  'P2.06 the log-in': {
    load: () => import('@/app/[market]/accounts/login/page'),
    title: 'Log in',
    robots: 'closed',
    route: 'accounts/login',
    parts: [
      [
        'LoginForm',
        { resetHref: '/en/accounts/reset-password/', registerHref: '/en/accounts/register/', google: null },
      ],
    ],
  },
  'P2.07 activating an account': {
    load: () => import('@/app/[market]/accounts/activate/[hash]/page'),
    params: { hash: 'h4' },
    title: 'Activate your account',
    robots: 'secret',
    parts: [['NewPassword', { purpose: 'activate', token: 'h4' }]],
  },
  'P2.08 deleting an account': {
    load: () => import('@/app/[market]/accounts/delete-account/[token]/page'),
    params: { token: 't5' },
    title: 'Delete your account',
    robots: 'secret',
    parts: [['DeleteAccount', { token: 't5' }]],
  },
  'P2.09 a new password': {
    load: () => import('@/app/[market]/accounts/password/reset/confirm/[hash]/page'),
    params: { hash: 'h6' },
    title: 'Choose a new password',
    robots: 'secret',
    parts: [['NewPassword', { purpose: 'reset', token: 'h6' }]],
  },
  'P2.10 asking for a new password': {
    load: () => import('@/app/[market]/accounts/reset-password/page'),
    title: 'Forgot your password?',
    robots: 'secret',
    route: 'accounts/reset-password',
    parts: [['ForgotPassword', {}]],
  },
  'P2.11 stopping reminders': {
    load: () => import('@/app/[market]/accounts/stop_reminders/[email]/page'),
    params: { email: 'ada%40mail.example' },
    search: { key: 'k7' },
    title: 'Stop reminder messages',
    robots: 'secret',
    parts: [['StopReminders', { email: 'ada@mail.example', linkKey: 'k7' }]],
  },
  'P2.14 the catalogue': {
    load: () => import('@/app/[market]/catalog/page'),
    title: 'All products',
    robots: 'open',
    route: 'catalog',
    parts: [['CatalogPage', { groups: GROUPS }]],
  },
  'P2.15 P2.45 B3.05 the cart': {
    load: () => import('@/app/[market]/checkout/page'),
    title: 'Cart',
    robots: 'closed',
    route: 'checkout',
    parts: [
      ['PageEvent', { page: 'cart' }],
      ['CartView', { setup: { clubInfo: '/en/checkout/club-info/' }, quickAdd: [12] }],
    ],
  },
  'P2.16 club prices': {
    load: () => import('@/app/[market]/checkout/club-info/page'),
    title: 'Club prices',
    robots: 'closed',
    route: 'checkout/club-info',
    parts: [['ClubInfo', { registerHref: '/en/accounts/register/' }]],
  },
  'P2.17 P2.45 delivery and payment': {
    load: () => import('@/app/[market]/checkout/payment/page'),
    title: 'Delivery and payment',
    robots: 'closed',
    route: 'checkout/payment',
    parts: [
      ['PageEvent', { page: 'payment' }],
      ['PaymentView', { setup: { results: RESULTS } }],
    ],
  },
  'P2.18 the confirmation': {
    load: () => import('@/app/[market]/checkout/klarna/confirm/page'),
    title: 'Order confirmation',
    robots: 'secret',
    parts: [['KlarnaConfirm', { setup: { storeNames: { 8: 'Tampere' } } }]],
  },
  'P2.28 an interrupted order': {
    load: () => import('@/app/[market]/order/process/page'),
    title: 'We are fetching your order',
    robots: 'secret',
    parts: [['OrderProcess', { setup: { results: RESULTS } }]],
  },
  'P2.25 B7.03 the brands, those with products': {
    load: () => import('@/app/[market]/manufacturers/page'),
    title: 'Brands',
    robots: 'open',
    route: 'manufacturers',
    parts: [['BrandIndex', { brands: [{ slug: 'fjell', modelCount: 1 }] }]],
  },
  'P2.26 the menu': {
    load: () => import('@/app/[market]/menu/page'),
    title: 'Menu',
    robots: 'closed',
    route: 'menu',
    parts: [['MenuPage', { groups: GROUPS }]],
  },
  'P2.27 the newest products of every group': {
    load: () => import('@/app/[market]/newest/page'),
    title: 'New arrivals',
    robots: 'open',
    route: 'newest',
    parts: [['CardList', { cards: [{ asked: [60, 4, 5] }] }]],
  },
  'P2.31 B2.31 P1.05 the complaint form': {
    load: () => import('@/app/[market]/reclamation/page'),
    title: 'Make a complaint',
    robots: 'open',
    route: 'reclamation',
    parts: [['ComplaintView', { setup: { webStore: 'online', stores: [{ slug: 'tampere', name: 'Tampere' }] } }]],
  },
  'P2.33 B5.10 the search': {
    load: () => import('@/app/[market]/search/page'),
    search: { q: ' down jacket ', page: '2' },
    title: 'Search: down jacket',
    robots: 'closed',
    route: 'search',
    parts: [['SearchView', { text: 'down jacket', asked: { text: 'down jacket', query: { page: '2' } } }]],
  },
  'P2.38 the style guide': {
    load: () => import('@/app/[market]/style-guide/page'),
    title: 'Style guide',
    robots: 'closed',
    route: 'style-guide',
    parts: [['StyleGuide', { currencyRate: 1, css: expect.stringContaining('@theme') as string }]],
  },
  'P2.39 finding an order': {
    load: () => import('@/app/[market]/view-order/page'),
    title: 'Find your order',
    robots: 'closed',
    route: 'view-order',
    parts: [['ViewOrder', { setup: { storeNames: { 8: 'Tampere' }, links: ORDER_LINKS } }]],
  },
  'P2.40 P1.03 the wishlist': {
    load: () => import('@/app/[market]/wishlist/page'),
    title: 'Wishlist',
    robots: 'closed',
    route: 'wishlist',
    parts: [['WishlistView', {}]],
  },
  'P2.03 P2.45 the front page': {
    load: () => import('@/app/[market]/page'),
    title: 'Outdoor and sports gear',
    robots: 'open',
    route: 'home',
    parts: [
      ['PageEvent', { page: 'front' }],
      ['HomePage', { rows: 'home' }],
    ],
  },
  'P2.24 Life outdoors': {
    load: () => import('@/app/[market]/life-outdoors/page'),
    title: 'Life outdoors',
    robots: 'open',
    route: 'life-outdoors',
    parts: [['JournalList', { section: null, sections: ['guides'], articles: [{ slug: 'all ' }] }]],
  },
  'P2.24 P2.45 the blog': {
    load: () => import('@/app/[market]/life-outdoors/blog/page'),
    title: 'Stories',
    robots: 'open',
    route: 'life-outdoors/blog',
    parts: [
      ['PageEvent', { page: 'content' }],
      ['JournalList', { section: 'blog', articles: [{ slug: 'blog ' }] }],
    ],
  },
  'P2.24 the authors': {
    load: () => import('@/app/[market]/life-outdoors/bloggers/page'),
    title: 'Our writers',
    robots: 'open',
    route: 'life-outdoors/bloggers',
    parts: [['AuthorsView', { authors: [{ key: 'ski' }], sections: ['guides'] }]],
  },
}

beforeEach(() => {
  for (const name of Object.keys(read)) delete read[name]
})

describe('a page with an address of its own', () => {
  it.each(Object.entries(CASES))('%s', async (_, { load, params, search, title, robots, route, parts }) => {
    const page = await load()
    const head = await headOf(page, params, search)
    expect(head.title.absolute).toBe(`${title} | Polku`)
    expect([head.robots, head.referrer]).toEqual([ROBOTS[robots], robots === 'secret' ? 'no-referrer' : undefined])
    const named = route && Object.entries(routePaths(route)).map(([code, path]) => [code, withSlashes(path)])
    expect(
      LANGUAGES.filter((code) => head.alternates.languages[code] !== undefined).map((code) => [
        code,
        new URL(head.alternates.languages[code] ?? '').pathname.replace(code === 'fi' ? '' : `/${code}`, ''),
      ]),
    ).toEqual(named ?? [])
    expect(head.alternates.canonical).toBe(head.alternates.languages['en'])
    const seen = await shown(page, params, search)
    expect(seen.filter(([name]) => parts.some(([part]) => part === name))).toMatchObject(parts)
  })

  it.each(Object.entries(CASES))('%s: none in a market that the shop does not have', async (_, { load, params }) => {
    const page = await load()
    const unknown = () => propsFor(params, {}, 'xx.fi.eur')
    expect(await page.generateMetadata(unknown())).toEqual({})
    // Pages of one form leave it to their frame.
    const frame = async () => AccountStep({ ...(unknown() as { params: Promise<{ market: string }> }), children: null })
    await expect(
      Promise.resolve(page.default(unknown())).then((node) =>
        partsOf(node)[0]?.[0] === 'AccountStep' ? frame() : node,
      ),
    ).rejects.toMatchObject(MISSING)
  })
})

describe('pages of what the database has', () => {
  const MODEL = { id: 3, name: 'Kuori', manufacturer: { name: 'Tunturi' }, images: [], rating: [], parents: [] }
  const at = async (load: Promise<Page>, params: object, search?: object) => shown(await load, params, search)

  it('P2.04 P2.42 D2.03 D4.01 D4.02 D4.03 D4.05 D8.01 a product is shown for the choice in its address; one that has moved, has an old page, or is missing is answered so', async () => {
    const page = () => import('@/app/[market]/product/[selection]/[...path]/page')
    const params = { selection: 'size=M', path: ['tunturi', 'kuori'] }
    await expect(at(page(), params)).rejects.toMatchObject(MISSING)
    expect(await headOf(await page(), params)).toEqual({})
    read['product'] = { kind: 'moved', path: 'tunturi/uusi' }
    await expect(at(page(), params)).rejects.toMatchObject(redirect(308, '/en/tunturi/uusi/'))
    read['product'] = { kind: 'old', path: 'old/tunturi/kuori' }
    await expect(at(page(), params)).rejects.toMatchObject(redirect(307, '/en/old/tunturi/kuori/'))
    read['product'] = { kind: 'found', model: MODEL, crumbs: [{ name: 'Coats', path: 'coats' }] }
    read['data'] = { panelData: {}, reviews: { results: [] } }
    expect((await at(page(), params)).filter(([name]) => name !== 'BreadcrumbsJsonLd')).toMatchObject([
      ['PageEvent', { page: 'product' }],
      ['ProductView', { model: MODEL, crumbs: [{ path: 'coats' }], data: { selection: { size: 'M' } } }],
    ])
    expect(asked['product']).toEqual([['tunturi', 'kuori']])
    expect((await headOf(await page(), params)).title.absolute).toBe('Tunturi Kuori | Polku')
    await expect(at(page(), { ...params, selection: '%' })).rejects.toMatchObject(MISSING)
  })

  it('D2.06 B5.11 the canonical address of a product is its own, of a gift card or bundle the one of the old site; or the one it names', async () => {
    const page = await import('@/app/[market]/product/[selection]/[...path]/page')
    const addressOf = async (change: object) => {
      const model = { ...MODEL, slug: 'kuori', manufacturer: { name: 'Tunturi', slug: 'tunturi' }, ...change }
      read['product'] = { kind: 'found', model, crumbs: [] }
      const { alternates } = await headOf(page, { selection: '-', path: ['tunturi', 'kuori'] })
      const { languages = {} } = alternates as { languages?: object }
      return [new URL(alternates.canonical ?? '').pathname, Object.keys(languages).length > 0]
    }
    expect(await addressOf({})).toEqual(['/en/tunturi/kuori/', true])
    expect(await addressOf({ id: 2427 })).toEqual(['/en/old/tunturi/kuori/', true])
    expect(await addressOf({ is_bundle: true })).toEqual(['/en/old/tunturi/kuori/', true])
    expect(await addressOf({ canonical_url: 'https://maker.example/kuori/' })).toEqual(['/kuori/', false])
  })

  it('B5.11 P2.42 the title of a product begins with its brand, once, and its description is cut', async () => {
    const page = await import('@/app/[market]/product/[selection]/[...path]/page')
    const words = async (name: string) => {
      const model = { ...MODEL, name, meta_description: 'wool '.repeat(60), slug: 'k', is_bundle: false }
      read['product'] = { kind: 'found', model, crumbs: [] }
      const head = await headOf(page, { selection: '-', path: ['tunturi', 'k'] })
      return [head.title.absolute, (head as { description?: string }).description?.length]
    }
    expect(await words('Kuori')).toEqual(['Tunturi Kuori | Polku', 150])
    expect(await words('tunturi Kuori')).toEqual(['tunturi Kuori | Polku', 150])
  })

  it('P2.04 P2.42 P1.01 P9.13 D2.02 B1.01 B2.03 B2.04 a group is shown with its list; one whose path is of another language leads to its own, with the query', async () => {
    const page = () => import('@/app/[market]/group/[...path]/page')
    const params = { path: ['ski'] }
    read['groupPage'] = { kind: 'missing' }
    await expect(at(page(), params)).rejects.toMatchObject(MISSING)
    read['groupPage'] = { kind: 'moved', path: 'skiing' }
    await expect(at(page(), params)).rejects.toMatchObject(redirect(308, '/en/skiing/'))
    const { GroupRoute } = await import('@/app/[market]/group/group-route')
    await expect(GroupRoute({ market: 'en.fi.eur', ...params }, {}, '?size=M')).rejects.toMatchObject(
      redirect(308, '/en/skiing/?size=M'),
    )
    const group = { id: 5, name: 'Skiing', path: 'skiing', breadcrumbs: [], paths: {}, children: [] }
    read['groupPage'] = { kind: 'found', group, data: { cards: ['ski'] } }
    expect(await at(page(), params)).toEqual(
      expect.arrayContaining([
        ['PageEvent', expect.objectContaining({ page: 'category', cards: ['ski'] })],
        ['GroupView', expect.objectContaining({ group, data: { cards: ['ski'] } })],
      ]),
    )
    expect(asked['groupPage']).toEqual([['ski']])
  })

  it('P2.04 P2.25 P9.13 D2.02 B1.01 B2.07 B2.08 a brand is shown with its list, or is missing', async () => {
    const page = () => import('@/app/[market]/brand/[slug]/page')
    await expect(at(page(), { slug: 'fjell' })).rejects.toMatchObject(MISSING)
    read['brandPage'] = { brand: { name: 'Fjell' }, data: { cards: ['tent'] }, experiences: null }
    expect(await at(page(), { slug: 'fjell' })).toMatchObject([
      ['PageEvent', { page: 'category', cards: ['tent'] }],
      ['BrandView', { brand: { name: 'Fjell' }, data: { cards: ['tent'] } }],
    ])
    expect(asked['brandPage']?.[0]).toBe('fjell')
  })

  it('P2.04 P2.12 P2.19 P2.20 P2.21 P2.23 P2.36 P2.41 D2.02 B1.01 B2.24 B7.07 a content page is shown under its title, or is missing', async () => {
    const page = () => import('@/app/[market]/static-page/[...slug]/page')
    const params = { slug: ['history'] }
    await expect(at(page(), params)).rejects.toMatchObject(MISSING)
    expect(await headOf(await page(), params)).toEqual({})
    read['page'] = {
      title: 'History',
      metaDescription: 'Since 1950',
      slugs: { en: 'history', fi: 'historia' },
      above: [],
    }
    const parts = await at(page(), params)
    expect(parts.filter(([name]) => name !== 'JsonLd')).toMatchObject([
      ['PageEvent', { page: 'content' }],
      ['ContentView', { page: read['page'] }],
    ])
    const head = await headOf(await page(), params)
    expect([head.title.absolute, head.robots, new URL(head.alternates.canonical ?? '').pathname]).toEqual([
      'History | Polku',
      undefined,
      '/en/history/',
    ])
  })

  it('P2.13 a campaign is shown with its products, or is missing', async () => {
    const page = () => import('@/app/[market]/campaign/[slug]/page')
    await expect(at(page(), { slug: 'spring' })).rejects.toMatchObject(MISSING)
    expect(await headOf(await page(), { slug: 'spring' })).toEqual({})
    read['campaign'] = { id: 6, title: 'Spring', metaDescription: 'x', slugs: { en: 'campaigns/spring' } }
    const cards = [expect.objectContaining({ language: 'en' }), { source: 'Campaign', id: 6 }, null, {}]
    expect((await at(page(), { slug: 'spring' })).slice(1)).toMatchObject([
      ['PageEvent', { page: 'campaign', cards }],
      ['CampaignView', { campaign: { id: 6 }, data: { cards } }],
    ])
    expect(asked['campaign']).toEqual(['campaigns/spring'])
    expect((await headOf(await page(), { slug: 'spring' })).title.absolute).toBe('Spring | Polku')
    expect(asked['campaign']).toEqual(['campaigns/spring'])
  })

  it('P2.22 D4.25 D2.01 a gift campaign shows its gifts, and a gift is shown as a gift of it; nothing is shown without both', async () => {
    const campaign = () => import('@/app/[market]/giftcampaigns/[category]/page')
    const gift = () => import('@/app/[market]/gift/[selection]/[campaign]/[product]/page')
    const params = { selection: 'size=M', campaign: 'Yule', product: 'kuori' }
    await expect(at(campaign(), { category: 'yule' })).rejects.toMatchObject(MISSING)
    read['gift'] = MODEL
    await expect(at(gift(), params)).rejects.toMatchObject(MISSING)
    read['giftCampaign'] = { slug: 'yule', name: 'Yule' }
    expect(await at(campaign(), { category: 'yule' })).toMatchObject([
      ['GiftCampaignView', { campaign: { name: 'Yule' } }],
    ])
    expect(await at(gift(), params)).toMatchObject([
      [
        'ProductView',
        {
          model: MODEL,
          crumbs: [{ name: 'Yule', path: 'gifts/yule' }],
          data: { selection: { size: 'M' }, more: { giftCampaign: 'yule' } },
        },
      ],
    ])
    expect([asked['giftCampaign'], asked['gift']]).toEqual([['yule'], ['yule', 'kuori']])
    delete read['gift']
    await expect(at(gift(), params)).rejects.toMatchObject(MISSING)
  })

  it('P2.24 an article, a post of the blog, an author with their articles, a section under its own name; what is missing is missing', async () => {
    const post = () => import('@/app/[market]/life-outdoors/[post]/page')
    const blogPost = () => import('@/app/[market]/life-outdoors/blog/[slug]/page')
    const author = () => import('@/app/[market]/life-outdoors/bloggers/[blogger]/page')
    await expect(at(post(), { post: 'waxing' })).rejects.toMatchObject(MISSING)
    expect(asked['article']).toEqual(['life-outdoors/waxing'])
    await expect(at(blogPost(), { slug: 'waxing' })).rejects.toMatchObject(MISSING)
    expect(asked['article']).toEqual(['life-outdoors/blog/waxing'])
    await expect(at(author(), { blogger: 'nobody' })).rejects.toMatchObject(MISSING)
    expect(await at(post(), { post: 'guides' })).toEqual(
      expect.arrayContaining([
        ['JournalList', expect.objectContaining({ section: 'guides', articles: [{ slug: 'guides ' }] })],
      ]),
    )
    await expect(at(post(), { post: 'oppaat' })).rejects.toMatchObject(redirect(308, '/en/life-outdoors/guides/'))
    expect(await at(author(), { blogger: 'Ski-Desk' })).toEqual(
      expect.arrayContaining([
        [
          'AuthorView',
          expect.objectContaining({
            author: expect.objectContaining({ key: 'ski' }) as unknown,
            articles: [{ slug: 'all ski' }],
          }),
        ],
      ]),
    )
    read['article'] = {
      slug: 'life-outdoors/waxing',
      title: 'Waxing',
      section: 'guides',
      published: '2026-01-02',
      modified: '2026-01-02',
      slugs: {},
    }
    for (const page of [post(), blogPost()])
      expect(await at(page, { post: 'waxing', slug: 'waxing' })).toEqual(
        expect.arrayContaining([
          ['ArticleView', expect.objectContaining({ article: read['article'], next: [{ slug: 'all ' }] })],
        ]),
      )
  })
})

describe('P2.28 the page of a payment’s result', () => {
  it('P2.28 D9.10 shows the order that its address names, and help; the guarantee only when it is paid; an address with more is missing', async () => {
    const result = async (announces: 'ok' | 'error', ...slug: string[]) =>
      partsOf(await OrderResultPage({ params: Promise.resolve({ market: 'en.fi.eur', slug }), announces }))
    const shownParts = await result('ok', 'W%2D1')
    expect(shownParts).toMatchObject([
      ['IntlScope', {}],
      ['OrderResult', { number: 'W-1', announces: 'ok' }],
      ['GuaranteeNotice', {}],
      ['OrderHelp', {}],
    ])
    expect((await result('error', 'W-1')).map(([name]) => name)).toEqual(['IntlScope', 'OrderResult', 'OrderHelp'])
    await expect(result('ok', 'W-1', 'x')).rejects.toMatchObject(MISSING)
  })
})

it('P1.02 the booking of a rental has a page, which no search engine keeps and no other site is told of', async () => {
  const page: Page = await import('@/app/[market]/rental/booking/page')
  const head = await headOf(page)
  expect([head.title.absolute, head.robots, head.referrer]).toEqual([
    'Your rental | Polku',
    ROBOTS.closed,
    'no-referrer',
  ])
  expect((await shown(page)).map(([name]) => name)).toContain('RentalManage')
})

it('P2.33 the first of several texts is searched for, no longer than it may be; without one the page says what it is', async () => {
  const page: Page = await import('@/app/[market]/search/page')
  const text = async (q?: string | string[]) => {
    const [[, props] = ['', {}]] = (await shown(page, {}, { ...(q !== undefined && { q }) })) as Part[]
    return (props as { text?: string }).text
  }
  expect([await text(['tent', 'boots']), await text('x'.repeat(300)), await text()]).toEqual([
    'tent',
    'x'.repeat(200),
    '',
  ])
  expect((await headOf(page)).title.absolute).toBe('Search the shop | Polku')
})

it('P8.09 P2.01 a path without a page is told with its words, and search engines are told not to keep it', async () => {
  const page: Page = await import('@/app/[market]/not-found/[[...rest]]/page')
  const params = { rest: ['nothing', 'k%C3%A4ytetyt'] }
  const head = await headOf(page, params)
  expect(head.title.absolute).toBe('Page not found: /nothing/käytetyt/ | Polku')
  expect([head.robots, head.alternates.canonical]).toEqual([ROBOTS.closed, undefined])
  const message = { id: 'errors.page_not_found', path: '/nothing/käytetyt/' }
  expect(await shown(page, params)).toMatchObject([
    ['IntlScope', { areas: ['errors', 'grid'] }],
    ['NotFoundScreen', { message }],
  ])
  expect((await import('@/app/[market]/not-found')).metadata.robots).toEqual({ index: false })
})

it('P2.04 P2.13 P2.25 P2.42 a list with a choice in its address is the list of that choice, and no search engine keeps it', async () => {
  const group = { id: 5, name: 'Skiing', path: 'skiing', breadcrumbs: [], paths: { en: 'skiing' }, children: [] }
  read['group'] = group
  read['groupPage'] = { kind: 'moved', path: 'skiing' }
  read['brand'] = { slug: 'fjell', title: 'Fjell' }
  read['campaign'] = { id: 6, title: 'Spring', slugs: { en: 'campaigns/spring' } }
  const lists: [Page, object][] = [
    [await import('@/app/[market]/group-list/[...path]/page'), { path: ['skiing'] }],
    [await import('@/app/[market]/brand-list/[slug]/page'), { slug: 'fjell' }],
    [await import('@/app/[market]/campaign-list/[slug]/page'), { slug: 'spring' }],
  ]
  for (const [page, params] of lists) {
    expect((await headOf(page, params, { size: 'M' })).robots).toEqual(ROBOTS.closed)
    const later = await headOf(page, params, { page: '2' })
    expect([later.robots, later.alternates.canonical?.split('/').at(-1)]).toEqual([undefined, '?page=2'])
  }
  const [[groups], , [campaigns]] = lists as [[Page, object], [Page, object], [Page, object]]
  await expect(shown(groups, { path: ['skiing'] }, { size: 'M' })).rejects.toMatchObject(
    redirect(308, '/en/skiing/?size=M'),
  )
  expect(await shown(campaigns, { slug: 'spring' }, { size: 'M' })).toMatchObject([
    ['BreadcrumbsJsonLd', {}],
    ['PageEvent', { cards: [{}, { source: 'Campaign', id: 6 }, null, { size: 'M' }] }],
    ['CampaignView', {}],
  ])
})
