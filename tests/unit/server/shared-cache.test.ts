import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidate, invalidateAll } from '@/lib/cache/tag-clock.mjs'
import { readPurge, readSharedPages } from '@/lib/config/shared-cache'
import type { RunningServer } from '@/server/main'
import { ask, page, serve, tell } from './support'

const SHARED = { maxAge: 60, stale: 600, keyHeader: 'surrogate-key' } as const

interface Heard {
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let shop: RunningServer | undefined
let cache: Server | undefined
let heard: Heard[]
/** Answers of the cache in front, in order; then 200. */
let answers: number[]

beforeEach(() => {
  heard = []
  answers = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop?.close()
  cache?.close()
  shop = cache = undefined
})

async function startCache(): Promise<string> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const status = answers.shift() ?? 200
      if (status === 200)
        heard.push({ method: req.method, headers: req.headers, body: Buffer.concat(chunks).toString() })
      res.writeHead(status).end()
    })
  })
  cache = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('issue 17: a page in a shared cache', () => {
  const start = async (settings: Parameters<typeof serve>[1], tags = 'product:1,group:2') =>
    (shop = await serve((req, res) => {
      res.setHeader('content-type', 'text/html')
      res.setHeader('cache-control', 's-maxage=300')
      if (req.url?.startsWith('/kept/cookie')) res.setHeader('set-cookie', 'a=b')
      if (req.url?.startsWith('/kept/none') === false) tell(req, res, tags)
      res.end(page('x'))
    }, settings)).port

  it('has its keys and times, also in a 304, on the first and on later visits', async () => {
    const port = await start({ shared: SHARED })
    for (const turn of [1, 2]) {
      const { headers } = await ask(port, { path: '/kept' })
      expect(headers['surrogate-key'], `visit ${turn}`).toBe('all product:1 group:2')
      expect(headers['cdn-cache-control']).toBe('max-age=60, stale-while-revalidate=600')
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate')
      const again = await ask(port, { path: '/kept', headers: { 'if-none-match': String(headers.etag) } })
      expect(again.status).toBe(304)
      expect(again.headers['surrogate-key']).toBe('all product:1 group:2')
    }
  })

  it('has keys with commas under the names of Cloudflare and Akamai', async () => {
    const port = await start({ shared: { ...SHARED, keyHeader: 'cache-tag' } })
    expect((await ask(port, { path: '/kept' })).headers['cache-tag']).toBe('all,product:1,group:2')
  })

  it('says nothing without configuration', async () => {
    const { headers } = await ask(await start({}), { path: '/kept' })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers).not.toHaveProperty('surrogate-key')
    expect(headers).not.toHaveProperty('cdn-cache-control')
  })

  it('is not kept when it is for one visitor, cannot be purged, or has more keys than a header holds', async () => {
    const port = await start({ shared: SHARED })
    for (const [path, headers] of [
      ['/kept/cookie', {}],
      ['/kept', { authorization: 'Bearer x' }],
      ['/kept/none', {}],
      ['/other', {}],
    ] as const) {
      const answer = await ask(port, { path, headers: { ...headers } })
      expect(answer.headers['cache-control'], path).not.toContain('s-maxage')
      expect(answer.headers, path).not.toHaveProperty('surrogate-key')
    }
    await shop?.close()
    const many = await start({ shared: SHARED }, Array.from({ length: 1_000 }, (_, id) => `product:${id}`).join(','))
    expect((await ask(many, { path: '/kept' })).headers['cache-control']).not.toContain('s-maxage')
  })

  it('is not kept when it is outdated and stands in for an error', async () => {
    let fails = false
    shop = await serve(
      (req, res) => {
        if (fails) return void res.writeHead(500).end('no')
        res.setHeader('content-type', 'text/html')
        res.setHeader('cache-control', 's-maxage=300')
        tell(req, res, 'product:77', Date.now() - 5)
        res.end(page('x'))
      },
      { shared: SHARED },
    )
    const { port } = shop
    await ask(port, { path: '/kept' })
    fails = true
    invalidate(['product:77'])
    const { status, headers } = await ask(port, { path: '/kept' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers).not.toHaveProperty('cdn-cache-control')
  })
})

describe('issue 17: purging', () => {
  const tellCache = async (settings: Record<string, string> = {}) => {
    const url = await startCache()
    shop = await serve((_req, res) => void res.end(), {
      shared: SHARED,
      purge: readPurge({ PURGE_URL: url, ...settings }),
    })
  }

  it('tells the changed keys of one moment together, within a fifth of a second', async () => {
    await tellCache({ PURGE_AUTH: 'Fastly-Key: very secret' })
    invalidate(['product:1', 'group:2'])
    invalidate(['product:3'])
    await expect.poll(() => heard.length, { timeout: 200 }).toBe(1)
    expect(heard[0]?.method).toBe('PURGE')
    expect(heard[0]?.headers['surrogate-key']).toBe('product:1 group:2 product:3')
    expect(heard[0]?.headers['fastly-key']).toBe('very secret')
  })

  it('can send a JSON body, in parts of a hundred keys', async () => {
    await tellCache({ PURGE_METHOD: 'post', PURGE_FORMAT: 'json' })
    invalidate(Array.from({ length: 250 }, (_, id) => `product:${id}`))
    await expect.poll(() => heard.length).toBe(3)
    const sent = heard.map(({ body }) => JSON.parse(body) as { tags: string[] })
    expect(heard[0]?.method).toBe('POST')
    expect(sent.map(({ tags }) => tags.length)).toEqual([100, 100, 50])
  })

  it('repeats what the cache did not take until it does', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    await tellCache()
    answers = [503, 503]
    invalidate(['product:9'])
    await expect.poll(() => heard.length, { timeout: 3_000 }).toBe(1)
    expect(heard[0]?.headers['surrogate-key']).toBe('product:9')
    expect(errors).toHaveBeenCalledTimes(1)
  })

  it('purges everything when everything may have changed, or too much', async () => {
    await tellCache()
    invalidateAll()
    await expect.poll(() => heard.at(-1)?.headers['surrogate-key']).toBe('all')
    invalidate(Array.from({ length: 2_500 }, (_, id) => `product:${id}`))
    await expect.poll(() => heard.length).toBe(2)
    expect(heard.at(-1)?.headers['surrogate-key']).toBe('all')
  })

  it('tells at a stop what is still waiting', async () => {
    await tellCache()
    invalidate(['product:5'])
    await shop?.close()
    expect(heard[0]?.headers['surrogate-key']).toBe('product:5')
  })
})

describe('issue 17: settings of shared caches', () => {
  it('are off without any', () => {
    expect(readSharedPages({})).toEqual({ maxAge: 0, stale: 0, keyHeader: 'surrogate-key' })
    expect(readPurge({})).toBeNull()
  })

  it('are refused in one sentence', () => {
    expect(() => readSharedPages({ SHOP_SHARED_STALE: '60' })).toThrow(/SHOP_SHARED_STALE has no effect/)
    expect(() => readSharedPages({ SHOP_SHARED_MAX_AGE: '-1' })).toThrow(/SHOP_SHARED_MAX_AGE must be/)
    expect(() => readPurge({ PURGE_URL: 'ftp://x' })).toThrow(/PURGE_URL must be/)
    expect(() => readPurge({ PURGE_URL: 'http://varnish/', PURGE_AUTH: 'sesame' })).toThrow(
      /^(?!.*sesame).*PURGE_AUTH must be/,
    )
    expect(() => readPurge({ PURGE_URL: 'http://cdn.example/', PURGE_AUTH: 'Key: x' })).toThrow(/must begin with https/)
    expect(readPurge({ PURGE_URL: 'http://a/, http://b/', PLAIN_HOSTS: 'a,b', PURGE_AUTH: 'Key: x' })?.urls).toEqual([
      'http://a/',
      'http://b/',
    ])
  })
})
