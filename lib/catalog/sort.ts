/** The eight orders of a product list (spec 2 §9 "Sort options"). */
import type { Card } from '@/lib/contract/schemas/catalogue'

export const SORTS = ['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical'] as const
export type Sort = (typeof SORTS)[number]

/** What the back end calls an order; `newest` and `stars` have no name of their own. */
const BACKEND_VALUES: Readonly<Record<string, Sort>> = {
  'most-popular': 'default', 'most-sold': 'popular', 'best-offer': 'offers',
  'price-lowest': 'lowest', 'price-highest': 'highest', 'alphabetical-asc': 'alphabetical',
}

const SORT_SET: ReadonlySet<string> = new Set(SORTS)

/** True for a query value of the sort parameter. */
export function isSort(value: unknown): value is Sort {
  return typeof value === 'string' && SORT_SET.has(value)
}

/** A group's own default order from its `group_sorting`: the query value or the back end's value; anything else is `default`. */
export function defaultSort(groupSorting: string | null | undefined): Sort {
  if (isSort(groupSorting)) return groupSorting
  return (groupSorting && Object.hasOwn(BACKEND_VALUES, groupSorting) && BACKEND_VALUES[groupSorting]) || 'default'
}

type Sortable = Pick<Card, 'soldAmount' | 'published' | 'price' | 'rating' | 'manufacturer' | 'name'>
type Compare = (a: Sortable, b: Sortable) => number

/** Discount as a fraction of the reference price; 0 without one. */
export function discountFraction(price: Card['price']): number {
  return price.reference === null || price.reference <= 0 ? 0 : (price.reference - price.active) / price.reference
}

const collators = new Map<string, Intl.Collator>()
function collatorOf(language: string): Intl.Collator {
  let collator = collators.get(language)
  if (!collator) collators.set(language, (collator = new Intl.Collator(language, { numeric: true })))
  return collator
}

const byOffer: Compare = (a, b) =>
  discountFraction(b.price) - discountFraction(a.price) || Number(a.price.type === 'normal') - Number(b.price.type === 'normal')

function comparison(sort: Exclude<Sort, 'default'>, language: string): Compare {
  switch (sort) {
    case 'popular': return (a, b) => b.soldAmount - a.soldAmount
    // ISO dates compare as text.
    case 'newest': return (a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0)
    case 'stars': return (a, b) => b.rating - a.rating
    case 'offers': return byOffer
    case 'lowest': return (a, b) => a.price.active - b.price.active
    case 'highest': return (a, b) => b.price.active - a.price.active
    case 'alphabetical': {
      const { compare } = collatorOf(language)
      return (a, b) => compare(a.manufacturer, b.manufacturer) || compare(a.name, b.name)
    }
  }
}

/** Positions of `cards` in the wanted order. Equal cards keep the order they came in, which is the recommended one. */
export function sortedPositions(cards: readonly Sortable[], sort: Sort, language: string): Uint32Array {
  const positions = Uint32Array.from(cards, (_, position) => position)
  if (sort === 'default') return positions
  const compare = comparison(sort, language)
  return positions.sort((a, b) => {
    const x = cards[a]
    const y = cards[b]
    return (x && y ? compare(x, y) : 0) || a - b
  })
}

/** Cards in the wanted order, as a new array. */
export function sortCards<C extends Sortable>(cards: readonly C[], sort: Sort, language: string): C[] {
  return Array.from(sortedPositions(cards, sort, language), (position) => cards[position]).filter((card) => card !== undefined)
}

/** Those in `sortIds` first and in its order, unlisted ones last in the order they came in (spec 2 §7). */
export function orderByIds<C extends { readonly id: number }>(cards: readonly C[], sortIds: readonly number[]): C[] {
  const rank = new Map<number, number>()
  for (const id of sortIds) if (!rank.has(id)) rank.set(id, rank.size)
  const rankOf = (card: C) => rank.get(card.id) ?? rank.size
  return cards.toSorted((a, b) => rankOf(a) - rankOf(b))
}
