import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { packList } from '@/lib/catalog/list/pack'
import type { ListRef } from '@/lib/catalog/list/list-ref'
import type { MarketValue } from '@/lib/intl/market-value'
import { readVisitor } from '@/lib/shop-api/visitor'

const { productListIndex } = vi.hoisted(() => ({ productListIndex: vi.fn() }))
vi.mock('@/lib/shop-api/browser', () => ({ api: { productListIndex } }))

const { fetchList } = await import('@/lib/shop-api/lists-browser')

const MARKET = { language: 'en', country: 'fi', currency: 'eur', taxAreaId: 1, currencyRate: 1 } as MarketValue
const PACKED = packList([], { properties: [], language: 'en', groupNames: new Map(), storeNames: new Map() })
let jar = ''
let lists = 0
const group = () => ({ source: 'ProductGroup', id: ++lists }) as const
const load = (list: ListRef) => fetchList({ list, defaultSort: 'default' }, MARKET, '')

beforeEach(() => {
  productListIndex.mockReset().mockResolvedValue({ ok: true, data: PACKED })
  jar = 'so.visitor=v-7'
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    jar = text.includes('so.visitor=;') ? '' : text
  })
})
afterEach(() => vi.restoreAllMocks())

describe('B4.09 the saved visitor id', () => {
  it('goes with the list of a group, and with no other', async () => {
    await load(group())
    expect(productListIndex).toHaveBeenLastCalledWith(expect.objectContaining({ cookieId: 'v-7' }))
    await load({ source: 'Manufacturer', slug: 'vaaru' })
    expect(productListIndex.mock.lastCall?.[0]).not.toHaveProperty('cookieId')
  })

  it('is not made by the shop: without one nothing is sent and nothing stored', async () => {
    jar = ''
    await load(group())
    expect(productListIndex.mock.lastCall?.[0]).not.toHaveProperty('cookieId')
    expect(jar).toBe('')
  })

  it('is cleared when the recommendation failed, and kept when it did not', async () => {
    await load(group())
    expect(readVisitor()).toBe('v-7')
    productListIndex.mockResolvedValue({ ok: true, data: { ...PACKED, orderFailed: true } })
    await load(group())
    expect(readVisitor()).toBeNull()
  })
})
