/** Filtering, counting and ordering a product list: the same on the server and in the browser (spec 2 §5 and §9). */
import type { Card } from '@/lib/contract/schemas/catalogue'

import { andInto, type Bits, count, countBoth, emptyBits, fullBits, hasBit, orInto, setBit } from './bitset'
import { type Facet, type FacetData, type FacetSource, facetsOf } from './facets'
import { type Sort, sortedPositions } from './sort'
import { foldText, searchText } from './text'

export interface Range { readonly min: number; readonly max: number }

/** What the shopper chose. Keys are those of the facets; a facet without a choice has no key. */
export interface ListState {
  readonly text: string
  /** Several options of one facet widen the list, several facets narrow it. */
  readonly checks: Readonly<Record<string, readonly string[]>>
  /** Both ends are included. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly sort: Sort
}

/** A list made ready for filtering. Make it once a list: orders and search texts are kept as they are first needed. */
export interface ListIndex {
  readonly cards: readonly Card[]
  readonly facets: readonly Facet[]
  readonly data: readonly FacetData[]
  readonly positions: (sort: Sort) => Uint32Array
  readonly texts: () => readonly string[]
}

export interface ListResult {
  /** Matching cards in order. */
  readonly cards: readonly Card[]
  /** For every checkbox facet, how many cards each option would show beside the other facets' choices; in the order of its options. */
  readonly counts: Readonly<Record<string, readonly number[]>>
}

/** Makes the index of a list; the cards' own order is the recommended one. */
export function listIndex(cards: readonly Card[], source: FacetSource): ListIndex {
  const data = facetsOf(cards, source)
  const orders = new Map<Sort, Uint32Array>()
  let texts: readonly string[] | undefined
  return {
    cards,
    data,
    facets: data.map(({ facet }) => facet),
    positions(sort) {
      let order = orders.get(sort)
      if (!order) orders.set(sort, (order = sortedPositions(cards, sort, source.language)))
      return order
    },
    texts: () => (texts ??= cards.map(searchText)),
  }
}

/** The cards that a facet's choice matches; null when nothing is chosen in it. */
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
  data.values.forEach((value, position) => {
    if (value >= range.min && value <= range.max) setBit(bits, position)
  })
  return bits
}

function textBits(index: ListIndex, text: string): Bits | null {
  const wanted = foldText(text)
  if (wanted === '') return null
  const bits = emptyBits(index.cards.length)
  index.texts().forEach((searched, position) => {
    if (searched.includes(wanted)) setBit(bits, position)
  })
  return bits
}

/** The cards that match, in the chosen order, and what every option would give. */
export function filterList(index: ListIndex, state: ListState): ListResult {
  const size = index.cards.length
  const chosen = index.data.map((data) => chosenBits(data, state, size))
  const text = textBits(index, state.text)
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
  const cards: Card[] = []
  for (const position of index.positions(state.sort)) {
    const card = hasBit(matching, position) ? index.cards[position] : undefined
    if (card) cards.push(card)
  }
  return { cards, counts }
}

/** How many cards match, without ordering them: the number on "Show 128 products". */
export function countMatches(index: ListIndex, state: ListState): number {
  const bits = fullBits(index.cards.length)
  const text = textBits(index, state.text)
  if (text) andInto(bits, text)
  for (const data of index.data) {
    const chosen = chosenBits(data, state, index.cards.length)
    if (chosen) andInto(bits, chosen)
  }
  return count(bits)
}
