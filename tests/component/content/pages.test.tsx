import { cleanup, screen, within } from '@testing-library/react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import Catalog from '@/app/[market]/catalog/page'
import { GroupRoute } from '@/app/[market]/group/group-route'
import { ArticleRoute } from '@/app/[market]/life-outdoors/journal-route'
import RentalLayout from '@/app/[market]/rental/layout'
import Rentle, { generateMetadata as rentleMetadata } from '@/app/[market]/rental/rentle/page'
import StoreRoute, { generateMetadata as storeMetadata } from '@/app/[market]/stores/[store]/page'
import Stores, { generateMetadata as storesMetadata } from '@/app/[market]/stores/page'
import { MenuPage } from '@/components/layout/menu-page'
import { PageEvent } from '@/components/layout/page-event'
import { BOOKING_ID } from '@/components/rental/rental-add'
import { RentalView } from '@/components/rental/rental-view'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import type { Article, Rental } from '@/lib/contract/schemas/content'
import { marketOf } from '@/lib/market/market'
import { JsonLd, type JsonLdObject } from '@/lib/seo/json-ld'

import { card } from '../../unit/catalog/support/cards'
import { show } from '../ui/support'

const SEGMENT = 'en.fi.eur'
const market = marketOf('en', 'fi', 'eur')
if (!market) throw new Error('no market')

const node = (path: string, children: GroupNode[] = []): GroupNode => ({
  id: path.length,
  name: path.toUpperCase(),
  shortName: null,
  slug: path.split('/').at(-1) ?? '',
  path,
  showInMenu: true,
  image: null,
  links: [],
  children,
})
const store = (slug: string, type: Store['type']): Store => ({
  id: slug.length,
  slug,
  name: slug.toUpperCase(),
  shortName: slug,
  type,
  pikanouto: false,
  nouto: false,
  stock_display_order: 1,
  address: { street: `${slug} 1`, postcode: '00100', city: 'Helsinki', phone: '+358 9 123' },
  hours: [],
})
const ARTICLE: Article = {
  slug: 'life-outdoors/waxing',
  title: 'Waxing',
  metaDescription: 'How to wax',
  image: null,
  section: 'guides',
  author: null,
  published: '2026-01-02T10:00:00.000Z',
  modified: '2026-01-02T10:00:00.000Z',
  content: '',
  slugs: { en: 'life-outdoors/waxing' },
}

const RENTAL: Rental = {
  card: card({ id: 4, name: 'Toboggan', path: 'brand/toboggan' }),
  day: 1000,
  deposit: 5000,
}

vi.mock('@/lib/shop-api/cached', () => ({
  getInitConfig: () => Promise.resolve({ currencyRate: 1 }),
  getResources: () =>
    Promise.resolve({
      productGroups: [node('ski', [node('ski/alpine', [node('ski/alpine/boots')])])],
      stores: [
        store('tampere', 'retail'),
        store('hall', 'warehouse'),
        store('online', 'web'),
        store('partner', 'external'),
      ],
    }),
  getGroup: () => Promise.resolve({ id: 1, path: 'ski', breadcrumbs: [], group_sorting: null }),
  getContentSlugs: () => Promise.resolve({ pages: new Set(['delivery', 'returns']), others: null }),
  getTranslatedPaths: () => Promise.resolve([]),
  getBanners: () => Promise.resolve({ imageBanners: [], dynamicPageBanners: [], textBanners: [] }),
  getArticle: () => Promise.resolve(ARTICLE),
  getArticles: () => Promise.resolve([]),
  getRentals: () => Promise.resolve([RENTAL]),
}))
vi.mock('@/components/layout/menu-page-sections', () => ({ MenuPageSections: () => null }))
vi.mock('@/lib/pages/list-page', () => ({ listPage: () => Promise.resolve({ cards: [{ id: 3 }] }) }))

/** The elements of one component that a page holds itself: parts that are rendered on the server only cannot be shown here. */
function partsOf<P extends object>(page: ReactElement, component: unknown): P[] {
  const parts = Children.toArray((page.props as { children?: ReactNode }).children)
  return parts.flatMap((part) => (isValidElement<P>(part) && part.type === component ? [part.props] : []))
}
const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(cleanup)

describe('pages of the shop', () => {
  it('P2.32 P2.37 rental, stores and a store are named, described, and have their own address', async () => {
    const params = { market: SEGMENT, store: 'tampere' }
    const heads = await Promise.all(
      [rentleMetadata, storesMetadata, storeMetadata].map(async (metadata) => {
        const { title, description, robots, alternates } = await metadata({ params: Promise.resolve(params) })
        const path = new URL(String(alternates?.canonical)).pathname
        return [(title as { absolute: string }).absolute.split(' | ')[0], description?.slice(0, 26), robots, path]
      }),
    )
    expect(heads).toEqual([
      ['Rent the gear', expect.stringMatching(/./), undefined, '/en/rental/rentle/'],
      ['Stores', 'Come in and try it on, col', undefined, '/en/stores/'],
      ['TAMPERE', 'TAMPERE, tampere 1, Helsin', undefined, '/en/stores/tampere/'],
    ])
  })

  it('P2.45 what can be rented is a content page', async () => {
    const page = await Rentle({ params: Promise.resolve({ market: SEGMENT }) })
    expect(partsOf(page, PageEvent)).toMatchObject([{ page: 'content' }])
    const article = await ArticleRoute(market, 'life-outdoors/waxing')
    expect(partsOf(article, PageEvent)).toMatchObject([{ page: 'content' }])
  })

  it('P2.14 the catalogue names the groups of all three levels, each with a link', async () => {
    show(await Catalog({ params: Promise.resolve({ market: SEGMENT }) }))
    expect(addresses()).toEqual(expect.arrayContaining(['/en/ski/', '/en/ski/alpine/', '/en/ski/alpine/boots/']))
  })

  it('P2.37 B8.07 only stores that customers can visit are listed and have a page', async () => {
    show(await Stores({ params: Promise.resolve({ market: SEGMENT }) }))
    expect(addresses().filter((address) => address?.startsWith('/en/stores/'))).toEqual(['/en/stores/tampere/'])
    cleanup()
    const of = (slug: string) => ({ params: Promise.resolve({ market: SEGMENT, store: slug }) })
    show(await StoreRoute(of('tampere')))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('TAMPERE')
    for (const slug of ['hall', 'online', 'partner', 'nowhere']) {
      await expect(StoreRoute(of(slug))).rejects.toMatchObject({ digest: expect.stringContaining('404') as string })
      expect(await storeMetadata(of(slug))).toEqual({})
    }
  })

  it('P2.02 the rental layout has its own bar, and names the stores that hand out the goods', async () => {
    const params = Promise.resolve({ market: SEGMENT })
    show(await RentalLayout({ params, children: <p>goods</p> }))
    const bar = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(bar.map((link) => link.getAttribute('href'))).toEqual(['/en/rental/rentle/', '/en/rental/', '/en/stores/'])
    expect(screen.getByText('goods')).not.toBeNull()
    const collect = within(screen.getByRole('region')).getAllByRole('heading', { level: 3 })
    expect(collect.map((heading) => heading.textContent)).toEqual(['TAMPERE'])
  })

  it('P2.32 P1.02 goods for rent can be booked and have the price of one, three and seven days and the deposit, after how it works', async () => {
    const [view] = partsOf<Parameters<typeof RentalView>[0]>(
      await Rentle({ params: Promise.resolve({ market: SEGMENT }) }),
      RentalView,
    )
    if (!view) throw new Error('no goods')
    show(<RentalView {...view} />)
    expect(screen.getByRole('button', { name: /Toboggan/ })).toBeTruthy()
    expect(document.getElementById(BOOKING_ID)).not.toBeNull()
    expect(screen.getByRole('link', { name: /Toboggan/ }).getAttribute('href')).toBe('/en/brand/toboggan/')
    const prices = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(prices).toEqual([
      ['1 day', '€10'],
      ['3 days', '€30'],
      ['7 days', '€50'],
      ['Deposit', '€50'],
    ])
    expect(document.querySelectorAll('#rental-how + ol > li')).toHaveLength(4)
    cleanup()
    const rentals = Array.from({ length: 12 }, (_, n) => ({
      ...RENTAL,
      card: { ...RENTAL.card, id: n + 1, path: `brand/rent-${n}` },
    }))
    show(<RentalView {...view} rentals={rentals} />)
    expect(addresses()).toEqual(expect.arrayContaining(rentals.map(({ card: { path } }) => `/en/${path}/`)))
  })

  it('P2.26 the menu as a page: every group, and its own groups under it, each with its own link', () => {
    show(<MenuPage market={market} groups={[node('ski', [node('ski/alpine')]), node('hike')]} />)
    expect(addresses()).toEqual(['/en/ski/', '/en/ski/alpine/', '/en/hike/', '/en/manufacturers/'])
    cleanup()
    const many = Array.from({ length: 12 }, (_, n) => ({ ...node(`group-${n}`), id: n + 1 }))
    show(<MenuPage market={market} groups={[...many, node('ski', many)]} />)
    // Twelve groups, one more with twelve of its own, and the brands.
    expect(addresses()).toHaveLength(26)
  })

  it('P2.24 an article is told to search engines as an article, with its breadcrumbs', async () => {
    const told = partsOf<{ data: JsonLdObject }>(await ArticleRoute(market, 'life-outdoors/waxing'), JsonLd)
    expect(told.map(({ data }) => data['@type']).sort()).toEqual(['Article', 'BreadcrumbList'])
    expect(told.find(({ data }) => data['@type'] === 'Article')?.data).toMatchObject({ headline: 'Waxing' })
  })

  it('P9.13 the page of a group tells the products of its list', async () => {
    const page = await GroupRoute({ market: SEGMENT, path: ['ski'] })
    expect(partsOf(page, PageEvent)).toMatchObject([{ page: 'category', cards: [{ id: 3 }] }])
  })
})
