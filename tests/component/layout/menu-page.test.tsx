import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import Menu from '@/app/[market]/menu/page'
import { MenuPage } from '@/components/layout/menu-page'
import { NavigationProvider } from '@/components/layout/navigation-context'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { decodeMarket, marketOf } from '@/lib/market/market'
import { authStore } from '@/stores/auth'

import { show } from '../ui/support'

const { settings, tree } = vi.hoisted(() => ({ settings: {} as Record<string, string>, tree: [] as GroupNode[] }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call: vi.fn() } }))
vi.mock('@/lib/shop-api/page-market', () => ({ pageMarket: async (segment: string) => decodeMarket(segment) }))
vi.mock('@/lib/shop-api/cached', () => ({
  getResources: () => Promise.resolve({ productGroups: tree }),
  getSettings: () => Promise.resolve(settings),
}))

const market = marketOf('en', 'fi', 'eur')
if (!market) throw new Error('no market')
const group = (name: string, path: string, children: GroupNode[] = []): GroupNode => ({
  id: 1,
  name,
  shortName: null,
  slug: path,
  path,
  showInMenu: true,
  image: null,
  links: [],
  children,
})

afterEach(cleanup)

it('B2.17 B2.18 P2.26 without script every entry is a link: groups, sub-groups, brands and the other sections', () => {
  const groups = [group('Tents', 'tents'), group('Clothing', 'clothing', [group('Jackets', 'clothing/jackets')])]
  const sections = [{ name: 'Stores', links: [{ name: 'Tampere', href: '/en/stores/tampere/' }] }]
  show(
    <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '' }, sections }}>
      <MenuPage market={market} groups={groups} />
    </NavigationProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.map(([name, href]) => [name, href?.replace(/\/?$/, '/')])).toEqual([
    ['Tents', '/en/tents/'],
    ['All in Clothing', '/en/clothing/'],
    ['Jackets', '/en/clothing/jackets/'],
    ['Brands', '/en/manufacturers/'],
    ['Tampere', '/en/stores/tampere/'],
  ])
})

it('B2.23 B6.01 the last entry of the page is Join the club, or Account for who is logged in', () => {
  const sections = [{ name: 'Life', links: [{ name: 'x', href: '/en/accounts/', isAccount: true }] }]
  show(
    <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '' }, sections }}>
      <MenuPage market={market} groups={[]} />
    </NavigationProvider>,
  )
  const last = () => screen.getAllByRole('link').at(-1)?.textContent
  expect(last()).toBe('Join the club')
  const { user } = authStore.getState()
  act(() => authStore.setState({ user: { ...user, isAuthenticated: true } }))
  expect(last()).toBe('Account')
  act(() => authStore.setState({ user }))
})

it('B2.18 B3.05 has the groups that the menus show, without those that hidden_dynamic_page_menu_items names', async () => {
  tree.push(group('Tents', 'tents'), group('Gift cards', 'gift-cards'), { ...group('Old', 'old'), showInMenu: false })
  const shown = async () => {
    show(
      <NavigationProvider value={{ groups: [], brands: { name: 'Brands', href: '' }, sections: [] }}>
        {await Menu({ params: Promise.resolve({ market: 'en.fi.eur' }) })}
      </NavigationProvider>,
    )
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    cleanup()
    return names
  }
  expect(await shown()).toEqual(['Tents', 'Gift cards', 'Brands'])
  settings['hidden_dynamic_page_menu_items'] = 'Gift-Cards'
  expect(await shown()).toEqual(['Tents', 'Brands'])
})
