import { sql } from 'drizzle-orm'
import { compressToEncodedURIComponent } from 'lz-string'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Registry, registry } from '@/lib/backend/api/registry'
import { db, setDatabase } from '@/lib/backend/platform/database/pool'
import { parseJson } from '@/lib/backend/platform/http/json-input'

import { apiFetch, get, post } from '../support/api'
import type { TestDatabase } from '../support/fresh-database'
import { seededDatabase } from '../support/seed'

let database: TestDatabase
beforeAll(async () => {
  ;({ database } = await seededDatabase())
})
afterAll(() => database.drop())
afterEach(() => vi.restoreAllMocks())

const LIST = '/api/products/productmodellist/'
const good = { source: 'Manufacturer', slug: 'fjell', language: 'en', taxAreaId: 1 }
const compressed = (value: unknown) =>
  `${LIST}?request=${encodeURIComponent(compressToEncodedURIComponent(typeof value === 'string' ? value : JSON.stringify(value)))}`

/** A stream of ever longer repetitions: few characters in, very many out. */
const bomb = compressToEncodedURIComponent('a'.repeat(700_000))

describe('bodies', () => {
  it('the good one passes', async () => expect((await post(LIST, good)).status).toBe(200))

  it.each([
    ['an unknown key', { ...good, price: 1 }, 'price'],
    ['a wrong type', { ...good, taxAreaId: '1' }, 'taxAreaId'],
    ['a fraction', { ...good, taxAreaId: 1.5 }, 'taxAreaId'],
    [
      'a number beyond the integers',
      '{"source":"Manufacturer","slug":"x","language":"en","taxAreaId":1e309}',
      'taxAreaId',
    ],
    ['an array for a scalar', { ...good, slug: ['fjell'] }, 'slug'],
    ['null', { ...good, slug: null }, 'slug'],
    ['NUL', { ...good, slug: 'a\0b' }, 'slug'],
    ['a lone surrogate', '{"source":"Search","slug":"\\ud800","language":"en","taxAreaId":1}', 'slug'],
    ['too long a text', { ...good, slug: 'x'.repeat(501) }, 'slug'],
    ['too long a list', { ...good, sortIds: Array.from({ length: 501 }, (_, i) => i + 1) }, 'sortIds'],
  ])('refuses %s with its field', async (_what, body, field) => {
    expect(await post(LIST, body)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST', field } } })
  })

  it.each([
    [
      '__proto__ as a key',
      '{"source":"Manufacturer","slug":"fjell","language":"en","taxAreaId":1,"__proto__":{"isStaff":true}}',
    ],
    ['what is no JSON', '{"source":'],
    ['an empty body', ''],
    ['more than 20 levels', '['.repeat(21) + ']'.repeat(21)],
    ['more than 5,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`k${i}`, 1])))],
    ['a list instead of an object', '[]'],
  ])('refuses %s', async (_what, body) => {
    expect(await post(LIST, body)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } })
  })

  it('issue 14: refuses 250 KB of empty lists before they are parsed', async () => {
    const text = `[${'[],'.repeat(83_000)}[]]`
    const times: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const began = performance.now()
      expect(() => parseJson(text)).toThrow('values')
      times.push(performance.now() - began)
    }
    expect(Math.min(...times), 'ms').toBeLessThan(10)
  })

  it('check E2 refuses a body above 256 KB, announced or not', async () => {
    const text = JSON.stringify({ ...good, slug: 'x'.repeat(300_000) })
    expect(await post(LIST, text, { 'content-length': String(text.length) })).toMatchObject({
      status: 413,
      body: { error: { code: 'BODY_TOO_LARGE' } },
    })
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
      // A client that is gone by then; unheard, it would end the process.
      cancel: () => Promise.reject(new Error('gone')),
    })
    const response = await apiFetch(LIST, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  it('check F4 refuses other content types, encodings and charsets', async () => {
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      '',
    ]) {
      expect((await post(LIST, good, { 'content-type': type })).status).toBe(415)
    }
    expect((await post(LIST, good, { 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await post(LIST, good, { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(200)
  })

  it('refuses invalid UTF-8', async () => {
    const response = await apiFetch(LIST, {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
  })

  it('check F4 refuses pages of other sites and an opaque origin', async () => {
    expect(await post(LIST, good, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN' } },
    })
    expect((await post(LIST, good, { origin: 'null' })).status).toBe(403)
    expect((await post(LIST, good, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('queries', () => {
  it.each([
    ['an unknown key', '/api/brand/?slug=fjell&language=en&x=1', 'x'],
    ['a missing key', '/api/brand/?language=en', 'slug'],
    ['a key given twice', '/api/brand/?slug=fjell&slug=kallio&language=en', 'slug'],
    ['NUL', '/api/brand/?slug=a%00b&language=en', 'slug'],
    ['a language that is none', '/api/brand/?slug=fjell&language=xx', 'language'],
    ['__proto__', '/api/settings/?__proto__=1', '__proto__'],
    ['a huge page', '/api/product_reviews/?model_id=1&page=1000000000', 'page'],
    ['a huge page size', '/api/product_reviews/?model_id=1&size=1000000', 'size'],
    ['a negative id', '/api/keyword-popup/?id=-1', 'id'],
    ['an exponent', '/api/keyword-popup/?id=1e3', 'id'],
    ['an unknown extra type', '/api/product/extra/?type=3&slug=x&language=en', 'type'],
    ['a stray key on a call without a query', '/api/init-config/?x=1', 'x'],
  ])('refuses %s with its field', async (_what, path, field) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST', field } } })
  })

  it('refuses a query on a POST call', async () => {
    expect(await post(`${LIST}?x=1`, good)).toMatchObject({ status: 400, body: { error: { field: 'x' } } })
  })

  it('refuses a path that is not validly encoded, or holds what no slug has', async () => {
    for (const slug of ['%ff', '%00', 'a%2Fb', 'a%20b']) {
      expect(await get(`/api/products/productmodel/${slug}/?language=en&taxAreaId=1`)).toMatchObject({
        status: 400,
        body: { error: { field: 'slug' } },
      })
    }
  })

  it('SQL in a value is only a value', async () => {
    expect((await get(`/api/brand/?slug=${encodeURIComponent("fjell'--")}&language=en`)).status).toBe(404)
    expect((await get(`/api/translated_paths/?path=${encodeURIComponent("x'); drop table models; --")}`)).status).toBe(
      400,
    )
    expect((await post(LIST, { ...good, source: 'Search', slug: "'; drop table models; -- %_\\" })).status).toBe(200)
    expect((await post(LIST, good)).status).toBe(200)
  })
})

describe('the compressed request', () => {
  it('check E1 refuses a bomb with less than 5 ms of work', async () => {
    expect(bomb.length).toBeLessThan(2_000)
    await get(`${LIST}?request=${encodeURIComponent(bomb)}`)
    // Work, not time on the clock: the database and other tests run on the same cores.
    const start = process.cpuUsage()
    for (let i = 0; i < 100; i++) expect((await get(`${LIST}?request=${encodeURIComponent(bomb)}`)).status).toBe(400)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000 / 100).toBeLessThan(5)
  })

  it('refuses more than 2,000 characters with 414', async () => {
    expect(await get(`${LIST}?request=${'A'.repeat(2_001)}`)).toMatchObject({
      status: 414,
      body: { error: { code: 'QUERY_TOO_LARGE', field: 'request' } },
    })
  })

  it.each([
    ['what is no stream', `${LIST}?request=%21%21%21`],
    ['half a stream', `${LIST}?request=${compressToEncodedURIComponent(JSON.stringify(good)).slice(0, 20)}`],
    ['what is no JSON', compressed('hello')],
    ['an unknown key', compressed({ ...good, isStaff: true })],
    ['deep JSON', compressed('['.repeat(200) + ']'.repeat(200))],
  ])('refuses %s', async (_what, path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } })
  })

  it('reads a plus that arrived as a space', async () => {
    const found = Array.from({ length: 300 }, (_, i) =>
      compressToEncodedURIComponent(JSON.stringify({ ...good, sortIds: [i + 1] })),
    ).find((text) => text.includes('+'))
    expect(found).toBeDefined()
    expect((await get(`${LIST}?request=${found}`)).status).toBe(200)
  })
})

describe('failures', () => {
  const breakWith = (error: unknown) =>
    vi.spyOn(registry as { -readonly [N in keyof Registry]: Registry[N] }, 'settings').mockRejectedValue(error)

  it('a mistake of ours is 500 without a word about it, and is logged with the request id', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    breakWith(new Error('select * from secrets'))
    const answer = await get('/api/settings/')
    expect(answer).toMatchObject({ status: 500, body: { error: { code: 'INTERNAL' } } })
    expect(JSON.stringify(answer.body)).not.toContain('secrets')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const line = JSON.parse(String(log.mock.calls[0]?.[0])) as { requestId: string; message: string }
    expect(line).toMatchObject({ requestId: answer.headers.get('x-request-id'), message: 'select * from secrets' })
  })

  it("check F13 a failed query's parameters do not get into the log", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await db().execute(sql`alter table brands rename column slug to slug_away`)
    expect((await get('/api/brand/?slug=canary-value&language=en')).status).toBe(500)
    await db().execute(sql`alter table brands rename column slug_away to slug`)
    const line = String(log.mock.calls[0]?.[0])
    expect(line).toContain('slug')
    expect(line).not.toContain('canary-value')
  })

  it('an answer that breaks the contract is seen here', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(registry as { -readonly [N in keyof Registry]: Registry[N] }, 'settings').mockResolvedValue({
      a: 1,
    } as never)
    expect((await get('/api/settings/')).status).toBe(500)
  })

  it('no database is 503 with Retry-After, also while asking who asks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await setDatabase({ url: 'postgresql://shop:x@127.0.0.1:1/shop' })
    try {
      for (const answer of [
        await get('/api/settings/'),
        await get('/api/customer/', { authorization: `Bearer ${'x'.repeat(43)}` }),
      ]) {
        expect(answer).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } })
        expect(answer.headers.get('retry-after')).toBe('2')
      }
      expect((await get('/api/?err=x')).status).toBe(200)
    } finally {
      await setDatabase({ url: database.url })
    }
    expect((await get('/api/settings/')).status).toBe(200)
  })
})
