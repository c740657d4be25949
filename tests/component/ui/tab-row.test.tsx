import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { TabLinks } from '@/components/ui/tab-links'

import { show } from './support'

const items = [
  { name: 'Orders', href: '/en/staff/orders/', isChosen: false },
  { name: 'Status', href: '/en/staff/status/', isChosen: true },
]
const box = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the current tab is scrolled into a row that is narrower than its tabs, and one in view stays where it is', () => {
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'UL' ? box(0, 300) : box(320, 100)
  })
  show(<TabLinks label="Staff" items={items} />)
  expect(screen.getByRole('list').scrollLeft).toBe(220)
  cleanup()
  places.mockImplementation(function (this: Element) {
    return this.tagName === 'UL' ? box(0, 300) : box(100, 100)
  })
  show(<TabLinks label="Staff" items={items} />)
  expect(screen.getByRole('list').scrollLeft).toBe(0)
})
