/** What stands in the purchase panel beside choices and button, and when it does not. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PurchasePanel } from '@/components/product/purchase-panel'
import type { SizeTable } from '@/lib/catalog/size-tables'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import { authStore } from '@/stores/auth'
import { setViewer } from '@/stores/viewer'

import { stubDialogs } from '../ui/support'
import { market, PATH, panelData, prices, productModel, show, variant } from './support'

vi.mock('@/lib/shop-api/browser', () => ({
  api: { call: () => new Promise(() => undefined), reportView: () => Promise.resolve() },
}))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: () => new Promise(() => undefined) } }))
vi.mock('@/components/product/credit-widget', () => ({
  default: ({ credit }: { credit: { clientId: string } }) => <p>{`credit of ${credit.clientId}`}</p>,
}))

const table: SizeTable = {
  id: 1,
  name: 'Jackets',
  info_text: '',
  hide_image: true,
  images: [],
  parsed_sizetable: {
    id: 1,
    sizes: [
      { size: '42.5', product_type: null },
      { size: 'M', product_type: null },
    ],
    rows: [{ name: 'Chest', unit: 'cm', values: ['100', '104'] }],
  },
}
const heart = () => screen.queryByRole('button', { name: 'Wishlist' })
const sizeGuide = () => screen.queryByRole('button', { name: 'Size guide' })

beforeEach(() => {
  window.history.replaceState(null, '', `/en/${PATH}/`)
  setViewer('guest')
  stubDialogs()
})
afterEach(async () => {
  await vi.dynamicImportSettled()
  cleanup()
})

describe('the purchase panel', () => {
  it('D1.03 P1.03 D4.29 D4.41 D4.43 D5.05 holds notice, size guide, heart, wizard button, instant credit and the time until it is there', async () => {
    show(
      <PurchasePanel
        data={panelData({
          wizard: { sport: 'alpine', group: 'skis', href: '/en/ski-wizard/alpine/' },
          credit: { clientId: 'abc', scriptUrl: 'https://credit.example/lib.js' },
        })}
        sizeTables={[table]}
        notice="Runs small"
      />,
    )
    expect(screen.getByText('Runs small')).toBeTruthy()
    expect([sizeGuide(), heart()]).not.toContain(null)
    expect(await screen.findByRole('link', { name: 'Build a ski package with this' })).toBeTruthy()
    expect(await screen.findByText('credit of abc')).toBeTruthy()
    expect(screen.getByText(/^With you \w+ \d/)).toBeTruthy()
  })

  it('D6.03 P3.14 a visit records the model and the path for the people of the shop, and forgets them after it', async () => {
    const { unmount } = show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />)
    await vi.waitFor(() => expect(authStore.getState().admin).toMatchObject({ modelId: 7, route: `/en/${PATH}/` }))
    unmount()
    expect(authStore.getState().admin).toMatchObject({ modelId: null, route: null })
  })

  it('D1.03 has nothing of what the product or the shop is without', async () => {
    const { container } = show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />)
    await vi.dynamicImportSettled()
    expect(sizeGuide()).toBeNull()
    expect(container.textContent).not.toMatch(/ski package|credit of/)
    // An empty notice is no empty box.
    expect([...container.querySelectorAll('p')].filter(({ textContent }) => textContent === '')).toEqual([])
  })

  it('D5.05 marks the column of the chosen size, whatever spaces and comma it is written with', async () => {
    show(<PurchasePanel data={panelData()} sizeTables={[table]} notice="" />, {
      model: productModel({ products: [variant(11, 'red', '42, 5')] }),
    })
    fireEvent.click(sizeGuide() as HTMLElement)
    const headers = within(await screen.findByRole('table')).getAllByRole('columnheader')
    const marked = headers.filter(({ className }) => className.split(' ').includes('bg-surface-2'))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['42.5'])
  })

  it('D4.05 D1.01 D1.03 colours, sizes and types that cannot be had are marked, and said to be sold out', () => {
    const kind = (name: string) => ({ product_type: { name, sort_order: 0, title: name } })
    const out = { stock: {} }
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
      model: productModel({
        products: [
          variant(11, 'red', 'M', kind('short')),
          variant(12, 'red', 'L', { ...kind('short'), ...out }),
          variant(13, 'red', 'M', { ...kind('long'), ...out }),
          variant(14, 'blue', 'M', { ...kind('short'), ...out }),
        ],
      }),
      initial: { color: 'red', size: 'M', type: 'short' },
    })
    const options = (group: RegExp) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label') ?? link.textContent)
    fireEvent.click(screen.getByRole('link', { name: 'M' }))
    fireEvent.click(screen.getByRole('link', { name: 'short' }))
    expect(options(/^Color/)).toEqual(['Lingonberry', 'Fjord, sold out'])
    expect(options(/^Size/)).toEqual(['M', expect.stringMatching(/^L.*sold out$/)])
    expect(options(/^Type/)).toEqual(['short', 'long, sold out'])
    const struck = (name: RegExp) => screen.getByRole('link', { name }).className.includes('line-through')
    expect([struck(/^short/), struck(/^long/)]).toEqual([false, true])
  })

  it('D9.12 sizes stand from XXXS to XXXXXL, then by number, in whatever order the variants come', () => {
    const sizes = ['42', 'XXXXXL', 'M', '9', 'XXXS', 'XL']
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
      model: productModel({ products: sizes.map((size, index) => variant(20 + index, 'red', size)) }),
    })
    const links = within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['XXXS', 'M', 'XL', 'XXXXXL', '9', '42'])
  })

  it('D4.12 a check is drawn as a van, an estimate as a clock', () => {
    const iconBeside = (number: number, text: RegExp) => {
      show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
        model: productModel({ products: [variant(11, 'red', 'M', { shipping_time: { string: '5-8', number } })] }),
      })
      const icon = screen.getByText(text).closest('p')?.querySelector('use')?.getAttribute('href')?.split('#')[1]
      cleanup()
      return icon
    }
    expect([iconBeside(2, /^Sent in/), iconBeside(3, /^Estimated/)]).toEqual(['truck', 'clock'])
  })

  it.each([
    [2_999, true],
    [30_000, true],
    [30_001, false],
  ])('D9.06 at a price of %i the worth from which delivery is free is told: %s', (active, isTold) => {
    const record = prices({ active, regular: active })
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
      model: productModel({ prices: record, products: [variant(11, 'red', 'M', { prices: record })] }),
    })
    expect(screen.queryByText('Free for orders of €300 or more') !== null).toBe(isTold)
  })
})

describe('the price', () => {
  const ribbons = (record: Partial<PriceRecord>, change: Parameters<typeof productModel>[0] = {}) => {
    const own = prices(record)
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
      model: productModel({ prices: own, products: [variant(11, 'red', 'M', { prices: own })], ...change }),
    })
    const price = document.querySelector('[data-price]') as HTMLElement
    const texts = ['Outlet', 'Outdoor price', 'Club price'].filter((text) => within(price).queryByText(text))
    const percent = /-\d+%/.exec(price.textContent ?? '')?.[0]
    cleanup()
    return percent ? [percent, ...texts] : texts
  }

  it('D4.39 D4.36 D3.04 D1.01 D1.03 carries the percentage from five up, and the label of its type', () => {
    expect(ribbons({})).toEqual([])
    expect(ribbons({ active: 19_000, lowest_30_days: 20_000 })).toEqual(['-5%'])
    expect(ribbons({ active: 19_100, lowest_30_days: 20_000 })).toEqual([])
    expect(ribbons({ active: 15_000, lowest_30_days: 20_000 }, { show_discount_percentage: false })).toEqual([])
    expect(ribbons({ active: 15_000, lowest_30_days: 20_000 }, { belongs_to_outlet: true })).toEqual(['-25%', 'Outlet'])
    expect(ribbons({ discount_free: 25_000, lowest_30_days: 25_000 })).toEqual(['-20%', 'Outdoor price'])
  })

  it('D4.39 has the label of the club for members; D4.37 D6.01 guests read its price with the log-in, customers neither', () => {
    const club = { club: 15_000 }
    const priceOf = (viewer: 'guest' | 'customer' | 'club') => {
      setViewer(viewer)
      const own = prices(club)
      show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
        model: productModel({ prices: own, products: [variant(11, 'red', 'M', { prices: own })] }),
      })
      const price = document.querySelector('[data-price]') as HTMLElement
      const login = within(price).queryByRole('link', { name: 'Log in to receive the club price' })
      const seen = [price.dataset['price'], price.textContent?.includes('Club price'), login?.getAttribute('href')]
      cleanup()
      return seen
    }
    expect(priceOf('guest')).toEqual(['20000', true, '/en/accounts/login/'])
    expect(priceOf('customer')).toEqual(['20000', false, undefined])
    expect(priceOf('club')).toEqual(['15000', true, undefined])
  })

  it('D6.02 D1.01 follows the log-in: the club price for members, from the moment that they are known', () => {
    const own = prices({ club: 15_000 })
    show(<PurchasePanel data={panelData()} sizeTables={[]} notice="" />, {
      model: productModel({ prices: own, products: [variant(11, 'red', 'M', { prices: own })] }),
    })
    const shown = () => document.querySelector<HTMLElement>('[data-price]')?.dataset['price']
    const { user } = authStore.getState()
    const known = (change: Partial<typeof user>) => act(() => authStore.setState({ user: { ...user, ...change } }))
    known({ isAuthenticated: true, isClubMember: false })
    expect(shown()).toBe('20000')
    known({ isAuthenticated: true, isClubMember: true })
    expect(shown()).toBe('15000')
    known({ isAuthenticated: false, isClubMember: false })
    expect(shown()).toBe('20000')
  })

  it('D4.38 tells the end of an offer below it, whatever its type', () => {
    show(<PurchasePanel data={panelData({ endingNote: 'Offer ends 24.12.2026 22:00' })} sizeTables={[]} notice="" />)
    expect(screen.getByText('Offer ends 24.12.2026 22:00')).toBeTruthy()
  })
})

it('D4.09 abroad, where no stores are shown, goods are in stock, not online only', () => {
  const area = prices({}, market('de').taxAreaId)
  show(<PurchasePanel data={panelData({ stores: [] })} sizeTables={[]} notice="" />, {
    country: 'de',
    model: productModel({ prices: area, products: [variant(11, 'red', 'M', { prices: area })] }),
  })
  expect(document.querySelector('[data-availability]')?.textContent).toBe('In stock')
})
