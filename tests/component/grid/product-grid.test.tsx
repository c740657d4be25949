// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { gridData, type GridSource, packGrid } from '@/lib/catalog/list/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { Toaster } from '@/components/ui/toaster'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { filterList } from '@/lib/catalog/list/filter'
import { packList } from '@/lib/catalog/list/pack'
import { readListQuery } from '@/lib/catalog/list/query'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { marketOf } from '@/lib/market/market'
import common from '@/locales/en/common.json'
import grid from '@/locales/en/grid.json'

import { authStore } from '@/stores/auth'

import { card, color, indexOf, priceOfCents } from '../../unit/catalog/support/cards'

import { WithRouter } from '../router'
import { stubDialogs } from '../ui/support'

const productListIndex = vi.fn()
const productList = vi.fn()
/** Margins that the page's end is watched with. */
const margins: string[] = []
/** What is watched. */
const watched: Element[] = []
/** Tells the latest observer whether the page's end is near. */
let see: (isNear: boolean) => void = () => undefined
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { productList, productListIndex } }))

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('The market is missing.')
const market = found

const CARDS = Array.from({ length: 140 }, (_, n) =>
  card({
    id: n + 1,
    name: `Jacket ${n + 1}`,
    path: `brand/jacket-${n + 1}`,
    price: priceOfCents(20_000 - n * 100),
    soldAmount: 1000 - n,
  }),
)

const LIST = { properties: [], language: 'en' }
const cardsOf = (ids: readonly number[], cards = CARDS) => ids.flatMap((id) => cards[id - 1] ?? [])

/** The page of a list of its own; the browser keeps lists that it has once had. */
let lists = 0
function gridOf(query = '', cards = CARDS, isPageAsked = false, start = 0, isOutlet = false) {
  const source: GridSource = { list: { source: 'ProductGroup', id: ++lists }, defaultSort: 'popular' }
  const index = indexOf(cards, LIST)
  const state = readListQuery(new URLSearchParams(query), index.facets, source.defaultSort)
  const result = filterList(index, state)
  const data = gridData(index, source, state, result, {
    start,
    cards: cardsOf(result.ids.slice(start, start + 60), cards),
    isPageAsked,
    chips: [],
    quick: [
      { key: 'size', name: 'Size' },
      { key: 'color', name: 'Colour' },
    ],
    locale: 'en-US',
  })
  return (
    <WithRouter>
      <MarketProvider value={marketValue(market, 1)}>
        <IntlProvider locale="en-US" messages={{ ...common, ...grid }}>
          <ProductGrid packed={packGrid(data)} forceOutlet={isOutlet} />
          <Toaster closeLabel="Close" />
        </IntlProvider>
      </MarketProvider>
    </WithRouter>
  )
}

const open = (...list: Parameters<typeof gridOf>) => render(gridOf(...list))

/** Read without roles: computing them for 140 cards, again and again until the last is there, took most of these tests' time. */
const names = () => [...document.querySelectorAll('h3')].map((heading) => heading.textContent)
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn++) await vi.dynamicImportSettled()
  })

async function sortBy(value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(grid['grid.sort']), { target: { value } })
  await settle()
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        margins.push(options.rootMargin ?? '')
        see = (isIntersecting) => seen([{ isIntersecting }])
      }
      observe(marker: Element) {
        watched.push(marker)
      }
      disconnect() {}
    },
  )
  window.history.replaceState(null, '', '/en/jackets/')
  productListIndex.mockReset().mockResolvedValue({ ok: true, data: packList(CARDS, LIST) })
  productList.mockReset().mockImplementation(async ({ sortIds }: { sortIds: number[] }) => ({
    ok: true,
    data: { products: cardsOf(sortIds), total: sortIds.length },
  }))
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.unstubAllGlobals()
})

describe('product grid', () => {
  it('issue 16: the most used filters stand above the list by name, an active one is marked', () => {
    open('color=blue')
    expect(screen.getByRole('button', { name: 'Colour' }).className).toContain('border-ink')
    expect(screen.getByRole('button', { name: 'Size' }).className).toContain('border-line-strong')
  })

  it('B8.09 B2.12 an empty list says why: there is nothing, or nothing that meets the filters, which can be cleared', () => {
    open('', [])
    expect(document.body.textContent).toContain('No products')
    expect(document.body.textContent).toContain('There is nothing here right now.')
    expect(screen.queryByRole('button', { name: grid['grid.clear_all'] })).toBeNull()
    cleanup()
    open(
      'price=100-150',
      [CARDS[0], CARDS[139]].flatMap((one, at) => (one ? [{ ...one, id: at + 1 }] : [])),
    )
    expect(document.body.textContent).toContain('No product matches all of these filters.')
    expect(screen.getByRole('button', { name: grid['grid.clear_all'] })).toBeTruthy()
  })

  it('B2.11 a later page leads to the start of the list, with its filters', () => {
    open('price=100-200', CARDS, true, 60)
    const link = screen.queryByRole('link', { name: 'Show the list from the start' })
    expect(link?.getAttribute('href')).toBe('?price=100-200')
    cleanup()
    open('', CARDS, true, 60)
    expect(screen.getByRole('link', { name: 'Show the list from the start' }).getAttribute('href')).toBe('./')
    cleanup()
    open()
    expect(screen.queryByRole('link', { name: 'Show the list from the start' })).toBeNull()
    expect(document.body.textContent).toContain('Showing 60 of 140')
  })

  it('B2.10 B9.01 Back to top stands below more than twelve products', () => {
    open('', CARDS.slice(0, 12))
    expect(screen.queryByRole('button', { name: grid['grid.back_to_top'] })).toBeNull()
    cleanup()
    open('', CARDS.slice(0, 13))
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    fireEvent.click(screen.getByRole('button', { name: grid['grid.back_to_top'] }))
    expect(scroll).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }))
    scroll.mockRestore()
  })

  it('a list of five products has no bar of filters and orders, unless a filter made it so short; one of six has', () => {
    const bar = () => screen.queryByRole('button', { name: /^Filter/ }) !== null
    open('', CARDS.slice(0, 5))
    const [five, columns] = [
      bar(),
      document.querySelector<HTMLElement>('.card-grid')?.style.getPropertyValue('--foot-lines'),
    ]
    cleanup()
    open('', CARDS.slice(0, 6))
    const six = bar()
    cleanup()
    open('price=100-101', CARDS.slice(0, 5))
    expect([five, six, bar()]).toEqual([false, true, true])
    expect(columns).toMatch(/^[012]$/)
  })

  it('gift cards have their picture beside their words, other goods above', () => {
    const isWide = () => document.querySelector('.card-grid')?.classList.contains('wide-cards')
    open('', [card({ id: 1, kind: 'giftcard' }), card({ id: 2, kind: 'giftcard' })])
    expect(isWide()).toBe(true)
    cleanup()
    open('', [card({ id: 1, kind: 'giftcard' }), card({ id: 2 })])
    expect(isWide()).toBe(false)
  })

  it('B2.02 B2.35 B4.03 B6.01 B9.19 its cards know the colour filter, the order, the viewer, and whether it is an outlet', () => {
    const club = { active: 10_000, reference: 10_000, club: 8_000, lowest30: null, type: 'club', ribbon: null } as const
    const two = [
      card({ id: 1, colors: [color('red'), color('blue')], rating: 9, ratingCount: 12, price: club }),
      card({ id: 2, colors: [color('red')] }),
    ]
    const link = () => screen.getByRole('heading', { level: 3 }).querySelector('a')?.getAttribute('href')
    const stars = () => screen.queryByRole('img', { name: '4.5 out of 5, 12 reviews' })?.querySelectorAll('use').length
    const logIn = () => screen.queryByRole('link', { name: /Log in/ })
    const ribbon = () => screen.queryByText(grid['grid.ribbon_outlet'])
    open('color=blue&sort=stars', two)
    expect([link()?.endsWith('?select-color=blue'), stars(), logIn() !== null, ribbon()]).toEqual([true, 5, true, null])
    cleanup()
    const { user } = authStore.getState()
    authStore.setState({ user: { ...user, isAuthenticated: true, isClubMember: true } })
    open('color=blue', two, false, 0, true)
    expect([stars(), logIn(), ribbon() !== null]).toEqual([1, null, true])
    cleanup()
    authStore.setState({ user })
  })

  it('B1.01 B2.09 B4.07 B9.18 P1.01 asks for the whole list only when it is needed, sorts it and writes the order into the address, in the same history entry', async () => {
    open()
    const entries = window.history.length
    expect(productListIndex).not.toHaveBeenCalled()
    expect(names()[0]).toContain('Jacket 1')
    await sortBy('lowest')
    expect(names()[0]).toContain('Jacket 140')
    expect(window.location.search).toBe('?sort=lowest')
    await sortBy('highest')
    expect(window.history.length).toBe(entries)
    expect(names()[0]).toContain('Jacket 1')
    expect(productListIndex).toHaveBeenCalledOnce()
    // The lowest sixty came once; the highest were on the page.
    expect(productList).toHaveBeenCalledOnce()
  })

  it('B8.04 without an answer the cards and the order stay, the shopper is told, and the next try works', async () => {
    productListIndex.mockResolvedValueOnce({
      ok: false,
      error: { code: 'TIMEOUT', message: '', status: 0, isRetryable: true },
    })
    open()
    const before = names()
    await sortBy('lowest')
    expect(names()).toEqual(before)
    expect(window.location.search).toBe('')
    expect(toastStore.get()).toMatchObject([{ tone: 'error', text: grid['grid.load_failed'] }])
    expect(screen.getByRole('alert').textContent).toBe(grid['grid.load_failed'])
    await sortBy('lowest')
    expect(names()[0]).toContain('Jacket 140')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('B9.03 P1.01 the server draws the first batch of a filtered list, with an address for the rest; the browser draws the others', async () => {
    const onServer = (query: string, isPageAsked = false) => {
      const html = renderToString(gridOf(query, CARDS, isPageAsked))
      return {
        cards: html.match(/<article/g)?.length,
        next: /href="([^"]*page=\d+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
      }
    }
    expect(onServer('')).toEqual({ cards: 60, next: '?page=2' })
    expect(onServer('sort=lowest')).toEqual({ cards: 20, next: '?sort=lowest&page=1' })
    // All that the filters leave is on one page: the way to the rest of it stands all the same.
    expect(onServer('price=100-150')).toEqual({ cards: 20, next: '?price=100-150&page=1' })
    expect(onServer('sort=lowest', true)).toEqual({ cards: 60, next: '?sort=lowest&page=2' })
    open('sort=lowest')
    expect(names()).toHaveLength(20)
    await waitFor(() => expect(names()).toHaveLength(60))
    expect(names()[59]).toContain('Jacket 81')
    cleanup()
    // Of those that match, not of the whole list.
    open('price=80-150')
    await waitFor(() => expect(screen.getByText('Showing 60 of 71')).toBeTruthy())
  })

  it('B5.02 B5.03 a range of the address filters the cards; its ends are clamped, and the full span is no filter', () => {
    const shown = (query: string) => {
      open(query)
      const count = document.body.textContent?.match(/Showing \d+ of (\d+)/)?.[1]
      cleanup()
      return Number(count)
    }
    expect(['price=80-150', 'price=1-130', 'price=-5-130', 'price=x-130', 'price=61-200'].map(shown)).toEqual([
      71, 70, 70, 70, 140,
    ])
  })

  it('B4.06 come back to after a reload, a filtered list is whole at once', () => {
    window.history.replaceState(
      { list: { query: 'sort=lowest', shown: 60, place: { id: 100, top: 50 } } },
      '',
      '/en/jackets/?sort=lowest',
    )
    open('sort=lowest')
    expect(names()).toHaveLength(60)
  })

  it('B9.09 offers the eight orders under their query values', () => {
    open()
    const options = screen.getByLabelText(grid['grid.sort']).querySelectorAll('option')
    expect([...options].map(({ value }) => value)).toEqual([
      'default',
      'popular',
      'newest',
      'stars',
      'offers',
      'lowest',
      'highest',
      'alphabetical',
    ])
  })

  it('B2.11 B9.01 watches for the end 500 px ahead', async () => {
    margins.length = 0
    watched.length = 0
    open()
    await settle()
    expect(margins).toContain('500px')
    // The end of the cards, before the link to the next page.
    const list = screen.getAllByRole('list').at(-1)
    expect(watched.at(-1) === list?.nextElementSibling).toBe(true)
    act(() => see(false))
    await settle()
    expect(productList).not.toHaveBeenCalled()
    act(() => see(true))
    await settle()
    expect(productList).toHaveBeenCalledOnce()
  })

  it('stays as bright as it is while more of it comes; another list dims it', async () => {
    productListIndex.mockReturnValue(new Promise(() => undefined))
    open()
    fireEvent.click(screen.getByRole('link', { name: grid['grid.load_more'] }))
    await settle()
    expect(screen.getAllByRole('list')[0]?.getAttribute('aria-busy')).toBe('false')
    await sortBy('lowest')
    expect(screen.getAllByRole('list')[0]?.getAttribute('aria-busy')).toBe('true')
  })

  it('B4.06 B9.01 shows more and remembers how many, for the way back', async () => {
    open()
    const before = names().length
    expect(before).toBeLessThan(CARDS.length)
    fireEvent.click(screen.getByRole('link', { name: grid['grid.load_more'] }))
    const { add } = DOMTokenList.prototype
    const putOff = vi.spyOn(DOMTokenList.prototype, 'add').mockImplementation(function (this: DOMTokenList, ...tokens) {
      add.apply(this, tokens)
    })
    await vi.waitFor(() => expect(names().length).toBe(before + 60), { timeout: 30_000 })
    expect(window.history.state).toMatchObject({ list: { query: '', shown: names().length } })
    // Each of the new cards was put off when it was drawn, none of the first; each is laid out when there is time.
    expect(putOff.mock.calls.filter(([token]) => token === 'later')).toHaveLength(60)
    await vi.waitFor(() => expect(document.querySelectorAll('.later')).toHaveLength(0), { timeout: 30_000 })
    putOff.mockRestore()
  }, 70_000)

  it('B1.01 B2.12 B4.07 B5.04 a choice of the dialog changes list, count and address, a chip takes it away, and all go together', async () => {
    stubDialogs()
    const goods = ['red', 'blue', 'blue', 'green', 'black', 'grey'].map((control, n) =>
      card({ id: n + 1, name: `Jacket ${n + 1}`, colors: [color(control)] }),
    )
    productListIndex.mockResolvedValue({ ok: true, data: packList(goods, LIST) })
    open('', goods)
    const entries = window.history.length
    const tick = async (name: RegExp) => {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${grid['grid.filter']}`) }))
      fireEvent.click(await screen.findByRole('checkbox', { name }, { timeout: 30_000 }))
    }
    const shows = (query: string, ids: readonly number[]) =>
      vi.waitFor(
        () => expect([window.location.search, names()]).toEqual([query, ids.map((id) => `BrandJacket ${id}`)]),
        { timeout: 30_000 },
      )
    await tick(/^Blue/)
    await shows('?color=blue', [2, 3])
    fireEvent.click(await screen.findByRole('button', { name: 'Show 2 of 6 products' }))
    fireEvent.click(await screen.findByRole('link', { name: /Blue$/ }, { timeout: 30_000 }))
    await shows('', [1, 2, 3, 4, 5, 6])
    await tick(/^Red/)
    await shows('?color=red', [1])
    fireEvent.click(screen.getByRole('link', { name: grid['grid.clear_all'] }))
    await shows('', [1, 2, 3, 4, 5, 6])
    expect(window.history.length).toBe(entries)
  }, 100_000)

  it('B4.06 after a reload as many cards are there as were shown; another order begins with sixty again', async () => {
    window.history.replaceState({ list: { query: '', shown: 120, place: null } }, '', '/en/jackets/')
    open()
    expect(names()).toHaveLength(60)
    await vi.waitFor(() => expect(names()).toHaveLength(120), { timeout: 30_000 })
    await sortBy('lowest')
    await vi.waitFor(() => expect(screen.getByText('Showing 60 of 140')).toBeTruthy(), { timeout: 30_000 })
    expect(window.history.state).toMatchObject({ list: { query: 'sort=lowest', shown: 60 } })
  }, 70_000)

  it('B4.06 on the way back within a visit nothing is loaded again', async () => {
    const page = gridOf()
    render(page)
    fireEvent.click(screen.getByRole('link', { name: grid['grid.load_more'] }))
    await vi.waitFor(() => expect(names()).toHaveLength(120), { timeout: 30_000 })
    cleanup()
    productList.mockClear()
    render(page)
    expect(names()).toHaveLength(120)
    expect(productList).not.toHaveBeenCalled()
  }, 70_000)

  it('B4.06 on a later page it remembers the place in the list up to which cards are shown', async () => {
    open('', CARDS, true, 60)
    fireEvent.click(screen.getByRole('link', { name: grid['grid.load_more'] }))
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ list: { query: '', shown: 140 } }), {
      timeout: 30_000,
    })
  }, 70_000)

  it('B2.09 B9.06 a press on the filters or the size of the cards is marked first, what it does follows in the next frame', async () => {
    stubDialogs()
    open()
    fireEvent.click(screen.getByRole('button', { name: grid['grid.larger'] }))
    expect(screen.getByRole('button', { name: grid['grid.smaller'] }).getAttribute('aria-pressed')).toBe('true')
    expect(document.documentElement.dataset['grid']).toBeUndefined()
    await vi.waitFor(() => expect(document.documentElement.dataset['grid']).toBe('extended'), { timeout: 15_000 })
    expect(screen.getByRole('button', { name: grid['grid.smaller'] }).getAttribute('aria-pressed')).toBe('true')
    delete document.documentElement.dataset['grid']
    const filters = () => screen.getByRole('button', { name: new RegExp(`^${grid['grid.filter']}`) })
    fireEvent.click(filters())
    expect(filters().getAttribute('aria-expanded')).toBe('true')
    expect(productListIndex).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(productListIndex).toHaveBeenCalledOnce(), { timeout: 15_000 })
  })

  it('B4.06 only a press on a card asks where the cards are, for the way back', () => {
    open()
    const noted = vi.spyOn(window.history, 'replaceState')
    fireEvent.click(screen.getByRole('button', { name: grid['grid.larger'] }))
    expect(noted).not.toHaveBeenCalled()
    const link = screen.getAllByRole('heading', { level: 3 })[0]?.querySelector('a')
    if (link) fireEvent.click(link)
    expect(noted).toHaveBeenCalledOnce()
    noted.mockRestore()
  })
})
