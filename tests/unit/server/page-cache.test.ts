import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { invalidate, invalidateAll } from '@/lib/cache/tag-clock.mjs'
import type { FrontDoorConfig } from '@/server/config'
import type { RunningServer } from '@/server/main'
import { ask, type Handler, open, page, resolver, serve, tell } from './support'

let server: RunningServer
let renders = 0
/** A tag of its own for each test: the tag clock touches each tag a second time after two seconds. */
let tag = ''
let tests = 0

const HOUR_MS = 3_600_000
/** Moves the clock. */
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits longer than a busy machine needs. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 })

/** A shop whose pages say how often they were rendered. */
async function shop(extra: Handler = () => undefined, settings: Partial<FrontDoorConfig> = {}) {
  renders = 0
  tests += 1
  tag = `product:${tests}`
  server = await serve(async (req, res) => {
    renders += 1
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=1000')
    tell(req, res, tag)
    await extra(req, res)
    if (!res.writableEnded)
      res.end(page(`${req.headers.host} ${req.url} ${req.headers.cookie ?? ''} render ${renders}`))
  }, settings)
  return server.port
}

afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

describe('finished pages', () => {
  it('are rendered once and then come from memory, byte for byte, to GET and HEAD', async () => {
    const port = await shop()
    const first = await ask(port, { path: '/kept' })
    const second = await ask(port, { path: '/kept' })
    const head = await ask(port, { path: '/kept', method: 'HEAD' })
    expect(renders).toBe(1)
    expect(second.text).toBe(first.text)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(first.headers['content-security-policy']).toContain("'sha256-")
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(head.headers['content-length']).toBe(first.headers['content-length'])
  })

  it('are rendered once for all who ask meanwhile, also after a touch of a tag', async () => {
    const port = await shop(() => pause(30))
    const crowd = () => Promise.all(Array.from({ length: 20 }, () => ask(port, { path: '/kept' })))
    for (const { text } of await crowd()) expect(text).toContain('render 1')
    await pause(5)
    invalidate([tag])
    for (const { text } of await crowd()) expect(text).toContain('render 2')
    expect(renders).toBe(2)
  })

  it('are asked for by each visitor when they cannot be kept, or when the first visitor leaves', async () => {
    const port = await shop(async (_req, res) => {
      await pause(30)
      res.setHeader('set-cookie', 'a=b')
    })
    await Promise.all(Array.from({ length: 5 }, () => ask(port, { path: '/kept' })))
    expect(renders).toBe(5)
    const leaving = await open(port)
    leaving.write('GET /kept HTTP/1.1\r\nHost: fi.test\r\n\r\n')
    await pause(10)
    const staying = ask(port, { path: '/kept' })
    leaving.destroy()
    expect((await staying).status).toBe(200)
  })

  it('can begin with a HEAD', async () => {
    const port = await shop((req) => expect(req.method).toBe('GET'))
    expect((await ask(port, { path: '/kept', method: 'HEAD' })).text).toBe('')
    expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
  })

  it('are compressed as the client likes', async () => {
    const long = 'Ääkköset '.repeat(500)
    const port = await shop((req, res) => void res.end(page(long)))
    const plain = await ask(port, { path: '/kept' })
    await vi.waitFor(async () =>
      expect(
        (await ask(port, { path: '/kept', headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'],
      ).toBe('br'),
    )
    const br = await ask(port, { path: '/kept', headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gz = await ask(port, { path: '/kept', headers: { 'accept-encoding': 'gzip;q=1.0, br;q=0' } })
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(plain.text)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const reply of [plain, br, gz]) expect(reply.headers.vary).toContain('Accept-Encoding')
    expect(renders).toBe(1)
  })

  it('answer 304 to a client that has them already, from the first request on', async () => {
    const port = await shop((req, res) => {
      expect(req.headers['if-none-match']).toBeUndefined()
      res.end(page('still'))
    })
    const etag = String((await ask(port, { path: '/kept' })).headers.etag)
    const again = await ask(port, { path: '/kept', headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(
      (await ask(port, { path: '/kept', headers: { 'if-none-match': `"x", ${etag.replace('W/', '')}` } })).status,
    ).toBe(304)
    invalidate([tag])
    expect((await ask(port, { path: '/kept', headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await ask(port, { path: '/kept', headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('are asked for again by browsers each time and not kept by caches on the way, unless configured', async () => {
    let port = await shop()
    expect((await ask(port, { path: '/kept' })).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await server.close()
    port = await shop(() => undefined, { shared: { maxAge: 60, stale: 0, keyHeader: 'surrogate-key' } })
    expect((await ask(port, { path: '/kept' })).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, must-revalidate',
    )
  })

  it('check F5 tell a shared cache which headers choose the market, so that it does not mix two', async () => {
    const port = await shop(() => undefined, { shared: { maxAge: 60, stale: 0, keyHeader: 'surrogate-key' } })
    for (const path of ['/kept', '/kept', '/unkept'])
      expect((await ask(port, { path })).headers.vary).toMatch(/cookie, x-so-delivery-country-code, Accept-Encoding$/)
    await server.close()
    expect((await ask(await shop(), { path: '/kept' })).headers.vary).toBe('Accept-Encoding')
  })

  it('are rendered anew with the request after a touch of one of their tags, not of another', async () => {
    const port = await shop((req, res) => tell(req, res, `${tag},group:2`))
    await ask(port, { path: '/kept' })
    invalidate(['product:of-nobody'])
    await ask(port, { path: '/kept' })
    expect(renders).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    invalidate(['group:2'])
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await ask(port, { path: '/kept' })).text).toContain('render 2')
  })

  it('are not kept when their data changed while they were rendered', async () => {
    const port = await shop(async (req, res) => {
      tell(req, res, tag, Date.now())
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (renders === 1) invalidate([tag])
    })
    await ask(port, { path: '/kept' })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await ask(port, { path: '/kept' })
    expect(renders).toBe(2)
  })

  it('stand in for ten minutes when rendering fails', async () => {
    let broken = false
    const port = await shop((req, res) => {
      if (!broken) return
      res.statusCode = 500
      res.write('<p>trouble')
      res.end('</p>')
    })
    await ask(port, { path: '/kept' })
    broken = true
    invalidate([tag])
    const reply = await ask(port, { path: '/kept' })
    expect([reply.status, reply.text.includes('render 1')]).toEqual([200, true])
    expect((await ask(port, { path: '/kept-other' })).status).toBe(500)
  })

  it('stand in for ten minutes from the change that made them stale, however old they are', async () => {
    let broken = false
    const port = await shop((_req, res) => {
      if (broken) res.statusCode = 500
    })
    await ask(port, { path: '/kept' })
    broken = true
    later(5 * HOUR_MS)
    invalidate([tag])
    expect((await ask(port, { path: '/kept' })).status).toBe(200)
    later(11 * 60_000)
    expect((await ask(port, { path: '/kept' })).status).toBe(500)
  })

  it('are kept compressed only: ten times the size of the cache of text has room in it', async () => {
    const port = await shop((req, res) => void res.end(page(`${req.url} ${'tent '.repeat(20_000)}`)), {
      pageCacheBytes: 200_000,
    })
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 20; i += 1) expect((await ask(port, { path: `/kept${i}` })).text).toContain(`/kept${i} tent`)
    }
    expect(renders).toBe(20)
  })

  it('give way to others when the memory is full', async () => {
    const port = await shop((req, res) => void res.end(page(randomBytes(15_000).toString('base64'))), {
      pageCacheBytes: 100_000,
    })
    for (let i = 0; i < 10; i += 1) await ask(port, { path: `/kept${i}` })
    await ask(port, { path: '/kept9' })
    expect(renders).toBe(10)
    await ask(port, { path: '/kept0' })
    expect(renders).toBe(11)
  })
})

describe('aged pages', () => {
  it('are served from memory however old they are, and rendered again once behind', async () => {
    let release = () => undefined as void
    const gate = new Promise<void>((resolve) => (release = resolve))
    const port = await shop(() => (renders === 2 ? gate : undefined))
    await ask(port, { path: '/kept' })
    later(24 * HOUR_MS)
    for (let i = 0; i < 20; i += 1) expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
    expect(renders).toBe(2)
    release()
    await soon(async () => expect((await ask(port, { path: '/kept' })).text).toContain('render 2'))
    await pause(30)
    await ask(port, { path: '/kept' })
    expect(renders).toBe(2)
  })

  it('are found by age alone: one that was old when it was stored is kept and renewed, too', async () => {
    const port = await shop((req, res) => {
      if (renders === 1) tell(req, res, tag, Date.now() - 2 * HOUR_MS)
    })
    await ask(port, { path: '/kept' })
    expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
    await soon(async () => expect((await ask(port, { path: '/kept' })).text).toContain('render 2'))
  })

  it('stay when their renewal fails, which is tried again after a minute', async () => {
    let broken = false
    const port = await shop((_req, res) => {
      if (broken) res.statusCode = 500
    })
    await ask(port, { path: '/kept' })
    broken = true
    later(2 * HOUR_MS)
    for (let i = 0; i < 3; i += 1) {
      expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
      await pause(30)
    }
    expect(renders).toBe(2)
    broken = false
    later(61_000)
    await soon(async () => expect((await ask(port, { path: '/kept' })).text).toContain('render 3'))
  })

  it('issue 14: stay when their renewal brings a page that is as old, which is tried again after a minute', async () => {
    const renderedAt = Date.now()
    const port = await shop((req, res) => {
      if (renders < 3) tell(req, res, tag, renderedAt)
    })
    await ask(port, { path: '/kept' })
    later(2 * HOUR_MS)
    await ask(port, { path: '/kept' })
    await soon(() => expect(renders).toBe(2))
    for (let i = 0; i < 3; i += 1) {
      await pause(30)
      expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
    }
    expect(renders).toBe(2)
    later(61_000)
    await soon(async () => expect((await ask(port, { path: '/kept' })).text).toContain('render 3'))
  })

  it('are rendered with the request, not behind it, when one of their tags is touched', async () => {
    const port = await shop()
    await ask(port, { path: '/kept' })
    later(2 * HOUR_MS)
    invalidate([tag])
    await pause(5)
    later(5)
    expect((await ask(port, { path: '/kept' })).text).toContain('render 2')
  })

  it('count as new when their renewal gives the same page', async () => {
    const port = await shop((_req, res) => void res.end(page('always the same')))
    await ask(port, { path: '/kept' })
    const visit = async (expected: number) => {
      await ask(port, { path: '/kept' })
      await soon(() => expect(renders).toBe(expected))
      await pause(30)
    }
    later(61 * 60_000)
    await visit(2)
    later(30 * 60_000)
    await visit(2)
    later(31 * 60_000)
    await visit(3)
  })

  it('go when their renewal finds that they have moved', async () => {
    const port = await shop((_req, res) => {
      if (renders === 1) return
      res.writeHead(308, { location: '/elsewhere' })
      res.end()
    })
    await ask(port, { path: '/kept' })
    later(2 * HOUR_MS)
    expect((await ask(port, { path: '/kept' })).status).toBe(200)
    await soon(async () => expect((await ask(port, { path: '/kept' })).status).toBe(308))
  })

  it('are renewed as a visitor without a name: with the headers that choose the market, and a mark that no client can send', async () => {
    const heard: (string | string[] | undefined)[][] = []
    const port = await shop((req) => {
      heard.push([req.headers.host, req.headers.cookie, req.headers['user-agent'], req.headers['x-page-renewal']])
    })
    const headers = { cookie: 'country=se', 'user-agent': 'a visitor', 'x-page-renewal': '9999999999999' }
    await ask(port, { path: '/kept', headers })
    const renderedAt = Date.now()
    later(2 * HOUR_MS)
    await ask(port, { path: '/kept', headers })
    await soon(() => expect(heard).toHaveLength(2))
    expect(heard[0]).toEqual(['fi.test', 'country=se', 'a visitor', undefined])
    expect(heard[1]?.slice(0, 3)).toEqual(['fi.test', 'country=se', undefined])
    expect(Math.abs(Number(heard[1]?.[3]) - renderedAt)).toBeLessThan(2_000)
  })

  it('wait while the app is busy with visitors', async () => {
    let release = () => undefined as void
    const gate = new Promise<void>((resolve) => (release = resolve))
    const port = await shop((req) => (req.url === '/slow' ? gate : undefined))
    await ask(port, { path: '/kept' })
    const busy = Array.from({ length: 8 }, () => ask(port, { path: '/slow' }))
    await soon(() => expect(renders).toBe(9))
    later(2 * HOUR_MS)
    expect((await ask(port, { path: '/kept' })).text).toContain('render 1')
    await pause(20)
    expect(renders).toBe(9)
    release()
    await Promise.all(busy)
    await soon(async () => expect((await ask(port, { path: '/kept' })).text).toContain('render 10'))
  })
})

describe('check F7 what is never kept', () => {
  const twice = async (port: number, headers: Record<string, string> = {}, path = '/kept') => {
    const first = await ask(port, { path, headers })
    await ask(port, { path, headers })
    return first
  }
  const cases: [string, Handler][] = [
    ['an answer with a cookie', (_req, res) => void res.setHeader('set-cookie', 'a=b')],
    ['a private answer', (_req, res) => void res.setHeader('cache-control', 'private, no-cache')],
    ['a no-store answer', (_req, res) => void res.setHeader('cache-control', 'no-store')],
    ['a missing page', (_req, res) => void (res.statusCode = 404)],
    ['a redirect', (_req, res) => void (res.statusCode = 307)],
    ['an answer without tags', (_req, res) => res.removeHeader('x-page-tags')],
    ['an answer without its time', (_req, res) => res.removeHeader('x-page-rendered-at')],
    ['another page than the one the request names', (_req, res) => void res.setHeader('x-page-path', '/sv.se/kept')],
  ]
  it.each(cases)('%s', async (_name, change) => {
    const port = await shop(change)
    await twice(port)
    expect(renders).toBe(2)
  })

  it('what is no HTML', async () => {
    const port = await shop((_req, res) => void res.setHeader('content-type', 'application/json'))
    await twice(port)
    expect(renders).toBe(2)
  })

  it.each([
    ['authorization', 'Bearer x'],
    ['range', 'bytes=0-5'],
    ['rsc', '1'],
    ['next-router-state-tree', 'x'],
    ['next-router-prefetch', '1'],
    ['next-action', 'x'],
    ['cookie', '__prerender_bypass=1'],
  ])('what was asked with %s; nor is such a request answered from memory', async (name, value) => {
    const port = await shop()
    await ask(port, { path: '/kept' })
    await twice(port, { [name]: value })
    expect(renders).toBe(3)
  })

  it('marks answers with a cookie, and answers to signed requests, private', async () => {
    let port = await shop((_req, res) => void res.setHeader('set-cookie', 'a=b'))
    expect((await ask(port, { path: '/kept' })).headers['cache-control']).toBe('private, no-store')
    await server.close()
    port = await shop()
    expect((await ask(port, { path: '/kept', headers: { authorization: 'Bearer x' } })).headers['cache-control']).toBe(
      'private, no-store',
    )
  })
})

describe('markets never mix', () => {
  it('by host, header or cookie, on warm and cold caches', async () => {
    const port = await shop(
      (req, res) =>
        void res.end(
          page(`for ${resolver().key({ host: req.headers.host ?? '', url: req.url ?? '', headers: req.headers })}`),
        ),
    )
    const requests: Record<string, string>[] = [
      { host: 'fi.test' },
      { host: 'se.test' },
      { host: 'fi.test', cookie: 'country=de' },
      { host: 'se.test', cookie: 'country=de' },
      { host: 'fi.test', 'x-so-delivery-country-code': 'fr' },
      { host: 'fi.test', cookie: 'a=1; country=fr' },
    ]
    const expected = ['/fi.fi', '/sv.fi', '/fi.de', '/sv.de', '/fi.fr', '/fi.fr']
    for (let round = 0; round < 3; round += 1) {
      for (const [i, headers] of requests.entries()) {
        for (const path of ['/kept', '/kept?utm_source=x']) {
          expect((await ask(port, { path, headers })).text).toContain(`for ${expected[i]}/kept<`)
        }
      }
    }
    expect(renders).toBe(5)
  })

  it("check F7 never by what one visitor's address had beside the page: the app does not hear of it, whoever asks and however", async () => {
    const heard: (string | undefined)[] = []
    const port = await shop((req, res) => {
      heard.push(req.url)
      res.end(page('for all'))
    })
    const path = '/kept-secret?access=secret'
    await ask(port, { path })
    for (const [name, value] of [
      ['authorization', 'Bearer x'],
      ['rsc', '1'],
      ['range', 'bytes=0-1'],
    ] as const)
      await ask(port, { path, headers: { [name]: value } })
    await ask(port, { path, method: 'POST' })
    expect(heard).toEqual(Array.from({ length: 5 }, () => '/kept-secret'))
    await ask(port, { path: '/search?q=tent' })
    expect(heard.at(-1)).toBe('/search?q=tent')
  })

  it('follows the slug lists: an address that means another page is looked up anew', async () => {
    let version = 1
    let kind = 'group'
    const port = await shop(
      (req, res) => {
        res.setHeader('x-page-path', `/${kind}/kept`)
        res.end(page(kind))
      },
      {
        resolvePage: {
          headersFor: () => [],
          version: () => version,
          key: () => `/${kind}/kept`,
          appUrl: ({ url }) => url,
        },
      },
    )
    await ask(port, { path: '/kept' })
    kind = 'product'
    expect((await ask(port, { path: '/kept' })).text).toContain('group')
    version = 2
    expect((await ask(port, { path: '/kept' })).text).toContain('product')
  })

  it('lets the app answer an address that the resolver cannot read', async () => {
    const bad = () => {
      throw new URIError('bad')
    }
    const port = await shop(() => undefined, {
      resolvePage: { headersFor: () => [], version: () => 1, key: bad, appUrl: bad },
    })
    expect((await ask(port, { path: '/kept%E0?a' })).status).toBe(200)
  })
})

// Last, for it makes old all that was rendered before it.
describe('when everything may have changed', () => {
  it('every page is rendered anew', async () => {
    const port = await shop()
    await ask(port, { path: '/kept' })
    invalidateAll()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await ask(port, { path: '/kept' })).text).toContain('render 2')
  })
})
