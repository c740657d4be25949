/** What a page hands to the product grid: the cards that it shows. The browser fetches the packed list when the shopper filters, sorts or wants more. */
import type { Card } from '@/lib/contract/schemas/catalogue'

import { type Columns, fromColumns, toColumns } from './columns'
import type { ListIndex, ListResult, ListState } from './filter'
import type { FilterChip } from './filter-chips'
import { type CardSpecs, type GridCard, type GridCards, toGridCards } from './grid-card'
import type { ListRef } from './list-ref'
import { BATCH } from './paging'
import { type ListSummary, listSummary } from './result'
import type { Sort } from './sort'

/** Where the list comes from: enough for the browser to open the same list. */
export interface GridSource {
  readonly list: ListRef
  readonly defaultSort: Sort
}

export interface GridData extends ListSummary, GridCards {
  readonly source: GridSource
  /** How many of the cards the server renders; the browser renders the others. */
  readonly drawn: number
  /** Position of the first card in the filtered list: above 0 on `?page=2`. */
  readonly start: number
  /** All products of the list. */
  readonly total: number
  /** The active filters one by one; the browser makes its own once it has the list. */
  readonly chips: readonly FilterChip[]
}

/** The list's own measured properties in their order: what a card may say first. Those without a unit are left out: a bare number says nothing. */
export function cardSpecs(index: ListIndex): CardSpecs {
  return index.facets.flatMap(({ kind, name, key, unit }) =>
    kind === 'range' && name !== null && unit ? [[key.replace(/^p-/, ''), unit] as const] : [],
  )
}

export interface PagePart {
  /** Position of the first of the cards in the result. */
  readonly start: number
  readonly cards: readonly Card[]
  /** The address names the page: the server renders all of it. */
  readonly isPageAsked: boolean
  readonly chips: readonly FilterChip[]
  /** BCP 47. */
  readonly locale: string
}

/** The data of a page: a part of the result and its chips. */
export function gridData(
  index: ListIndex,
  source: GridSource,
  state: ListState,
  result: ListResult,
  { start, cards, isPageAsked, chips, locale }: PagePart,
): GridData {
  const summary = listSummary(index, state, result, source.defaultSort)
  // There are countless filtered lists and few are asked for twice, so the server renders only their first batch; the whole page where the
  // address asks for it by number.
  const isPart = summary.query !== '' && !isPageAsked
  return {
    source,
    start,
    chips,
    ...summary,
    drawn: isPart ? Math.min(BATCH, cards.length) : cards.length,
    ...toGridCards(cards, cardSpecs(index), locale),
    total: index.ids.length,
  }
}

/** The data as one text for the way into the page: React would walk through each of its thousands of values, twice on the server and once in the browser. */
export type PackedGrid = string

/** With the cards as columns, which compress to a tenth less than sixty objects. */
export const packGrid = (data: GridData): PackedGrid => JSON.stringify({ ...data, cards: toColumns(data.cards) })

export function openGrid(packed: PackedGrid): GridData {
  const data = JSON.parse(packed) as Omit<GridData, 'cards'> & { cards: Columns<GridCard> }
  return { ...data, cards: fromColumns(data.cards) }
}
