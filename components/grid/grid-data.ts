import { type ListIndex, filterList, listIndex } from '@/lib/catalog/filter'
import { filterCount } from '@/lib/catalog/list-state'
import { initialCount, pageRange, parsePage } from '@/lib/catalog/page'
import { readListQuery, type QueryReader, writeListQuery } from '@/lib/catalog/query'
import type { FilterProperty } from '@/lib/catalog/facets'
import type { Sort } from '@/lib/catalog/sort'
import type { Card, ListRequest } from '@/lib/contract/schemas/catalogue'
import { minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import type { Market } from '@/lib/market/market'

import { type GridCard, type Palette, paletteOf, toGridCard } from './grid-card'

/** Where the list comes from and how it is filtered: enough for the browser to make the same list. */
export interface GridSource {
  readonly request: Pick<ListRequest, 'source' | 'id' | 'slug'>
  readonly properties: readonly FilterProperty[]
  readonly defaultSort: Sort
  /** Names of the stores by slug; a card carries only slugs. */
  readonly stores: Readonly<Record<string, string>>
}

/** What a page hands to the grid. */
export interface GridData {
  readonly source: GridSource
  readonly cards: readonly GridCard[]
  /** Of the whole list. */
  readonly palette: Palette
  /** Position of the first card in the filtered list: above 0 on `?page=2`. */
  readonly start: number
  /** All cards of the list. */
  readonly total: number
  /** Cards that the filters leave. */
  readonly matched: number
  readonly sort: Sort
  /** Filters in force. */
  readonly filters: number
  /** The query string of this state, without page. */
  readonly query: string
}

/** The index of a list with prices in the units that the shopper types (whole units of the market's currency). */
export function indexFor(cards: readonly Card[], source: Pick<GridSource, 'properties'>, market: Market, currencyRate: number): ListIndex {
  const perUnit = minorPerUnit(market.currency)
  return listIndex(cards, {
    properties: source.properties, language: market.language,
    priceUnits: (minor) => convert(minor, currencyRate, market.currency) / perUnit,
  })
}

/** The first (or `?page=`) part of a list for its query; null when there is no such page (answer 404). */
export function gridData(index: ListIndex, source: GridSource, query: QueryReader): GridData | null {
  const state = readListQuery(query, index.facets, source.defaultSort)
  const { cards } = filterList(index, state)
  const page = parsePage(query.get('page'), cards.length)
  if (page === null) return null
  const { start, end } = page === 1 ? { start: 0, end: initialCount(cards.length) } : pageRange(page, cards.length)
  return {
    source, start, palette: paletteOf(index.cards), cards: cards.slice(start, end).map((card) => toGridCard(card, state.sort === 'stars')), total: index.cards.length, matched: cards.length,
    sort: state.sort, filters: filterCount(state), query: writeListQuery(state, index.facets, source.defaultSort),
  }
}
