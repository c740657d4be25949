import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { decodeMarket } from '@/lib/market/market'

import { show } from '../ui/support'

const { call, listPage, getSettings } = vi.hoisted(() => ({ call: vi.fn(), listPage: vi.fn(), getSettings: vi.fn() }))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: async (segment: string) => decodeMarket(segment) }))
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))
vi.mock('@/lib/shop-api/cached', () => ({
  getSettings,
  getResources: async () => ({
    productGroups: [
      { id: 1, name: 'Tents', path: 'tents', showInMenu: true },
      { id: 2, name: 'Hidden', path: 'hidden', showInMenu: false },
    ],
  }),
}))
vi.mock('@/components/layout/page-event', () => ({
  PageEvent: ({ page, cards = [] }: { page: string; cards?: readonly object[] | undefined }) => (
    <data value={`${page} ${cards.length}`} />
  ),
}))
vi.mock('@/lib/pages/list-page', () => ({ listPage }))
vi.mock('@/components/grid/product-grid', () => ({ ProductGrid: () => <p>the grid</p> }))
vi.mock('@/components/card/product-rail', () => ({
  ProductRail: ({ cards }: { cards: readonly { name: string }[] }) => (
    <ul>
      {cards.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
}))
vi.mock('@/lib/intl/provider', () => ({ IntlScope: ({ children }: { children: ReactNode }) => children }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/en/search/',
}))

const { SearchView } = await import('@/components/list-pages/search-view')
const { searchPage } = await import('@/lib/pages/search')
const { default: SearchPage } = await import('@/app/[market]/search/page')

const EXACT = { approximate: false, queries: [], popular: [], filters: [], absent: [], ignored: [] }
const PRICE = { amount: null, currency: null }
const report = (data: object) => call.mockResolvedValue({ ok: true, data: { ...EXACT, ...data } })
async function search(text: string, language = 'en', sortBy = '') {
  const market = decodeMarket(`${language}.fi.eur`)
  if (!market) throw new Error('No market.')
  const page = await searchPage(market, { text, sortBy, query: {} })
  if (!page) throw new Error('404')
  show(<SearchView market={market} text={text} {...page} />)
}

beforeEach(() => {
  call.mockReset()
  listPage.mockReset().mockResolvedValue({ total: 3, cards: [] })
  getSettings.mockReset().mockResolvedValue({ search_bar_placeholder: 'Teltta, reppu…' })
})
afterEach(cleanup)

describe('the search page', () => {
  it('P1.01 P2.33 P2.45 P9.14 shows the grid of what fits, tells its products, and says nothing more', async () => {
    report({})
    listPage.mockResolvedValue({ total: 3, cards: [{}, {}] })
    await search('tent')
    expect(document.querySelector('data')?.getAttribute('value')).toBe('search 2')
    expect(screen.getByText('the grid')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “tent”')
    expect(screen.queryByText(/approximate/)).toBeNull()
  })

  it('B5.10 asks for list and report in the visitor’s order', async () => {
    report({})
    await search('tent', 'en', 'text_match,most_converted,most_viewed')
    expect(listPage.mock.lastCall?.[1]).toEqual({
      source: 'Search',
      slug: 'tent',
      currency: 'eur',
      sortBy: 'text_match,most_converted,most_viewed',
    })
    expect(call).toHaveBeenCalledWith('search', {
      query: expect.objectContaining({ q: 'tent', sortBy: 'text_match,most_converted,most_viewed' }),
    })
  })

  it('B5.10 the page has the order of the setting for one half, and the other order for the other half', async () => {
    report({})
    getSettings.mockResolvedValue({ frosmo_search_sort_by: 'most_sold' })
    const order = async (chance: number) => {
      const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
      await SearchPage({
        params: Promise.resolve({ market: 'en.fi.eur' }),
        searchParams: Promise.resolve({ q: 'tent' }),
      })
      random.mockRestore()
      return (listPage.mock.lastCall?.[1] as { sortBy: string }).sortBy
    }
    expect(await order(0.9)).toBe('most_sold')
    expect(await order(0.1)).toBe('text_match,most_converted,most_viewed')
  })

  it('shows each understood filter as a link to the query without it, and offers the words as typed', async () => {
    const filter = { name: null, isMissed: false, ...PRICE }
    report({
      filters: [
        { ...filter, topic: 'goods', target: 'tents', name: 'Tents', without: 'red under 200 euro' },
        { ...filter, topic: 'colour', target: 'red', without: 'tent under 200 euro' },
        { ...filter, topic: 'price', target: 'below', amount: 200, currency: 'eur', without: 'red tent' },
      ],
    })
    await search('red tent under 200 euro')
    const chips = within(screen.getByRole('list', { name: 'Understood as' })).getAllByRole('link')
    expect(
      chips.map((chip) => [
        chip.textContent,
        new URL(chip.getAttribute('href') ?? '', 'http://x').searchParams.get('q'),
      ]),
    ).toEqual([
      ['Remove Tents', 'red under 200 euro'],
      ['Remove Red', 'tent under 200 euro'],
      ['Remove up to €200', 'red tent'],
      ['Search for the words as typed', '"red tent under 200 euro"'],
    ])
  })

  it('says what is not sold, which words nothing has and which condition no product meets', async () => {
    report({
      approximate: true,
      filters: [{ topic: 'size', target: '60', name: null, isMissed: true, without: 'skates', ...PRICE }],
      absent: [{ text: 'skates', groups: [{ name: 'Skis', path: 'skis' }] }],
      ignored: ['glittering'],
    })
    await search('glittering skates 60')
    const notice = screen.getByRole('status')
    expect(notice.textContent).toContain('We do not sell “skates”.')
    expect(notice.textContent).toContain('glittering')
    expect(notice.textContent).toContain('Size 60')
    expect(within(notice).getByRole('link', { name: 'Skis' }).getAttribute('href')).toBe('/en/skis/')
    expect(screen.queryByText(/We did not understand/)).toBeNull()
  })

  it('D8.11 says that the results are approximate, and what to search for instead', async () => {
    report({ approximate: true, queries: ['tunnel tent'] })
    await search('tunel tent')
    expect(screen.getByText('We did not understand your query "tunel tent". The results are approximate.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'tunnel tent' }).getAttribute('href')).toMatch(
      /^\/en\/search\/?\?q=tunnel%20tent$/,
    )
  })

  it('D8.11 says that the results are approximate also when no other query is known', async () => {
    report({ approximate: true })
    await search('tunel tent')
    expect(screen.getByText('We did not understand your query "tunel tent". The results are approximate.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('P2.33 nothing found never dead-ends: other queries, groups of the menu, an address to ask, popular goods', async () => {
    listPage.mockResolvedValue({ total: 0, cards: [] })
    report({ queries: ['tent'], popular: [{ name: 'Norrsken 2' }] })
    await search('tennnt')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['tent', 'Tents', expect.stringContaining('@')]),
    )
    expect(screen.queryByRole('link', { name: 'Hidden' })).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\/(?=\?)|\/$/, ''))).toEqual(
      expect.arrayContaining(['/en/search?q=tent', '/en/tents', expect.stringMatching(/^mailto:.+@/)]),
    )
    expect(document.body.textContent).toContain('No matches')
    expect(document.body.textContent).toContain('Try instead:tent')
    expect(document.body.textContent).toContain('Ask our shop staff: ')
    expect(within(screen.getByRole('region', { name: 'What others are buying' })).getByText('Norrsken 2')).toBeTruthy()
  })

  it('P2.33 before the first search the page says what can be typed, and leads to the groups', async () => {
    report({})
    listPage.mockClear()
    await search('')
    expect(listPage).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search the shop')
    expect(document.body.textContent).toContain('What are you looking for?')
    expect(document.body.textContent).toContain('Type a product, a brand or a product number above.')
    expect(screen.getByRole('link', { name: 'Tents' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('Ask our shop staff')
  })

  it('P2.33 D8.11 a search that fails says so and can be asked again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    call.mockResolvedValue({ ok: false, error: { code: 'UNAVAILABLE', message: '', status: 503, isRetryable: true } })
    await search('tent')
    expect(screen.getByRole('alert').textContent).toContain('An error occurred while fetching search results')
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toMatch(/^\/en\/search\/?\?q=tent$/)
    log.mockRestore()
  })

  it('B3.05 the empty field reads as the setting in the default language, in others as the language has it', async () => {
    report({})
    await search('', 'fi')
    expect(screen.getByRole('combobox').getAttribute('placeholder')).toBe('Teltta, reppu…')
    cleanup()
    await search('', 'en')
    expect(screen.getByRole('combobox').getAttribute('placeholder')).toBe(
      'Search for gear, a brand or a product number',
    )
  })
})
