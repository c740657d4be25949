import { beforeAll, describe, expect, it, vi } from 'vitest'

import { config } from '@/lib/config/env'
import type { Routing } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import { contentHref, pathHref, routeHref } from '@/lib/seo/hrefs'
import { safeJson } from '@/lib/seo/json-ld'
import {
  canonicalSearch,
  laterPage,
  listRobots,
  NOINDEX,
  pageMetadata,
  routePaths,
  withSlashes,
} from '@/lib/seo/metadata'
import { robotsText } from '@/lib/seo/robots'
import { breadcrumbsJsonLd, physicalStoreJsonLd } from '@/lib/seo/schemas'
import {
  parseSitemapName,
  sitemapIndexXml,
  sitemapName,
  sitemapXml,
  staticEntries,
  storeEntries,
} from '@/lib/seo/sitemap'
import { searchOf } from '@/lib/seo/search-string'

import { whole } from '../../support/xml'

vi.hoisted(() => {
  process.env['SHOP_ORIGIN'] = 'https://shop.example'
  process.env['SHOP_NAME'] = 'Trail'
})

const fi = { language: 'fi' } as const
const sv = { language: 'sv' } as const
let routing: Routing
beforeAll(() => {
  routing = config().routing
})

describe('pageMetadata', () => {
  const page = { title: 'Skidor', description: 'x '.repeat(200), paths: { fi: 'sukset', sv: '/skidor/' } }

  it('B5.11 the title gets the shop’s name, the description is cut at 150', () => {
    const { title, description } = pageMetadata(sv, page)
    expect(title).toEqual({ absolute: 'Skidor | Trail' })
    expect(description?.length).toBeLessThanOrEqual(150)
    expect(description).toMatch(/…$/)
  })

  it('canonical and hreflang are absolute, name every version and x-default, and are reciprocal', () => {
    const seen = [fi, sv].map((market) => pageMetadata(market, page).alternates)
    expect(seen[0]?.canonical).toBe('https://shop.example/sukset/')
    expect(seen[1]?.canonical).toBe('https://shop.example/sv/skidor/')
    expect(seen[0]?.languages).toEqual({
      fi: 'https://shop.example/sukset/',
      sv: 'https://shop.example/sv/skidor/',
      'x-default': 'https://shop.example/sukset/',
    })
    expect(seen[1]?.languages).toEqual(seen[0]?.languages)
  })

  it('the whole matrix of the static routes is reciprocal', () => {
    for (const route of ['home', 'manufacturers'] as const) {
      const all = LANGUAGES.map(
        (language) => pageMetadata({ language }, { title: 'x', paths: routePaths(route) }).alternates,
      )
      for (const one of all) {
        expect(one?.languages).toEqual(all[0]?.languages)
        expect(Object.values(one?.languages ?? {})).toContain(one?.canonical)
      }
    }
  })

  it('?page=N is canonical to itself and has no counterparts; filters and pages without address are not indexed', () => {
    const second = pageMetadata(fi, { ...page, search: '?page=2' })
    expect(second.alternates?.canonical).toBe('https://shop.example/sukset/?page=2')
    expect(second.alternates?.languages).toEqual({})
    expect(second.robots).toBeUndefined()
    expect([
      laterPage({ page: '2' }),
      laterPage({ page: '1', size: 'M' }),
      laterPage({}),
      laterPage({ page: ['2', '3'] }),
    ]).toEqual(['2', null, null, null])
    expect(canonicalSearch({ page: '2' })).toBe('?page=2')
    expect([canonicalSearch({}), canonicalSearch({ page: '1' }), canonicalSearch({ page: '2', size: 'M' })]).toEqual([
      '',
      '',
      '',
    ])
    expect(listRobots({ page: '2' })).toBeUndefined()
    expect(listRobots({ page: '2', size: 'M' })).toEqual({ index: false, follow: true })
    expect(pageMetadata(fi, { title: 'x' }).robots).toEqual({ index: false, follow: true })
  })

  it('issue 15: a page that is not indexed names its other languages, too, and a page without a picture shows the mark', () => {
    const cart = pageMetadata(sv, { title: 'x', paths: routePaths('checkout'), robots: NOINDEX })
    expect(cart.robots).toEqual({ index: false, follow: true })
    expect(cart.alternates?.languages).toMatchObject({ fi: 'https://shop.example/ostoskori/' })
    expect(cart.openGraph?.images).toEqual([{ url: 'https://shop.example/icon-512.png' }])
    expect(pageMetadata(fi, { title: 'x', image: 'a/b.svg' }).openGraph?.images).toEqual([
      { url: expect.stringMatching(/^https:\/\/shop\.example\/media\/a\/b\.svg/) },
    ])
  })
})

describe('addresses', () => {
  it('routes and paths get prefix and slashes', () => {
    expect([routeHref('sv', 'checkout'), pathHref('fi', '/hiihto/sukset'), pathHref('de', '')]).toEqual([
      '/sv/kassa/',
      '/hiihto/sukset/',
      '/de/',
    ])
    // Never the address of another host, as which browsers read two slashes, or a backslash.
    expect(['//evil.example', '\\evil.example', '/\\/evil.example'].map((path) => pathHref('fi', path))).toEqual(
      Array.from({ length: 3 }, () => '/evil.example/'),
    )
    expect([withSlashes('a/b'), withSlashes('/')]).toEqual(['/a/b/', '/'])
  })

  it.each([
    ['https://other.example/a', 'https://other.example/a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#top', '#top'],
    ['/skidor/', '/sv/skidor/'],
    ['skidor?x=1#y', '/sv/skidor/?x=1#y'],
    ['/sv/skidor/', '/sv/skidor/'],
    ['/svampar/', '/sv/svampar/'],
  ])('what editors wrote as %s becomes %s', (url, href) => {
    expect(contentHref('sv', url)).toBe(href)
  })

  it('searchOf writes a page’s query', () => {
    expect(searchOf({})).toBe('')
    expect(searchOf({ a: ['1', '2'], b: 'x y', c: undefined })).toBe('?a=1&a=2&b=x+y')
  })
})

describe('structured data', () => {
  it('cannot leave its script element', () => {
    const text = safeJson({ name: '</script><script>alert(1)</script>&\u2028' })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>&\u2028' })
  })

  it('a store is told with its address and every day it is open', () => {
    const store = {
      id: 1,
      slug: 'north',
      name: 'North',
      shortName: 'N',
      type: 'retail',
      pikanouto: true,
      nouto: true,
      stock_display_order: 1,
      address: { street: 'Kuja 7', postcode: '00580', city: 'Helsinki', phone: '+358 9 1' },
      hours: [
        { days: 'Mo-We', opens: '10:00', closes: '20:00' },
        { days: 'Sa,Su', opens: '12:00', closes: '16:00' },
      ],
    } as const
    expect(physicalStoreJsonLd('fi', { ...store, hours: [...store.hours] })).toMatchObject({
      url: 'https://shop.example/myymalat/north/',
      telephone: '+358 9 1',
      address: { streetAddress: 'Kuja 7', addressCountry: 'FI' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '10:00', closes: '20:00' },
        { dayOfWeek: ['Saturday', 'Sunday'] },
      ],
    })
  })

  it('breadcrumbs are numbered, absolute, and the page itself has no address', () => {
    expect(breadcrumbsJsonLd('sv', [{ name: 'Hem', href: '/sv/' }, { name: 'Skidor' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Hem', item: 'https://shop.example/sv/' },
        { '@type': 'ListItem', position: 2, name: 'Skidor', item: undefined },
      ],
    })
  })
})

describe('robots.txt', () => {
  it('closes cart, account, search, orders and the API in every language, not variants and not pictures', () => {
    const text = robotsText(routing)
    for (const path of [
      '/api/',
      '/ostoskori/',
      '/sv/kassa/',
      '/haku/',
      '/de/konto/',
      '/tilaus/',
      routeHref('fi', 'view-order'),
      routeHref('sv', 'wishlist'),
      '/*?sort=',
    ])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).not.toMatch(/Disallow: \/(?:media|\*\?color|\*\?size|\n)/)
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})

describe('sitemaps', () => {
  it('file names are read back, and nothing else is', () => {
    const file = { language: 'fi', type: 'products', page: 12 } as const
    expect(parseSitemapName(sitemapName(file))).toEqual(file)
    for (const name of [
      'fi-products-0.xml',
      'xx-products-1.xml',
      'fi-other-1.xml',
      'fi-products-1',
      '../fi-products-1.xml',
    ])
      expect(parseSitemapName(name)).toBeNull()
  })

  it('the index lists every language, type and page', () => {
    const xml = sitemapIndexXml(routing, { products: 2, groups: 1, brands: 1, pages: 1 })
    expect(xml.match(/<sitemap>/g)).toHaveLength(LANGUAGES.length * 5)
    expect(xml).toContain('<loc>https://shop.example/sitemaps/ru-products-2.xml</loc>')
  })

  it('a child lists the pages of its language with alternates, last change and pictures', async () => {
    const entries = [
      { paths: { fi: 'a&b', sv: 'c' }, modified: '2026-11-01T00:00:00Z', images: ['x.svg'] },
      { paths: { sv: 'd' }, modified: '2026-11-01T00:00:00Z', images: [] },
    ]
    const xml = await whole(sitemapXml(routing, 'fi', entries, (path) => `/media/${path}?w=1280`))
    expect(xml.match(/<url[\s/>]/g)).toHaveLength(1)
    expect(xml).toContain('<loc>https://shop.example/a&amp;b/</loc><lastmod>2026-11-01T00:00:00Z</lastmod>')
    expect(xml).toContain('hreflang="x-default"')
    expect(xml).toContain('<image:loc>https://shop.example/media/x.svg?w=1280</image:loc>')
  })

  it('issue 15: the pages of shops are listed, warehouses are not', async () => {
    const stores = [
      { type: 'retail', slug: 'oulu-toppila' },
      { type: 'central', slug: 'central' },
    ]
    const xml = await whole(sitemapXml(routing, 'fi', storeEntries(stores), String))
    expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://shop.example/myymalat/oulu-toppila/'])
  })

  it('P2.14 P2.27 P2.31 P2.35 P2.37 the static routes are listed without a date that means nothing', async () => {
    const xml = await whole(sitemapXml(routing, 'sv', staticEntries(), String))
    expect(xml).not.toContain('lastmod')
    expect(xml.match(/<loc>[^<]*/g)?.map((loc) => loc.replace('<loc>https://shop.example/sv/', ''))).toEqual([
      '',
      'alla-produkter/',
      'varumarken/',
      'nyheter/',
      'reklamation/',
      'angra-avtalet/',
      'uthyrning/rentle/',
      'skidguiden/',
      'butiker/',
      'friluftsliv/bloggare/',
      'skidguiden/alpine/',
      'skidguiden/nordic/',
    ])
  })
})
