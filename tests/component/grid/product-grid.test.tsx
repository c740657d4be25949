import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { gridData, type GridSource, indexFor } from '@/components/grid/grid-data'
import { ProductGrid } from '@/components/grid/product-grid'
import { Toaster } from '@/components/ui/toaster'
import { dismissToast, toastStore } from '@/components/ui/toast'
import { MarketProvider } from '@/lib/intl/market-context'
import { marketValue } from '@/lib/intl/market-value'
import { marketOf } from '@/lib/market/market'
import common from '@/locales/en/common.json'
import grid from '@/locales/en/grid.json'

import { card, priceOfCents } from '../../unit/catalog/support/cards'

const productList = vi.fn()
vi.mock('@/lib/shop-api/browser', () => ({ api: { productList } }))

const found = marketOf('en', 'fi', 'eur')
if (!found) throw new Error('The market is missing.')
const market = found

const CARDS = Array.from({ length: 140 }, (_, n) => card({ id: n + 1, name: `Jacket ${n + 1}`, path: `brand/jacket-${n + 1}`, price: priceOfCents(20_000 - n * 100), soldAmount: 1000 - n }))

/** The page of a list of its own; the browser keeps lists that it has once had. */
let lists = 0
function open(query = '') {
  const source: GridSource = { request: { source: 'ProductGroup', id: ++lists }, properties: [], defaultSort: 'popular', stores: {} }
  const data = gridData(indexFor(CARDS, source, market, 1), source, new URLSearchParams(query))
  if (!data) throw new Error('There is no such page.')
  render(
    <MarketProvider value={marketValue(market, 1)}>
      <IntlProvider locale="en-US" messages={{ ...common, ...grid }}>
        <ProductGrid data={data} />
        <Toaster closeLabel="Close" />
      </IntlProvider>
    </MarketProvider>,
  )
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const settle = () => act(async () => {
  for (let turn = 0; turn < 5; turn++) await vi.dynamicImportSettled()
})

async function sortBy(value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(grid['grid.sort']), { target: { value } })
  await settle()
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} })
  window.history.replaceState(null, '', '/en/jackets/')
  productList.mockReset().mockResolvedValue({ ok: true, data: { products: CARDS, total: CARDS.length } })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.unstubAllGlobals()
})

describe('product grid', () => {
  it('asks for the whole list only when it is needed, sorts it and writes the order into the address', async () => {
    open()
    expect(productList).not.toHaveBeenCalled()
    expect(names()[0]).toContain('Jacket 1')
    await sortBy('lowest')
    expect(names()[0]).toContain('Jacket 140')
    expect(window.location.search).toBe('?sort=lowest')
    await sortBy('highest')
    expect(names()[0]).toContain('Jacket 1')
    expect(productList).toHaveBeenCalledOnce()
  })

  it('without an answer the cards and the order stay, the shopper is told, and the next try works', async () => {
    productList.mockResolvedValueOnce({ ok: false, error: { code: 'TIMEOUT', message: '', status: 0, isRetryable: true } })
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

  it('shows more and remembers how many, for the way back', async () => {
    open()
    const before = names().length
    expect(before).toBeLessThan(CARDS.length)
    fireEvent.click(screen.getByRole('link', { name: grid['grid.load_more'] }))
    await settle()
    expect(names().length).toBeGreaterThan(before)
    expect(window.history.state).toMatchObject({ shown: names().length })
  })
})
