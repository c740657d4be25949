import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TableBox } from '@/components/office/table-box'

import { show, startOver } from './support'

let measured = () => {}

beforeEach(() => {
  startOver()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(follow: () => void) {
        measured = follow
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** With a table of so many pixels in a box of 800. */
function open(width: number): HTMLElement {
  const { container } = show(
    <TableBox label="Products">
      <table />
    </TableBox>,
  )
  const box = container.querySelector('.office-list') as HTMLElement
  Object.defineProperty(box, 'clientWidth', { value: 800 })
  Object.defineProperty(container.querySelector('table'), 'scrollWidth', { value: width })
  act(() => measured())
  return box
}

describe('the box around the table of a list', () => {
  it('is no box that scrolls where the table fits, so that the head stays below the bar while the page scrolls', () => {
    const box = open(800)
    expect(box.className).toContain('office-list-fits')
    expect(box.className).not.toContain('overflow-auto')
    expect(box.hasAttribute('tabindex')).toBe(false)
  })

  it('scrolls by itself, also by keyboard, where the table is wider', () => {
    const box = open(1400)
    expect(box.className).toContain('office-list-wide')
    expect(screen.getByRole('region', { name: 'Products' }).tabIndex).toBe(0)
  })
})
