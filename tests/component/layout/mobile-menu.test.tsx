// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LocaleButton } from '@/components/layout/locale-button'
import { MenuButton } from '@/components/layout/menu-button'
import { NavigationProvider } from '@/components/layout/navigation-context'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { MarketProvider } from '@/lib/intl/market-context'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { authStore } from '@/stores/auth'

import { MARKET, show, stubDialogs } from '../ui/support'

const { call, page } = vi.hoisted(() => ({ call: vi.fn(), page: { isNarrow: true } }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/browser/viewport', () => ({ isNarrow: () => page.isNarrow, narrowQuery: () => null }))
vi.mock('next/navigation', () => ({ usePathname: () => '/en/', useRouter: () => ({ push: vi.fn() }) }))
vi.mock('@/components/layout/locale-modal', () => ({
  default: ({ open }: { open: boolean }) => open && <p>country, currency and language</p>,
}))

const group = (name: string, path: string, children: GroupNode[] = [], image: string | null = null): GroupNode => ({
  id: 1,
  name,
  shortName: null,
  slug: path.split('/').at(-1) ?? '',
  path,
  showInMenu: true,
  image,
  links: [],
  children,
})
const TREE = [
  group(
    'Clothing',
    'clothing',
    [group('Jackets', 'clothing/jackets', [group('Shell jackets', 'clothing/jackets/shell')])],
    'groups/clothing.svg',
  ),
]
/** A group that a setting leaves out of the menus: the tree has it nevertheless. */
const HIDDEN = group('Gift cards', 'gift-cards')
const homes = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/`])) as Record<
  (typeof LANGUAGES)[number],
  string
>

async function press(name: string, role = 'button'): Promise<void> {
  const control = await screen.findByRole(role, { name }, { timeout: 10_000 })
  await act(async () => {
    fireEvent.click(control)
    await vi.dynamicImportSettled()
  })
}

const SECTIONS = [
  { name: 'Stores', links: [{ name: 'Tampere', href: '/en/stores/tampere/' }] },
  { name: 'Life outdoors', links: [{ name: 'Join the club', href: '/en/accounts/', isAccount: true }] },
]

function showButton(language: Language = 'en'): void {
  const groups = TREE.map(({ name, path }) => ({ name, path, hasChildren: true }))
  show(
    <MarketProvider value={{ ...MARKET, language }}>
      <NavigationProvider
        value={{ groups, brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: SECTIONS }}
      >
        <MenuButton
          label="Menu"
          closeLabel="Close"
          locale={
            <LocaleButton
              label="Country and currency"
              closeLabel="Close"
              crossOrigin={false}
              closedCountries={[]}
              homes={homes}
            />
          }
        />
      </NavigationProvider>
    </MarketProvider>,
  )
}

async function openMenu(): Promise<void> {
  showButton()
  await press('Menu', 'link')
}

beforeEach(() => {
  stubDialogs()
  page.isNarrow = true
  window.history.replaceState(null, '', '/en/')
  call.mockResolvedValue({ ok: true, data: { productGroups: [...TREE, HIDDEN] } })
})
afterEach(cleanup)

it('B2.13 B2.17 B2.18 B2.23 B6.01 its top has the groups, Brands and the sections; the last entry is Account for who is logged in', async () => {
  await openMenu()
  await screen.findByRole('button', { name: 'Clothing' }, { timeout: 10_000 })
  // Gift cards are not among them.
  const links = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.replace(/\/?$/, '/')])
  expect(links()).toEqual([
    ['Brands', '/en/manufacturers/'],
    ['Tampere', '/en/stores/tampere/'],
    ['Join the club', '/en/accounts/'],
  ])
  const { user } = authStore.getState()
  act(() => authStore.setState({ user: { ...user, isAuthenticated: true } }))
  expect(links().at(-1)).toEqual(['Account', '/en/accounts/'])
  act(() => authStore.setState({ user }))
})

it('B4.01 without the tree of groups it has the top groups, each a link', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  call.mockResolvedValue({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
  // The tree of English is there already.
  showButton('sv')
  await press('Menu', 'link')
  expect(await screen.findByRole('link', { name: 'Clothing' }, { timeout: 10_000 })).toBeTruthy()
})

it.each([
  ['?jackets', 'Jackets'],
  ['?back', 'Clothing'],
])('B2.13 an address that was opened directly shows its level: %s', async (search, title) => {
  window.history.replaceState(null, '', `/en/clothing/${search}`)
  showButton()
  expect(await screen.findByRole('dialog', { name: title }, { timeout: 10_000 })).toBeTruthy()
})

it('B2.13 a query that names no sub-group opens no menu', async () => {
  window.history.replaceState(null, '', '/en/clothing/?fbclid')
  showButton()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('B2.16 locks the page behind it, and opens in narrow windows only', async () => {
  const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked')
  await openMenu()
  await screen.findByRole('button', { name: 'Clothing' }, { timeout: 10_000 })
  expect(isLocked()).toBe(true)
  cleanup()
  page.isNarrow = false
  window.history.replaceState(null, '', '/en/menu/')
  showButton()
  await act(() => vi.dynamicImportSettled())
  expect([screen.queryByRole('dialog'), isLocked()]).toEqual([null, false])
  // There the button is the link to the menu's page.
  window.history.replaceState(null, '', '/en/')
  const link = screen.getByRole('link', { name: 'Menu' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await act(() => vi.dynamicImportSettled())
  expect([screen.queryByRole('dialog'), window.location.pathname]).toEqual([null, '/en/'])
})

it('B2.13 each level has its address, and the address of the third one shows what is below the sub-group', async () => {
  await openMenu()
  const address = () => window.location.pathname + window.location.search
  expect(address()).toBe('/en/menu/')
  await press('Clothing')
  expect(address()).toBe('/en/clothing/')
  await press('Jackets')
  expect(address()).toBe('/en/clothing/?jackets')
  expect(await screen.findByRole('link', { name: 'Shell jackets' }, { timeout: 10_000 })).toBeTruthy()
})

it('B2.14 D9.11 Back and a swipe to the right go one level up in the same entry of the history; a swipe to the left does nothing', async () => {
  await openMenu()
  const address = () => window.location.pathname + window.location.search
  const swipe = (by: number) => {
    const shown = screen.getByRole('link', { name: /^All|^Clothing|Shell/ })
    fireEvent.touchStart(shown, { touches: [{ clientX: 200, clientY: 100 }] })
    fireEvent.touchEnd(shown, { changedTouches: [{ clientX: 200 + by, clientY: 100 }] })
  }
  await press('Clothing')
  await press('Jackets')
  const entries = window.history.length
  const { state } = window.history as { state: unknown }
  await press('Back')
  expect([address(), window.history.length, window.history.state]).toEqual(['/en/clothing/?back', entries, state])
  await screen.findByRole('button', { name: 'Jackets' })
  act(() => swipe(-120))
  expect(address()).toBe('/en/clothing/?back')
  act(() => swipe(120))
  expect([address(), window.history.length]).toEqual(['/en/menu/', entries])
})

it('B2.15 its foot shows the flag and the currency, and opens the choice of country, currency and language', async () => {
  await openMenu()
  const button = await screen.findByRole('button', { name: 'Country and currency' }, { timeout: 10_000 })
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/flags/fi.svg')
  expect(button.textContent).toBe('EN EUR')
  expect(screen.queryByText('country, currency and language')).toBeNull()
  await press('Country and currency')
  expect(await screen.findByText('country, currency and language')).toBeTruthy()
})

it('issue 16 a group stands beside its picture; a group without one has its name alone', async () => {
  await openMenu()
  const row = await screen.findByRole('button', { name: 'Clothing' })
  const image = row.querySelector('img')
  expect([
    image?.getAttribute('src')?.includes('groups/clothing.svg'),
    image?.alt,
    image?.getAttribute('loading'),
  ]).toEqual([true, '', 'lazy'])
  await press('Clothing')
  expect((await screen.findByRole('button', { name: 'Jackets' })).querySelector('img')).toBeNull()
})
