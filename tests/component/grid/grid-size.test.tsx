import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { BEFORE_PAINT } from '@/lib/browser/before-paint'
import { useGridSize } from '@/components/grid/use-grid-size'

const { written } = vi.hoisted(() => ({ written: vi.fn() }))
vi.mock('@/lib/shop-api/own-cookies', () => ({ writeOwnCookie: written }))
vi.mock('@/components/ui/after-paint', () => ({ afterPaint: (work: () => void) => work() }))

function Toggle() {
  const [isLarge, toggle] = useGridSize()
  return <button onClick={toggle}>{isLarge ? 'smaller' : 'larger'}</button>
}

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['grid']
})

it('B9.06 the size of the cards is kept in a cookie for 31,536,000 s, extended or default', () => {
  render(<Toggle />)
  const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
  press('larger')
  expect(document.documentElement.dataset['grid']).toBe('extended')
  press('smaller')
  expect(document.documentElement.dataset['grid']).toBeUndefined()
  const attributes = { 'max-age': '31536000', sameSite: 'lax' }
  expect(written.mock.calls).toEqual([
    ['so.grid', 'extended', attributes],
    ['so.grid', 'default', attributes],
  ])
})

it.each([
  ['extended', 'extended'],
  ['default', undefined],
])('B9.06 before the first paint the cards have the size of the cookie: %s', (kept, size) => {
  document.cookie = `so.grid=${kept}`
  new Function(BEFORE_PAINT)()
  document.cookie = 'so.grid=; max-age=0'
  expect(document.documentElement.dataset['grid']).toBe(size)
  render(<Toggle />)
  expect(screen.getByRole('button').textContent).toBe(size === undefined ? 'larger' : 'smaller')
})
