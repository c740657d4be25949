import { beforeEach, describe, expect, it, vi } from 'vitest'

import { invalidate } from '@/lib/cache/tag-clock.mjs'
import { takePageReport } from '@/lib/cache/page-reports'
import { listResult } from '@/lib/catalog/list/result'
import { packList } from '@/lib/catalog/list/pack'
import { emptyState, setText } from '@/lib/catalog/list/state'
import { filterList } from '@/lib/catalog/list/filter'
import { marketOf } from '@/lib/market/market'
import { ShopApiError } from '@/lib/shop-api/result'

import { card, catalogue, PROPERTIES } from '../catalog/support/cards'

/** Tags that the page which is being rendered carries. */
let carried: string[] = []
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, _key: string[], { tags }: { tags: string[] }) => {
    carried.push(...tags)
    return read
  },
}))
const call = vi.fn()
vi.mock('@/lib/shop-api/server', () => ({ shopApi: { call } }))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-request-id': 'request' })) }))

const { getCards, getListIndex, textFinder } = await import('@/lib/shop-api/lists-server')
const { reportCacheablePage } = await import('@/lib/shop-api/report-cacheable-page')

const found = marketOf('fi', 'fi', 'eur')
const swedish = marketOf('sv', 'se', 'sek')
if (!found || !swedish) throw new Error('No markets.')
const market = found

const LIST = packList(catalogue(50), { properties: PROPERTIES, language: 'fi' })
const failed = { ok: false, error: { code: 'UNAVAILABLE', message: 'x', status: 503, isRetryable: true } }
let answers: Record<string, (input: never) => unknown> = {}
const callsOf = (name: string) =>
  call.mock.calls
    .filter(([called]) => called === name)
    .map(([, input]) => input as { query?: unknown; body?: { sortIds: number[] } })

beforeEach(() => {
  carried = []
  answers = {
    initConfig: () => ({ ok: true, data: { currencyRate: 1 } }),
    productListIndex: () => ({ ok: true, data: LIST }),
    productListText: () => ({ ok: true, data: { ids: [2, 4] } }),
    productModelListPost: ({ body }: { body: { sortIds: number[] } }) => ({
      ok: true,
      data: { products: body.sortIds.filter((id) => id < 900).map((id) => card({ id })), total: 0 },
    }),
  }
  call.mockReset().mockImplementation((name: string, input: never) => Promise.resolve(answers[name]?.(input)))
})

/** Lists are kept by the process: each test has ids of its own. */
let lists = 0
const group = () => ({ source: 'ProductGroup', id: ++lists }) as const

describe('lists of pages', () => {
  it('are opened once a market, and the page carries the tags by which it is made anew', async () => {
    const list = group()
    const index = await getListIndex(market, list)
    expect(await getListIndex(market, list)).toBe(index)
    expect(callsOf('productListIndex')).toEqual([
      { query: { ...list, language: 'fi', taxAreaId: market.taxAreaId, country: market.country } },
    ])
    expect(carried).toEqual(expect.arrayContaining([`group:${list.id}`, 'resources']))
    expect(await getListIndex(swedish, list)).not.toBe(index)
    invalidate([`group:${list.id}`])
    expect(await getListIndex(market, list)).not.toBe(index)
  })

  it('B8.09 a group whose list cannot be read is logged, empty, and asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers.productListIndex = () => failed
    const list = group()
    expect((await getListIndex(market, list)).ids).toEqual([])
    expect(log).toHaveBeenCalledOnce()
    expect(carried).toContain('list-failed')
    answers.productListIndex = () => ({ ok: true, data: LIST })
    expect((await getListIndex(market, list)).ids).toHaveLength(50)
    log.mockRestore()
  })

  it('issue 14: a filtered page of a failed list is reported with the tags of the failure, so that it is not kept', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answers.productListIndex = () => failed
    const list = group()
    const before = new Set([`group:${list.id}`, 'resources'])
    await getListIndex(market, list)
    const ofFailure = carried.filter((name) => !before.has(name) && name.endsWith('failed'))
    expect(ofFailure).not.toEqual([])
    await reportCacheablePage('/fi.fi.eur/group-list/x/', [...before], 1)
    expect(takePageReport('request')?.tags).toEqual(expect.arrayContaining(ofFailure))
    log.mockRestore()
  })

  it('of brands and searches fail loudly', async () => {
    answers.productListIndex = () => failed
    await expect(getListIndex(market, { source: 'Manufacturer', slug: 'x' })).rejects.toBeInstanceOf(ShopApiError)
    await expect(getListIndex(market, { source: 'Search', slug: 'x' })).rejects.toBeInstanceOf(ShopApiError)
  })

  it('B5.05 a text is looked up once', async () => {
    const list = group()
    const index = await getListIndex(market, list)
    const state = setText(emptyState('default'), 'Gore-Tex')
    await listResult(index, state, textFinder(market, list))
    await listResult(index, setText(state, 'GORE TEX'), textFinder(market, list))
    expect(filterList(index, state).ids).toEqual([2, 4])
    expect(callsOf('productListText')).toEqual([
      { query: { ...list, language: 'fi', taxAreaId: market.taxAreaId, country: market.country, text: 'goretex' } },
    ])
    await listResult(index, emptyState('default'), textFinder(market, list))
    expect(callsOf('productListText')).toHaveLength(1)
  })
})

describe('cards of pages', () => {
  it('are asked for once each, those that are missing together, and come in the order given', async () => {
    expect((await getCards(market, [3, 1, 2])).map(({ id }) => id)).toEqual([3, 1, 2])
    expect((await getCards(market, [1, 5, 4, 950])).map(({ id }) => id)).toEqual([1, 5, 4])
    expect(await getCards(market, [2, 950])).toHaveLength(1)
    expect(callsOf('productModelListPost').map(({ body }) => body?.sortIds)).toEqual([
      [3, 1, 2],
      [5, 4, 950],
    ])
    await getCards(swedish, [1])
    expect(callsOf('productModelListPost')).toHaveLength(3)
  })

  it('B7.16 are asked for by their ids, in the language, tax area and country of the page', async () => {
    await getCards(swedish, [52, 51])
    expect(callsOf('productModelListPost')).toEqual([
      { body: { source: 'Models', sortIds: [52, 51], language: 'sv', taxAreaId: swedish.taxAreaId, country: 'se' } },
    ])
  })

  it.each([
    { source: 'Manufacturer', slug: 'fjell' },
    { source: 'Campaign', id: 12 },
    { source: 'Search', slug: 'tent', sortBy: 'text_match', currency: 'sek' },
  ] as const)('B7.16 a list is asked for by its source, with its id or slug: %j', async (list) => {
    answers['resources'] = () => ({ ok: true, data: { productGroups: [] } })
    await getListIndex(swedish, list)
    expect(callsOf('productListIndex')).toEqual([
      { query: { ...list, language: 'sv', taxAreaId: swedish.taxAreaId, country: 'se' } },
    ])
  })

  it('are asked for again when their product changes, and only then', async () => {
    await getCards(market, [11, 12])
    invalidate(['product:11'])
    await getCards(market, [11, 12])
    expect(callsOf('productModelListPost').map(({ body }) => body?.sortIds)).toEqual([[11, 12], [11]])
  })

  it('that cannot be read fail the page, and are tried again', async () => {
    const good = answers.productModelListPost
    answers.productModelListPost = () => failed
    await expect(getCards(market, [21])).rejects.toBeInstanceOf(ShopApiError)
    if (good) answers.productModelListPost = good
    expect(await getCards(market, [21])).toHaveLength(1)
  })
})
