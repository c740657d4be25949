import { beforeEach, describe, expect, it, vi } from 'vitest'

import { now, invalidate } from '@/lib/cache/tag-clock.mjs'
import { marketOf } from '@/lib/market/market'
import { ShopApiError } from '@/lib/shop-api/result'

/** What the pages' cache was asked to keep: key and tags. */
const kept: { key: string[]; tags: string[]; revalidate: number }[] = []
vi.mock('next/cache', () => ({
  unstable_cache: (
    read: () => Promise<unknown>,
    key: string[],
    { tags, revalidate }: { tags: string[]; revalidate: number },
  ) => {
    kept.push({ key, tags, revalidate })
    return read
  },
}))
const call = vi.fn()
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))

const {
  getBrand,
  getDeliveryLimit,
  getGroup,
  getHighlights,
  getInitConfig,
  getModel,
  getModelDetails,
  getResources,
  getReviews,
} = await import('@/lib/shop-api/cached')

const fi = marketOf('fi', 'fi', 'eur')
const sv = marketOf('sv', 'se', 'sek')
if (!fi || !sv) throw new Error('No markets.')
const missing = { ok: false, error: { code: 'NOT_FOUND', message: 'x', status: 404, isRetryable: false } }

beforeEach(() => {
  kept.length = 0
  call.mockReset().mockResolvedValue({ ok: true, data: [] })
})

describe('cached readers', () => {
  it('keep under the tags of the manifest and for an hour', async () => {
    await getModel(fi, 'norrsken', 'storm-shell')
    await getModelDetails(fi, 7, 'norrsken/storm-shell')
    await getGroup(fi, 'vaatteet/takit')
    await getHighlights(fi, 3, 4)
    await getBrand(fi, 'norrsken')
    await getResources(fi)
    await getReviews(7, 'fi')
    expect(kept.map(({ tags }) => tags)).toEqual([
      ['product-at:norrsken/storm-shell'],
      ['product:7', 'resources'],
      ['group-at:fi/vaatteet/takit'],
      ['group:3', 'group:4'],
      ['brand:norrsken'],
      ['resources', 'settings'],
      ['product:7'],
    ])
    expect(kept.every(({ revalidate }) => revalidate === 3_600)).toBe(true)
  })

  it('keep each market and each question apart', async () => {
    for (const market of [fi, sv]) {
      await getModel(market, 'norrsken', 'storm-shell')
      await getModel(market, 'norrsken', 'rain-shell')
      await getHighlights(market, 3)
      await getInitConfig(market)
    }
    expect(new Set(kept.map(({ key }) => key.join('|'))).size).toBe(8)
  })

  it('spec 2 §9 a language’s countries do not share prices and deliveries', async () => {
    const abroad = marketOf('fi', 'us', 'usd')
    if (!abroad) throw new Error('No market.')
    for (const market of [fi, abroad]) {
      await getModel(market, 'norrsken', 'storm-shell')
      await getHighlights(market, 3)
      await getBrand(market, 'norrsken')
      await getDeliveryLimit(market, 7, 'norrsken/storm-shell')
      await getModelDetails(market, 7, 'norrsken/storm-shell')
    }
    // The brand's own page knows neither prices nor deliveries.
    expect(new Set(kept.map(({ key }) => key.join('|'))).size).toBe(9)
    const limits = call.mock.calls
      .filter(([name]) => name === 'productExtraDelivery')
      .map(([, input]) => (input as { query: Record<string, string> }).query['delivery-country-code'])
    expect(limits).toEqual(['fi', 'us'])
  })

  it('what is missing is null and kept; a failure throws and is not', async () => {
    call.mockResolvedValue(missing)
    expect(await getBrand(fi, 'nobody')).toBeNull()
    call.mockResolvedValue({ ok: false, error: { code: 'UNAVAILABLE', message: 'x', status: 503, isRetryable: true } })
    await expect(getBrand(fi, 'norrsken')).rejects.toBeInstanceOf(ShopApiError)
    await expect(getHighlights(fi, 3)).rejects.toBeInstanceOf(ShopApiError)
    await expect(getResources(sv)).rejects.toBeInstanceOf(ShopApiError)
  })

  it('the resources of a language are read once for all pages, and again when they changed', async () => {
    const de = marketOf('de', 'de', 'eur')
    if (!de) throw new Error('No market.')
    const first = await getResources(de)
    expect(await getResources(de)).toBe(first)
    expect(call).toHaveBeenCalledTimes(1)
    invalidate(['resources'], now() + 1)
    await getResources(de)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('an unknown group is null', async () => expect(await getGroup(fi, 'nothing')).toBeNull())

  it('nobody is logged in for them', async () => {
    await getModel(fi, 'norrsken', 'x')
    expect(call.mock.calls[0]).toHaveLength(2)
  })
})
