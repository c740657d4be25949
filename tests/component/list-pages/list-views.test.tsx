import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Children, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BrandView } from '@/components/list-pages/brand-view'
import { GroupView } from '@/components/list-pages/group-view'
import type { GridData } from '@/lib/catalog/list/grid-data'
import type { ProductGroup } from '@/lib/contract/schemas/catalogue'
import { encodeMarket, marketOf } from '@/lib/market/market'

import { show, stubDialogs } from '../ui/support'

const { getBrand, getGroup, getTranslatedPaths, listPage, permanentRedirect, notFound, reportCacheablePage } =
  vi.hoisted(() => {
    const stop = (name: string) =>
      vi.fn((to = '') => {
        throw new Error(`${name} ${to}`.trim())
      })
    return {
      getBrand: vi.fn(),
      getGroup: vi.fn(),
      getTranslatedPaths: vi.fn(),
      listPage: vi.fn(() => Promise.resolve(null)),
      permanentRedirect: stop('moved to'),
      notFound: stop('not found'),
      reportCacheablePage: vi.fn(() => Promise.resolve()),
    }
  })
vi.mock('next/navigation', () => ({ permanentRedirect, notFound }))
vi.mock('@/lib/shop-api/cached', () => ({ getBrand, getGroup, getTranslatedPaths }))
vi.mock('@/lib/shop-api/report-cacheable-page', () => ({ reportCacheablePage }))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: () => Promise.resolve(market) }))
vi.mock('@/lib/pages/list-page', () => ({ listPage }))
vi.mock('@/lib/pages/experiences', () => ({ experiencesHref: () => Promise.resolve(null) }))
const pageBanner = vi.hoisted(() => vi.fn((): Promise<unknown> => Promise.resolve(null)))
vi.mock('@/lib/pages/page-banner', () => ({ pageBanner }))
vi.mock('@/lib/catalog/list/grid-data', () => ({ packGrid: (data: unknown) => data }))
vi.mock('@/components/grid/product-grid', () => ({
  ProductGrid: ({ packed, forceOutlet = false }: { packed: unknown; forceOutlet?: boolean }) => (
    <p data-testid="grid">{packed !== DATA ? 'other cards' : forceOutlet ? 'ribbon on every card' : 'cards'}</p>
  ),
}))
const { BrandRoute, brandMetadata } = await import('@/app/[market]/brand/brand-route')
const { GroupRoute, groupMetadata } = await import('@/app/[market]/group/group-route')
const { default: GroupPage } = await import('@/app/[market]/group/[...path]/page')
const { default: FilteredGroupPage } = await import('@/app/[market]/group-list/[...path]/page')

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('no market')
const market = found
const DATA = {} as GridData
/** A text of words of four letters. */
const text = (length: number) => 'wool '.repeat(length / 5).trim()
const lengths = () => [...document.querySelectorAll('header p')].map((cut) => cut.textContent?.length)

const group = (path: string, more: Partial<ProductGroup> = {}): ProductGroup => ({
  id: 1,
  name: 'Shell jackets',
  path,
  meta_title: null,
  meta_description: null,
  description: '',
  description_html: '',
  group_sorting: '',
  filterable_properties: [],
  breadcrumbs: [],
  children: [],
  ski_sports: [],
  paths: {},
  ...more,
})
const showGroup = (...shown: Parameters<typeof group>) =>
  show(<GroupView market={market} group={group(...shown)} data={DATA} />)

afterEach(cleanup)

describe('the page of a group', () => {
  it('B2.03 B2.36 has the crumbs of its whole path, of which all but the last are links, and a heading', () => {
    showGroup('clothing/jackets/shell', {
      breadcrumbs: [
        { name: 'Clothing', path: 'clothing' },
        { name: 'Jackets', path: 'clothing/jackets' },
        { name: 'Shell jackets', path: 'clothing/jackets/shell' },
      ],
    })
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Home', '/en/'],
      ['Clothing', '/en/clothing/'],
      ['Jackets', '/en/clothing/jackets/'],
      ['Shell jackets', undefined],
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shell jackets')
  })

  it('B2.03 B9.25 cuts its text at 300 characters on phones and at 500 elsewhere', () => {
    showGroup('clothing', { description: text(1_000) })
    expect(lengths()).toEqual([300, 500])
  })

  it('B2.03 P1.01 B1.01 Read more shows the whole text as it was written, above the grid', async () => {
    stubDialogs()
    showGroup('clothing', { description: text(1_000), description_html: '<p>All <b>about</b> clothing</p>' })
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }))
    const dialog = await screen.findByRole('dialog', { name: 'Shell jackets' }, { timeout: 10_000 })
    expect(dialog.querySelector('.prose')?.innerHTML).toBe('<p>All <b>about</b> clothing</p>')
    expect(screen.getByTestId('grid').textContent).toBe('cards')
  })

  it('B3.10 has its banner’s picture and words in its heading, and a short text as it was written, with its links', () => {
    const banner = { image: 'scenes/ridge.svg', heading: 'Up there', cropPoint: 'top' } as never
    const html = '<p>See <a href="/en/tents/">tents</a>.</p>'
    show(
      <GroupView
        market={market}
        group={group('hiking', { description: 'See tents.', description_html: html })}
        data={DATA}
        banner={banner}
      />,
    )
    const header = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(header?.querySelector('img')?.getAttribute('src')).toContain('scenes/ridge.svg')
    expect(header?.querySelector('img')?.className).toContain('object-top')
    expect(header?.textContent).toContain('Up there')
    expect(header?.querySelector('a')?.getAttribute('href')).toBe('/en/tents/')
  })

  it.each([
    [[], undefined],
    [['nordic'], '/en/ski-wizard/nordic/'],
    [['alpine', 'nordic'], '/en/ski-wizard/'],
  ] as const)('B2.30 leads to the ski wizard where it has goods for it: %j to %s', (sports, href) => {
    showGroup('skiing', { ski_sports: [...sports] })
    const link = screen.queryByRole('complementary')?.querySelector('a')
    expect(link?.getAttribute('href')).toBe(href)
  })

  it.each([
    ['women/outlet', true],
    ['outlet/women', true],
    ['outlet', true],
    ['women/outlet/shoes', true],
    ['women/outlets', false],
    ['women', false],
  ])('B2.02 /%s/ forces the ribbon: %s', (path, isForced) => {
    showGroup(path)
    expect(screen.getByTestId('grid').textContent === 'ribbon on every card').toBe(isForced)
  })
})

const fjell = {
  id: 1,
  slug: 'fjell',
  name: 'Fjell',
  logo: null,
  title: 'Fjell jackets',
  description: `<p>${text(1_000)}</p>`,
  metaDescription: '',
  promoImages: [],
}

it('B9.25 the page of a brand cuts its text at 300 characters on phones and at 700 elsewhere', () => {
  show(<BrandView market={market} brand={fjell} data={DATA} experiences={null} />)
  expect(lengths()).toEqual([300, 700])
})

it.each([
  ['without a logo its name', null, 'Fjell', undefined],
  ['its logo, named', 'brands/fjell.svg', '', 'Fjell'],
])(
  'B1.01 B2.07 the page of a brand has crumbs from Brands, its pictures, its grid, and as heading %s',
  (_, logo, words, alt) => {
    show(
      <BrandView market={market} brand={{ ...fjell, logo, promoImages: ['a.svg'] }} data={DATA} experiences={null} />,
    )
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('listitem')
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Brands', '/en/manufacturers/'],
      ['Fjell', undefined],
    ])
    const heading = screen.getByRole('heading', { level: 1 })
    expect([heading.textContent, heading.querySelector('img')?.alt]).toEqual([words, alt])
    expect(document.querySelectorAll('[aria-roledescription="carousel"] img')).toHaveLength(1)
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Pictures of Fjell')
    expect(screen.getByTestId('grid').textContent).toBe('cards')
  },
)

it('B2.07 the pictures of a brand are named and numbered, and their buttons say what they do; B3.05 experiences are linked', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show(
    <BrandView
      market={market}
      brand={{ ...fjell, promoImages: ['a.svg', 'b.svg'] }}
      data={DATA}
      experiences="/en/experiences/"
    />,
  )
  const carousel = within(screen.getByRole('region', { name: 'Pictures of Fjell' }))
  expect(carousel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous picture',
    'Play',
    'Next picture',
  ])
  expect(carousel.getAllByRole('group', { hidden: true }).map((picture) => picture.getAttribute('aria-label'))).toEqual(
    ['Picture 1 of 2', 'Picture 2 of 2'],
  )
  expect(screen.getByRole('link', { name: 'Experiences with Fjell' }).getAttribute('href')).toMatch(
    /^\/en\/experiences/,
  )
  vi.unstubAllGlobals()
})

it('B2.07 the crumbs of a brand are told to search engines, too', () => {
  const { container } = show(<BrandView market={market} brand={fjell} data={DATA} experiences={null} />)
  const told = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown
  expect(told).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Brands' },
      { position: 2, name: 'Fjell' },
    ],
  })
})

it('B5.06 P2.04 the page of a group has the order of the group', async () => {
  getGroup.mockResolvedValue(group('clothing/jackets', { group_sorting: 'price-lowest' }))
  await expect(GroupRoute({ market: encodeMarket(market), path: ['clothing', 'jackets'] })).rejects.toThrow('not found')
  expect(listPage).toHaveBeenCalledWith(market, { source: 'ProductGroup', id: 1 }, 'price-lowest', {})
})

it('B2.06 B3.02 B3.03 B5.11 title and description of a list are its own, with the shop’s name; a group without a title has its name', async () => {
  const params = { market: encodeMarket(market), path: ['clothing'] }
  const read = async (more: Partial<ProductGroup>) => {
    getGroup.mockResolvedValue(group('clothing', { description: 'Written', ...more }))
    const { title, description } = await groupMetadata(params)
    return [(title as { absolute: string }).absolute.split(' | ')[0], description]
  }
  expect(await read({ meta_title: 'All clothing', meta_description: 'For rain' })).toEqual(['All clothing', 'For rain'])
  expect(await read({})).toEqual(['Shell jackets', 'Written'])
  getBrand.mockResolvedValue({ ...fjell, title: 'Fjell gear', metaDescription: 'From the fells' })
  const { title, description } = await brandMetadata({ market: encodeMarket(market), slug: 'Fjell' })
  expect([(title as { absolute: string }).absolute, description]).toEqual([
    expect.stringMatching(/^Fjell gear \| .+/) as string,
    'From the fells',
  ])
  // B2.06 A slug is read in lower case.
  expect(getBrand).toHaveBeenLastCalledWith(market, 'fjell')
})

it('B2.01 B7.10 P2.04 P2.42 B2.03 each page of a group, its query and its title look up the path in lower case, without empty parts', async () => {
  const params = { market: encodeMarket(market), path: ['Clothing', '', 'JACKETS'] }
  getGroup.mockReset().mockResolvedValue(group('clothing/jackets'))
  // Without a list the page is not found: here it only matters what is looked up.
  await expect(GroupRoute(params)).rejects.toThrow('not found')
  await groupMetadata(params)
  expect(getGroup.mock.calls).toEqual([
    [market, 'clothing/jackets'],
    [market, 'clothing/jackets'],
  ])
  getGroup.mockClear()
  const deep = { ...params, path: ['Clothing', 'JACKETS', '', 'Shell', 'Rain'] }
  await expect(GroupRoute(deep)).rejects.toThrow('not found')
  await groupMetadata(deep)
  expect(getGroup.mock.calls.map(([, path]) => path as string)).toEqual(Array(2).fill('clothing/jackets/shell/rain'))
})

it('B3.10 a group has the banner of its address beside its words', async () => {
  const banner = { id: 3, image: 'sale.svg', heading: 'Sale' }
  listPage.mockResolvedValueOnce({ cards: [] } as never)
  getGroup.mockReset().mockResolvedValue(group('clothing/jackets'))
  pageBanner.mockResolvedValueOnce(banner)
  const page = await GroupRoute({ market: encodeMarket(market), path: ['clothing', 'jackets'] })
  const parts = Children.toArray((page.props as { children: ReactNode }).children) as ReactElement[]
  expect(parts.slice(-1).map(({ type, props }) => [type, props])).toMatchObject([[GroupView, { banner }]])
  expect(pageBanner).toHaveBeenLastCalledWith(market, '/en/clothing/jackets/')
})

it('B2.01 a page with a query is reported under the path in lower case, without empty parts', async () => {
  listPage.mockResolvedValueOnce({ cards: [] } as never)
  getGroup.mockReset().mockResolvedValue(group('clothing/jackets'))
  const params = Promise.resolve({ market: encodeMarket(market), path: ['Clothing', '', 'JACKETS'] })
  await FilteredGroupPage({ params, searchParams: Promise.resolve({ color: 'red' }) })
  expect(getGroup.mock.calls).toEqual(Array.from({ length: 2 }, () => [market, 'clothing/jackets']))
  expect(reportCacheablePage).toHaveBeenCalledOnce()
})

describe('B2.04 B7.14 B8.08 P2.34 P2.41 P2.42 a path without a group', () => {
  const params = Promise.resolve({ market: encodeMarket(market), path: ['klader', 'jackor'] })
  beforeEach(() => getGroup.mockReset().mockResolvedValue(null))

  it('leads to the path of the own language, with its query', async () => {
    getTranslatedPaths.mockResolvedValue([
      { languageCode: 'sv', path: 'klader/jackor' },
      { languageCode: 'fi', path: 'vaatteet/takit' },
      { languageCode: 'en', path: 'clothing/jackets' },
    ])
    await expect(GroupPage({ params })).rejects.toThrow(/moved to \/en\/clothing\/jackets\/$/)
    const searchParams = Promise.resolve({ color: 'red', sort: 'lowest' })
    await expect(FilteredGroupPage({ params, searchParams })).rejects.toThrow(
      /moved to \/en\/clothing\/jackets\/\?color=red&sort=lowest$/,
    )
  })

  it('is not found without a path in the own language', async () => {
    getTranslatedPaths.mockResolvedValue([
      { languageCode: 'sv', path: 'klader/jackor' },
      { languageCode: 'fi', path: 'vaatteet/takit' },
    ])
    await expect(GroupPage({ params })).rejects.toThrow('not found')
  })
})

describe('B2.06 B2.08 B7.13 B8.10 P2.04 P2.42 a brand that is missing', () => {
  const open = (page?: string) =>
    BrandRoute({ market: encodeMarket(market), slug: 'Polku' }, page === undefined ? {} : { page })

  it('is not found', async () => {
    getBrand.mockResolvedValue(null)
    await expect(open()).rejects.toThrow('not found')
    expect(getBrand).toHaveBeenLastCalledWith(market, 'polku')
  })

  it('nor is a page after the last of its list', async () => {
    getBrand.mockResolvedValue({ id: 7, slug: 'polku' })
    await expect(open('9')).rejects.toThrow('not found')
    expect(listPage).toHaveBeenLastCalledWith(market, { source: 'Manufacturer', slug: 'polku' }, null, { page: '9' })
  })
})
