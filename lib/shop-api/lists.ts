import 'server-only'

/**
 * Product lists for pages: opened once and kept in this process, because opening a list of thousands anew for each of its filtered pages would
 * cost more than all the rest of the page. Cards are kept one by one: filtered pages share them.
 */
import { cache } from 'react'

import { keptStore } from '@/lib/cache/kept-store'
import { readTags, tag } from '@/lib/cache/tags'
import { learnText, type ListIndex, type ListState, missingText } from '@/lib/catalog/filter'
import { openList } from '@/lib/catalog/list-pack'
import type { Card } from '@/lib/contract/schemas/catalogue'
import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'

import { carryTags, getInitConfig } from './cached'
import { type ListOf, listQueryOf } from './list-of'
import { dataOf } from './result'
import { shopApi } from './server'

const HOUR_MS = 3_600_000
const SEARCH_MS = 15_000

const weigh = (index: ListIndex) => index.ids.length + 100
/** Products of all open lists together; one takes about 300 bytes. */
const indexes = keptStore<ListIndex>('list-indexes', { maxWeight: 300_000, weigh, maxAgeMs: HOUR_MS })
const searches = keptStore<ListIndex>('search-indexes', { maxWeight: 30_000, weigh, maxAgeMs: SEARCH_MS })
/** A card takes about 2 KB. */
const cards = keptStore<Card | null>('cards', { maxWeight: 10_000, weigh: () => 1, maxAgeMs: HOUR_MS })

const tagsOf = (list: ListOf): string[] => {
  if (list.source === 'ProductGroup') return [...readTags.groupList(list.id), tag.resources]
  return list.source === 'Manufacturer' ? [...readTags.brand(list.slug), tag.resources] : [tag.resources]
}

/** A list ready for filtering, with prices in the units of the market's currency; an unknown group or brand gives an empty one. */
export const getListIndex = cache(async (market: Market, list: ListOf): Promise<ListIndex> => {
  const { currencyRate } = await getInitConfig(market)
  const query = listQueryOf(list, market)
  const tags = tagsOf(list)
  await carryTags(tags)
  const key = JSON.stringify([query, market.currency, currencyRate])
  return (list.source === 'Search' ? searches : indexes).get(key, tags, async () => {
    const perUnit = minorPerUnit(market.currency)
    return openList(dataOf('productListIndex', await shopApi.call('productListIndex', { query })), (minor) => convert(minor, currencyRate, market.currency) / perUnit)
  })
})

/** Looks up the text of a state, if it has one that is not known yet: before the list is filtered by it. */
export async function lookUpText(index: ListIndex, market: Market, list: ListOf, state: ListState): Promise<void> {
  const text = missingText(index, state)
  if (text === null) return
  const { ids } = dataOf('productListText', await shopApi.call('productListText', { query: { ...listQueryOf(list, market), text } }))
  learnText(index, text, ids)
}

/** Cards by id, in the order given; those that are no longer sold are left out. */
export async function getCards(market: Market, ids: readonly number[]): Promise<Card[]> {
  const keyOf = (id: number) => `${id} ${market.language} ${market.taxAreaId}`
  const missing = ids.filter((id) => cards.find(keyOf(id)) === undefined)
  if (missing.length > 0) {
    const body = { source: 'Models' as const, sortIds: missing, language: market.language, taxAreaId: market.taxAreaId }
    const loaded = shopApi.call('productModelListPost', { body }).then((result) => new Map(dataOf('productModelListPost', result).products.map((card) => [card.id, card])))
    for (const id of missing) void cards.get(keyOf(id), [tag.product(id), tag.resources], async () => (await loaded).get(id) ?? null).catch(() => undefined)
    await loaded
  }
  const found = await Promise.all(ids.map((id) => cards.find(keyOf(id)) ?? null))
  return found.filter((card) => card !== null)
}
