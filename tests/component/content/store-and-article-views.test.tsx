/** What the server renders of stores, articles, authors and gift campaigns. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ArticleView } from '@/components/journal/article-view'
import { AuthorsView, AuthorView } from '@/components/journal/authors-view'
import { JournalList } from '@/components/journal/journal-page'
import { GiftCampaignView } from '@/components/product/gift-campaign-view'
import { StoreCards } from '@/components/store/store-cards'
import { StoreMap } from '@/components/store/store-map'
import { StorePage } from '@/components/store/store-page'
import type { GroupNode, Store } from '@/lib/contract/schemas/config'
import type { Article, ArticleLink, Author } from '@/lib/contract/schemas/content'
import { marketOf } from '@/lib/market/market'

import { card } from '../../unit/catalog/support/cards'
import { show } from '../ui/support'

afterEach(cleanup)

const market = marketOf('en', 'fi', 'eur')
if (!market) throw new Error('no market')
const hrefs = (within_: HTMLElement = document.body) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

const STORE: Store = {
  id: 8,
  slug: 'tampere',
  name: 'Tampere',
  shortName: 'Tre',
  type: 'retail',
  pikanouto: false,
  nouto: false,
  stock_display_order: 1,
  address: { street: 'Katu 1', postcode: '33100', city: 'Tampere', phone: '+358 3 123', lat: 61.5, lon: 23.8 },
  image: 'stores/tampere.svg',
  hours: [
    { days: 'mon-fri', opens: '10:00', closes: '19:00' },
    { days: 'sun', opens: '', closes: '' },
  ] as Store['hours'],
}
const group = (slug: string, showInMenu: boolean): GroupNode => ({
  id: slug.length,
  name: slug,
  shortName: null,
  slug,
  path: slug,
  showInMenu,
  image: null,
  links: [],
  children: [],
})

describe('P2.37 the page of a store', () => {
  const open = (store: Store, hasPage = true) =>
    show(
      <StorePage
        store={store}
        stores={[store]}
        groups={[group('ski', true), group('gifts', false)]}
        language="en"
        hasPage={() => hasPage}
      />,
    )

  it('P2.37 has address, telephone, map and hours, and what it has in stock, as filtered lists', () => {
    open(STORE)
    const text = document.body.textContent
    for (const part of ['Katu 1', '33100 Tampere', '10:00–19:00', 'Closed']) expect(text).toContain(part)
    expect(hrefs()).toEqual(expect.arrayContaining(['tel:+3583123', '/en/ski/?store=tampere']))
    expect(hrefs().filter((href) => href?.includes('openstreetmap'))).toHaveLength(1)
    expect(hrefs()).not.toContain('/en/gifts/?store=tampere')
  })

  it('P2.37 has the services that it offers, each as a link to the page about it, if there is one', () => {
    const services = () => hrefs().filter((href) => /delivery|express|pikanouto|returns|repair/.test(href ?? '')).length
    open(STORE)
    expect(services()).toBe(2)
    cleanup()
    open({ ...STORE, nouto: true, pikanouto: true })
    expect(services()).toBe(4)
    cleanup()
    open({ ...STORE, nouto: true, pikanouto: true }, false)
    expect(services()).toBe(0)
  })
})

describe('P2.37 the list of the stores', () => {
  afterEach(() => void vi.useRealTimers())

  it('P2.37 has all of them, each leading to its page', () => {
    const stores = Array.from({ length: 12 }, (_, n) => ({
      ...STORE,
      id: n + 1,
      slug: `store-${n}`,
      name: `Store ${n}`,
    }))
    show(<StoreCards stores={stores} language="en" hasPage={() => false} />)
    expect(stores.map(({ name }) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(
      stores.map(({ slug }) => `/en/stores/${slug}/`),
    )
  })

  it('P2.37 says of each whether it is open, in shop time, and shows its front', () => {
    vi.useFakeTimers()
    vi.setSystemTime(new Date('2026-11-27T12:00:00+02:00'))
    const hours = [{ days: 'Mo-Fr', opens: '10:00', closes: '19:00' }]
    show(
      <StoreCards
        stores={[
          { ...STORE, hours },
          { ...STORE, id: 9, slug: 'oulu', name: 'Oulu', image: null, hours: [] },
        ]}
        language="en"
        hasPage={(route) => route === 'pikanouto'}
      />,
    )
    const [tampere, oulu] = ['Tampere', 'Oulu'].map((name) => screen.getByRole('link', { name }).closest('li'))
    expect(tampere?.textContent).toContain('Open until 19:00')
    expect(tampere?.querySelector('img')?.getAttribute('src')).toContain('stores/tampere.svg')
    expect(oulu?.textContent).not.toContain('Open')
    expect(oulu?.querySelector('img')).toBeNull()
  })

  it('P2.37 has a map that leads to each; on a page of one it names this one only', () => {
    const stores = [
      STORE,
      { ...STORE, id: 9, slug: 'oulu', shortName: 'Oulu', address: STORE.address && { ...STORE.address, lat: 65 } },
    ]
    show(<StoreMap stores={stores} language="en" />)
    expect(hrefs()).toEqual(['/en/stores/tampere/', '/en/stores/oulu/'])
    cleanup()
    const { container } = show(<StoreMap stores={stores} own="oulu" language="en" />)
    expect([hrefs(), container.textContent]).toEqual([[], 'Oulu'])
    cleanup()
    const nowhere = { ...STORE, address: { street: 'Katu 1', postcode: '33100', city: 'Tampere', phone: '1' } }
    expect(show(<StoreMap stores={[nowhere]} language="en" />).container.textContent).toBe('')
  })
})

const LINK: ArticleLink = {
  slug: 'life-outdoors/waxing',
  title: 'Waxing',
  metaDescription: 'How to wax',
  image: null,
  section: 'guides',
  author: { name: 'Ski desk', slug: 'life-outdoors/bloggers/ski-desk' },
  published: '2026-01-02T10:00:00.000Z',
} as ArticleLink
const AUTHOR = {
  key: 'ski',
  slug: 'life-outdoors/bloggers/ski-desk',
  title: 'Ski desk',
  metaDescription: 'Where skis are mounted',
  image: null,
  articles: 3,
  content: '<p>We mount skis.</p>',
  slugs: {},
} as unknown as Author

describe('P2.24 Life outdoors', () => {
  it('P1.01 P2.24 an article has its text, its author with a link, its day, and what to read next', () => {
    const article = {
      ...LINK,
      modified: LINK.published,
      content: '<p>Warm the iron.</p>',
      slugs: {},
    } as unknown as Article
    show(
      <ArticleView article={article} next={[{ ...LINK, slug: 'life-outdoors/edges', title: 'Edges' }]} language="en" />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Waxing')
    for (const part of ['Warm the iron.', 'How to wax', 'January 2, 2026'])
      expect(document.body.textContent).toContain(part)
    expect(screen.getByRole('link', { name: 'Ski desk' }).getAttribute('href')).toBe(
      '/en/life-outdoors/bloggers/ski-desk/',
    )
    const next = screen.getByRole('region', { name: 'Read next' })
    expect(hrefs(next)).toEqual(['/en/life-outdoors/edges/'])
  })

  it('P1.01 P2.24 a list has its articles and the way to the sections and authors; one without articles says so', () => {
    const list = (articles: readonly ArticleLink[]) =>
      show(<JournalList language="en" sections={['guides', 'blog']} section="guides" page={null} articles={articles} />)
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...LINK,
      slug: `life-outdoors/part-${n}`,
      title: `Part ${n}`,
    }))
    list([LINK, ...many])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guides')
    expect(hrefs()).toEqual(expect.arrayContaining(many.map(({ slug }) => `/en/${slug}/`)))
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        '/en/life-outdoors/',
        '/en/life-outdoors/guides/',
        '/en/life-outdoors/blog/',
        '/en/life-outdoors/waxing/',
        '/en/life-outdoors/bloggers/',
      ]),
    )
    cleanup()
    list([])
    expect(screen.getByText('There is nothing to read here yet.')).toBeTruthy()
  })

  it('P2.24 the authors lead to their pages, with how much each has written; a page of one has all of it', () => {
    const others = Array.from({ length: 12 }, (_, n) => ({
      ...AUTHOR,
      key: `a${n}`,
      slug: `life-outdoors/bloggers/a-${n}`,
    }))
    show(<AuthorsView authors={others} language="en" sections={[]} />)
    expect(hrefs()).toEqual(expect.arrayContaining(others.map(({ slug }) => `/en/${slug}/`)))
    cleanup()
    show(<AuthorsView authors={[AUTHOR]} language="en" sections={[]} />)
    expect(screen.getByRole('link', { name: /Ski desk.*3 articles/ }).getAttribute('href')).toBe(
      '/en/life-outdoors/bloggers/ski-desk/',
    )
    cleanup()
    show(<AuthorView author={AUTHOR} articles={[LINK]} language="en" sections={[]} />)
    expect(document.body.textContent).toContain('We mount skis.')
    expect(hrefs()).toContain('/en/life-outdoors/waxing/')
  })
})

describe('P2.22 the page of a gift campaign', () => {
  const CAMPAIGN = {
    slug: 'yule',
    name: 'Yule',
    description: '<p>Thank you!</p>',
    valid_until: '2026-12-24T10:00:00.000Z',
    products: [card({ id: 4, name: 'Toboggan', path: 'brand/toboggan' })],
  } as unknown as Parameters<typeof GiftCampaignView>[0]['campaign']

  it('P2.22 has its words, its last day, and each gift without a price, leading to its page in the campaign', () => {
    show(<GiftCampaignView market={market} campaign={CAMPAIGN} />)
    for (const part of ['Thank you!', 'December 24, 2026']) expect(document.body.textContent).toContain(part)
    expect(screen.getByRole('link', { name: /Toboggan/ }).getAttribute('href')).toBe('/en/giftcampaigns/yule/toboggan/')
    expect(document.body.textContent).not.toContain('€')
    cleanup()
    const products = Array.from({ length: 12 }, (_, n) => card({ id: n + 1, path: `brand/gift-${n}` }))
    show(<GiftCampaignView market={market} campaign={{ ...CAMPAIGN, products }} />)
    expect(hrefs()).toEqual(expect.arrayContaining(products.map((_, n) => `/en/giftcampaigns/yule/gift-${n}/`)))
    cleanup()
    show(<GiftCampaignView market={market} campaign={{ ...CAMPAIGN, products: [], valid_until: null }} />)
    expect(screen.queryByRole('link', { name: /Toboggan/ })).toBeNull()
    expect(document.body.textContent).not.toContain('2026')
  })
})
