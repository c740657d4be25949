import { Agent } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '@/lib/process/state.mjs'
import type { RunningServer } from '@/server/main'
import { ask, open, raw, serve } from './support'

const KB = 1024

describe('limits', () => {
  let server: RunningServer
  let bodies: number[] = []
  beforeAll(async () => {
    server = await serve(
      async (req, res) => {
        let size = 0
        for await (const chunk of req) size += (chunk as Buffer).length
        bodies.push(size)
        res.end(String(size))
      },
      { headersTimeout: 700, requestTimeout: 1500, uploads: [{ prefix: '/api/upload/', maxBytes: 600 * KB }] },
    )
  })
  afterAll(() => server.close())

  it('hands on a body of 256 KB, with or without a known length', async () => {
    const body = 'x'.repeat(256 * KB)
    expect((await ask(server.port, { method: 'POST', path: '/api/x/', body })).text).toBe(String(256 * KB))
    expect(
      (await ask(server.port, { method: 'POST', path: '/api/x/', body, headers: { 'transfer-encoding': 'chunked' } }))
        .text,
    ).toBe(String(256 * KB))
  })

  it('refuses dot segments, which would take the limit of one path to another', async () => {
    for (const path of [
      '/api/upload/../x/',
      '/api/upload/%2e%2e/x/',
      '/api/./order/',
      '/api/upload/.%2E',
      '/api/upload/..\\x/',
    ]) {
      const body = 'x'.repeat(300 * KB)
      expect([path, (await ask(server.port, { method: 'POST', path, body })).status]).toEqual([path, 400])
    }
    expect((await ask(server.port, { path: '/a.b/..c/x.../' })).status).toBe(200)
  })

  it('refuses __proto__ as a name in the query of a call, however it is escaped; Next would silently drop it', async () => {
    for (const query of ['__proto__=1', 'a=b&__proto__=1', '%5f_proto__=1', '__pr%6fto__', '__proto__'])
      expect([query, (await ask(server.port, { path: `/api/x/?${query}` })).status]).toEqual([query, 400])
    expect((await ask(server.port, { path: '/api/x/?q=__proto__' })).status).toBe(200)
  })

  it('issue 14: answers a method that files and the documentation do not have with the error shape and Allow', async () => {
    for (const path of ['/api/docs/', '/feeds/fi.fi.eur.xml', '/sitemaps/fi-1.xml', '/sitemap.xml', '/media/a/b.jpg']) {
      const refused = await ask(server.port, { method: 'POST', path, body: '{}' })
      expect([path, refused.status, refused.headers.allow]).toEqual([path, 405, 'GET, HEAD'])
      expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } })
    }
    expect((await ask(server.port, { path: '/api/docs/' })).status).toBe(200)
    expect((await ask(server.port, { method: 'POST', path: '/api/docs-of-mine/', body: '{}' })).status).toBe(200)
  })

  it('check E7 sends away whom the app would refuse for the crowd, before the app is asked, and keeps the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    publish('isOverloaded', (method, url) => method === 'POST' && url === '/api/order/')
    bodies = []
    try {
      const refused = await ask(server.port, { method: 'POST', path: '/api/order/', body: '{}', agent })
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'keep-alive' } })
      expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'UNAVAILABLE' } })
      expect(bodies).toEqual([])
      expect((await ask(server.port, { method: 'POST', path: '/api/other/', body: '{}', agent })).text).toBe('2')
    } finally {
      publish('isOverloaded', undefined)
      agent.destroy()
    }
  })

  it('check E2 answers 413 to a larger one by its announced length, and closes', async () => {
    bodies = []
    const reply = await raw(
      server.port,
      `POST /api/x/ HTTP/1.1\r\nHost: fi.test\r\nContent-Length: 104857600\r\n\r\n${'x'.repeat(1000)}`,
    )
    expect(reply.text).toMatch(/^HTTP\/1\.1 413 /)
    expect(reply.text.toLowerCase()).toContain('connection: close')
    expect(JSON.parse(reply.text.slice(reply.text.indexOf('{'))).error.code).toBe('BODY_TOO_LARGE')
    expect(reply.closed).toBe(true)
    expect(bodies).toEqual([])
  })

  it('check E2 answers 413 to a larger one without length while it is still coming', async () => {
    const socket = await open(server.port)
    let got = ''
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('data', (chunk: Buffer) => (got += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write('POST /api/x/ HTTP/1.1\r\nHost: fi.test\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const began = Date.now()
    const pump = setInterval(() => socket.write(chunk), 5)
    await closed
    clearInterval(pump)
    expect(got).toMatch(/^HTTP\/1\.1 413 /)
    expect(got).toContain('BODY_TOO_LARGE')
    expect(Date.now() - began).toBeLessThan(8000)
  })

  it('check E2 one byte more than 256 KB is too much without a length, too', async () => {
    bodies = []
    const chunks = `${(256 * KB).toString(16)}\r\n${'x'.repeat(256 * KB)}\r\n1\r\nx\r\n0\r\n\r\n`
    const reply = await raw(
      server.port,
      `POST /api/x/ HTTP/1.1\r\nHost: fi.test\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    )
    expect(reply.text).toMatch(/^HTTP\/1\.1 413 /)
    expect(bodies).toEqual([])
  })

  it('check E2 answers 415 to a compressed body', async () => {
    const reply = await ask(server.port, { method: 'POST', body: 'xx', headers: { 'content-encoding': 'gzip' } })
    expect(reply.status).toBe(415)
  })

  it('gives uploads their own limit and asks them for a length', async () => {
    expect((await ask(server.port, { method: 'POST', path: '/api/upload/', body: 'x'.repeat(500 * KB) })).text).toBe(
      String(500 * KB),
    )
    expect((await ask(server.port, { method: 'POST', path: '/api/upload/', body: 'x'.repeat(601 * KB) })).status).toBe(
      413,
    )
    expect(
      (
        await ask(server.port, {
          method: 'POST',
          path: '/api/upload/',
          body: 'x',
          headers: { 'transfer-encoding': 'chunked' },
        })
      ).status,
    ).toBe(411)
  })

  it('answers 414 to an address above 8 KB and 431 to a header above 16 KB', async () => {
    expect((await ask(server.port, { path: `/${'a'.repeat(8 * KB)}` })).status).toBe(414)
    expect((await ask(server.port, { path: `/${'a'.repeat(8 * KB - 10)}` })).status).toBe(200)
    expect(
      (await raw(server.port, `GET / HTTP/1.1\r\nHost: fi.test\r\nX-A: ${'a'.repeat(17 * KB)}\r\n\r\n`)).text,
    ).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('check E3 cuts off a client that never ends its headers, or its body', async () => {
    const began = Date.now()
    const headers = await raw(server.port, 'GET / HTTP/1.1\r\nHost: fi.test\r\nX-', 5000)
    expect(headers.closed).toBe(true)
    const body = await raw(server.port, 'POST / HTTP/1.1\r\nHost: fi.test\r\nContent-Length: 10\r\n\r\nx', 5000)
    expect(body.closed).toBe(true)
    expect(Date.now() - began).toBeLessThan(8000)
  }, 12_000)

  it('check F10 refuses requests whose length can be read in two ways', async () => {
    const bad = [
      'POST / HTTP/1.1\r\nHost: fi.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: fi.test\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
      'POST / HTTP/1.1\r\nHost: fi.test\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: fi.test\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: fi.test\r\nContent-Length : 4\r\n\r\nabcd',
      'GET / HTTP/1.1\r\nHost: fi.test\r\nX: a\nb: c\r\n\r\n',
    ]
    for (const head of bad) {
      const canary = 'GET /canary HTTP/1.1\r\nHost: fi.test\r\n\r\n'
      const reply = await raw(server.port, head + canary, 1500)
      expect(reply.text, head).toMatch(/^HTTP\/1\.1 400/)
      expect(reply.text.match(/HTTP\/1\.1 200/g), head).toBeNull()
    }
  }, 15_000)

  it('serves the methods it knows', async () => {
    expect((await ask(server.port, { method: 'TRACE' })).status).toBe(405)
    expect((await ask(server.port, { method: 'DELETE' })).status).toBe(200)
  })

  it('check D1 refuses a broken escape and a NUL where no page is, and leaves pages their own 404', async () => {
    for (const path of [
      '/media/%ff',
      '/media/a%2',
      '/api/products/productmodel/%E0%A4%A/',
      '/payment-sandbox/%00/',
      '/_next/static/%zz',
      '/%ff.txt',
    ]) {
      const reply = await ask(server.port, { path })
      expect([path, reply.status, JSON.parse(reply.text).error.code]).toEqual([path, 400, 'BAD_REQUEST'])
    }
    for (const path of ['/%ff/', '/100%/', '/media/%C3%A4.jpg', '/api/x/?q=%ff'])
      expect((await ask(server.port, { path })).status, path).toBe(200)
  })

  it('tells a client that waits for permission to send only what fits', async () => {
    const fits = await raw(
      server.port,
      'POST / HTTP/1.1\r\nHost: fi.test\r\nExpect: 100-continue\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc',
    )
    expect(fits.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
    const large = await raw(
      server.port,
      'POST / HTTP/1.1\r\nHost: fi.test\r\nExpect: 100-continue\r\nContent-Length: 999999999\r\n\r\n',
    )
    expect(large.text).toMatch(/^HTTP\/1\.1 413 /)
  })
})
