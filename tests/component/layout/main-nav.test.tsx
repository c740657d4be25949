// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { MainNav } from '@/components/layout/main-nav'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { NavigationProvider } from '@/components/layout/navigation-context'

import { show } from '../ui/support'

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))

const node = (name: string, path: string, children: GroupNode[] = []): GroupNode => ({
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
const call = vi.hoisted(() => vi.fn())
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

const NAMES = ['Clothing', 'Footwear', 'Packs']
const GROUPS = NAMES.map((name) => ({ name, path: name.toLowerCase(), hasChildren: true }))
const PICTURES: Readonly<Record<string, Pick<GroupNode, 'image' | 'links'>>> = {
  Footwear: {
    image: 'models/2/front.svg',
    links: [
      { slug: '/clothing/a/', title: 'Rain gear', image: 'scenes/rain.svg' },
      { slug: 'x', title: 'No picture', image: null },
      { slug: 'clothing/b', title: 'Snow gear', image: 'scenes/snow.svg' },
      { slug: 'clothing/c', title: 'One too many', image: 'scenes/wind.svg' },
    ],
  },
  Packs: { image: 'models/3/front.svg', links: [] },
}
const TREE = NAMES.map((name) => ({
  ...node(name, name.toLowerCase(), [
    node(`${name} A`, `${name.toLowerCase()}/a`, [node('Deep', `${name.toLowerCase()}/a/deep`)]),
    { ...node('Not in menus', 'x'), showInMenu: false },
  ]),
  ...PICTURES[name],
}))

const top = (name: string) => screen.getByRole('link', { name })
const panel = () => document.getElementById('mega-panel')

const nav = (groups = GROUPS) => (
  <NavigationProvider value={{ groups, brands: { name: 'Brands', href: '/en/manufacturers/' }, sections: [] }}>
    <MainNav label="Categories" moreLabel="More" allLabel="All in %" />
  </NavigationProvider>
)

async function start(groups = GROUPS) {
  const shown = show(nav(groups))
  // The panel's code loads at the first opening.
  await act(async () => {
    fireEvent.click(top('Clothing'))
    await vi.dynamicImportSettled()
  })
  fireEvent.keyDown(top('Clothing'), { key: 'Escape' })
  return shown
}

beforeEach(() => {
  call.mockResolvedValue({ ok: true, data: { productGroups: TREE } })
  // jsdom draws nothing, so nothing has an offset parent.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => document.body)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('MainNav', () => {
  it('B4.01 without the tree a panel still leads to its group, and the next menu asks again', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { code: 'NETWORK', message: '', status: 0, isRetryable: true } })
    await start()
    fireEvent.click(top('Clothing'))
    expect(panel()?.textContent).toBe('ClothingAll in Clothing')
    await act(async () => void fireEvent.focus(top('Packs')))
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('the first press opens a group, its link shows three levels, the second press follows it', async () => {
    await start()
    expect(panel()).toBeNull()
    expect(fireEvent.click(top('Clothing'))).toBe(false)
    expect(top('Clothing').getAttribute('aria-expanded')).toBe('true')
    expect(panel()?.textContent).toBe('ClothingAll in ClothingClothing ADeep')
  })

  it('B9.03 a new page closes the panel, and the way back does not open it again', async () => {
    const { rerender } = await start()
    fireEvent.click(top('Clothing'))
    expect(panel()).not.toBeNull()
    for (const path of ['/en/footwear/', '/']) {
      window.history.replaceState(null, '', path)
      rerender(nav())
      expect(panel()).toBeNull()
    }
  })

  it('B9.03 opens under a resting mouse after 50 ms, not under a passing one', async () => {
    await start()
    vi.useFakeTimers()
    fireEvent.pointerEnter(top('Clothing'), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(49))
    expect(panel()).toBeNull()
    fireEvent.pointerEnter(top('Packs'), { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(50))
    expect(panel()?.textContent).toContain('All in Packs')
  })

  it('a finger’s hover opens nothing', async () => {
    await start()
    vi.useFakeTimers()
    fireEvent.pointerEnter(top('Clothing'), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(panel()).toBeNull()
  })

  it('the arrows go through the row and into the panel; Escape closes and gives focus back', async () => {
    await start()
    top('Clothing').focus()
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(top('Footwear'))
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('All in Footwear')
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(document.activeElement).toBe(top('Footwear'))
    expect(panel()).toBeNull()
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(top('Brands'))
  })

  it('Arrow Down and Space open nothing on an entry that has no panel', async () => {
    await start(GROUPS.map((group) => ({ ...group, hasChildren: group.name !== 'Packs' })))
    for (const name of ['Packs', 'Brands'])
      for (const key of ['ArrowDown', ' ']) {
        top(name).focus()
        expect(fireEvent.keyDown(top(name), { key })).toBe(true)
        expect([name, key, panel()]).toEqual([name, key, null])
      }
  })

  it('B3.08 B9.05 the open panel shows the pictures of the group’s links, or its own, 320 px wide; nothing is loaded before', async () => {
    await start()
    expect(document.querySelector('img')).toBeNull()
    const pictures = async (name: string) => {
      await act(async () => void fireEvent.click(top(name)))
      return [...(panel()?.querySelectorAll('img') ?? [])].map((image) => ({
        src: image.getAttribute('src')?.replace(/^.*\/media\/|&.*$/g, ''),
        width: image.width,
        loading: image.getAttribute('loading'),
        link: image.closest('a')?.getAttribute('href'),
      }))
    }
    const lazily = { width: 320, loading: 'lazy' }
    expect(await pictures('Clothing')).toEqual([])
    expect(await pictures('Footwear')).toEqual([
      { ...lazily, src: 'scenes/rain.svg?w=320', link: '/en/clothing/a/' },
      { ...lazily, src: 'scenes/snow.svg?w=320', link: '/en/clothing/b/' },
    ])
    expect(screen.getByRole('link', { name: 'Rain gear' })).toBeTruthy()
    expect(await pictures('Packs')).toEqual([{ ...lazily, src: 'models/3/front.svg?w=320', link: '/en/packs/' }])
  })

  it('marks the group that the page lies in', async () => {
    window.history.replaceState(null, '', '/en/footwear/a/')
    await start()
    expect(GROUPS.map(({ name }) => top(name).getAttribute('aria-current'))).toEqual([null, 'true', null])
  })
})
