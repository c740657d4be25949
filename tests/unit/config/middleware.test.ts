import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it } from 'vitest'
import { config as shopConfig } from '@/lib/config/env'
import { publish } from '@/lib/process/state.mjs'
import { marketPages } from '@/server/market-pages'
import { config, middleware } from '../../../middleware'

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }))

afterEach(() => {
  publish('routeSlugs', undefined)
})

describe('middleware', () => {
  it('P2.01 rewrites a translated path and sets no cookie', () => {
    const response = ask('/sv/kassa/')
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/sv.se.sek/checkout/')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('P2.01 D2.08 redirects to the slash with 308, keeping the query', () => {
    const response = ask('/ostoskori?a=1&b=2')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('http://localhost:3000/ostoskori/?a=1&b=2')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('P2.46 the redirect by language is not stored', () => {
    const response = ask('/', { 'user-agent': 'Mozilla/5.0', cookie: 'so.language=de' })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('http://localhost:3000/de/')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('answers 421 to an unknown host, whatever the URL says', () =>
    expect(ask('/', { host: 'evil.example' }).status).toBe(421))

  it('P8.09 a path without a page is rewritten to the page that says so, with 404', () => {
    publish('routeSlugs', {
      fi: { staticPageSlugs: [], staticPageWithTabsSlugs: [], navigationSlugs: [], manufacturerSlugs: [] },
    })
    const response = ask('/ei-ole/')
    expect(response.status).toBe(404)
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/fi.fi.eur/not-found/ei-ole/')
    expect(ask('/ostoskori/').status).toBe(200)
  })

  it('reads the lists that the start of the process left', () => {
    const lists = {
      staticPageSlugs: [],
      staticPageWithTabsSlugs: [],
      navigationSlugs: ['vaatteet'],
      manufacturerSlugs: ['tunturi'],
    }
    publish('routeSlugs', { fi: lists })
    expect(ask('/vaatteet/takit/?page=2').headers.get('x-middleware-rewrite')).toBe(
      'http://localhost:3000/fi.fi.eur/group-list/vaatteet/takit/?page=2',
    )
    expect(ask('/tunturi/kuori/?size=M&color=blue').headers.get('x-middleware-rewrite')).toBe(
      'http://localhost:3000/fi.fi.eur/product/color=blue&size=M/tunturi/kuori/',
    )
  })

  it('reads cookies as the front door does, which keeps pages by what it reads', () => {
    const lists = {
      staticPageSlugs: [],
      staticPageWithTabsSlugs: [],
      navigationSlugs: ['vaatteet'],
      manufacturerSlugs: [],
    }
    publish('routeSlugs', { fi: lists })
    const pages = marketPages(shopConfig().resolve, () => ({ fi: lists }))
    const cookies = [
      'so.country=se; so.country=de',
      'so.country="de"',
      ' so.country =se',
      'so.country=%64e',
      'so.country=%',
      'so.country',
      '=; so.country=no;;',
    ]
    for (const cookie of cookies) {
      const internal = new URL(ask('/vaatteet/', { cookie }).headers.get('x-middleware-rewrite') ?? '').pathname
      expect(pages.key({ host: 'localhost:3000', url: '/vaatteet/', headers: { cookie } }), cookie).toBe(internal)
    }
  })

  it('lets files through', () => expect(ask('/robots.txt').headers.get('x-middleware-next')).toBe('1'))

  it('runs in Node, off _next, api, media and files', () => {
    expect(config.runtime).toBe('nodejs')
    const [general = '', internal = '', earlier = ''] = config.matcher
    const page = new RegExp(`^${general}$`)
    for (const path of [
      '/',
      '/ostoskori/',
      '/apina/',
      '/mediat/',
      '/tunturi/kuori-2.0/',
      '/accounts/stop_reminders/a@b.fi',
    ])
      expect(page.test(path), path).toBe(true)
    for (const path of ['/_next/static/a.js', '/api/x/', '/api', '/media/1/a.webp', '/robots.txt', '/sitemaps/fi.xml'])
      expect(page.test(path), path).toBe(false)
    expect(internal).toContain(':market')
    // Of an earlier shop, which can have a redirect.
    for (const path of ['/kauppa/takit.html', '/product.php', '/a/b.aspx', '/x.htm'])
      expect(new RegExp(`^${earlier}$`).test(path), path).toBe(true)
    for (const path of ['/robots.txt', '/a.js', '/html/', '/kauppa/takit'])
      expect(new RegExp(`^${earlier}$`).test(path), path).toBe(false)
  })
})
