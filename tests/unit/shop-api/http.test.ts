import { compressToEncodedURIComponent } from 'lz-string'
import { describe, expect, it, vi } from 'vitest'

import { callOverHttp } from '@/lib/shop-api/http'
import { listCall } from '@/lib/shop-api/list-call'
import { pathOf, requestInit } from '@/lib/shop-api/request'

const answering = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
const options = (send: typeof fetch) => ({ base: 'https://shop.example', timeoutMs: 1_000, fetch: send })
const locale = { country_code: 'fi', currency: 'eur' }

describe('requests', () => {
  it('puts parameters into the path and the query, encoded; what is not given is left out', () => {
    expect(
      pathOf('productModel', { params: { slug: 'a/ä' }, query: { taxAreaId: 1, language: 'fi', preview: undefined } }),
    ).toBe('/api/products/productmodel/a%2F%C3%A4/?taxAreaId=1&language=fi')
    expect(pathOf('settings', {})).toBe('/api/settings/')
  })
  it('POST sends JSON, GET no body', () => {
    expect(requestInit('wishlistToggle', { body: { model_id: 1 } })).toMatchObject({
      method: 'POST',
      body: '{"model_id":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(requestInit('settings', {}).body).toBeUndefined()
  })
})

describe('answers', () => {
  it('are parsed by the contract; unknown keys are dropped', async () => {
    const send = answering({ ...locale, extra: 1 })
    expect(await callOverHttp('localeByIp', {}, options(send))).toEqual({ ok: true, data: locale })
    expect(send.mock.calls[0]?.[0]).toBe('https://shop.example/api/locale_by_ip/')
    expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })
  it('that break the contract are BAD_ANSWER', async () => {
    expect(await callOverHttp('localeByIp', {}, options(answering({ country_code: 7 })))).toMatchObject({
      ok: false,
      error: { code: 'BAD_ANSWER', isRetryable: false },
    })
    expect(await callOverHttp('localeByIp', {}, options(answering('<html>')))).toMatchObject({
      ok: false,
      error: { code: 'BAD_ANSWER' },
    })
  })
  it('that refuse carry the seconds to wait', async () => {
    const send = answering({ error: { code: 'TOO_MANY_REQUESTS', message: 'x' } }, 429, { 'retry-after': '30' })
    expect(await callOverHttp('localeByIp', {}, options(send))).toMatchObject({
      error: { code: 'TOO_MANY_REQUESTS', retryAfter: 30, isRetryable: true },
    })
  })
})

describe('no answer', () => {
  const hanging: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    )
  it('in time is TIMEOUT', async () => {
    expect(await callOverHttp('localeByIp', {}, { ...options(hanging), timeoutMs: 20 })).toMatchObject({
      error: { code: 'TIMEOUT', isRetryable: true, status: 0 },
    })
  })
  it('because the caller gave up is ABORTED and not retried', async () => {
    const controller = new AbortController()
    const pending = callOverHttp('localeByIp', {}, { ...options(hanging), signal: controller.signal })
    controller.abort()
    expect(await pending).toMatchObject({ error: { code: 'ABORTED', isRetryable: false } })
  })
  it('at all is NETWORK', async () => {
    expect(
      await callOverHttp(
        'localeByIp',
        {},
        options(vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'))),
      ),
    ).toMatchObject({ error: { code: 'NETWORK', isRetryable: true } })
  })
})

describe('B7.11, B7.12 product lists', () => {
  const request = { source: 'Models' as const, language: 'fi' as const, taxAreaId: 1 }
  it('short ones go into the query, long ones into a body', async () => {
    expect((await listCall(request)).name).toBe('productModelList')
    const ids = Array.from({ length: 500 }, (_, i) => ((i * 7_919 + 13) % 100_000) + 1)
    expect(await listCall({ ...request, sortIds: ids })).toEqual({
      name: 'productModelListPost',
      input: { body: { ...request, sortIds: ids } },
    })
    // The border is 2,000 characters: requests on both sides of it are near.
    let [longestGet, shortestPost] = [0, Infinity]
    for (let length = 1; length <= 500; length++) {
      const own = { ...request, sortIds: ids.slice(0, length) }
      const size = compressToEncodedURIComponent(JSON.stringify(own)).length
      if ((await listCall(own)).name === 'productModelList') longestGet = Math.max(longestGet, size)
      else shortestPost = Math.min(shortestPost, size)
    }
    expect([longestGet < 2_000, longestGet > 1_980, shortestPost >= 2_000, shortestPost < 2_020]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})
