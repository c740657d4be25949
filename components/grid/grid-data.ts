import type { ListIndex, ListResult, ListState } from '@/lib/catalog/filter'
import { filterCount } from '@/lib/catalog/list-state'
import { BATCH } from '@/lib/catalog/page'
import { writeListQuery } from '@/lib/catalog/query'
import type { Sort } from '@/lib/catalog/sort'
import type { Card } from '@/lib/contract/schemas/catalogue'
import type { ListOf } from '@/lib/shop-api/list-of'

import type { GridChip } from './applied-filters'
import { type CardSpecs, type GridCard, type Palette, paletteOf, toGridCard } from './grid-card'

/** Where the list comes from: enough for the browser to open the same list. */
export interface GridSource {
  readonly list: ListOf
  readonly defaultSort: Sort
}

/** What a page hands to the grid: only what it shows. The whole list is fetched, packed, when a filter, an order or more is wished for. */
export interface GridData {
  readonly source: GridSource
  readonly cards: readonly GridCard[]
  /** How many of them the server draws; the browser draws the others. */
  readonly drawn: number
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
  /** The same one by one; the browser makes its own once it has the list. */
  readonly chips: readonly GridChip[]
  /** The query string of this state, without page. */
  readonly query: string
}

/** The list's own measured properties in their order: what a card may say first. A bare number would say nothing. */
export function cardSpecs(index: ListIndex): CardSpecs {
  return index.facets.flatMap(({ kind, name, key, unit }) =>
    kind === 'range' && name !== null && unit ? [[key.replace(/^p-/, ''), unit] as const] : [],
  )
}

export interface PagePart {
  /** Position of the first of the cards in the result. */
  readonly start: number
  readonly cards: readonly Card[]
  /** The address names the page: the server draws all of it. */
  readonly isPageAsked: boolean
  readonly chips: readonly GridChip[]
  /** BCP 47. */
  readonly locale: string
}

/** The data of a page: a part of the result and its chips. */
export function gridData(
  index: ListIndex,
  source: GridSource,
  state: ListState,
  { ids }: ListResult,
  { start, cards, isPageAsked, chips, locale }: PagePart,
): GridData {
  const query = writeListQuery(state, index.facets, source.defaultSort)
  // Lists with filters are endless in number and seldom asked for twice: the server draws what is seen first, and all of it where the page is asked for by its number.
  const isPart = query !== '' && !isPageAsked
  const specs = cardSpecs(index)
  return {
    source,
    start,
    chips,
    query,
    drawn: isPart ? Math.min(BATCH, cards.length) : cards.length,
    cards: cards.map((card) => toGridCard(card, specs, locale)),
    palette: paletteOf(cards),
    total: index.ids.length,
    matched: ids.length,
    sort: state.sort,
    filters: filterCount(state),
  }
}
