import { describe, expect, it } from 'vitest'

import { checkLists } from '@/scripts/api-check/list-checks'
import { Harness, type HostSamples } from '@/scripts/api-check/harness'

import { ANSWERED, adapterOf } from '../../support/adapter/adapter'
import { type AskForeign, askForeignShop } from '../../support/adapter/foreign-shop'
import { centsOf } from '../../support/adapter/translate'

const BASE = 'http://adapter.example'
const PAGES = 'https://shop.example'
const sendTo =
  (ask: AskForeign): typeof fetch =>
  (input, init) =>
    adapterOf(ask, PAGES)(new Request(String(input), init))
const harness = (ask: AskForeign = askForeignShop) => new Harness(BASE, sendTo(ask))

const list = { language: 'fi', taxAreaId: '1' } as const
const shoes = { source: 'ProductGroup', slug: 'shoes', ...list } as const

describe('the worked example of an adapter (docs/running/own-api.md)', () => {
  it('answers every call of its two steps by the contract', async () => {
    const h = harness()
    const extra = { slug: 'kivikko/ridge-hiking-boot', 'delivery-country-code': 'fi', language: 'fi' } as const
    const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['initConfig', () => h.call('initConfig')],
      ['localeByIp', () => h.call('localeByIp')],
      ['settings', () => h.call('settings')],
      ['resources', () => h.call('resources', { query: { language: 'ru' } })],
      ['productGroups', () => h.call('productGroups', { query: { language: 'fi' } })],
      ['banners', () => h.call('banners', { query: { language: 'fi' } })],
      ['routeSlugs', () => h.call('routeSlugs')],
      ['brands', () => h.call('brands', { query: { language: 'fi' } })],
      ['productHighlights', () => h.call('productHighlights', { query: list })],
      ['productGroup', () => h.call('productGroup', { query: { path: 'shoes', language: 'fi' } })],
      ['translatedPaths', () => h.call('translatedPaths', { query: { path: 'shoes' } })],
      ['productListIndex', () => h.call('productListIndex', { query: shoes })],
      ['productListText', () => h.call('productListText', { query: { ...shoes, text: 'nahkaa' } })],
      ['productModel', () => h.call('productModel', { params: { slug: 'ridge-hiking-boot' }, query: list })],
      ['productExtraDelivery', () => h.call('productExtraDelivery', { query: { ...extra, type: '1' } })],
      ['productExtraDetails', () => h.call('productExtraDetails', { query: { ...extra, taxAreaId: '1', type: '2' } })],
    ]
    for (const [name, call] of asked) await h.check(name, async () => void (await call()))
    expect(h.results.filter(({ problem }) => problem !== null)).toEqual([])
    // The two calls for lists are made by the kit's own checks of lists, below.
    expect([...asked.map(([name]) => name), 'productModelList', 'productModelListPost'].toSorted()).toEqual(
      [...ANSWERED].toSorted(),
    )
  })

  it('passes the kit’s checks of lists; what they miss is the search of step 3', async () => {
    const h = harness()
    const { productGroups } = await h.call('resources', { query: { language: 'fi' } })
    const samples: HostSamples = {
      taxAreaId: 1,
      language: 'fi',
      groups: productGroups,
      group: productGroups[0],
      cards: [],
    }
    await checkLists(h, samples)
    expect(h.results.filter(({ problem }) => problem !== null)).toEqual([
      { name: 'brand, search and model lists, suggestions', problem: 'searchSuggestions answered 404.' },
    ])
    expect(samples.cards.map(({ name, price }) => [name, price.active])).toEqual([
      ['Polku polkujuoksukenkä', 12_900],
      ['Harju vaelluskenkä', 15_920],
    ])
  })

  it('refuses as the contract says: unknown keys, broken JSON, another method, goods that are not there', async () => {
    const h = harness()
    const post = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const lists = '/api/products/productmodellist/'
    await h.refused(lists, post(JSON.stringify({ ...shoes, taxAreaId: 1, colour: 'red' })), 400)
    await h.refused(lists, post('{'), 400)
    await h.refused(`${lists}?request=x`, {}, 400)
    await h.refused('/api/init-config/', { method: 'POST' }, 405)
    await h.refused('/api/products/productmodel/ice-axe/?taxAreaId=1&language=fi', {}, 404)
    await h.refused('/api/product/extra/?type=3', {}, 400)
    await h.refused('/api/search/?q=shoe', {}, 404)
  })

  it('a system that does not answer is 503 with a time to try again, and nothing of it is kept', async () => {
    const failing: readonly AskForeign[] = [
      () => Promise.resolve({ status: 500, rows: [] }),
      () => Promise.reject(new Error('connection reset')),
    ]
    for (const ask of failing) await harness(ask).refused('/api/product-groups/?language=fi', {}, 503)
  })

  it('lets the pages’ origin call it, and read when to try again', async () => {
    const send = adapterOf(askForeignShop, PAGES)
    const asked = await send(new Request(`${BASE}/api/settings/`, { method: 'OPTIONS' }))
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-so-currency-code')
    for (const { headers } of [asked, await send(new Request(`${BASE}/api/settings/`))]) {
      expect(headers.get('access-control-allow-origin')).toBe(PAGES)
      expect(headers.get('access-control-expose-headers')).toBe('retry-after')
    }
  })

  it('reads amounts exactly', () => {
    expect(['89.90', '129.00', '0.29', '1.005', '19.99'].map(centsOf)).toEqual([8_990, 12_900, 29, 100, 1_999])
  })
})
