/** The eight orders of a product list (spec 2 §9 "Sort options"). */
import type { Card } from '@/lib/contract/schemas/catalogue'

export const SORTS = ['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical'] as const
export type Sort = (typeof SORTS)[number]

/** The back end's name of an order; it has no names for `newest` and `stars`. */
const BACKEND_VALUES: Readonly<Record<string, Sort>> = {
  'most-popular': 'default',
  'most-sold': 'popular',
  'best-offer': 'offers',
  'price-lowest': 'lowest',
  'price-highest': 'highest',
  'alphabetical-asc': 'alphabetical',
}

/** What a group can have as its default order, each once. */
export const GROUP_SORTINGS: readonly string[] = [...Object.keys(BACKEND_VALUES), 'newest', 'stars']

const SORT_SET: ReadonlySet<string> = new Set(SORTS)

/** True for a query value of the sort parameter. */
export function isSort(value: unknown): value is Sort {
  return typeof value === 'string' && SORT_SET.has(value)
}

/** A group's own default order from its `group_sorting`: the query value or the back end's name; anything else is `default`. */
export function defaultSort(groupSorting: string | null | undefined): Sort {
  if (isSort(groupSorting)) return groupSorting
  return (groupSorting && Object.hasOwn(BACKEND_VALUES, groupSorting) && BACKEND_VALUES[groupSorting]) || 'default'
}

/** Discount as a fraction of the reference price; 0 without one. */
export function discountFraction(price: Pick<Card['price'], 'active' | 'reference'>): number {
  return price.reference === null || price.reference <= 0 ? 0 : (price.reference - price.active) / price.reference
}

/** The sort keys, one value for each card, cards in recommended order. Prices are cents of EUR. */
export interface SortColumns {
  readonly active: ArrayLike<number>
  /** 0 where there is no reference price. */
  readonly reference: ArrayLike<number>
  /** 1 for prices of the regular type, 0 for all others. */
  readonly regular: ArrayLike<number>
  readonly sold: ArrayLike<number>
  readonly rating: ArrayLike<number>
  /** Days since 1970. */
  readonly published: ArrayLike<number>
  /** Positions by brand, then name, in the language's alphabet. */
  readonly alphabetical: readonly number[]
}

/** Positions by `keys`, smallest first; equal keys keep their order. Keys are integers below 2^31. */
function byKey(size: number, keyOf: (position: number) => number): Uint32Array {
  // Key and position as one number: a typed array without a comparison function sorts many times as fast.
  const keys = new Float64Array(size)
  for (let position = 0; position < size; position++) keys[position] = keyOf(position) * size + position
  return Uint32Array.from(keys.sort(), (key) => ((key % size) + size) % size)
}

/** Positions of a list in the chosen order. Equal cards keep the recommended order. */
export function sortedPositions(columns: SortColumns, sort: Sort): Uint32Array {
  const { active, reference, regular, sold, rating, published, alphabetical } = columns
  const size = active.length
  const at = (column: ArrayLike<number>, position: number) => column[position] ?? 0
  switch (sort) {
    case 'default':
      return Uint32Array.from({ length: size }, (_, position) => position)
    case 'popular':
      return byKey(size, (position) => -at(sold, position))
    case 'newest':
      return byKey(size, (position) => -at(published, position))
    // Ratings have at most six decimals.
    case 'stars':
      return byKey(size, (position) => -Math.round(at(rating, position) * 1e6))
    case 'lowest':
      return byKey(size, (position) => at(active, position))
    case 'highest':
      return byKey(size, (position) => -at(active, position))
    case 'alphabetical':
      return Uint32Array.from(alphabetical)
    case 'offers': {
      const fraction = Float64Array.from({ length: size }, (_, position) =>
        discountFraction({ active: at(active, position), reference: at(reference, position) }),
      )
      return Uint32Array.from({ length: size }, (_, position) => position).sort(
        (a, b) => at(fraction, b) - at(fraction, a) || at(regular, a) - at(regular, b) || a - b,
      )
    }
  }
}

type Named = Pick<Card, 'manufacturer' | 'name'>

/** Positions by brand, then name, in a language's alphabet; equal ones keep their order. */
export function alphabeticalPositions(items: readonly Named[], language: string): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  // Comparing texts is slow, so the few brands are sorted once, and then only names of the same brand are compared.
  const brands = new Map(
    [...new Set(items.map((item) => item.manufacturer))].sort(compare).map((brand, rank) => [brand, rank]),
  )
  return items
    .map(({ manufacturer, name }, position) => ({ brand: brands.get(manufacturer) ?? 0, name, position }))
    .sort((a, b) => a.brand - b.brand || compare(a.name, b.name) || a.position - b.position)
    .map(({ position }) => position)
}

/** Those in `lastIds` last; both parts keep their order. */
export function withLast(ids: readonly number[], lastIds: ReadonlySet<number>): number[] {
  return [...ids.filter((id) => !lastIds.has(id)), ...ids.filter((id) => lastIds.has(id))]
}

/** Those in `sortIds` first, in its order; then the others in their original order (spec 2 §7). */
export function orderByIds(ids: readonly number[], sortIds: readonly number[]): number[] {
  const known = new Set(ids)
  const first = new Set(sortIds.filter((id) => known.has(id)))
  return first.size === 0 ? [...ids] : [...first, ...ids.filter((id) => !first.has(id))]
}
