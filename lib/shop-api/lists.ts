import 'server-only'

/**
 * Product lists for pages: opened once and kept in this process, because opening a list of thousands anew for each of its filtered pages would
 * cost more than all the rest of the page. Cards are kept one by one: filtered pages share them.
 */
import { cache } from 'react'

import { keptStore } from '@/lib/cache/kept-store'
import { readTags, tag } from '@/lib/cache/tags'
import { learnText, type ListIndex, type ListState, missingText } from '@/lib/catalog/filter'
import { openList, packList } from '@/lib/catalog/list-pack'
import type { Card } from '@/lib/contract/schemas/catalogue'
import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'

import { carryTags, getInitConfig, getResources } from './cached'
import { type ListOf, listQueryOf } from './list-of'
import { dataOf } from './result'
import { retrySoon } from './retry-soon'
import { shopApi } from './server'

const HOUR_MS = 3_600_000
const SEARCH_MS = 15_000

const weigh = (index: ListIndex) => index.ids.length + 100
/** Products of all open lists together; one takes about 300 bytes. */
const indexes = keptStore<ListIndex>('list-indexes', { maxWeight: 300_000, weigh, maxAgeMs: HOUR_MS })
const searches = keptStore<ListIndex>('search-indexes', { maxWeight: 30_000, weigh, maxAgeMs: SEARCH_MS })
/** A card takes about 2 KB. */
const cards = keptStore<Card | null>('cards', { maxWeight: 10_000, weigh: () => 1, maxAgeMs: HOUR_MS })

async function tagsOf(market: Market, list: ListOf): Promise<string[]> {
  if (list.source === 'Campaign') {
    const { productGroups } = await getResources(market)
    return [...productGroups.flatMap(({ id }) => readTags.groupList(id)), ...readTags.pages(), tag.resources]
  }
  if (list.source === 'ProductGroup') return [...readTags.groupList(list.id), tag.resources]
  return list.source === 'Manufacturer' ? [...readTags.brand(list.slug), tag.resources] : [tag.resources]
}

/** A group whose list cannot be read stands without products for a moment (spec 2 §8): logged, an empty list used. */
async function emptyList(list: ListOf, error: unknown): Promise<ListIndex> {
  console.error(`The product list ${JSON.stringify(list)} could not be read.`, error)
  await retrySoon('list-failed')
  return openList(packList([], { properties: [], language: 'en' }))
}

/**
 * A list ready for filtering, with prices in the units of the market's currency. Throws ShopApiError when it cannot be read, except for a
 * group's, which then is empty.
 */
export const getListIndex = cache(
  (market: Market, list: ListOf): Promise<ListIndex> =>
    list.source === 'ProductGroup'
      ? listIndex(market, list).catch((error: unknown) => emptyList(list, error))
      : listIndex(market, list),
)

async function listIndex(market: Market, list: ListOf): Promise<ListIndex> {
  const { currencyRate } = await getInitConfig(market)
  const query = listQueryOf(list, market)
  const tags = await tagsOf(market, list)
  await carryTags(tags)
  const key = JSON.stringify([query, market.currency, currencyRate])
  return (list.source === 'Search' ? searches : indexes).get(key, tags, async () => {
    const perUnit = minorPerUnit(market.currency)
    return openList(
      dataOf('productListIndex', await shopApi.call('productListIndex', { query })),
      (minor) => convert(minor, currencyRate, market.currency) / perUnit,
    )
  })
}

/** Looks up the text of a state, if it has one that is not known yet: before the list is filtered by it. */
export async function lookUpText(index: ListIndex, market: Market, list: ListOf, state: ListState): Promise<void> {
  const text = missingText(index, state)
  if (text === null) return
  const { ids } = dataOf(
    'productListText',
    await shopApi.call('productListText', { query: { ...listQueryOf(list, market), text } }),
  )
  learnText(index, text, ids)
}

/** Cards by id, in the order given; those that are no longer sold are left out. */
export async function getCards(market: Market, ids: readonly number[]): Promise<Card[]> {
  const keyOf = (id: number) => `${id} ${market.language} ${market.taxAreaId}`
  const known = ids.map((id) => cards.find(keyOf(id)))
  const sortIds = ids.filter((_, place) => known[place] === undefined)
  const body = { source: 'Models' as const, sortIds, language: market.language, taxAreaId: market.taxAreaId }
  const loading =
    sortIds.length === 0
      ? null
      : shopApi
          .call('productModelListPost', { body })
          .then((result) => new Map(dataOf('productModelListPost', result).products.map((card) => [card.id, card])))
  const found = await Promise.all(
    ids.map(
      (id, place) =>
        known[place] ??
        cards.get(keyOf(id), [tag.product(id), tag.resources], async () => (await loading)?.get(id) ?? null),
    ),
  )
  return found.filter((card) => card !== null)
}
