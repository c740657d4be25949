import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import TabbedPage, { generateMetadata } from '@/app/[market]/tabbed-page/[...slug]/page'
import ErrorScreen from '@/components/layout/error-screen'
import type { TabPage } from '@/lib/contract/schemas/content'

import { show } from '../ui/support'

const { getTabPage } = vi.hoisted(() => ({ getTabPage: vi.fn() }))
vi.mock('@/lib/shop-api/cached', () => ({ getTabPage, getInitConfig: () => Promise.resolve({ currencyRate: 1 }) }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { reportError: vi.fn() } }))

const PAGE: TabPage = {
  id: 1,
  title: 'Service',
  metaDescription: '',
  tabs: [{ title: 'Sizes', slug: 'storlekar', content: '', tabs: [] }],
  slugs: { sv: 'kundservice', en: 'service' },
}
const props = (...slug: string[]) => ({ params: Promise.resolve({ market: 'sv.se.sek', slug }) })
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: Error & { digest?: string }) => error)
const assign = vi.fn()

/** Where the shopper stands after the screen of an error as the browser gets it: in production without its message. */
function goesTo(error: (Error & { digest?: string }) | null): unknown {
  assign.mockReset()
  const inBrowser = Object.assign(new Error('An error occurred in the Server Components render.'), {
    digest: error?.digest,
  })
  show(<ErrorScreen error={inBrowser} reset={() => undefined} />)
  vi.advanceTimersByTime(1_000)
  cleanup()
  return assign.mock.calls[0]?.[0]
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { ...window.location, assign })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a tab that cannot be read', () => {
  it('B2.29 B8.05 sends the shopper to the page’s root, whether its own read fails or that of its counterpart in another language', async () => {
    getTabPage.mockRejectedValue(new Error('down'))
    expect(goesTo(await failure(TabbedPage(props('kundservice', 'storlekar'))))).toBe('/sv/kundservice/')
    expect(goesTo(await failure(generateMetadata(props('kundservice', 'storlekar'))))).toBe('/sv/kundservice/')
    getTabPage.mockImplementation(async (_, slug: string) => {
      if (slug === 'service') throw new Error('down')
      return PAGE
    })
    expect(goesTo(await failure(generateMetadata(props('kundservice', 'storlekar'))))).toBe('/sv/kundservice/')
  })

  it('B2.29 the root itself shows the error, since it would lead to itself', async () => {
    getTabPage.mockRejectedValue(new Error('down'))
    const error = await failure(TabbedPage(props('kundservice')))
    expect([error?.message, goesTo(error)]).toEqual(['down', undefined])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('P2.36 B2.27 the page without a tab is replaced by its first tab', async () => {
  getTabPage.mockResolvedValue(PAGE)
  const error = await failure(TabbedPage(props('kundservice')))
  expect(error?.digest).toMatch(/^NEXT_REDIRECT;replace;\/sv\/kundservice\/storlekar\/;/)
})

it('P2.04 P2.36 B7.08 D2.02 a tab is shown on its page, a tab that is not there leads to the root, and a page that is not there is missing', async () => {
  getTabPage.mockReset().mockResolvedValue(PAGE)
  const parts = (await TabbedPage(props('kundservice', 'storlekar'))).props as {
    children: { type: { name: string }; props: object }[]
  }
  expect(parts.children.map(({ type, props: given }) => [type.name, given])).toMatchObject([
    ['PageEvent', { page: 'content' }],
    ['TabPage', { page: PAGE, slug: 'kundservice', choice: { tab: { slug: 'storlekar' }, nested: null } }],
  ])
  // A page is read by its first segment; the others are its tabs.
  expect(getTabPage.mock.calls.map(([, slug]) => slug as string)).toEqual(['kundservice'])
  expect((await failure(TabbedPage(props('kundservice', 'gone'))))?.digest).toMatch(/;\/sv\/kundservice\/;/)
  getTabPage.mockResolvedValue(null)
  expect((await failure(TabbedPage(props('nothing'))))?.digest).toContain(';404')
})

it('B2.26 B7.08 each address reads its own page, by its first segment; the second is the tab, the third the tab in it', async () => {
  const tab = (slug: string, tabs: TabPage['tabs'] = []) => ({ title: slug, slug, content: `<p>${slug}</p>`, tabs })
  const care = { ...PAGE, id: 2, tabs: [tab('down'), tab('shells', [tab('wash'), tab('våta-dagar')])] }
  const pages: Record<string, TabPage> = { kundservice: PAGE, skötsel: care }
  getTabPage.mockReset().mockImplementation(async (_, slug: string) => pages[slug] ?? null)
  const shown = async (...slug: string[]) => {
    const { children } = (await TabbedPage(props(...slug))).props as { children: { props: object }[] }
    const { page, choice } = (children[1]?.props ?? {}) as { page: TabPage; choice: Record<string, { slug: string }> }
    return [page.id, choice['tab']?.slug, choice['nested']?.slug]
  }
  expect(await shown('kundservice', 'storlekar')).toEqual([1, 'storlekar', undefined])
  expect(await shown('sk%C3%B6tsel', 'down')).toEqual([2, 'down', undefined])
  expect(await shown('sk%C3%B6tsel', 'shells')).toEqual([2, 'shells', 'wash'])
  expect(await shown('sk%C3%B6tsel', 'shells', 'v%C3%A5ta-dagar')).toEqual([2, 'shells', 'våta-dagar'])
  expect((await failure(TabbedPage(props('sk%C3%B6tsel', 'shells', 'gone'))))?.digest).toMatch(
    /sk%C3%B6tsel\/;|sk\u00f6tsel\/;/,
  )
  for (const gone of [props('nothing'), props('nothing', 'down')])
    expect((await failure(TabbedPage(gone)))?.digest).toContain(';404')
})
