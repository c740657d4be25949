import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import FilterDialog, { RECOUNT_MS, TEXT_MS } from '@/components/grid/filter-dialog'
import { RANGE_MS } from '@/components/grid/filter-facet'
import { toGridCards } from '@/lib/catalog/list/grid-card'
import { chipsOf, withoutChip } from '@/lib/catalog/list/filter-chips'
import { BATCH } from '@/lib/catalog/list/paging'
import type { ListState } from '@/lib/catalog/list/filter'
import { emptyState, setText, toggleOption } from '@/lib/catalog/list/state'
import { loadMessages } from '@/lib/intl/lazy'
import { preferenceStore } from '@/stores/preferences'

import { stubDialogs } from '../ui/support'
import { card, color, indexOf, priceOfCents } from '../../unit/catalog/support/cards'
import { show, words } from './support'

const CARDS = Array.from({ length: 60 }, (_, n) =>
  card({
    id: n + 1,
    manufacturer: `Brand ${n % 30}`,
    manufacturerSlug: `brand-${n % 30}`,
    colors: [color(n % 3 === 0 ? 'blue' : 'red')],
    price: priceOfCents(1_000 + n * 100),
    sizes: [{ name: n % 2 ? 'M' : 'L', inStock: true }],
  }),
)
const index = indexOf(CARDS, { properties: [], language: 'en' })
const changed = vi.fn<(state: ListState) => void>()
const closed = vi.fn()

function Dialog({ asked = [] }: { asked?: readonly string[] }) {
  const [state, setState] = useState(emptyState('default'))
  return (
    <FilterDialog
      list={{ index, state }}
      failed={false}
      total={CARDS.length}
      asked={asked}
      palette={toGridCards(CARDS).palette}
      onClose={closed}
      onRetry={() => undefined}
      onChange={(change) => {
        changed(change())
        // A text would be looked up by the engine, which is not here.
        setState(setText(change(), ''))
        return Promise.resolve(true)
      }}
    />
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const fold = (name: string) => {
  const details = [...document.querySelectorAll('details')].find((own) =>
    own.querySelector('summary')?.textContent?.startsWith(name),
  )
  if (!details) throw new Error(`There is no filter ${name}.`)
  details.open = true
  fireEvent(details, new Event('toggle'))
  return details
}
const footer = () => screen.getByRole('button', { name: /^Show/ }).textContent

beforeEach(async () => {
  stubDialogs()
  changed.mockReset()
  closed.mockReset()
  await loadMessages('en', 'filter')
  await act(async () => show(<Dialog />))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('filter dialog', () => {
  it('B9.03 a tick is marked at once and counted after 300 ms; several ticks are counted once', async () => {
    fold('Colour')
    const blue = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Blue/ })
    fireEvent.click(blue)
    expect(blue.checked).toBe(true)
    await pass(RECOUNT_MS - 1)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Red/ }))
    await pass(RECOUNT_MS - 1)
    expect(changed).not.toHaveBeenCalled()
    await pass(1)
    expect(changed).toHaveBeenCalledOnce()
    expect(changed.mock.calls[0]?.[0].checks['color']).toEqual(['blue', 'red'])
    expect([RECOUNT_MS, RANGE_MS, TEXT_MS]).toEqual([300, 300, 500])
  })

  it('issue 16: opens at the filter whose button was pressed', async () => {
    cleanup()
    await act(async () => show(<Dialog asked={['color']} />))
    const isOpen = [...document.querySelectorAll('details')].filter(({ open }) => open)
    expect(isOpen.map((facet) => facet.querySelector('summary')?.textContent)).toEqual(['Colour'])
    expect(isOpen[0]?.contains(document.activeElement)).toBe(true)
    expect(screen.getByRole('checkbox', { name: /^Blue/ })).toBeTruthy()
  })

  it('B2.12 the footer counts what matches, and all when that is more', async () => {
    expect(footer()).toBe('Show 60 products')
    fold('Colour')
    fireEvent.click(screen.getByRole('checkbox', { name: /^Blue/ }))
    await pass(RECOUNT_MS)
    expect(footer()).toBe('Show 20 of 60 products')
    expect(screen.getByRole('dialog').dataset['side']).toBe('right')
  })

  it('B9.03 the text filter waits for 500 ms', async () => {
    fireEvent.change(screen.getByRole('searchbox', { name: words['filter.text_filter'] }), {
      target: { value: 'rain ' },
    })
    await pass(TEXT_MS - 1)
    expect(changed).not.toHaveBeenCalled()
    await pass(1)
    expect(changed.mock.calls[0]?.[0].text).toBe('rain')
  })

  it('B9.03 B5.02 a range waits for 300 ms, is clamped, and what is no number is its bound', async () => {
    fold('Price')
    const [from, to] = [
      screen.getByRole<HTMLInputElement>('textbox', { name: words['filter.range_min'] }),
      screen.getByRole<HTMLInputElement>('textbox', { name: words['filter.range_max'] }),
    ]
    expect([from.value, to.value]).toEqual(['10', '69'])
    fireEvent.change(from, { target: { value: '20' } })
    await pass(RANGE_MS - 1)
    expect(changed).not.toHaveBeenCalled()
    fireEvent.change(to, { target: { value: 'x' } })
    await pass(RANGE_MS + 1)
    expect(changed.mock.lastCall?.[0].ranges['price']).toEqual({ min: 20, max: 69 })
    expect([from.value, to.value]).toEqual(['20', '69'])
    const sliders = screen.getAllByRole('slider')
    // The value as it is read aloud has no words of another language.
    expect(sliders.map((slider) => slider.getAttribute('aria-valuetext'))).toEqual(['20', '69'])
  })

  it('B3.09 B3.12 sizes stand in their order; those that this shopper has chosen before are chosen together, and taken back', async () => {
    vi.useRealTimers()
    act(() => preferenceStore.setState({ selectedSizes: ['L', '42', 'M'] }))
    fold('Size')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'My sizes (M, L)' })
    const sizes = [...document.querySelectorAll('#facet-size li')].map(({ textContent }) => textContent?.[0])
    expect(sizes).toEqual(['M', 'L'])
    vi.useFakeTimers()
    for (const [isChosen, chosen] of [
      [true, ['M', 'L']],
      [false, undefined],
    ] as const) {
      fireEvent.click(all)
      expect(all.checked).toBe(isChosen)
      await pass(RECOUNT_MS)
      expect(changed.mock.lastCall?.[0].checks['size']).toEqual(chosen)
    }
    act(() => preferenceStore.setState({ selectedSizes: ['42'] }))
    expect(screen.queryByRole('checkbox', { name: /^My sizes/ })).toBeNull()
    act(() => preferenceStore.setState({ selectedSizes: [] }))
  })

  it('closing loses neither the last tick nor the last range, nor does one undo the other', async () => {
    fold('Colour')
    fold('Price')
    fireEvent.change(screen.getByRole('slider', { name: words['filter.range_min'] }), { target: { value: '30' } })
    fireEvent.click(screen.getByRole('checkbox', { name: /^Blue/ }))
    fireEvent.change(screen.getByRole('slider', { name: words['filter.range_max'] }), { target: { value: '40' } })
    fireEvent.click(screen.getByRole('button', { name: /^Show/ }))
    // Out of sight in the press' own frame; the rest is for the next one.
    expect(document.querySelector('dialog')?.dataset['leaving']).toBeDefined()
    await pass(50)
    expect(changed).toHaveBeenCalledOnce()
    expect(changed.mock.lastCall?.[0]).toMatchObject({
      checks: { color: ['blue'] },
      ranges: { price: { min: 30, max: 40 } },
    })
    expect(closed).toHaveBeenCalledOnce()
  })

  it('one filter is cleared alone, all are cleared together', async () => {
    fold('Colour')
    fold('Size')
    fireEvent.click(screen.getByRole('checkbox', { name: /^Blue/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^M/ }))
    await pass(RECOUNT_MS)
    fireEvent.click(screen.getByRole('button', { name: 'Clear: Colour' }))
    await pass(RECOUNT_MS)
    expect(changed.mock.lastCall?.[0].checks).toEqual({ size: ['M'] })
    fireEvent.click(screen.getByRole('button', { name: words['grid.clear_all'] }))
    await pass(RECOUNT_MS)
    expect(changed.mock.lastCall?.[0].checks).toEqual({})
  })

  it('B9.03 long lists are drawn twenty at a time', async () => {
    const brands = fold('Brand')
    expect(brands.querySelectorAll('input[type=checkbox]')).toHaveLength(BATCH)
    await pass(100)
    expect(brands.querySelectorAll('input[type=checkbox]')).toHaveLength(30)
    expect(BATCH).toBe(20)
  })
})

describe('chips of the filters in force', () => {
  const intl = {
    formatMessage: ({ id }: { id?: string }) => words[id as keyof typeof words],
    formatNumber: (n: number) => String(n),
  } as unknown as Parameters<typeof chipsOf>[0]
  const facet = (key: string) => {
    const found = index.facets.find((own) => own.key === key)
    if (found?.kind !== 'checkbox') throw new Error(`There is no filter ${key}.`)
    return found
  }

  it('B4.07 each names a filter and leads to the list without it', () => {
    const state = setText(
      toggleOption(toggleOption(emptyState('default'), facet('color'), 'blue'), facet('size'), 'M'),
      'rain',
    )
    const chips = chipsOf(intl, { ...state, ranges: { price: { min: 20, max: 30 } } }, index.facets, 'default', 'eur')
    expect(chips.map((chip) => chip.label)).toEqual(['Blue', 'M', 'Price 20–30', '“rain”'])
    expect(chips[0]?.query).toBe('size=M&price=20-30&text=rain')
    expect(withoutChip(state, index.facets, chips[3]?.id ?? '').text).toBe('')
  })
})
