import type { ListResult, ListState } from '@/lib/catalog/filter'
import { filterCount } from '@/lib/catalog/list-state'
import type { ListIndex } from '@/lib/catalog/filter'
import { writeListQuery } from '@/lib/catalog/query'
import type { Sort } from '@/lib/catalog/sort'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { ListOf } from '@/lib/shop-api/list-of'

import { type GridCard, type Palette, paletteOf, toGridCard } from './grid-card'

/** Where the list comes from: enough for the browser to open the same list. */
export interface GridSource {
  readonly list: ListOf
  readonly defaultSort: Sort
}

/** What a page hands to the grid: only what it shows. The whole list is fetched, packed, when a filter, an order or more is wished for. */
export interface GridData {
  readonly source: GridSource
  readonly cards: readonly GridCard[]
  /** Of these cards. */
  readonly palette: Palette
  /** Position of the first card in the filtered list: above 0 on `?page=2`. */
  readonly start: number
  /** All products of the list. */
  readonly total: number
  /** Products that the filters leave. */
  readonly matched: number
  readonly sort: Sort
  /** Filters in force. */
  readonly filters: number
  /** The query string of this state, without page. */
  readonly query: string
}

/** The data of a page: `cards` are those of the result from the position `start` on. */
export function gridData(index: ListIndex, source: GridSource, state: ListState, { ids }: ListResult, start: number, cards: readonly Card[]): GridData {
  return {
    source, start, cards: cards.map(toGridCard), palette: paletteOf(cards), total: index.ids.length, matched: ids.length,
    sort: state.sort, filters: filterCount(state), query: writeListQuery(state, index.facets, source.defaultSort),
  }
}
