import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '@/server/main'
import { hostName } from '@/server/hosts'
import { ask, raw, serve } from './support'

describe('hosts', () => {
  let server: RunningServer
  let asked = 0
  beforeAll(async () => {
    server = await serve(
      (req, res) => {
        asked += 1
        res.setHeader('content-type', 'application/json')
        res.end(JSON.stringify(req.headers))
      },
      { allowedHosts: ['Shop.FI', 'localhost', '*.localhost'] },
    )
  })
  afterAll(() => server.close())

  it('takes a known host in any case and with any port', async () => {
    expect((await ask(server.port, { headers: { host: 'shop.fi' } })).status).toBe(200)
    expect((await ask(server.port, { headers: { host: 'SHOP.fi:8443' } })).status).toBe(200)
    expect((await ask(server.port, { headers: { host: 'se.localhost:3000' } })).status).toBe(200)
  })

  it('answers 421 to an unknown host and does not repeat it', async () => {
    for (const host of ['evil.example', 'shop.fi.evil.example', 'xshop.fi', '.localhost', 'evil.example:80']) {
      const before = asked
      const reply = await ask(server.port, { headers: { host } })
      expect(reply.status, host).toBe(421)
      expect(reply.text).not.toContain('evil')
      expect(asked).toBe(before)
    }
  })

  it('answers 400 to a missing, empty or doubled host', async () => {
    for (const head of [
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      'GET / HTTP/1.1\r\nHost:\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: shop.fi\r\nhost: evil.example\r\n\r\n',
    ]) {
      const reply = await raw(server.port, head)
      expect(reply.text, head).toMatch(/^HTTP\/1\.1 400/)
      expect(reply.closed).toBe(true)
    }
  })

  it('answers 400 to a request target that names another host', async () => {
    const reply = await raw(server.port, 'GET http://evil.example/ HTTP/1.1\r\nHost: shop.fi\r\n\r\n')
    expect(reply.text).toMatch(/^HTTP\/1\.1 400/)
  })

  it('hides what only a proxy may say, and believes it behind one', async () => {
    const headers = {
      host: 'shop.fi',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '6.6.6.6, 9.9.9.9',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    const without = JSON.parse((await ask(server.port, { headers })).text) as Record<string, string>
    expect(JSON.stringify(without)).not.toMatch(/evil|6\.6\.6\.6/)
    expect(without['x-client-address']).toMatch(/127\.0\.0\.1|::1/)
    const behind = await serve((req, res) => void res.end(req.headers['x-client-address']), { trustedProxies: 1 })
    expect(
      (await ask(behind.port, { headers: { ...headers, host: 'fi.test', 'x-client-address': '1.1.1.1' } })).text,
    ).toBe('9.9.9.9')
    await behind.close()
  })

  it('strips the headers with which Next talks to itself', async () => {
    const headers = {
      host: 'shop.fi',
      'x-middleware-subrequest': 'middleware',
      'x-middleware-rewrite': '/x',
      'x-invoke-path': '/x',
      'x-matched-path': '/x',
      'x-nextjs-data': '1',
      'next-resume': '1',
      'x-page-tags': 'x',
      'x-now-route-matches': '1',
    }
    const seen = Object.keys(JSON.parse((await ask(server.port, { headers })).text) as object)
    expect(seen.sort()).toEqual(['connection', 'host', 'x-client-address', 'x-request-id'])
  })

  it('reads host names', () => {
    expect(hostName('Shop.fi:80')).toBe('shop.fi')
    expect(hostName('[::1]:3000')).toBe('[::1]')
    expect(hostName('[::1]')).toBe('[::1]')
  })
})
