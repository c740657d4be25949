/** Filtering, counting and ordering a product list: the same on the server and in the browser (spec 2 §5 and §9). */
import { foldText } from '@/lib/catalog/text'

import { andInto, type Bits, countBoth, emptyBits, fullBits, hasBit, orInto, setBit } from './bitset'
import type { Facet, FacetData } from './facets'
import { type Sort, type SortColumns, sortedPositions } from './sort'

export interface Range {
  readonly min: number
  readonly max: number
}

/** What the shopper chose. Keys are those of the facets; a facet without a choice has no key. */
export interface ListState {
  readonly text: string
  /** Several options of one facet widen the list, several facets narrow it. */
  readonly checks: Readonly<Record<string, readonly string[]>>
  /** Both ends are included. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly sort: Sort
}

/** A list made ready for filtering (`openList` makes it). Orders are kept as they are first needed. */
export interface ListIndex {
  /** Products in the recommended order; what filters give are some of these. */
  readonly ids: readonly number[]
  readonly facets: readonly Facet[]
  readonly data: readonly FacetData[]
  readonly positions: (sort: Sort) => Uint32Array
  /** By folded text the products that hold it, as far as they have been looked up. */
  readonly texts: Map<string, Bits>
}

export interface ListResult {
  /** Matching products in order. */
  readonly ids: readonly number[]
  /** For every checkbox facet, how many products each option would show beside the other facets' choices; in the order of its options. */
  readonly counts: Readonly<Record<string, readonly number[]>>
}

/** Texts that an index remembers. */
const TEXTS_MAX = 50

/** Makes the index of a list from its parts. */
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
 * The text that must be looked up (call `productListText`) and learned before this state can be filtered; null when nothing is missing.
 * The descriptions that the text filter searches stay on the server: they outweigh the rest of the list many times.
 */
export function missingText(index: ListIndex, state: Pick<ListState, 'text'>): string | null {
  const wanted = foldText(state.text)
  return wanted === '' || index.texts.has(wanted) ? null : wanted
}

/** Remembers which products hold a text that `missingText` gave. */
export function learnText(index: ListIndex, folded: string, ids: readonly number[]): void {
  const found = new Set(ids)
  const bits = emptyBits(index.ids.length)
  index.ids.forEach((id, position) => {
    if (found.has(id)) setBit(bits, position)
  })
  const [oldest] = index.texts.keys()
  if (oldest !== undefined && index.texts.size >= TEXTS_MAX) index.texts.delete(oldest)
  index.texts.set(folded, bits)
}

/** The products that a facet's choice matches; null when nothing is chosen in it. */
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

/** The products that match, in the chosen order, and what every option would give. The state's text must be known (`missingText`). */
export function filterList(index: ListIndex, state: ListState): ListResult {
  const size = index.ids.length
  const chosen = index.data.map((data) => chosenBits(data, state, size))
  const text = textBits(index, state)
  /** What everything but one facet leaves. */
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
