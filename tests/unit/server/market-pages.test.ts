import { describe, expect, it } from 'vitest'
import { readCookie } from '@/lib/market/cookies'
import { resolveRequest, type RouteSlugsByLanguage } from '@/lib/market/resolve-request'
import { publish } from '@/lib/process/state.mjs'
import { marketPages } from '@/server/market-pages'

const lists = {
  staticPageSlugs: [],
  staticPageWithTabsSlugs: [],
  navigationSlugs: ['teltat'],
  manufacturerSlugs: ['halti'],
  filterSlugs: ['color'],
}
const slugs: RouteSlugsByLanguage = { fi: lists, sv: lists, en: lists }
const config = {
  routing: { mode: 'prefix' as const, origin: 'http://localhost:3000', domains: [] },
  allowedHosts: new Set(['localhost']),
  geoHeader: 'cf-ipcountry',
}
const pages = marketPages(config, () => slugs)
const key = (url: string, headers: Record<string, string> = {}) => pages.key({ host: 'localhost:3000', url, headers })

describe('check F7 the address that the app is asked for', () => {
  const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    pages.appUrl({ host: 'localhost', url, headers, method })

  it("has nothing of the query that is not the page's, whatever the page", () => {
    for (const path of [
      '/',
      '/en/',
      '/teltat/',
      '/halti/x/',
      '/en/accounts/login/',
      '/en/order/process/',
      '/en/order/payment_ok/W-1/',
      '/nothing/here/',
      '/nothing.txt',
      '/_next/nothing',
    ]) {
      expect(asked(`${path}?access=secret&page=x&mail=a@example.com`)).toBe(path)
    }
    expect(asked('/?access=secret', {}, 'POST')).toBe('/')
    expect(asked(`/teltat/?currency=sek&a=${'a'.repeat(5_000)}`)).toBe('/teltat/')
  })

  it('has what chooses the market and the variant', () => {
    expect(asked('/teltat/?delivery_country=SE&currency=sek&utm_source=a')).toBe(
      '/teltat/?delivery_country=se&currency=sek',
    )
    expect(asked('/teltat/?delivery_country=%3Cb%3E&currency=sek&color=')).toBe('/teltat/?currency=sek')
    expect(asked('/halti/x/?gclid=1&size=M&color=Blue%20sky')).toBe('/halti/x/?color=Blue+sky&size=M')
    expect(asked('/halti/x/?color=%3Cscript%3E')).toBe('/halti/x/')
  })

  it('has the whole query where it is read: lists, the search, the API, pictures, payments', () => {
    for (const url of [
      '/teltat/?color=blue&page=2&x=1',
      '/haku/?q=a%20b',
      '/api/order/?number=1&access=x',
      '/media/a.jpg?w=96',
      '/payment-sandbox/x/?a',
    ])
      expect(asked(url)).toBe(url)
  })

  it('D2.07 P2.11 leads to the page that the whole address means: a preview of staff, a chosen gift, the end of reminders', () => {
    const meant = (url: string, cookie: string) => {
      const { pathname, search } = new URL(url, 'http://localhost')
      const decision = resolveRequest({
        method: 'GET',
        host: 'localhost',
        pathname,
        search,
        config,
        slugs,
        cookie: (name) => readCookie(cookie, name),
        header: () => undefined,
      })
      return decision.kind === 'rewrite' ? decision.internalPath : decision.kind
    }
    const cases = [
      [
        '/halti/x/?preview=1&color=blue&size=M',
        'so.auth=Bearer%20x',
        '/fi.fi.eur/product-preview/color=blue&size=M/halti/x/',
      ],
      ['/halti/x/?preview=1&color=blue', '', '/fi.fi.eur/product/color=blue/halti/x/'],
      ['/lahjakampanjat/yule/villa/?color=blue&access=secret', '', '/fi.fi.eur/gift/color=blue/yule/villa/'],
      ['/en/accounts/stop_reminders/a@b.example/?key=abc', '', '/en.us.usd/accounts/stop_reminders/a%40b.example/'],
    ] as const
    for (const [url, cookie, page] of cases) {
      expect([url, meant(url, cookie), meant(asked(url, { cookie }), cookie)]).toEqual([url, page, page])
      expect(asked(url, { cookie })).not.toContain('secret')
    }
    expect(asked('/en/accounts/stop_reminders/a@b.example/?key=abc')).toContain('?key=abc')
    expect(key('/halti/x/?preview=1', { cookie: 'so.auth=Bearer%20x' })).toBeNull()
    expect(key('/halti/x/?preview=1')).toBe('/fi.fi.eur/product/-/halti/x/')
  })

  it('goes on to the right address with all of its query', () => {
    expect(asked('/en?access=secret')).toBe('/en?access=secret')
  })

  it('keeps the mark of the client router', () => {
    for (const mark of ['_rsc=1a_b-2', '_rsc']) expect(asked(`/teltat/?a=1&${mark}`)).toBe(`/teltat/?${mark}`)
    expect(asked('/halti/x/?_rsc=1&color=blue&a')).toBe('/halti/x/?color=blue&_rsc=1')
    expect(asked('/teltat/?_rsc=%3Cb%3E')).toBe('/teltat/')
  })

  it('names the same page', () => {
    for (const url of [
      '/?a',
      '/en/?currency=usd&x',
      '/teltat/?delivery_country=us',
      '/teltat/?page=2',
      '/teltat/?page=1&sort=x',
      '/halti/x/?size=%20M&color=a&color=b',
      '/halti/x/?select-color=%E4',
    ]) {
      for (const cookie of ['', 'so.country=de'])
        expect(key(asked(url, { cookie }), { cookie })).toBe(key(url, { cookie }))
    }
  })
})

describe('names of pages', () => {
  it('hold the market, the page and the chosen variant, not the rest of the query', () => {
    expect(key('/teltat/')).toBe('/fi.fi.eur/group/teltat/')
    expect(key('/sv/teltat/')).toMatch(/^\/sv\..*\/group\/teltat\/$/)
    expect(key('/halti/x/?size=M&utm_source=a&color=blue')).toBe(key('/halti/x/?color=blue&size=M'))
    expect(key('/halti/x/?color=blue')).not.toBe(key('/halti/x/?color=red'))
  })

  it('tell countries apart by cookie, header and geo header', () => {
    const names = [
      key('/teltat/'),
      key('/teltat/', { cookie: 'so.country=de' }),
      key('/teltat/', { 'cf-ipcountry': 'SE' }),
      key('/teltat/', { 'x-so-delivery-country-code': 'fr' }),
    ]
    expect(new Set(names).size).toBe(4)
  })

  it("tell countries apart by the visitor's address where it can be trusted and looked up", () => {
    const at = (address: string) => key('/teltat/', { 'x-client-address': address })
    expect(pages.headersFor('/teltat/')).not.toContain('x-client-address')
    expect(at('9.9.9.9')).toBe('/fi.fi.eur/group/teltat/')
    publish('ipCountry', (ip) => (ip === '9.9.9.9' ? 'se' : null))
    try {
      expect(pages.headersFor('/teltat/')).toContain('x-client-address')
      expect(pages.headersFor('/')).toContain('x-client-address')
      expect(at('9.9.9.9')).toBe('/fi.se.sek/group/teltat/')
      expect(at('6.6.6.6')).toBe('/fi.fi.eur/group/teltat/')
    } finally {
      publish('ipCountry', undefined)
    }
  })

  it('are the same for a signed-in shopper', () => {
    expect(key('/teltat/', { cookie: 'so.auth=secret' })).toBe(key('/teltat/'))
  })

  it('of lists hold the checked query', () => {
    expect(key('/teltat/?sort=newest&page=2&utm_source=x')).toBe('/fi.fi.eur/group-list/teltat/?page=2&sort=newest')
  })

  it('are not given to missing pages, other hosts, redirects and what is no page', () => {
    expect(key('/nothing/here/')).toBeNull()
    expect(key('/teltat')).toBeNull()
    expect(key('/api/x/')).toBeNull()
    expect(key('/%E0%A4%A/')).toBeNull()
    expect(pages.key({ host: 'evil.example', url: '/teltat/', headers: {} })).toBeNull()
    expect(marketPages(config, () => null).key({ host: 'localhost', url: '/teltat/', headers: {} })).toBeNull()
  })

  it("read the browser's language only at the bare root", () => {
    expect(pages.headersFor('/?a=1')).toContain('accept-language')
    expect(pages.headersFor('/teltat/')).not.toContain('accept-language')
    expect(key('/', { 'accept-language': 'sv', 'user-agent': 'Mozilla/5.0' })).toBeNull()
  })
})
