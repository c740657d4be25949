import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidate, now } from '@/lib/cache/tag-clock.mjs'
import CacheHandler from '@/server/cache-handler.mjs'
import { CacheState } from '@/server/cache-state.mjs'

type Handler = InstanceType<typeof CacheHandler>
type Value = NonNullable<Parameters<Handler['set']>[1]>
type PageValue = Extract<Value, { kind: 'APP_PAGE' }>

const GET = { kind: 'APP_PAGE', isFallback: false } as Parameters<Handler['get']>[1]
const SET = { cacheControl: { revalidate: 300, expire: undefined } } as Parameters<Handler['set']>[2]
const fetchOf = (tags: string[]) => ({ kind: 'FETCH', tags, softTags: [] }) as unknown as Parameters<Handler['get']>[1]
const key = (path: string) => `/route-cache/APP_PAGE/abc/$${path}`
const pageOf = (tags: string, status?: number): PageValue =>
  ({
    kind: 'APP_PAGE',
    html: '<p>',
    rscData: undefined,
    postponed: undefined,
    status,
    segmentData: undefined,
    headers: { 'x-next-cache-tags': tags },
  }) as unknown as PageValue
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let n = 0
let path = ''
beforeEach(() => {
  vi.stubEnv('SHOP_FRONT_DOOR', '1')
  n += 1
  path = key(`/fi.fi.eur/product/-/p${n}`)
})

/** One request: a look-up that misses, then a store. */
async function render(tags = `_N_T_/layout,product:${n},static`, status?: number) {
  const handler = new CacheHandler()
  const found = await handler.get(path, GET)
  if (found) return found
  const value = pageOf(tags, status)
  await handler.set(path, value, SET)
  return value
}

describe('cache handler', () => {
  it('gives back a page with its lifetime, and tells the front door its tags, time and path', async () => {
    await render()
    const found = await new CacheHandler().get(path, GET)
    expect(found?.cacheControl).toEqual({ revalidate: 300, expire: undefined })
    const value = found?.value as PageValue
    expect(value.headers?.['x-page-tags']).toBe(`product:${n},static`)
    expect(Number(value.headers?.['x-page-rendered-at'])).toBeGreaterThan(Date.now() - 1000)
    expect(value.headers?.['x-page-path']).toBe(`/fi.fi.eur/product/-/p${n}`)
  })

  it('keeps the HTML as bytes, so that nothing encodes it again for each request', async () => {
    await render()
    const value = (await new CacheHandler().get(path, GET))?.value as PageValue
    expect(Buffer.isBuffer(value.html)).toBe(true)
    expect(String(value.html)).toBe('<p>')
  })

  it('tells nothing of a page without tags of its own', async () => {
    await render('_N_T_/layout,_N_T_/page')
    const value = (await new CacheHandler().get(path, GET))?.value as PageValue
    expect(value.headers).not.toHaveProperty('x-page-tags')
  })

  it('tells nobody when there is no front door to strip it', async () => {
    vi.stubEnv('SHOP_FRONT_DOOR', '')
    await render()
    expect(((await new CacheHandler().get(path, GET))?.value as PageValue).headers).not.toHaveProperty('x-page-tags')
  })

  it('forgets a page when one of its tags is touched', async () => {
    await render()
    await later(5)
    invalidate(['product:none'])
    expect(await new CacheHandler().get(path, GET)).not.toBeNull()
    invalidate([`product:${n}`])
    expect(await new CacheHandler().get(path, GET)).toBeNull()
  })

  it('dates a page by the beginning of its rendering: a change meanwhile makes it old', async () => {
    const handler = new CacheHandler()
    await handler.get(path, GET)
    await later(5)
    invalidate([`product:${n}`])
    await later(5)
    await handler.set(path, pageOf(`product:${n}`), SET)
    expect(await new CacheHandler().get(path, GET)).toBeNull()
  })

  it('keeps results of unstable_cache by the tags of the store and of the look-up', async () => {
    const id = `fetch-${n}`
    const value = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 60 } as unknown as Value
    const handler = new CacheHandler()
    expect(await handler.get(id, fetchOf([`a:${n}`]))).toBeNull()
    await handler.set(id, value, { fetchCache: true, tags: [`a:${n}`] } as Parameters<Handler['set']>[2])
    expect((await new CacheHandler().get(id, fetchOf([`a:${n}`])))?.value).toBe(value)
    await later(5)
    await new CacheHandler().revalidateTag(`b:${n}`)
    expect(await new CacheHandler().get(id, fetchOf([`a:${n}`]))).not.toBeNull()
    expect(await new CacheHandler().get(id, fetchOf([`b:${n}`]))).toBeNull()
  })

  it('keeps the age of a page that Next hands back after a failed renewal', async () => {
    await render()
    const before = await new CacheHandler().get(path, GET)
    await later(5)
    const handler = new CacheHandler()
    const value = (await handler.get(path, GET))?.value as PageValue
    await handler.set(path, value, { cacheControl: { revalidate: 3, expire: undefined } } as Parameters<
      Handler['set']
    >[2])
    const after = await new CacheHandler().get(path, GET)
    expect(after?.cacheControl?.revalidate).toBe(3)
    expect((after?.value as PageValue).headers?.['x-page-rendered-at']).toBe(
      (before?.value as PageValue).headers?.['x-page-rendered-at'],
    )
  })

  it('finds nothing as old as the page that a renewal replaces, and keeps it for others', async () => {
    await render()
    await new CacheHandler().set(`fetch-${n}`, pageOf(''), SET)
    const first = (await new CacheHandler().get(path, GET))?.value as PageValue
    const renderedAt = Number(first.headers?.['x-page-rendered-at'])
    const context = (until: number) =>
      ({ _requestHeaders: { 'x-page-renewal': String(until) } }) as unknown as ConstructorParameters<
        typeof CacheHandler
      >[0]
    expect(await new CacheHandler(context(renderedAt - 1)).get(path, GET)).not.toBeNull()
    await later(5)
    const renewal = new CacheHandler(context(now()))
    await later(5)
    expect([await renewal.get(path, GET), await renewal.get(`fetch-${n}`, GET)]).toEqual([null, null])
    expect((await new CacheHandler().get(path, GET))?.value).toBe(first)
    await renewal.set(path, pageOf(`product:${n}`), SET)
    const second = (await renewal.get(path, GET))?.value as PageValue
    expect(Number(second.headers?.['x-page-rendered-at'])).toBeGreaterThan(renderedAt)
  })

  it('does not let Next remember the lifetime of every path that was ever asked for', async () => {
    const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
    const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }
    const handler = new CacheHandler()
    for (let i = 0; i < 20_000; i += 1) {
      lifetimes.set(`/not-found/${i}`, { revalidate: 60, expire: undefined })
      await handler.set(key(`/not-found/${i}`), pageOf('', 404), SET)
    }
    expect(cacheControls.size).toBeLessThanOrEqual(5_000)
  })

  it('is bounded by bytes, the oldest go first; missing pages and data are counted apart', () => {
    const state = new CacheState(1334)
    const entry = (notFound: boolean) => ({
      value: pageOf(''),
      tags: [],
      renderedAt: 0,
      lastModified: 0,
      cacheControl: undefined,
      revalidate: false as const,
      notFound,
      bytes: 400,
    })
    for (const name of ['a', 'b', 'c']) state.set(name, entry(false))
    expect([state.find('a'), state.find('b') !== undefined, state.find('c') !== undefined]).toEqual([
      undefined,
      true,
      true,
    ])
    for (let i = 0; i < 700; i += 1) state.set(`missing-${i}`, entry(true))
    expect(state.missing.size).toBe(500)
    expect(state.find('b')).toBeDefined()
    const data = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 60 } as unknown as Value
    state.set('data', { ...entry(false), value: data, bytes: 100 })
    for (let i = 0; i < 20; i += 1) state.set(`page-${i}`, entry(false))
    expect([state.find('b'), state.find('data')?.value]).toEqual([undefined, data])
  })

  // Last, because the tag clock does not go back.
  it('lets Next render a missing page again behind a visit after a minute', async () => {
    await render('', 404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    const found = await new CacheHandler().get(path, GET)
    expect(found?.cacheControl?.revalidate).toBe(60)
    expect(Date.now() - (found?.lastModified ?? 0)).toBeGreaterThan(60_000)
    vi.useRealTimers()
  })
})
