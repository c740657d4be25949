import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { config as shopConfig } from '@/lib/config/env'
import { publish } from '@/lib/process/state.mjs'
import { marketPages } from '@/server/market-pages'
import { PageKeys } from '@/server/page-key'
import { middleware } from '../../../middleware'
import { SLUGS } from '../market/support/request'

beforeAll(() => {
  vi.stubEnv('GEO_HEADER', 'cf-ipcountry')
  publish('routeSlugs', SLUGS)
  publish('ipCountry', (ip) => ({ '192.0.2.1': 'se', '192.0.2.2': 'no', '2001:db8::1': 'de' })[ip] ?? null)
})
afterAll(() => {
  vi.unstubAllEnvs()
  publish('routeSlugs', undefined)
  publish('ipCountry', undefined)
})

const segment = fc.constantFrom(
  ...['vaatteet', 'takit', 'tunturi', 'kuori', 'fjell', 'old', 'sopimusehdot', 'asiakaspalvelu', 'kassa-laukut'],
  ...['sv', 'en', 'SV', 'klader', 'clothing', 'ostoskori', 'kassa', 'haku', 'lahjakampanjat', 'kampanjat', 'terms'],
  ...['.', '..', '%2e%2e', '%2f', '%zz', '%', 'k%C3%A4ytetyt', 'käytetyt', 'a b', 'a"b', '<b>', '\\', '#x', "'", '|'],
  ...['fi.fi.eur', 'x.png', 'api', 'media', '_next', 'a@b.fi', '@', '', 'a;b', 'constructor', '__proto__'],
)
const anyPath = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.boolean())
  .map(([parts, slash]) => `/${parts.join('/')}${slash ? '/' : ''}`)
const page = fc.constantFrom(
  ...['/', '/vaatteet/', '/vaatteet/takit/', '/tunturi/', '/tunturi/kuori/', '/old/tunturi/kuori/', '/sopimusehdot/'],
  ...['/sv/', '/sv/klader/', '/en/clothing/x/', '/en/tunturi/kuori/', '/lahjakampanjat/talvi/kuori/', '/kampanjat/x/'],
)
const path = fc.oneof(page, anyPath)
const value = fc.constantFrom(
  'se',
  'de',
  'sek',
  'eur',
  'x',
  '',
  'M',
  'blue',
  '%C3%A4',
  "a'b",
  '<script>',
  '%',
  'a b',
  '2',
)
const name = fc.constantFrom(
  ...['delivery_country', 'currency', 'color', 'size', 'select-color', 'page', 'sort', 'text', 'waterproof'],
  ...['preview', 'access', 'utm_source', '_rsc', 'q'],
)
const query = fc
  .array(
    fc.tuple(name, value).map((pair) => pair.join('=')),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
const cookie = fc
  .array(
    fc.constantFrom(
      ...['so.country=se', 'so.country="de"', ' so.country =no', 'so.country=%64e', 'so.country=%', 'so.country'],
      ...['so.currency=sek', 'so.language=sv', 'so.auth=Bearer%20x', 'so.auth=', '=', ''],
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(';'))
const headers = fc.record(
  {
    cookie,
    'x-so-delivery-country-code': value,
    'x-so-currency-code': value,
    'cf-ipcountry': fc.constantFrom('SE', 'no', 'XX', ''),
    'x-client-address': fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1', '10.0.0.1', 'unknown'),
    'accept-language': fc.constantFrom('sv', 'de-DE,de;q=0.9,en;q=0.5', '*', ''),
    'user-agent': fc.constantFrom('Mozilla/5.0 Chrome/142.0', 'Googlebot', ''),
  },
  { requiredKeys: [] },
)
const host = fc.constantFrom('localhost:3000', 'localhost:3000', 'localhost', '127.0.0.1', 'evil.example')
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST')

/** A path with its query as `new URL` writes it. */
function written(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}

/** What the middleware says, as one line. */
function middlewareSays(url: string, asked: { host: string; method: string; headers: Record<string, string> }): string {
  const response = middleware(
    new NextRequest(`http://localhost:3000${url}`, {
      method: asked.method,
      headers: { ...asked.headers, host: asked.host },
    }),
  )
  const rewritten = response.headers.get('x-middleware-rewrite')
  if (rewritten === null) return `${response.status} ${response.headers.get('location') ?? ''}`
  return written(rewritten)
}

it('the front door names a page exactly as the middleware rewrites to it', () => {
  const keys = new PageKeys(marketPages(shopConfig().resolve))
  let named = 0
  fc.assert(
    fc.property(path, query, host, method, headers, (pathname, search, to, verb, given) => {
      const url = pathname + search
      const asked = { host: to, method: verb, headers: given as Record<string, string> }
      const req = { url, method: verb, headers: { ...given, host: to } } as unknown as IncomingMessage
      const key = verb === 'POST' ? null : keys.find(req)
      // The same request asked again, now out of the memory of keys.
      if (key !== null) expect(keys.find(req)).toBe(key)
      const appUrl = keys.appUrl(req)
      const said = middlewareSays(appUrl, asked)
      if (key !== null) {
        named += 1
        expect([url, said]).toEqual([url, written(key)])
      }
      // What the front door takes out of the query changes nothing of the decision, except of the query that a redirect hands on.
      const plain = (line: string) => line.split('?', 1)[0]
      expect([url, plain(said)]).toEqual([url, plain(middlewareSays(url, asked))])
    }),
    { numRuns: 3_000 },
  )
  expect(named).toBeGreaterThan(500)
})
