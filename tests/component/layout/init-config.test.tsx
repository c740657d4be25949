/** What pages read of init-config, and how they are rendered while it fails (spec 1 §7, §8), with a shop API at another host. */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { MarketValue } from '@/lib/intl/market-value'
import type { Navigation } from '@/lib/pages/navigation'

const { callOverHttp } = vi.hoisted(() => {
  process.env['SHOP_API_URL'] = 'https://api.shop.example'
  process.env['GTM_ID'] = 'GTM-TEST1'
  return { callOverHttp: vi.fn() }
})
vi.mock('@/lib/shop-api/http', () => ({ callOverHttp }))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }))
vi.mock('@/app/fonts', () => ({ fontVariables: '' }))
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
  usePathname: () => '/',
  useRouter: () => ({}),
}))

const { default: MarketLayout, generateMetadata } = await import('@/app/[market]/layout')
const { default: Rentals } = await import('@/app/[market]/rental/rentle/page')
const { MarketRoot } = await import('@/components/layout/market-root')
const { Header } = await import('@/components/layout/header')
const { NavigationProvider } = await import('@/components/layout/navigation-context')
const { MarketProvider } = await import('@/lib/intl/market-context')
const { RentalView } = await import('@/components/rental/rental-view')
const { getInitConfig } = await import('@/lib/shop-api/cached')
const { getMarketConfig } = await import('@/lib/shop-api/page-market')
const { config } = await import('@/lib/config/env')
const { tag } = await import('@/lib/cache/tags')
const { isFresh, now } = await import('@/lib/cache/tag-clock.mjs')
const { decodeMarket } = await import('@/lib/market/market')
const { configStore } = await import('@/stores/config')
const { applyMarket } = await import('@/stores/market')

const RATES: Readonly<Record<string, number>> = { eur: 1, sek: 11.25, usd: 1.16, jpy: 160 }
const OTHER: Readonly<Record<string, unknown>> = {
  resources: { productGroups: [{ id: 3, name: 'Skis', path: 'skis', children: [] }], stores: [] },
  banners: { textBanners: [], imageBanners: [] },
  settings: {},
  routeSlugs: { staticPageSlugs: {}, staticPageWithTabsSlugs: {} },
  rentals: [],
}
/** Failures of init-config to come. */
let failures = 0
/** No failure for which every read is repeated. */
const FAILED = { ok: false, error: { code: 'BAD_ANSWER', message: 'No JSON.', status: 200, isRetryable: false } }
const ok = (data: unknown) => Promise.resolve({ ok: true, data })
const asked = (name: string) =>
  callOverHttp.mock.calls.filter(([call]) => call === name).map(([, input]) => (input as { query: unknown }).query)

beforeEach(() => {
  failures = 0
  configStore.setState(configStore.getInitialState(), true)
  callOverHttp.mockReset().mockImplementation((name: string, { query }: { query: Record<string, string> }) => {
    if (name !== 'initConfig') return ok(OTHER[name])
    if (failures > 0) {
      failures -= 1
      return Promise.resolve(FAILED)
    }
    return ok({ currencyRate: RATES[query['currency-code'] ?? ''] })
  })
})

/** The first element of a type in what a server component returned. */
function elementOf(node: ReactNode, type: unknown): ReactElement<Record<string, unknown>> | null {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Record<string, unknown>>(child)) continue
    const found = child.type === type ? child : elementOf(child.props['children'] as ReactNode, type)
    if (found) return found
  }
  return null
}

/** The market that the frame of a page hands to the browser. */
async function frameMarket(segment: string): Promise<MarketValue> {
  const layout = await MarketLayout({ children: null, params: Promise.resolve({ market: segment }) })
  const root = await MarketRoot(elementOf(layout, MarketRoot)?.props as unknown as Parameters<typeof MarketRoot>[0])
  return elementOf(root, MarketProvider)?.props['value'] as MarketValue
}

async function rentalPage(segment: string) {
  const page = await Rentals({ params: Promise.resolve({ market: segment }) })
  return elementOf(page, RentalView)?.props as { market: MarketValue; rate: number }
}

const market = (segment: string) => {
  const found = decodeMarket(segment)
  if (!found) throw new Error(segment)
  return found
}

it.each(['resources', 'banners', 'settings'])(
  'B8.01 a frame whose %s cannot be read says so, with status 500',
  async (what) => {
    const answer = callOverHttp.getMockImplementation()
    callOverHttp.mockImplementation((name: string, input: never) =>
      name === what ? Promise.resolve(FAILED) : (answer?.(name, input) as unknown),
    )
    const error = await frameMarket('de.de.eur').then(
      () => null,
      (thrown: Error & { digest?: string }) => thrown,
    )
    expect([error?.message, error?.digest]).toEqual(['Failed to fetch resources, try again later.', 'RESOURCES'])
  },
)

it('P1.11 P2.02 P7.01 the frame of every page: its language, the container of the tag manager, the API’s host; header, footer, messages, and what is started', async () => {
  const layout = await MarketLayout({ children: <p>goods</p>, params: Promise.resolve({ market: 'sv.se.sek' }) })
  const root = await MarketRoot(elementOf(layout, MarketRoot)?.props as unknown as Parameters<typeof MarketRoot>[0])
  expect(root.props).toMatchObject({
    lang: 'sv',
    'data-gtm': 'GTM-TEST1',
    'data-api-host': 'https://api.shop.example',
  })
  const parts: string[] = []
  const names = (node: ReactNode): void =>
    Children.forEach(node, (child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) return
      parts.push(typeof child.type === 'function' ? child.type.name : String(child.type))
      names(child.props.children)
    })
  names(root)
  const frame = ['BeforePaint', 'Header', 'main', 'p', 'Footer', 'Toaster', 'StoreIsland', 'SoftNavigation']
  expect(parts.filter((name) => frame.includes(name))).toEqual(frame)
  await expect(MarketLayout({ children: null, params: Promise.resolve({ market: 'xx.se.sek' }) })).rejects.toThrow(
    'not found',
  )
})

it('B2.18 B2.19 B2.20 B3.05 B3.10 the menus of every page have the shop’s groups, stores and settings, its header the text banners and the words of the search field', async () => {
  const notice = { text: 'Free delivery', url: '/toimitus/' }
  const shop: Record<string, unknown> = {
    resources: {
      productGroups: ['suksi', 'lahjakortit'].map((slug, at) => ({
        ...{ id: at + 3, name: slug.toUpperCase(), slug, path: slug, showInMenu: true, image: null },
        ...{ links: [], children: [] },
      })),
      stores: [
        { slug: 'tampere', name: 'Tampere', type: 'retail' },
        { slug: 'online', name: 'Online', type: 'web' },
      ],
    },
    banners: { textBanners: [notice], imageBanners: [] },
    routeSlugs: { staticPageSlugs: { fi: ['vuokraus'] }, staticPageWithTabsSlugs: {} },
    settings: {
      rental_enabled: 'true',
      hidden_dynamic_page_menu_items: 'lahjakortit',
      search_bar_placeholder: 'Etsi telttoja',
    },
  }
  const answer = callOverHttp.getMockImplementation()
  callOverHttp.mockImplementation((name: string, input: never) =>
    name in shop ? ok(shop[name]) : (answer?.(name, input) as unknown),
  )
  const root = await MarketRoot({ market: market('fi.fi.eur'), isFallback: false, fontVariables: '', children: null })
  const { groups, sections } = elementOf(root, NavigationProvider)?.props['value'] as Navigation
  expect(groups.map(({ name }) => name)).toEqual(['SUKSI'])
  const links = sections.flatMap((section) => section.links.map(({ name }) => name))
  expect(links).toEqual(expect.arrayContaining(['Vuokraus', 'Tampere']))
  expect(links).not.toContain('Online')
  expect(elementOf(root, Header)?.props).toMatchObject({ notices: [notice], searchPlaceholder: 'Etsi telttoja' })
})

it('B5.11 P2.02 a page that says no title has the shop’s name, and addresses in its head begin at the shop’s origin', () => {
  const { origin, shopName } = config()
  expect(generateMetadata()).toEqual({
    metadataBase: new URL(origin),
    title: shopName,
    applicationName: shopName,
    manifest: '/manifest.json',
    formatDetection: { telephone: false },
  })
})

describe('init-config of a page', () => {
  it('P7.03 P3.01 is asked with country and currency, once more after a failure, and never a third time', async () => {
    failures = 1
    expect(await frameMarket('sv.se.sek')).toMatchObject({ country: 'se', currency: 'sek', currencyRate: 11.25 })
    const sek = { 'delivery-country-code': 'se', 'currency-code': 'sek' }
    expect(asked('initConfig').slice(0, 2)).toEqual([sek, sek])

    callOverHttp.mockClear()
    failures = 2
    await expect(getInitConfig(market('sv.se.sek'))).rejects.toThrow('BAD_ANSWER')
    expect(asked('initConfig')).toEqual([sek, sek])
  })

  it('P8.05 P4.01 P2.52 P2.54 P2.57 P9.12 D9.08 one that fails still: logged, and the whole page has the country and currency of its language, PENDING', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const [segment, country, currency] of [
      ['fi.jp.jpy', 'fi', 'eur'],
      ['sv.jp.jpy', 'se', 'sek'],
      ['ru.jp.jpy', 'fi', 'eur'],
      ['de.de.eur', 'us', 'usd'],
      ['en.jp.jpy', 'us', 'usd'],
      ['fr.fr.eur', 'us', 'usd'],
    ] as const) {
      callOverHttp.mockClear()
      failures = 2
      const frame = await frameMarket(segment)
      expect([segment, frame]).toMatchObject([segment, { country, currency, isFallback: true }])
      expect(frame.currencyRate).toBe(RATES[currency])
      failures = 2
      const page = await rentalPage(segment)
      expect(page).toMatchObject({
        market: { language: segment.slice(0, 2), country, currency },
        rate: RATES[currency],
      })
      expect(asked('rentals')).toMatchObject([{ taxAreaId: page.market.taxAreaId }])
      applyMarket(frame)
      expect(configStore.getState()).toMatchObject({
        status: 'PENDING',
        languageCode: segment.slice(0, 2),
        deliveryCountryCode: country,
        currencyCode: currency,
      })
    }
    expect(log).toHaveBeenCalledTimes(12)
    expect(log.mock.calls[0]?.[0]).toBe('init-config failed for jp and jpy.')
    log.mockRestore()
  })

  it('P8.05 without any answer the rate is the table’s, and the page is rendered again within seconds', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    failures = Infinity
    const rendered = now()
    expect(await getMarketConfig(market('sv.se.sek'))).toEqual({ currencyRate: 11, isConfirmed: false })
    expect(isFresh([tag.initConfigFailed], rendered)).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isFresh([tag.initConfigFailed], rendered)).toBe(false)
    log.mockRestore()
    vi.useRealTimers()
  })

  it('P4.01 P3.01 UNSET, then DONE with the page’s market; then a fallback changes nothing, and a market that was chosen does', async () => {
    expect(configStore.getState()).toEqual({
      status: 'UNSET',
      languageCode: 'fi',
      deliveryCountryCode: 'fi',
      currencyCode: 'eur',
      taxAreaId: 1,
      klarnaConfirmPath: '/checkout/klarna/confirm/',
    })
    const sv = await frameMarket('sv.se.sek')
    applyMarket(sv)
    const done = configStore.getState()
    expect(done).toMatchObject({
      ...{ status: 'DONE', languageCode: 'sv' },
      ...{ deliveryCountryCode: 'se', currencyCode: 'sek', taxAreaId: 27 },
    })
    expect(done.klarnaConfirmPath).toBe('/sv/kassa/klarna/bekraftelse/')
    applyMarket(sv)
    applyMarket({ ...(await frameMarket('sv.fi.eur')), isFallback: true })
    expect(configStore.getState()).toBe(done)
    applyMarket(await frameMarket('sv.fi.eur'))
    expect(configStore.getState()).toMatchObject({ status: 'DONE', deliveryCountryCode: 'fi', currencyCode: 'eur' })
  })
})
