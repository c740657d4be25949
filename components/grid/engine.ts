/** The list in the browser: the packed list with the first wish to filter, sort or see more; cards as they come to be shown. */
import { learnText, type ListIndex, type ListState, missingText } from '@/lib/catalog/filter'
import { openList } from '@/lib/catalog/list-pack'
import type { MarketValue } from '@/lib/intl/market-value'
import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import { api } from '@/lib/shop-api/browser'
import { type ListOf, listQueryOf } from '@/lib/shop-api/list-of'
import type { Result } from '@/lib/shop-api/result'

import { type GridCard, type Palette, paletteOf, toGridCard } from './grid-card'

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
    promise = api.productListIndex(listQueryOf(list, market))
      .then((result) => openList(dataOrThrow(result), (minor) => convert(minor, market.currencyRate, market.currency) / perUnit))
    loaded.set(key, promise)
    promise.catch(() => loaded.delete(key))
  }
  return promise
}

/** Looks up the text of a state, if it has one that is not known yet: before the list is filtered by it. Rejects with the ShopError's code. */
export async function lookUpText(index: ListIndex, list: ListOf, market: MarketValue, state: ListState): Promise<void> {
  const text = missingText(index, state)
  if (text !== null) learnText(index, text, dataOrThrow(await api.productListText({ ...listQueryOf(list, market), text })).ids)
}

/** Cards by id with their colours. Rejects with the ShopError's code. */
export async function loadCards(ids: readonly number[], market: MarketValue): Promise<{ cards: GridCard[]; palette: Palette }> {
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_AT_ONCE) }, (_, part) => ids.slice(part * CARDS_AT_ONCE, (part + 1) * CARDS_AT_ONCE))
  const answers = await Promise.all(parts.map((sortIds) =>
    api.productList({ source: 'Models', sortIds, language: market.language, taxAreaId: market.taxAreaId })))
  const cards = answers.flatMap((answer) => dataOrThrow(answer).products)
  return { cards: cards.map(toGridCard), palette: paletteOf(cards) }
}
