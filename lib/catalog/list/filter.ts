/** Filtering, counting and ordering a product list: the same on the server and in the browser (spec 2 §5 and §9). */
import { foldText } from '@/lib/catalog/text'

import { andInto, type Bits, countBoth, emptyBits, fullBits, hasBit, orInto, setBit } from './bitset'
import type { Facet, FacetData } from './facets'
import { type Sort, type SortColumns, sortedPositions } from './sort'

export interface Range {
  readonly min: number
  readonly max: number
}

/** The shopper's choices, by the key of the facet; a facet without a choice has no key. */
export interface ListState {
  readonly text: string
  /** Several options of one facet are combined with OR, several facets with AND. */
  readonly checks: Readonly<Record<string, readonly string[]>>
  /** Both ends are included. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly sort: Sort
}

/** A list that is ready for filtering (from `openList`). A sort order is computed at its first use and then stored. */
export interface ListIndex {
  /** Products in the recommended order; filtered results are subsets of these. */
  readonly ids: readonly number[]
  readonly facets: readonly Facet[]
  readonly data: readonly FacetData[]
  readonly positions: (sort: Sort) => Uint32Array
  /** The products that contain a folded text, for each text that has been looked up. */
  readonly texts: Map<string, Bits>
}

export interface ListResult {
  /** Matching products in order. */
  readonly ids: readonly number[]
  /**
   * For each option of every checkbox facet, the number of products that it would show with the choices of the other facets; in the order
   * of the options.
   */
  readonly counts: Readonly<Record<string, readonly number[]>>
}

/** Number of texts that an index stores. */
const TEXTS_MAX = 50

/** Creates the index of a list from its parts. */
export function listIndex(ids: readonly number[], data: readonly FacetData[], columns: SortColumns): ListIndex {
  const orders = new Map<Sort, Uint32Array>()
  return {
    ids,
    data,
    facets: data.map(({ facet }) => facet),
    texts: new Map(),
    positions(sort) {
      let order = orders.get(sort)
      if (!order) orders.set(sort, (order = sortedPositions(columns, sort)))
      return order
    },
  }
}

/**
 * The text that must be looked up (call `productListText`) and added with `addTextResult` before this state can be filtered; null when
 * nothing is missing. The descriptions for the text filter stay on the server, because they are much larger than the rest of the list.
 */
export function missingText(index: ListIndex, state: Pick<ListState, 'text'>): string | null {
  const wanted = foldText(state.text)
  return wanted === '' || index.texts.has(wanted) ? null : wanted
}

/** Stores which products contain a text that `missingText` returned. */
export function addTextResult(index: ListIndex, folded: string, ids: readonly number[]): void {
  const found = new Set(ids)
  const bits = emptyBits(index.ids.length)
  index.ids.forEach((id, position) => {
    if (found.has(id)) setBit(bits, position)
  })
  const [oldest] = index.texts.keys()
  if (oldest !== undefined && index.texts.size >= TEXTS_MAX) index.texts.delete(oldest)
  index.texts.set(folded, bits)
}

/** The products that match a facet's choice; null without a choice. */
function chosenBits(data: FacetData, state: ListState, size: number): Bits | null {
  if ('matches' in data) {
    const chosen = state.checks[data.facet.key]
    if (!chosen || chosen.length === 0) return null
    const bits = emptyBits(size)
    for (const option of chosen) {
      const matches = data.matches[data.positionOf.get(option) ?? -1]
      if (matches) orInto(bits, matches)
    }
    return bits
  }
  const range = state.ranges[data.facet.key]
  if (!range) return null
  const bits = emptyBits(size)
  for (let position = 0; position < size; position++) {
    const value = data.values[position] ?? NaN
    if (value >= range.min && value <= range.max) setBit(bits, position)
  }
  return bits
}

function textBits(index: ListIndex, state: ListState): Bits | null {
  const wanted = foldText(state.text)
  if (wanted === '') return null
  const bits = index.texts.get(wanted)
  if (!bits) throw new Error(`The text "${wanted}" has not been looked up.`)
  return bits
}

/**
 * The matching products in the chosen order, and the counts of every option. The result of the state's text must be stored already
 * (`missingText`).
 */
export function filterList(index: ListIndex, state: ListState): ListResult {
  const size = index.ids.length
  const chosen = index.data.map((data) => chosenBits(data, state, size))
  const text = textBits(index, state)
  /** The matching products when one facet is ignored. */
  const without = (left: number): Bits => {
    const bits = fullBits(size)
    if (text) andInto(bits, text)
    chosen.forEach((other, position) => {
      if (other && position !== left) andInto(bits, other)
    })
    return bits
  }
  const matching = without(-1)
  const counts: Record<string, number[]> = {}
  index.data.forEach((data, position) => {
    if (!('matches' in data)) return
    const base = chosen[position] ? without(position) : matching
    counts[data.facet.key] = data.matches.map((bits) => countBoth(bits, base))
  })
  const ids: number[] = []
  for (const position of index.positions(state.sort)) {
    const id = index.ids[position]
    if (id !== undefined && hasBit(matching, position)) ids.push(id)
  }
  return { ids, counts }
}
