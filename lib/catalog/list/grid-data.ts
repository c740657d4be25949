/**
 * Data that a page passes to the product grid: the cards that it shows. The browser fetches the packed list when the shopper filters, sorts
 * or loads more.
 */
import type { Card } from '@/lib/contract/schemas/catalogue'

import { type Columns, fromColumns, toColumns } from './columns'
import type { ListIndex, ListResult, ListState } from './filter'
import type { FilterChip, QuickFilter } from './filter-chips'
import { type CardSpecs, type GridCard, type GridCards, toGridCards } from './grid-card'
import type { ListRef } from './list-ref'
import { BATCH } from './paging'
import { type ListSummary, listSummary } from './result'
import type { Sort } from './sort'

/** The source of the list, so that the browser can open the same list. */
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
  /** One chip for each active filter; the browser computes them itself after it has loaded the list. */
  readonly chips: readonly FilterChip[]
  /** The filters with buttons of their own. */
  readonly quick: readonly QuickFilter[]
}

/**
 * The list's own properties with units, in their order, from which a card shows the first. Properties without a unit are left out, because
 * a number alone is not understandable.
 */
export function cardSpecs(index: ListIndex): CardSpecs {
  return index.facets.flatMap(({ kind, name, key, unit }) =>
    kind === 'range' && name !== null && unit ? [[key.replace(/^p-/, ''), unit] as const] : [],
  )
}

export interface PagePart {
  /** Position of the first of the cards in the result. */
  readonly start: number
  readonly cards: readonly Card[]
  /** The page number is in the URL: the server renders the whole page. */
  readonly isPageAsked: boolean
  readonly chips: readonly FilterChip[]
  readonly quick: readonly QuickFilter[]
  /** BCP 47. */
  readonly locale: string
}

/** The data of a page: a part of the result and its chips. */
export function gridData(
  index: ListIndex,
  source: GridSource,
  state: ListState,
  result: ListResult,
  { start, cards, isPageAsked, chips, quick, locale }: PagePart,
): GridData {
  const summary = listSummary(index, state, result, source.defaultSort)
  // There are very many filtered lists and few are requested twice, so the server renders only their first batch. With a page number in the
  // URL it renders the whole page.
  const isPart = summary.query !== '' && !isPageAsked
  return {
    source,
    start,
    chips,
    quick,
    ...summary,
    drawn: isPart ? Math.min(BATCH, cards.length) : cards.length,
    ...toGridCards(cards, cardSpecs(index), locale),
    total: index.ids.length,
  }
}

/** The data as one text: otherwise React serialises each of its thousands of values, twice on the server and once in the browser. */
export type PackedGrid = string

/** With the cards as columns: compressed, this is a tenth smaller than sixty objects. */
export const packGrid = (data: GridData): PackedGrid => JSON.stringify({ ...data, cards: toColumns(data.cards) })

export function openGrid(packed: PackedGrid): GridData {
  const data = JSON.parse(packed) as Omit<GridData, 'cards'> & { cards: Columns<GridCard> }
  return { ...data, cards: fromColumns(data.cards) }
}
