import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { Menu } from '@/components/office/menu'

import { entity, framed, show, startOver } from './support'

const ME = {
  id: 1,
  name: 'Aino Editor',
  email: 'aino@shop.example',
  permissions: [],
  tools: [
    { name: 'imports', area: 'goods' },
    { name: 'count', area: 'stock' },
  ],
  entities: [entity('products', []), entity('pages', [], { area: 'content' }), entity('stores', [], { area: 'shop' })],
}
const WORK = [{ href: 'https://shop.example/staff/orders/', name: 'Order handling' }]
const KEY = 'so.office-menu'

const menu = <Menu me={ME} work={WORK} onGo={() => undefined} />
const open = (path: string) => show(menu, path)
const areas = () => within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('button')
const opened = () =>
  areas()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

beforeEach(() => {
  startOver()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('the menu of the back office', () => {
  it('is folded by areas: that of the page is open, with what it has', () => {
    open('/hallinta/products/1023/')
    expect(areas().map(({ textContent }) => textContent)).toEqual([
      'Daily work',
      'Catalogue',
      'Stock and purchasing',
      'Content',
      'Selling and settings',
    ])
    expect(opened()).toEqual(['Catalogue'])
    expect(links()).toEqual(['Home', 'History of changes', 'Products', 'Import goods'])
    const [, catalogue] = areas()
    const own = document.getElementById(catalogue?.getAttribute('aria-controls') ?? '')
    expect(own?.textContent).toBe('ProductsImport goods')
  })

  it('has no area open on pages that are in none, and opens that of a tool', () => {
    open('/hallinta/')
    expect(opened()).toEqual([])
    expect(screen.queryByRole('link', { name: 'Products' })).toBeNull()
    cleanup()
    open('/hallinta/count/')
    expect(opened()).toEqual(['Stock and purchasing'])
  })

  it('follows the page to another area, and keeps open what somebody has opened', () => {
    const { rerender } = open('/hallinta/products/')
    press('Daily work')
    expect(opened()).toEqual(['Daily work', 'Catalogue'])
    rerender(framed(menu, '/hallinta/pages/4/'))
    expect(opened()).toEqual(['Daily work', 'Content'])
  })

  it('opens a folded area again for who goes there', () => {
    const { rerender } = open('/hallinta/products/')
    press('Catalogue')
    expect(opened()).toEqual([])
    rerender(framed(menu, '/hallinta/pages/'))
    rerender(framed(menu, '/hallinta/products/'))
    expect(opened()).toEqual(['Catalogue'])
  })

  it('keeps it for the visit, also when a page is loaded anew', () => {
    open('/hallinta/products/')
    press('Selling and settings')
    press('Catalogue')
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ shop: true, goods: false })
    cleanup()
    open('/hallinta/products/')
    expect(opened()).toEqual(['Selling and settings'])
    press('Selling and settings')
    press('Catalogue')
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({})
  })

  it.each(['{', 'null', '{"goods":"yes"}'])('does without what it cannot read: %s', (stored) => {
    sessionStorage.setItem(KEY, stored)
    open('/hallinta/products/')
    expect(opened()).toEqual(['Catalogue'])
  })
})
