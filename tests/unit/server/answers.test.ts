import { gunzipSync, gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { publish } from '@/lib/process/state.mjs'
import type { RunningServer } from '@/server/main'
import { ask, page, serve } from './support'

let server: RunningServer
afterEach(() => server.close())

describe('answers', () => {
  it('carry security headers and a request id, and nothing internal', async () => {
    server = await serve(
      (_req, res) => {
        for (const name of [
          'x-powered-by',
          'x-page-tags',
          'x-page-rendered-at',
          'x-page-path',
          'x-middleware-rewrite',
          'x-middleware-set-cookie',
          'x-nextjs-cache',
        ])
          res.setHeader(name, 'x')
        res.setHeader('content-type', 'text/html')
        res.end(page('x'))
      },
      { https: true },
    )
    const { headers } = await ask(server.port)
    expect(Object.keys(headers).filter((name) => /^x-(?:powered|page|middleware|nextjs)/.test(name))).toEqual([])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBeDefined()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-/)
  })

  it('give the camera to pages of the back office, to no page of the shop and to no preview of one', async () => {
    server = await serve((_req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(page('x'))
    })
    const camera = async (path: string) =>
      /camera=\([^)]*\)/.exec(String((await ask(server.port, { path })).headers['permissions-policy']))?.[0]
    expect(await camera('/hallinta/count/')).toBe('camera=(self)')
    for (const path of ['/', '/hallinta', '/fi/hallinta/', '/hallinta-preview/fi/7/', '/livez'])
      expect([path, await camera(path)]).toEqual([path, 'camera=()'])
  })

  it('issue 14: of the front door itself, refusals and health, carry them too', async () => {
    server = await serve((_req, res) => void res.end('x'), { https: true })
    const own: Parameters<typeof ask>[1][] = [
      { path: '/livez' },
      { path: '/readyz' },
      { headers: { host: 'other.test' } },
      { method: 'TRACE' },
      { path: `/${'x'.repeat(9_000)}` },
      { path: '/api/x/', method: 'POST', body: 'x', headers: { 'content-encoding': 'gzip' } },
    ]
    for (const request of own) {
      const { status, headers } = await ask(server.port, request)
      expect([status, headers]).toMatchObject([
        expect.any(Number),
        {
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
        },
      ])
      const policy = String(headers['content-security-policy'])
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part)
    }
  })

  it('issue 17: a page that failed because the database is away is 503 with Retry-After, any other failure 500', async () => {
    server = await serve((req, res) => {
      res.statusCode = 500
      res.setHeader('content-type', req.url === '/data/' ? 'application/json' : 'text/html; charset=utf-8')
      res.end(page('broken'))
    })
    const states = async (path = '/x/') => {
      const { status, headers } = await ask(server.port, { path })
      return [status, headers['retry-after'], headers['cache-control']]
    }
    expect(await states()).toEqual([500, undefined, 'private, no-store'])
    publish('databaseFailedAt', Date.now())
    expect(await states()).toEqual([503, '5', 'private, no-store'])
    expect((await states('/data/'))[0]).toBe(500)
    publish('databaseFailedAt', Date.now() - 60_000)
    expect((await states())[0]).toBe(500)
    publish('databaseFailedAt', undefined)
  })

  it('send no HSTS from an http origin, and a policy of their own with JSON', async () => {
    server = await serve((_req, res) => {
      res.setHeader('content-type', 'application/json')
      res.end('{}')
    })
    const { headers } = await ask(server.port, { path: '/api/x/' })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('that forbid referrers keep that, pages and redirects: their address, or the one they lead to, is a key', async () => {
    server = await serve((req, res) => {
      res.setHeader('referrer-policy', 'no-referrer')
      if (req.url === '/payment-return/x/')
        return void res.writeHead(303, { location: '/order/payment_ok/W-1/?access=x' }).end()
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(page('x'))
    })
    for (const path of ['/payment-return/x/', '/payment-sandbox/x/'])
      expect((await ask(server.port, { path })).headers['referrer-policy']).toBe('no-referrer')
  })

  it('that bring a policy of their own keep it, and the bytes whose hashes it names', async () => {
    const own = "default-src 'none'; script-src 'sha256-a-widget' https://*.klarna.com"
    const body =
      '<!DOCTYPE html><html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><script>widget()</script></body></html>'
    server = await serve((req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8')
      if (req.url === '/payment-klarna/x/') res.setHeader('content-security-policy', own)
      res.end(body)
    })
    const widget = await ask(server.port, { path: '/payment-klarna/x/' })
    expect([widget.headers['content-security-policy'], widget.text]).toEqual([own, body])
    const plain = await ask(server.port, { path: '/' })
    expect(plain.headers['content-security-policy']).toMatch(/^default-src 'self'/)
    expect(plain.headers['content-security-policy']).not.toContain('klarna')
    expect(plain.text).not.toBe(body)
  })

  it('of an app that uses writeHead, write and end in pieces arrive whole', async () => {
    const text = 'part '.repeat(2000)
    server = await serve((req, res) => {
      if (req.url === '/list') res.writeHead(201, ['content-type', 'text/plain', 'x-a', '1'])
      else res.writeHead(201, 'Made', { 'content-type': req.url === '/html' ? 'text/html' : 'text/plain', 'x-a': '1' })
      res.flushHeaders()
      Readable.from([text, Buffer.from(text), text]).pipe(res)
    })
    for (const path of ['/text', '/list', '/html']) {
      const plain = await ask(server.port, { path })
      expect([plain.status, plain.headers['x-a'], plain.text], path).toEqual([201, '1', text.repeat(3)])
      const gz = await ask(server.port, { path, headers: { 'accept-encoding': 'gzip' } })
      expect(gz.headers['content-encoding'], path).toBe('gzip')
      expect(gunzipSync(gz.body).toString(), path).toBe(text.repeat(3))
    }
  })

  it('get their headers although the app guards against setting them late, and ignore what it says after the end', async () => {
    server = await serve((req, res) => {
      const setHeader = res.setHeader.bind(res)
      res.setHeader = (name, value) => (res.headersSent ? res : setHeader(name, value))
      const body = page('x'.repeat(3000))
      res.setHeader('content-type', req.url === '/text' ? 'text/plain' : 'text/html')
      res.setHeader('content-length', body.length)
      res.end(body)
      expect([res.headersSent, res.writableEnded]).toEqual([true, true])
      res.write('more')
      res.end('more')
    })
    for (const path of ['/text', '/html']) {
      const reply = await ask(server.port, { path, headers: { 'accept-encoding': 'gzip' } })
      expect(reply.headers['content-encoding'], path).toBe('gzip')
      expect(Number(reply.headers['content-length']), path).toBe(reply.body.length)
      expect(gunzipSync(reply.body).toString(), path).toBe(page('x'.repeat(3000)))
      if (path === '/html') expect(reply.headers['content-security-policy']).toContain("'sha256-")
    }
  })

  it('stream: the first part comes before the last is made', async () => {
    let release: () => void = () => undefined
    server = await serve((_req, res) => {
      res.setHeader('content-type', 'application/x-ndjson')
      res.write('{"a":1}\n')
      release = () => res.end('{"b":2}\n')
    })
    const response = await fetch(`http://localhost:${server.port}/`, { headers: { 'accept-encoding': 'gzip' } })
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('{"a":1}\n')
    release()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"b":2}\n')
  })

  it('leave small, compressed and partial answers as they are', async () => {
    server = await serve((req, res) => {
      res.setHeader('content-type', 'text/plain')
      if (req.url === '/zipped') res.setHeader('content-encoding', 'x-own')
      // Next drops the header above from route handlers; this one it lets through.
      if (req.url === '/handler') res.appendHeader('x-encoded', 'gzip')
      if (req.url === '/part') res.statusCode = 206
      if (req.url === '/small') res.end('x')
      else if (req.url === '/none') {
        res.statusCode = 204
        res.end()
      } else res.end(req.url === '/handler' ? gzipSync('y'.repeat(5000)) : 'y'.repeat(5000))
    })
    const headers = { 'accept-encoding': 'gzip' }
    expect((await ask(server.port, { path: '/small', headers })).headers['content-encoding']).toBeUndefined()
    expect((await ask(server.port, { path: '/zipped', headers })).headers['content-encoding']).toBe('x-own')
    const handled = await ask(server.port, { path: '/handler', headers })
    expect([
      handled.headers['content-encoding'],
      handled.headers['x-encoded'],
      gunzipSync(handled.body).length,
    ]).toEqual(['gzip', undefined, 5000])
    expect((await ask(server.port, { path: '/part', headers })).headers['content-encoding']).toBeUndefined()
    expect((await ask(server.port, { path: '/none', headers })).status).toBe(204)
    const all = await ask(server.port, { path: '/all', headers })
    expect(gunzipSync(all.body).length).toBe(5000)
    expect(Number(all.headers['content-length'])).toBe(all.body.length)
  })

  it('of the build are read once, compressed and kept with their own headers', async () => {
    let asked = 0
    server = await serve((req, res) => {
      asked += 1
      res.statusCode = req.url === '/_next/static/none.js' ? 404 : 200
      res.setHeader('content-type', 'application/javascript; charset=UTF-8')
      res.setHeader('cache-control', 'public, max-age=31536000, immutable')
      res.end('let a = 1;'.repeat(500))
    })
    const path = '/_next/static/chunks/a.js'
    const first = await ask(server.port, { path, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(first.body).length).toBe(5000)
    await vi.waitFor(async () =>
      expect(
        (await ask(server.port, { path, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'],
      ).toBe('br'),
    )
    expect(asked).toBe(1)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await ask(server.port, { path, headers: { 'if-none-match': String(first.headers.etag) } })).status).toBe(
      304,
    )
    expect(asked).toBe(1)
    for (let i = 0; i < 2; i += 1) expect((await ask(server.port, { path: '/_next/static/none.js' })).status).toBe(404)
    expect(asked).toBe(3)
  })

  it('of the image service are kept by address and accepted formats, byte by byte, for a minute', async () => {
    let asked = 0
    const bytes = Buffer.from([0x89, 0xff, 0xfe, 0x00, 0xc3, 0x28])
    server = await serve((req, res) => {
      asked += 1
      res.setHeader('content-type', req.headers.accept === 'image/avif' ? 'image/avif' : 'image/png')
      res.setHeader(
        'cache-control',
        req.url === '/media/changing.svg' ? 'no-store' : 'public, max-age=31536000, immutable',
      )
      res.setHeader('vary', 'Accept')
      res.setHeader('etag', '"one"')
      res.end(bytes)
    })
    const path = '/media/a.svg?w=320'
    const first = await ask(server.port, { path, headers: { accept: 'image/avif' } })
    const again = await ask(server.port, { path, headers: { accept: 'image/avif' } })
    expect([asked, first.body, again.body]).toEqual([1, bytes, bytes])
    for (const name of [
      'content-type',
      'cache-control',
      'vary',
      'etag',
      'content-security-policy',
      'x-content-type-options',
    ])
      expect(again.headers[name]).toBe(first.headers[name])
    expect(again.headers['content-security-policy']).toBeDefined()
    expect((await ask(server.port, { path, headers: { accept: 'image/avif', 'if-none-match': '"one"' } })).status).toBe(
      304,
    )
    expect(asked).toBe(1)
    expect((await ask(server.port, { path, headers: { accept: '*/*' } })).headers['content-type']).toBe('image/png')
    expect(asked).toBe(2)
    for (let i = 0; i < 2; i += 1) expect((await ask(server.port, { path: '/media/changing.svg' })).body).toEqual(bytes)
    expect(asked).toBe(4)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    await ask(server.port, { path, headers: { accept: 'image/avif' } })
    later.mockRestore()
    expect(asked).toBe(5)
  })

  it('send one Location even when the app names it twice', async () => {
    server = await serve((_req, res) => {
      res.statusCode = 308
      res.appendHeader('location', '/a/')
      res.appendHeader('location', '/a/')
      res.end()
    })
    expect((await ask(server.port)).headers.location).toBe('/a/')
  })

  it('turn a crash of the app into a plain 500', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server = await serve(async () => {
      throw new Error('secret detail')
    })
    const reply = await ask(server.port)
    expect(reply.status).toBe(500)
    expect(reply.text).not.toContain('secret')
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})
