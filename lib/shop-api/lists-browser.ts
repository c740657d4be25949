/** Product lists in the browser: the packed list is loaded when the shopper first filters, sorts or loads more; cards when they are shown. */
import type { ListIndex, ListState } from '@/lib/catalog/list/filter'
import { type GridCard, type Palette, toGridCards } from '@/lib/catalog/list/grid-card'
import { cardSpecs, type GridSource } from '@/lib/catalog/list/grid-data'
import { cardsRequest, type ListMarket, listQuery, type ListRef } from '@/lib/catalog/list/list-ref'
import { listResult, type ListSummary, listSummary } from '@/lib/catalog/list/result'
import { openMarketList } from '@/lib/catalog/list/pack'
import { initialCount } from '@/lib/catalog/list/paging'
import { readListQuery } from '@/lib/catalog/list/query'

import { api } from './browser'
import type { Result } from './result'
import { clearVisitor, readVisitor } from './visitor'

/** Number of cards in one request. */
const REQUEST_CARDS = 60

/** A list and the state that the shopper has chosen. */
export interface OpenList {
  readonly index: ListIndex
  readonly state: ListState
}

/** All cards that the page has loaded so far: no card is loaded twice. */
export interface LoadedCards {
  readonly cards: Map<number, GridCard>
  palette: Palette
}

/** A part of a list for the grid. */
export interface ListView extends ListSummary {
  readonly cards: readonly GridCard[]
}

const indexes = new Map<string, Promise<ListIndex>>()

function dataOrThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

async function fetchIndex(list: ListRef, market: ListMarket): Promise<ListIndex> {
  const visitor = list.source === 'ProductGroup' ? readVisitor() : null
  const packed = dataOrThrow(
    await api.productListIndex({ ...listQuery(list, market), ...(visitor && { cookieId: visitor }) }),
  )
  if (packed.orderFailed) clearVisitor()
  return openMarketList(packed, market)
}

/** A list, fetched once per page load; a failed request can be repeated. Rejects with the ShopError's code. */
function loadIndex(list: ListRef, market: ListMarket): Promise<ListIndex> {
  const key = JSON.stringify([list, market.language, market.country, market.currency])
  let promise = indexes.get(key)
  if (!promise) {
    promise = fetchIndex(list, market)
    indexes.set(key, promise)
    promise.catch(() => indexes.delete(key))
  }
  return promise
}

/** A list with the state of a query. Rejects with the ShopError's code. */
export async function fetchList(
  { list, defaultSort }: GridSource,
  market: ListMarket,
  query: string,
): Promise<OpenList> {
  const index = await loadIndex(list, market)
  return { index, state: readListQuery(new URLSearchParams(query), index.facets, defaultSort) }
}

/** Loads cards by id into `loaded`, with several concurrent requests. */
async function loadCards(ids: readonly number[], index: ListIndex, market: ListMarket, loaded: LoadedCards) {
  const parts = Array.from({ length: Math.ceil(ids.length / REQUEST_CARDS) }, (_, part) =>
    ids.slice(part * REQUEST_CARDS, (part + 1) * REQUEST_CARDS),
  )
  const answers = await Promise.all(parts.map((part) => api.productList(cardsRequest(part, market))))
  const { cards, palette } = toGridCards(
    answers.flatMap((answer) => dataOrThrow(answer).products),
    cardSpecs(index),
    market.locale,
  )
  for (const card of cards) loaded.cards.set(card.id, card)
  loaded.palette = { ...loaded.palette, ...palette }
}

/** The cards of a list from the position `start` up to `end`, by default its first page. Rejects with the ShopError's code. */
export async function loadView(
  { index, state }: OpenList,
  { list, defaultSort }: GridSource,
  market: ListMarket,
  loaded: LoadedCards,
  start: number,
  end?: number,
): Promise<ListView> {
  const findText = async (text: string) =>
    dataOrThrow(await api.productListText({ ...listQuery(list, market), text })).ids
  const result = await listResult(index, state, findText)
  const shown = result.ids.slice(start, end ?? initialCount(result.ids.length))
  const missing = shown.filter((id) => !loaded.cards.has(id))
  if (missing.length > 0) await loadCards(missing, index, market, loaded)
  return {
    ...listSummary(index, state, result, defaultSort),
    cards: shown.flatMap((id) => loaded.cards.get(id) ?? []),
  }
}
