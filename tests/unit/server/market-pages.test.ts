import { describe, expect, it } from 'vitest'
import type { RouteSlugsByLanguage } from '@/lib/market/resolve-request'
import { marketPages } from '@/server/market-pages'

const lists = { staticPageSlugs: [], staticPageWithTabsSlugs: [], navigationSlugs: ['teltat'], manufacturerSlugs: ['halti'], filterSlugs: ['color'] }
const slugs: RouteSlugsByLanguage = { fi: lists, sv: lists, en: lists }
const config = { routing: { mode: 'prefix' as const, origin: 'http://localhost:3000', domains: [] }, allowedHosts: new Set(['localhost']), geoHeader: 'cf-ipcountry' }
const pages = marketPages(config, 0, () => slugs)
const key = (url: string, headers: Record<string, string> = {}) => pages.key({ host: 'localhost:3000', url, headers })

describe('names of pages', () => {
  it('hold the market, the page and the chosen variant, not the rest of the query', () => {
    expect(key('/teltat/')).toBe('/fi.fi.eur/group/teltat/')
    expect(key('/sv/teltat/')).toMatch(/^\/sv\..*\/group\/teltat\/$/)
    expect(key('/halti/x/?size=M&utm_source=a&color=blue')).toBe(key('/halti/x/?color=blue&size=M'))
    expect(key('/halti/x/?color=blue')).not.toBe(key('/halti/x/?color=red'))
  })

  it('tell countries apart by cookie, header and geo header', () => {
    const names = [key('/teltat/'), key('/teltat/', { cookie: 'so.country=de' }), key('/teltat/', { 'cf-ipcountry': 'SE' }), key('/teltat/', { 'x-so-delivery-country-code': 'fr' })]
    expect(new Set(names).size).toBe(4)
  })

  it('tell countries apart by the visitor\'s address where it can be trusted and looked up', () => {
    const holder = globalThis as Record<symbol, unknown>
    const lookup = Symbol.for('shop.ipCountry')
    const behind = marketPages(config, 1, () => slugs)
    const at = (address: string) => behind.key({ host: 'localhost', url: '/teltat/', headers: { 'x-forwarded-for': address } })
    expect(behind.headersFor('/teltat/')).not.toContain('x-forwarded-for')
    holder[lookup] = (ip: string) => (ip === '9.9.9.9' ? 'se' : null)
    try {
      expect(behind.headersFor('/teltat/')).toContain('x-forwarded-for')
      expect(at('6.6.6.6, 9.9.9.9')).toBe('/fi.se.sek/group/teltat/')
      expect(at('9.9.9.9, 6.6.6.6')).toBe('/fi.fi.eur/group/teltat/')
      expect(pages.headersFor('/teltat/')).not.toContain('x-forwarded-for')
    } finally {
      Reflect.deleteProperty(holder, lookup)
    }
  })

  it('are the same for a signed-in shopper', () => {
    expect(key('/teltat/', { cookie: 'so.auth=secret' })).toBe(key('/teltat/'))
  })

  it('are not given to lists with a query, missing pages, other hosts, redirects and what is no page', () => {
    expect(key('/teltat/?page=2')).toBeNull()
    expect(key('/nothing/here/')).toBeNull()
    expect(key('/teltat')).toBeNull()
    expect(key('/api/x/')).toBeNull()
    expect(key('/%E0%A4%A/')).toBeNull()
    expect(pages.key({ host: 'evil.example', url: '/teltat/', headers: {} })).toBeNull()
    expect(marketPages(config, 0, () => null).key({ host: 'localhost', url: '/teltat/', headers: {} })).toBeNull()
  })

  it('read the browser\'s language only at the bare root', () => {
    expect(pages.headersFor('/?a=1')).toContain('accept-language')
    expect(pages.headersFor('/teltat/')).not.toContain('accept-language')
    expect(key('/', { 'accept-language': 'sv', 'user-agent': 'Mozilla/5.0' })).toBeNull()
  })
})
