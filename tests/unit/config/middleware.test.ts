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

  it('P2.01 redirects to the slash with 308, keeping the query', () => {
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

  it('takes the secret of an order out of the address, with a cookie for its page only, without any script', () => {
    const access = 'a-B_'.repeat(10)
    const response = ask(`/en/order/payment_ok/W-1/?access=${access}&utm_source=mail`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:3000/en/order/payment_ok/W-1/?utm_source=mail')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^so\\.opened=W-1(?:~|%7E)${access}; Path=/en/order/payment_ok/W-1/; .*Max-Age=300; .*SameSite=lax$`),
    )
    const receipt = ask(`/en/order/receipt/?number=W-1&access=${access}`)
    expect(receipt.headers.get('location')).toBe('http://localhost:3000/en/order/receipt/?number=W-1')
    expect(receipt.headers.get('set-cookie')).toContain('Path=/en/order/receipt/;')
    // The redirect leads to the page itself, and no other page has the parameter.
    expect(ask('/en/order/payment_ok/W-1/?utm_source=mail').headers.get('x-middleware-rewrite')).not.toBeNull()
    expect(ask(`/en/checkout/?access=${access}`).headers.get('set-cookie')).toBeNull()
  })

  it('issue 14: under an https origin that cookie has a name that only this host can set', () => {
    const shop = shopConfig()
    const { origin } = shop
    Object.assign(shop, { origin: 'https://shop.example' })
    try {
      const set = ask(`/en/order/payment_ok/W-1/?access=${'x'.repeat(43)}`).headers.get('set-cookie')
      expect(set).toMatch(/^__Host-so\.opened=W-1(?:~|%7E)x+; Path=\/; .*Secure; .*SameSite=lax$/i)
    } finally {
      Object.assign(shop, { origin })
    }
  })

  it('sets no cookie of a secret or number that cannot be one, and still drops it from the address', () => {
    for (const access of ['', 'short', 'x'.repeat(101), 'a;b'.repeat(10)]) {
      const response = ask(`/en/order/payment_ok/W-1/?access=${encodeURIComponent(access)}`)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null])
    }
    expect(
      ask(`/en/order/receipt/?number=${'x'.repeat(31)}&access=${'y'.repeat(43)}`).headers.get('set-cookie'),
    ).toBeNull()
  })

  it('answers 421 to an unknown host, whatever the URL says', () =>
    expect(ask('/', { host: 'evil.example' }).status).toBe(421))

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
    const [general = '', internal = ''] = config.matcher
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
  })
})
