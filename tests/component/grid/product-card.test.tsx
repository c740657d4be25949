import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ProductCard } from '@/components/card/product-card'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { MarketProvider } from '@/lib/intl/market-context'
import { authStore } from '@/stores/auth'

import { priceOfCents } from '../../unit/catalog/support/cards'
import { MARKET } from '../ui/support'
import { colour, gridCard, show, words } from './support'

const { call, push } = vi.hoisted(() => ({ call: vi.fn(), push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const COLOURS = [colour('red'), colour('sea', 'blue'), colour('moss', 'green')]
const picture = () => document.querySelector('article img')?.getAttribute('src') ?? ''
/** The slash before the query is Next's, by its configuration. */
const href = (link: Element | null | undefined) => link?.getAttribute('href')?.replace(/\/(?=\?|$)/, '')
const link = () => href(screen.getByRole('heading', { level: 3 }).querySelector('a'))
const article = () => screen.getByRole('article')

function swipe(from: [number, number], to: [number, number]): void {
  fireEvent.touchStart(article(), { touches: [{ clientX: from[0], clientY: from[1] }] })
  fireEvent.touchEnd(article(), { changedTouches: [{ clientX: to[0], clientY: to[1] }] })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => call.mockReset())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const { id } of toastStore.get()) dismissToast(id)
})

it('B9.05 D7.16 a card asks for a picture of 320 px, of up to twice that on sharp screens', () => {
  const { card, palette } = gridCard({ colors: COLOURS })
  show(<ProductCard card={card} palette={palette} />)
  const img = document.querySelector('article img')
  expect(picture()).toMatch(/[?&]w=320(&|$)/)
  expect(img?.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['320w', '480w', '640w'])
  expect(img?.getAttribute('width')).toBe('320')
})

it('D4.14 a card of a product that is not sent to the country names the country', () => {
  const { card, palette } = gridCard({ colors: COLOURS, undeliverable: true })
  show(<ProductCard card={card} palette={palette} />)
  expect(screen.getByText('Not delivered to: Finland')).toBeTruthy()
  cleanup()
  const other = gridCard({ colors: COLOURS })
  show(<ProductCard card={other.card} palette={other.palette} />)
  expect(screen.queryByText(/Not delivered/)).toBeNull()
})

describe('B4.03 colour of a card', () => {
  it('is the hovered one, else the first wanted one it has, else the first', () => {
    const { card, palette } = gridCard({ colors: COLOURS })
    show(<ProductCard card={card} palette={palette} wantedColors={['yellow', 'green']} />)
    expect(picture()).toContain('/moss/')
    fireEvent.mouseEnter(screen.getByTitle('Name of sea'))
    expect(picture()).toContain('/sea/')
    fireEvent.mouseLeave(screen.getByTitle('Name of sea'))
    expect(picture()).toContain('/moss/')
    cleanup()
    show(<ProductCard card={card} palette={palette} wantedColors={['yellow']} />)
    expect(picture()).toContain('/red/')
  })

  it('D9.11 goes on with a swipe to the left, back with one to the right, round and round; scrolling is no swipe', () => {
    const { card, palette } = gridCard({ colors: COLOURS })
    show(<ProductCard card={card} palette={palette} />)
    const shown = () => /front\/(\w+)\//.exec(picture())?.[1]
    swipe([200, 100], [120, 110])
    expect(shown()).toBe('sea')
    swipe([200, 100], [120, 110])
    swipe([200, 100], [120, 110])
    expect(shown()).toBe('red')
    swipe([100, 100], [180, 90])
    expect(shown()).toBe('moss')
    swipe([100, 100], [150, 300])
    swipe([100, 100], [129, 100])
    expect(shown()).toBe('moss')
    swipe([100, 100], [130, 100])
    expect(shown()).toBe('sea')
  })

  it('D9.11 a finger that moves up to 10 px taps the link; one that moves further does not', () => {
    show(<ProductCard {...gridCard({ colors: COLOURS })} />)
    const follows = (x: number) => {
      fireEvent.touchStart(article(), { touches: [{ clientX: 100, clientY: 100 }] })
      return fireEvent.touchEnd(article(), { changedTouches: [{ clientX: 100 + x, clientY: 100 }] })
    }
    expect([0, 10, 11, 40].map(follows)).toEqual([true, true, false, false])
  })

  it('in a rail a swipe moves the rail', () => {
    const { card, palette } = gridCard({ colors: COLOURS })
    show(<ProductCard card={card} palette={palette} railSizes="40vw" />)
    swipe([200, 100], [100, 100])
    expect(picture()).toContain('/red/')
  })
})

describe('B2.35 link of a card', () => {
  it('carries select-color only when a colour was chosen', () => {
    const { card, palette } = gridCard({ colors: COLOURS, path: 'brand/jacket' })
    show(<ProductCard card={card} palette={palette} wantedColors={['yellow']} />)
    expect(link()).toBe('/en/brand/jacket')
    fireEvent.mouseEnter(screen.getByTitle('Name of sea'))
    expect(link()).toBe('/en/brand/jacket?select-color=sea')
    cleanup()
    show(<ProductCard card={card} palette={palette} wantedColors={['green']} />)
    expect(link()).toBe('/en/brand/jacket?select-color=moss')
  })
})

describe('B1.01 B6.01 price of a card', () => {
  const club = { active: 10_000, reference: 10_000, club: 8_000, lowest30: null, type: 'club' as const, ribbon: null }

  it('P1.06 D4.37 D6.01 D6.02 a guest sees the club price with the way to log in; a customer does not; a member pays it', () => {
    const { card, palette } = gridCard({ price: club })
    show(<ProductCard card={card} palette={palette} />)
    expect(article().textContent).toContain('€80')
    expect(href(screen.getByRole('link', { name: 'Club price Log in' }))).toBe('/en/accounts/login')
    cleanup()
    show(<ProductCard card={card} palette={palette} viewer="customer" />)
    expect(article().textContent).not.toContain('€80')
    cleanup()
    show(<ProductCard card={card} palette={palette} viewer="club" />)
    expect(article().textContent).toContain('€80')
    expect(screen.queryByRole('link', { name: 'Club price Log in' })).toBeNull()
  })

  it('issue 15 the unit price follows the price that is shown', () => {
    const { card, palette } = gridCard({ price: club, content: { amount: 250, unit: 'g' } })
    show(<ProductCard card={card} palette={palette} />)
    expect([...document.querySelectorAll('.price-unit')].map(({ textContent }) => textContent)).toEqual([
      '€400/kg',
      '€320/kg',
    ])
    cleanup()
    show(<ProductCard card={card} palette={palette} viewer="club" />)
    expect(document.querySelector('.price-unit')?.textContent).toBe('€320/kg')
  })

  it('B9.21 D9.01 the reference is struck; the low of 30 days stands below for Finland only', () => {
    const { card, palette } = gridCard({ price: { ...priceOfCents(7_000, 9_000), lowest30: 9_000 }, fromPrefix: true })
    show(<ProductCard card={card} palette={palette} />)
    expect(document.querySelector('s')?.textContent).toBe('€90')
    expect(article().textContent).toContain('Lowest price in 30 days: €90')
    expect(article().textContent).toContain(words['grid.from'])
    cleanup()
    show(<ProductCard card={card} palette={palette} />, 'de')
    expect(document.querySelector('s')?.textContent).toBe('€90')
    expect(article().textContent).not.toContain('30 days')
    expect(document.querySelector('s')?.previousElementSibling?.textContent).toBe('30-day lowest price ')
    expect(document.querySelector('s')?.previousElementSibling?.className).not.toContain('sr-only')
  })
})

describe('what a card says', () => {
  it('B9.19 stars out of 5 when sorted by stars, from a rating of 1 up', () => {
    const rated = gridCard({ rating: 9, ratingCount: 12 })
    show(<ProductCard {...rated} sort="stars" />)
    const five = screen.getByRole('img', { name: '4.5 out of 5, 12 reviews' })
    expect(five.querySelectorAll('use')).toHaveLength(5)
    cleanup()
    show(<ProductCard {...rated} sort="popular" />)
    // One star with the mean, not five.
    const mean = screen.getByRole('img', { name: '4.5 out of 5, 12 reviews' })
    expect([mean.textContent, mean.querySelectorAll('use').length]).toEqual(['4.5 (12)', 1])
    cleanup()
    show(<ProductCard {...gridCard({ rating: 9, ratingCount: 2 })} sort="popular" />)
    expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull()
    cleanup()
    show(<ProductCard {...gridCard({ rating: 0.5, ratingCount: 1 })} sort="stars" />)
    expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull()
  })

  it('D4.39 the percentage from five up, else Outlet; Outdoor price as well; Club price beside the price', () => {
    const texts = ['Outlet', 'Outdoor price', 'Club price']
    const seen = (change: object) => {
      const base = { active: 9_500, reference: 10_000, club: null, lowest30: 10_000, type: 'discount', ribbon: 5 }
      show(<ProductCard {...gridCard({ price: { ...base, ...change } as never })} />)
      const percent = /[-–−]\d+\s?%/.exec(article().textContent ?? '')?.[0]
      const found = texts.filter((text) => screen.queryAllByText(new RegExp(text)).length > 0)
      cleanup()
      return [...(percent ? [percent] : []), ...found]
    }
    const [five] = seen({})
    expect(five).toMatch(/5\s?%$/)
    expect(seen({ active: 9_510 })).toEqual([])
    const plain = { active: 10_000, reference: null, lowest30: null, ribbon: null }
    expect(seen({ ...plain, type: 'outlet' })).toEqual(['Outlet'])
    expect(seen({ type: 'outlet' })).toEqual([five])
    expect(seen({ ...plain, type: 'outdoor' })).toEqual(['Outdoor price'])
    expect(seen({ type: 'outdoor' })).toEqual([five, 'Outdoor price'])
    const club = { ...plain, reference: 10_000, club: 8_000, type: 'club' }
    expect([seen(club), seen({ ...club, club: null, type: 'normal' })]).toEqual([['Club price'], []])
  })

  it('B2.02 every card under /outlet/ carries the ribbon', () => {
    show(<ProductCard {...gridCard({})} forceOutlet />)
    expect(screen.getByText(words['grid.ribbon_outlet'])).toBeDefined()
    cleanup()
    show(<ProductCard {...gridCard({})} />)
    expect(screen.queryByText(words['grid.ribbon_outlet'])).toBeNull()
  })

  it('D9.07 the first measured property stands before a text of about 75 characters with it', () => {
    const properties = [
      { slug: 'season', value: 'Summer', kind: 'checkbox' as const },
      { slug: 'weight', value: 1450, kind: 'range' as const },
    ]
    const { card, palette } = gridCard({ shortDescription: 'x'.repeat(100), properties }, [
      ['volume', 'l'],
      ['weight', 'g'],
    ])
    show(<ProductCard card={card} palette={palette} />)
    expect(card.spec).toBe('1.45\u00a0kg')
    expect(card.shortDescription).toBe(`${'x'.repeat(72 - '1.45 kg'.length)}…`)
    expect(article().textContent).toContain(`1.45\u00a0kg · xxx`)
  })

  it('B3.01 D9.07 D3.03 brand, name, short text, its tags, and whether it is used, for rent or sold out', () => {
    const tag = (title: string) => ({ title, backgroundColor: '#123456', textColor: '#ffffff' }) as never
    const badges = (change: Parameters<typeof gridCard>[0]) => {
      show(<ProductCard {...gridCard(change)} />)
      const found = [...document.querySelectorAll('.card-badges > *')].map(({ textContent }) => textContent)
      cleanup()
      return found
    }
    expect(badges({ tags: [tag('New'), tag('Recycled')] })).toEqual(['New', 'Recycled'])
    // A tag that says the same as the kind is not said twice.
    expect(badges({ kind: 'used', tags: [tag(words['grid.used']), tag('New')] })).toEqual([words['grid.used'], 'New'])
    expect(badges({ kind: 'used', used: { grade: 'B', asNew: null } })).toEqual([`${words['grid.used']} · B`])
    expect(badges({ kind: 'rental' })).toEqual([words['grid.rental']])
    expect(badges({ inStock: false })).toEqual([words['grid.sold_out']])
    expect(badges({})).toEqual([])
    show(<ProductCard {...gridCard({ manufacturer: 'Fjell', name: 'Storm jacket', shortDescription: 'Dry.' })} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('FjellStorm jacket')
    expect(document.querySelector('.card-text')?.textContent).toBe('Dry.')
  })

  it('B9.20 D9.08 its prices are in the market’s currency, at its rate, as a shop would show them, in whole units where the currency has them', () => {
    const { card, palette } = gridCard({ price: { ...priceOfCents(7_000, 9_000), lowest30: 9_000 } })
    const shown = (currency: 'usd' | 'sek', currencyRate: number) => {
      render(
        <MarketProvider value={{ ...MARKET, country: 'us', currency, currencyRate }}>
          <IntlProvider locale="en-US" messages={words}>
            <ProductCard card={card} palette={palette} />
          </IntlProvider>
        </MarketProvider>,
      )
      const texts = [document.querySelector('.price b'), document.querySelector('s')].map((part) => part?.textContent)
      cleanup()
      return texts
    }
    expect([shown('usd', 2), shown('sek', 10)]).toEqual([
      ['Price $139.95', '$179.95'],
      ['Price SEK\u00a0699', 'SEK\u00a0899'],
    ])
  })

  it('a second-hand unit has the price as new below its own; a gift card the amounts that it can have instead of a price', () => {
    show(<ProductCard {...gridCard({ kind: 'used', used: { grade: 'A', asNew: 44_900 } })} />)
    expect(article().textContent).toContain('New: €449')
    cleanup()
    show(<ProductCard {...gridCard({ kind: 'used', used: { grade: 'A', asNew: null } })} />)
    expect(article().textContent).not.toContain('New:')
    cleanup()
    show(<ProductCard {...gridCard({ kind: 'giftcard' })} />)
    expect(document.querySelector('.card-amounts')?.textContent).toBe('€10–€10,000')
  })

  it('B3.01 only sizes that can be ordered are named', () => {
    show(
      <ProductCard
        {...gridCard({
          sizes: [
            { name: 'S', inStock: true },
            { name: 'M', inStock: false },
            { name: 'L', inStock: true },
          ],
        })}
      />,
    )
    expect(article().textContent).toContain('S · L')
  })

  it('D9.11 the second picture, in the shown colour, comes after 100 ms of a mouse and never with a passing finger', () => {
    vi.useFakeTimers()
    show(<ProductCard {...gridCard({ colors: COLOURS })} />)
    fireEvent.pointerEnter(article(), { pointerType: 'touch' })
    pass(1000)
    expect(document.querySelectorAll('article img')).toHaveLength(1)
    fireEvent.pointerEnter(article(), { pointerType: 'mouse' })
    pass(99)
    fireEvent.pointerLeave(article())
    pass(1000)
    expect(document.querySelectorAll('article img')).toHaveLength(1)
    fireEvent.pointerEnter(article(), { pointerType: 'mouse' })
    pass(100)
    expect(article().dataset['second']).toBe('rollover')
    expect([...document.querySelectorAll('article img')].map((img) => img.getAttribute('src')?.split('?')[0])).toEqual([
      '/media/demo/jacket/front/red/1.svg',
      '/media/demo/jacket/back/red/1.svg',
    ])
  })
})

describe('D9.11 a finger that holds the picture', () => {
  const at = (x: number, y: number) => [{ clientX: x, clientY: y }]
  const second = () => document.querySelector('.card-photo-hover')
  const isShown = () => article().dataset['second'] === 'hold' && second()?.classList.contains('invisible') === false
  const lift = (x = 100, y = 100) => fireEvent.touchEnd(article(), { changedTouches: at(x, y) })

  beforeEach(() => {
    vi.useFakeTimers()
    // The picture is the upper 200 px of the card.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200))
    show(<ProductCard {...gridCard({ colors: COLOURS })} />)
    fireEvent.touchStart(article(), { touches: at(100, 100) })
  })

  it('sees the second one after 400 ms, until it is lifted; that is no tap, no swipe, and opens no menu', () => {
    pass(399)
    expect(second()).toBeNull()
    pass(1)
    expect(isShown()).toBe(true)
    expect(fireEvent.contextMenu(article())).toBe(false)
    expect(lift(40)).toBe(false)
    expect(isShown()).toBe(false)
    expect(picture()).toContain('/red/')
    expect(fireEvent.contextMenu(article())).toBe(true)
  })

  it('sees that of the colour that it has swiped to', () => {
    lift(50)
    expect(picture()).toContain('/sea/')
    fireEvent.touchStart(article(), { touches: at(100, 100) })
    pass(400)
    expect(isShown()).toBe(true)
    expect(second()?.getAttribute('src')).toContain('back/sea/')
  })

  it('may tremble within 10 px, not move away, and not rest below the picture', () => {
    fireEvent.touchMove(article(), { touches: at(100, 110) })
    pass(400)
    expect(isShown()).toBe(true)
    expect(lift()).toBe(false)
    fireEvent.touchStart(article(), { touches: at(100, 100) })
    fireEvent.touchMove(article(), { touches: at(100, 111) })
    pass(400)
    expect(isShown()).toBe(false)
    lift()
    fireEvent.touchStart(article(), { touches: at(100, 201) })
    pass(400)
    expect(isShown()).toBe(false)
    expect(lift(100, 201)).toBe(true)
  })

  it('loses it when the browser takes the finger over', () => {
    pass(400)
    fireEvent.touchCancel(article())
    expect(isShown()).toBe(false)
  })
})

it('D9.11 a card without a second picture has nothing to hold', () => {
  vi.useFakeTimers()
  show(<ProductCard {...gridCard({})} />)
  fireEvent.touchStart(article(), { touches: [{ clientX: 0, clientY: 0 }] })
  pass(400)
  expect(fireEvent.touchEnd(article(), { changedTouches: [{ clientX: 0, clientY: 0 }] })).toBe(true)
})

describe('heart of a card', () => {
  const user = authStore.getState().user
  const heart = () => screen.getByRole('button', { name: 'Wishlist: Jacket' })
  /** Hearts come when the browser has time. */
  const showCard = async (over: Parameters<typeof gridCard>[0]) => {
    show(<ProductCard {...gridCard(over)} />)
    await screen.findByRole('button', { name: 'Wishlist: Jacket' })
  }
  afterEach(() => authStore.setState({ isLoading: true, user }))

  it('D4.29 D7.07 P1.03 puts the model on the wishlist and takes it off again', async () => {
    authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: true, id: 5 } })
    call
      .mockResolvedValueOnce({ ok: true, data: { added: true } })
      .mockResolvedValueOnce({ ok: true, data: { added: false } })
    await showCard({ id: 77 })
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    expect(call).toHaveBeenCalledWith('wishlistToggle', { body: { model_id: 77 } })
    fireEvent.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'))
  })

  it('D5.01 D8.05 leads a guest to the login and back to this list', async () => {
    authStore.setState({ isLoading: false })
    window.history.replaceState(null, '', '/en/jackets/?color=blue')
    await showCard({})
    fireEvent.click(heart())
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(`/en/accounts/login/?next=${encodeURIComponent('/en/jackets/?color=blue')}`),
    )
    expect(call).not.toHaveBeenCalled()
  })

  it('D8.03 B4.04 a failure changes nothing and is told', async () => {
    authStore.setState({ isLoading: false, user: { ...user, isAuthenticated: true, id: 5 } })
    call.mockResolvedValueOnce({ ok: false, error: { code: 'TIMEOUT', message: '', status: 0, isRetryable: true } })
    await showCard({})
    fireEvent.click(heart())
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject([
        { tone: 'error', duration: 10_000, text: words['common.unexpected_error'].replace('{code}', '4381') },
      ]),
    )
    expect(heart().getAttribute('aria-pressed')).toBe('false')
  })
})

it('a gift card has no price of its own: its buyer says what it is worth', () => {
  const { card, palette } = gridCard({ kind: 'giftcard', price: priceOfCents(100) })
  show(<ProductCard card={card} palette={palette} />)
  expect(document.querySelector('.price')).toBeNull()
  cleanup()
  show(<ProductCard card={{ ...card, kind: undefined }} palette={palette} />)
  expect(screen.getByText(/€1/)).toBeTruthy()
})
