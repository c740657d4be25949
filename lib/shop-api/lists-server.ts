import 'server-only'

/**
 * Product lists for pages. An opened list is cached in this process, because opening a list of thousands of products for each of its
 * filtered pages costs more than the rest of the page. Cards are cached one by one, because filtered pages share them.
 */
import { cache } from 'react'

import { memoryCache } from '@/lib/cache/memory-cache'
import { readTags, tag } from '@/lib/cache/tags'
import type { ListIndex } from '@/lib/catalog/list/filter'
import { cardsRequest, listQuery, type ListRef } from '@/lib/catalog/list/list-ref'
import type { FindText } from '@/lib/catalog/list/result'
import { openList, openMarketList, packList } from '@/lib/catalog/list/pack'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { Market } from '@/lib/market/market'

import { addTags, getResources } from './cached'
import { getMarketConfig } from './page-market'
import { dataOf } from './result'
import { rerenderSoon } from './rerender-soon'
import { shopApi } from './server'

const HOUR_MS = 3_600_000
const SEARCH_MS = 15_000

const weigh = (index: ListIndex) => index.ids.length + 100
/** Number of products in all open lists together; one product takes about 300 bytes. */
const indexes = memoryCache<ListIndex>('list-indexes', { maxWeight: 300_000, weigh, renewAfterMs: HOUR_MS })
const searches = memoryCache<ListIndex>('search-indexes', { maxWeight: 30_000, weigh, maxAgeMs: SEARCH_MS })
/** A card takes about 2 KB. */
const cards = memoryCache<Card | null>('cards', { maxWeight: 10_000, weigh: () => 1, renewAfterMs: HOUR_MS })

async function tagsOf(market: Market, list: ListRef): Promise<string[]> {
  if (list.source === 'Campaign') {
    const { productGroups } = await getResources(market)
    return [...productGroups.flatMap(({ id }) => readTags.groupList(id)), ...readTags.pages(), tag.resources]
  }
  if (list.source === 'ProductGroup') return [...readTags.groupList(list.id), tag.resources]
  return list.source === 'Manufacturer' ? [...readTags.brand(list.slug), tag.resources] : [tag.resources]
}

/** If a group's list cannot be read, the page is shown without products and soon rendered again (spec 2 §8); the failure is logged. */
async function emptyList(list: ListRef, error: unknown): Promise<ListIndex> {
  console.error(`The product list ${JSON.stringify(list)} could not be read.`, error)
  await rerenderSoon(tag.listFailed)
  return openList(packList([], { properties: [], language: 'en' }))
}

/**
 * A list ready for filtering, with prices in the units of the market's currency. Throws ShopApiError when it cannot be read; a group's list
 * is then empty instead.
 */
export const getListIndex = cache(
  (market: Market, list: ListRef): Promise<ListIndex> =>
    list.source === 'ProductGroup'
      ? listIndex(market, list).catch((error: unknown) => emptyList(list, error))
      : listIndex(market, list),
)

async function listIndex(market: Market, list: ListRef): Promise<ListIndex> {
  const { currencyRate } = await getMarketConfig(market)
  const query = listQuery(list, market)
  const tags = await tagsOf(market, list)
  await addTags(tags)
  const key = JSON.stringify([query, market.currency, currencyRate])
  return (list.source === 'Search' ? searches : indexes).get(key, tags, async () =>
    openMarketList(dataOf('productListIndex', await shopApi.call('productListIndex', { query })), {
      currency: market.currency,
      currencyRate,
    }),
  )
}

/** Finds the products of a list by text. */
export const textFinder =
  (market: Market, list: ListRef): FindText =>
  async (text) =>
    dataOf('productListText', await shopApi.call('productListText', { query: { ...listQuery(list, market), text } }))
      .ids

/** Cards by id, in the order given; those that are no longer sold are left out. */
export async function getCards(market: Market, ids: readonly number[]): Promise<Card[]> {
  const keyOf = (id: number) => `${id} ${market.language} ${market.country}`
  const known = ids.map((id) => cards.find(keyOf(id)))
  const aged = new Set(ids.filter((id) => cards.isAged(keyOf(id))))
  const sortIds = ids.filter((id, place) => known[place] === undefined || aged.has(id))
  const loading =
    sortIds.length === 0
      ? null
      : shopApi
          .call('productModelListPost', { body: cardsRequest(sortIds, market) })
          .then((result) => new Map(dataOf('productModelListPost', result).products.map((card) => [card.id, card])))
  const load = (id: number) => async () => (await loading)?.get(id) ?? null
  const found = await Promise.all(
    ids.map((id, place) =>
      known[place] === undefined || aged.has(id)
        ? cards.get(keyOf(id), [tag.product(id), tag.resources, tag.settings], load(id))
        : known[place],
    ),
  )
  return found.filter((card) => card !== null)
}
