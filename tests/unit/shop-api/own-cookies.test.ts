// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/en/" }
import { afterEach, expect, it, vi } from 'vitest'

import { writePreference } from '@/lib/intl/switch-language'
import { marketPages } from '@/server/market-pages'
import { clearAuthCookie, readAuthCookie, writeAuthCookie } from '@/lib/shop-api/auth-cookie'
import { readConsent, writeConsent } from '@/stores/consent'

afterEach(() => {
  vi.restoreAllMocks()
  clearAuthCookie()
})

it('issue 14: on https every cookie has the name that only this host can set, for all paths, and is secure', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  writeAuthCookie({ token_type: 'Bearer', access_token: 'abc', expires_in: 60 })
  writePreference('so.country', 'se', false)
  writeConsent(['functional'])
  // Without those that a refusal removes, by a date in the past.
  const isKept = (cookie: string) => !(Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') < Date.now())
  const cookies = written.mock.calls.map(([cookie]) => cookie).filter(isKept)
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-so.auth',
    '__Host-so.country',
    '__Host-so.consent',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; path=\/(?:;|$)/)
    expect(cookie).toMatch(/; secure(?:;|$)/)
    expect(cookie).toMatch(/; sameSite=lax/)
    expect(cookie).not.toMatch(/; domain/i)
  }
  expect([readAuthCookie(), readConsent()]).toEqual(['Bearer abc', ['functional']])
})

it('issue 14: there a cookie without the prefix, which a subdomain could set, is not read', () => {
  document.cookie = 'so.auth=Bearer%20foreign; path=/'
  expect(readAuthCookie()).toBeNull()
  const pages = (origin: string) =>
    marketPages(
      {
        routing: { mode: 'prefix', origin, domains: [] },
        allowedHosts: new Set(['shop.example']),
        geoHeader: null,
      },
      () => null,
    )
  const front = (origin: string, cookie: string) =>
    pages(origin).key({ host: 'shop.example', url: '/en/', headers: { cookie } })
  expect(front('https://shop.example', '__Host-so.country=de')).toBe('/en.de.eur/')
  expect(front('https://shop.example', 'so.country=de')).toBe('/en.us.usd/')
  expect(front('http://shop.example', 'so.country=de')).toBe('/en.de.eur/')
})
