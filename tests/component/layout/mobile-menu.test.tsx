// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LocaleButton } from '@/components/layout/locale-button'
import { MenuButton } from '@/components/layout/menu-button'
import { NavigationProvider } from '@/components/layout/navigation-context'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { LANGUAGES } from '@/lib/market/languages'

import { show, stubDialogs } from '../ui/support'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))
vi.mock('@/lib/browser/viewport', () => ({ isNarrow: () => true, narrowQuery: () => null }))
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

async function openMenu(): Promise<void> {
  const groups = TREE.map(({ name, path }) => ({ name, path, hasChildren: true }))
  show(
    <NavigationProvider value={{ groups, brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: [] }}>
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
    </NavigationProvider>,
  )
  await press('Menu', 'link')
}

beforeEach(() => {
  stubDialogs()
  window.history.replaceState(null, '', '/en/')
  call.mockResolvedValue({ ok: true, data: { productGroups: TREE } })
})
afterEach(cleanup)

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
