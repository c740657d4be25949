import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { GridToolbar } from '@/components/grid/grid-toolbar'
import { SORTS } from '@/lib/catalog/list/sort'

import { show, words } from './support'

const actions = { onOpenFilters: vi.fn(), onSort: vi.fn(), onToggleSize: vi.fn() }
const view = {
  cards: [],
  palette: [],
  isWhole: false,
  start: 0,
  matched: 130,
  filters: 0,
  sort: 'popular',
  query: '',
  version: 0,
} as const
type View = Parameters<typeof GridToolbar>[0]['view']

function open(over: Partial<Record<keyof View, unknown>> = {}, isLarge = false) {
  show(
    <GridToolbar
      view={{ ...view, ...over } as View}
      total={140}
      quick={[]}
      isOpen={false}
      isLarge={isLarge}
      {...actions}
    />,
  )
}

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it('B2.09 the Filter button says how many of those that match are shown, and how many filters are active', () => {
  open({ start: 60, cards: Array.from({ length: 60 }), filters: 2 })
  const button = screen.getByRole('button', { name: new RegExp(`^${words['grid.filter']}`) })
  expect(button.textContent).toContain('[ 120 / 130 ]')
  // Only phones show it; wider windows have the sentence beside the button.
  expect(screen.getByText('[ 120 / 130 ]').className).toContain('md:hidden')
  expect(button.textContent).toContain('2')
  fireEvent.click(button)
  expect(actions.onOpenFilters).toHaveBeenCalledExactlyOnceWith()
})

it('B9.09–B9.17 each order by its name in the address and for the shopper, in this order', () => {
  open()
  const { options } = screen.getByLabelText<HTMLSelectElement>(words['grid.sort'])
  expect([...options].map(({ value, text }) => [value, text])).toEqual([
    ['default', 'Recommended'],
    ['popular', 'Best Sellers'],
    ['newest', 'Newest'],
    ['stars', 'Top Rated'],
    ['offers', 'Offers'],
    ['lowest', 'Lowest Price'],
    ['highest', 'Highest Price'],
    ['alphabetical', 'Alphabetical'],
  ])
})

it('B2.09 B9.09 the order: all eight, the current one chosen, another one asked for', () => {
  open()
  const sort = screen.getByLabelText<HTMLSelectElement>(words['grid.sort'])
  expect([sort.value, [...sort.options].map(({ value }) => value)]).toEqual(['popular', [...SORTS]])
  fireEvent.change(sort, { target: { value: 'lowest' } })
  expect(actions.onSort).toHaveBeenCalledExactlyOnceWith('lowest')
})

it.each([
  [false, words['grid.larger'], 'false'],
  [true, words['grid.smaller'], 'true'],
])('B2.09 the size of the cards (larger: %s): the button names the other size', (isLarge, name, pressed) => {
  open({}, isLarge)
  const button = screen.getByRole('button', { name })
  expect(button.getAttribute('aria-pressed')).toBe(pressed)
  fireEvent.click(button)
  expect(actions.onToggleSize).toHaveBeenCalledOnce()
})

it('B2.09 without script the order is a form that keeps the filters', () => {
  open({ query: 'color=red&sort=lowest' })
  const hidden = [...document.querySelectorAll<HTMLInputElement>('form[method=get] input[type=hidden]')]
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([['color', 'red']])
})
