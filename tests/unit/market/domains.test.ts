import { describe, expect, it } from 'vitest'
import {
  absoluteUrl,
  alternates,
  domainOf,
  hostLanguage,
  localizedHref,
  normalizeHost,
  originFor,
  parseDomains,
  prefixIn,
  productionDomains,
  type Routing,
} from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import { routePaths } from '@/lib/seo/metadata'

import { matchPath } from '../../support/paths'

const prefix: Routing = { mode: 'prefix', origin: 'https://shop.example', domains: [] }
const domain: Routing = {
  mode: 'domain',
  origin: 'https://shop.fi',
  domains: parseDomains('shop.fi=fi, www.shop.fi=fi, shop.se=sv, shop.ru=ru', 'https://shop.fi'),
}

describe('SHOP_DOMAINS', () => {
  it('reads a list and takes the port of the canonical origin', () => {
    expect(parseDomains('fi.localhost=fi,se.localhost=sv', 'http://localhost:3000')).toEqual([
      { host: 'fi.localhost', language: 'fi', origin: 'http://fi.localhost:3000' },
      { host: 'se.localhost', language: 'sv', origin: 'http://se.localhost:3000' },
    ])
  })

  it('reads JSON and an own port', () => {
    expect(parseDomains('{"Shop.SE:8443":"sv"}', 'https://shop.fi')).toEqual([
      { host: 'shop.se', language: 'sv', origin: 'https://shop.se:8443' },
    ])
  })

  it.each([
    'shop.fi',
    'shop.fi=xx',
    'a=fi=sv',
    'bad host=fi',
    '=fi',
    'a.fi=fi,a.fi=sv',
    '{"a":',
    '{"a":1}',
    'evil.com/x=fi',
  ])('refuses %j', (text) => {
    expect(() => parseDomains(text, 'https://shop.fi')).toThrow(RangeError)
  })
})

it.each(['https://shop.fi', 'https://shop.com', 'https://shop.de'])(
  'P2.53 P2.54 P2.55 P2.56 P2.57 P2.58 P2.52 from %s each language gets the host of its top-level domain',
  (canonical) => {
    expect(Object.fromEntries(productionDomains(canonical).map(({ language, host }) => [language, host]))).toEqual({
      fi: 'shop.fi',
      en: 'shop.com',
      sv: 'shop.se',
      de: 'shop.de',
      fr: 'shop.fr',
      ru: 'shop.ru',
    })
  },
)

describe('hosts', () => {
  it.each([
    ['Shop.FI:3000', 'shop.fi'],
    ['shop.fi.', 'shop.fi'],
    ['[::1]:3000', '[::1]'],
    ['localhost', 'localhost'],
    ['', null],
    [undefined, null],
    ['a b', null],
    ['evil.com/x', null],
    ['user@evil.com', null],
    ['shop.fi:3000:1', null],
    ['shop.fi:', null],
  ])('%j is %s', (header, host) => expect(normalizeHost(header)).toBe(host))

  it('P1.10 P2.01 a host has its language in domain mode only', () => {
    expect(hostLanguage(domain, 'shop.se')).toBe('sv')
    expect(hostLanguage(domain, 'other.example')).toBe('fi')
    expect(hostLanguage({ ...domain, mode: 'prefix' }, 'shop.se')).toBe('fi')
  })
})

describe('absolute URLs', () => {
  it('P2.01 by prefix', () => {
    expect(absoluteUrl(prefix, 'fi', '/ostoskori/')).toBe('https://shop.example/ostoskori/')
    expect(absoluteUrl(prefix, 'sv', '/kassa/')).toBe('https://shop.example/sv/kassa/')
    expect(localizedHref(prefix, 'en', 'checkout')).toBe('/en/checkout/')
  })

  it('P2.01 by domain; the first host of a language is the canonical one', () => {
    expect(absoluteUrl(domain, 'fi', '/')).toBe('https://shop.fi/')
    expect(absoluteUrl(domain, 'sv', '/kassa/')).toBe('https://shop.se/kassa/')
    expect(domainOf(domain, 'fi')?.host).toBe('shop.fi')
    expect(localizedHref(domain, 'sv', 'checkout')).toBe('/kassa/')
  })

  it('a language without domain has its prefix on the canonical origin', () => {
    expect(originFor(domain, 'de')).toBe('https://shop.fi')
    expect(prefixIn(domain, 'de')).toBe('/de')
    expect(absoluteUrl(domain, 'de', '/warenkorb/')).toBe('https://shop.fi/de/warenkorb/')
  })
})

describe('hreflang', () => {
  it('lists every language once and x-default, all absolute', () => {
    const links = alternates(prefix, routePaths('checkout'))
    expect(links.map((link) => link.hrefLang)).toEqual([...LANGUAGES, 'x-default'])
    expect(new Set(links.slice(0, -1).map((link) => link.href)).size).toBe(6)
    for (const link of links) expect(link.href).toMatch(/^https:\/\/shop\.example\/.*\/$/)
    expect(links.at(-1)?.href).toBe('https://shop.example/en/checkout/')
  })

  it('is the same from every version of the page (reciprocal)', () => {
    for (const link of alternates(prefix, routePaths('stores/store', { store: 'helsinki' }))) {
      if (link.hrefLang === 'x-default') continue
      const path = link.href.slice('https://shop.example'.length + prefixIn(prefix, link.hrefLang).length)
      const match = matchPath(path, link.hrefLang)
      expect(match && alternates(prefix, routePaths(match.route, match.params))).toEqual(
        alternates(prefix, routePaths('stores/store', { store: 'helsinki' })),
      )
    }
  })

  it('leaves out languages without the page', () => {
    expect(alternates(prefix, { sv: '/a/', fi: '/b/' })).toEqual([
      { hrefLang: 'fi', href: 'https://shop.example/b/' },
      { hrefLang: 'sv', href: 'https://shop.example/sv/a/' },
      { hrefLang: 'x-default', href: 'https://shop.example/b/' },
    ])
    expect(alternates(prefix, { de: '/c/' }).at(-1)?.href).toBe('https://shop.example/de/c/')
    expect(alternates(prefix, {})).toEqual([])
  })
})
