import { describe, expect, it, vi } from 'vitest'

import { CENTRAL_WAREHOUSE_ID } from '@/lib/catalog/availability'
import { storeNamed } from '@/lib/catalog/stores'
import { LANGUAGES } from '@/lib/market/languages'
import { baseStore, MAX_PATHS, recordPath, setMobileMenuOpen, applyResources } from '@/stores/base'
import { bannerList, brandList, keywordList, productGroupList } from '@/stores/lists'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/lib/shop-api/lazy-browser', () => ({ lazyApi: { call } }))

describe('base data (spec 2 §3)', () => {
  it('B3.07 has languages, 60 products a page and tax areas; ribbons, sizes, stores and rates come with the resources', () => {
    expect(baseStore.getState()).toMatchObject({
      languages: LANGUAGES,
      productAmountPerPage: 60,
      ribbons: [],
      sizes: [],
      stores: [],
      taxRates: [],
      pathHistory: [],
      mobileMenuIsOpen: false,
    })
    expect(baseStore.getState().taxAreaIds).toContain(1)
    applyResources({
      propertyTypes: [{ slug: 'new', name: 'New', bgColor: '#fff', textColor: '#000' }],
      sizes: [
        { name: 'L', sort_order: 2 },
        { name: 'M', sort_order: 1 },
      ],
      stores: [],
      taxRates: [{ taxAreaId: 1, taxClass: 1, ratePercent: 25.5 }],
    })
    expect(baseStore.getState()).toMatchObject({
      ribbons: [{ slug: 'new' }],
      sizes: ['M', 'L'],
      taxRates: [{ ratePercent: 25.5 }],
    })
    setMobileMenuOpen(true)
    expect(baseStore.getState().mobileMenuIsOpen).toBe(true)
  })

  it('B3.07 the path history keeps the latest paths, the same not twice in a row', () => {
    for (const path of ['/a/', '/a/', '/b/', '/a/']) recordPath(path)
    expect(baseStore.getState().pathHistory).toEqual(['/a/', '/b/', '/a/'])
    for (let page = 0; page < 80; page++) recordPath(`/${page}/`)
    expect(baseStore.getState().pathHistory).toHaveLength(MAX_PATHS)
    expect(baseStore.getState().pathHistory.at(-1)).toBe('/79/')
  })

  it('B8.07 an unknown store name throws', () => {
    const stores = [{ slug: 'north', name: 'North' }]
    expect(storeNamed(stores, 'North').slug).toBe('north')
    expect(() => storeNamed(stores, 'South')).toThrow('The store South does not exist.')
  })

  it('B9.22 store id 20 is the central warehouse', () => {
    expect(CENTRAL_WAREHOUSE_ID).toBe(20)
  })

  it('B3.10 B7.01 B7.02 B7.03 B7.04 groups, banners, brands and keywords are lists that the browser fetches once', async () => {
    call.mockImplementation((name: string) =>
      Promise.resolve({ ok: true, data: name === 'productGroups' ? { productGroups: ['g'] } : [name] }),
    )
    for (const [list, name] of [
      [productGroupList('sv'), 'productGroups'],
      [bannerList('sv'), 'banners'],
      [brandList('sv'), 'brands'],
      [keywordList('sv'), 'keywordPopups'],
    ] as const) {
      await list.load()
      await list.load()
      expect(list.get().status).toBe('DONE')
      expect(call.mock.calls.filter(([called]) => called === name)).toEqual([[name, { query: { language: 'sv' } }]])
    }
  })
})
