/** The list in the browser: the packed list with the first wish to filter, sort or see more; cards as they come to be shown. */
import { filterList, learnText, type ListIndex, type ListState, missingText } from '@/lib/catalog/filter'
import { openList } from '@/lib/catalog/list-pack'
import { filterCount } from '@/lib/catalog/list-state'
import { initialCount } from '@/lib/catalog/page'
import { readListQuery, writeListQuery } from '@/lib/catalog/query'
import type { Sort } from '@/lib/catalog/sort'
import type { MarketValue } from '@/lib/intl/market-value'
import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import { api } from '@/lib/shop-api/browser'
import { type ListOf, listQueryOf } from '@/lib/shop-api/list-of'
import type { Result } from '@/lib/shop-api/result'
import { clearVisitor, readVisitor } from '@/lib/shop-api/visitor'

import { type GridCard, type Palette, paletteOf, toGridCard } from './grid-card'
import { cardSpecs, type GridSource } from './grid-data'

/** Cards of one request. */
const CARDS_AT_ONCE = 60

const loaded = new Map<string, Promise<ListIndex>>()

function dataOrThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

/** The index of a list, asked for once a page; a failure may be tried again. Rejects with the ShopError's code. */
export function loadIndex(list: ListOf, market: MarketValue): Promise<ListIndex> {
  const key = JSON.stringify([list, market.language, market.country, market.currency])
  let promise = loaded.get(key)
  if (!promise) {
    const perUnit = minorPerUnit(market.currency)
    const visitor = list.source === 'ProductGroup' ? readVisitor() : null
    promise = api
      .productListIndex({ ...listQueryOf(list, market), ...(visitor && { cookieId: visitor }) })
      .then((result) => {
        const packed = dataOrThrow(result)
        if (packed.orderFailed) clearVisitor()
        return packed
      })
      .then((packed) => openList(packed, (minor) => convert(minor, market.currencyRate, market.currency) / perUnit))
    loaded.set(key, promise)
    promise.catch(() => loaded.delete(key))
  }
  return promise
}

/** Looks up the text of a state, if it has one that is not known yet: before the list is filtered by it. Rejects with the ShopError's code. */
async function lookUpText(index: ListIndex, list: ListOf, market: MarketValue, state: ListState): Promise<void> {
  const text = missingText(index, state)
  if (text !== null)
    learnText(index, text, dataOrThrow(await api.productListText({ ...listQueryOf(list, market), text })).ids)
}

/** Cards by id with their colours, in the words of a list. Rejects with the ShopError's code. */
async function loadCards(
  ids: readonly number[],
  index: ListIndex,
  market: MarketValue,
): Promise<{ cards: GridCard[]; palette: Palette }> {
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * CARDS_AT_ONCE, (part + 1) * CARDS_AT_ONCE),
  )
  const answers = await Promise.all(
    parts.map((sortIds) =>
      api.productList({ source: 'Models', sortIds, language: market.language, taxAreaId: market.taxAreaId }),
    ),
  )
  const cards = answers.flatMap((answer) => dataOrThrow(answer).products)
  const specs = cardSpecs(index)
  return { cards: cards.map((card) => toGridCard(card, specs, market.locale)), palette: paletteOf(cards) }
}

/** Every card that was here once: none is loaded twice. */
export interface Known {
  cards: Map<number, GridCard>
  palette: Palette
}

export interface Shown {
  readonly cards: readonly GridCard[]
  readonly matched: number
  readonly filters: number
  readonly sort: Sort
  readonly query: string
}

/** A list's state by its query. */
export function stateOf(index: ListIndex, { defaultSort }: GridSource, query: string): ListState {
  return readListQuery(new URLSearchParams(query), index.facets, defaultSort)
}

/**
 * The cards of a state from the position `start` up to `end`, by default the first page. Cards that are not known yet are loaded into
 * `known`. Rejects with the ShopError's code.
 */
export async function cardsOfState(
  index: ListIndex,
  source: GridSource,
  market: MarketValue,
  state: ListState,
  known: Known,
  start: number,
  end?: number,
): Promise<Shown> {
  await lookUpText(index, source.list, market, state)
  const { ids } = filterList(index, state)
  const wanted = ids.slice(start, end ?? initialCount(ids.length))
  const missing = wanted.filter((id) => !known.cards.has(id))
  if (missing.length > 0) {
    const more = await loadCards(missing, index, market)
    for (const card of more.cards) known.cards.set(card.id, card)
    known.palette = { ...known.palette, ...more.palette }
  }
  return {
    cards: wanted.flatMap((id) => known.cards.get(id) ?? []),
    matched: ids.length,
    filters: filterCount(state),
    sort: state.sort,
    query: writeListQuery(state, index.facets, source.defaultSort),
  }
}
