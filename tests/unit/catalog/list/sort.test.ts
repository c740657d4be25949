import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyState } from '@/lib/catalog/list/state'
import { filterList } from '@/lib/catalog/list/filter'
import { defaultSort, discountFraction, isSort, orderByIds, type Sort, SORTS, withLast } from '@/lib/catalog/list/sort'
import type { Card } from '@/lib/contract/schemas/catalogue'
import grid from '@/locales/en/grid.json'

import { card, catalogue, indexOf, priceOfCents } from '../support/cards'

const sortedIds = (cards: readonly Card[], sort: Sort, language = 'fi') =>
  filterList(indexOf(cards, { properties: [], language }), emptyState(sort)).ids
const sorted = (over: Parameters<typeof card>[0][], sort: Sort) =>
  sortedIds(
    over.map((o, n) => card({ id: n + 1, ...o })),
    sort,
  )

describe('orders', () => {
  it('B9.10 default keeps the recommended order', () => {
    expect(sorted([{ soldAmount: 1 }, { soldAmount: 5 }], 'default')).toEqual([1, 2])
  })
  it('B9.18 popular by sold amount, most first', () => {
    expect(sorted([{ soldAmount: 1 }, { soldAmount: 5 }, { soldAmount: 3 }], 'popular')).toEqual([2, 3, 1])
  })
  it('B9.18 newest by published date', () => {
    expect(
      sorted([{ published: '2026-01-09' }, { published: '2026-10-01' }, { published: '2025-12-31' }], 'newest'),
    ).toEqual([2, 1, 3])
  })
  it('B9.18 stars by rating', () => {
    expect(sorted([{ rating: 7 }, { rating: 9.2 }, { rating: 0 }], 'stars')).toEqual([2, 1, 3])
    expect(sorted([{ rating: 8.1 }, { rating: 8.4 }, { rating: 8.25 }], 'stars')).toEqual([2, 3, 1])
  })
  it('B9.18 lowest and highest by active price', () => {
    const cards = [{ price: priceOfCents(500, 9000) }, { price: priceOfCents(200) }, { price: priceOfCents(700) }]
    expect(sorted(cards, 'lowest')).toEqual([2, 1, 3])
    expect(sorted(cards, 'highest')).toEqual([3, 1, 2])
  })
  it('B9.18 alphabetical by brand then name, in the language’s own alphabet', () => {
    expect(
      sorted(
        [
          { manufacturer: 'Öko', name: 'a' },
          { manufacturer: 'Zeal', name: 'a' },
          { manufacturer: 'Arc', name: 'b' },
          { manufacturer: 'Arc', name: 'a' },
        ],
        'alphabetical',
      ),
    ).toEqual([4, 3, 2, 1])
    expect(
      sortedIds([card({ id: 1, manufacturer: 'Zeal' }), card({ id: 2, manufacturer: 'Öko' })], 'alphabetical', 'de'),
    ).toEqual([2, 1])
  })
  it('B9.18 offers by discount fraction, regular-type prices last among equals', () => {
    expect(
      sorted(
        [
          { price: priceOfCents(100) },
          { price: priceOfCents(90, 100) },
          { price: priceOfCents(100, 100, 'club') },
          { price: priceOfCents(450, 600) },
          { price: priceOfCents(100, null, 'outlet') },
        ],
        'offers',
      ),
    ).toEqual([4, 2, 3, 5, 1])
    expect(discountFraction(priceOfCents(75, 100))).toBe(0.25)
    expect(discountFraction(priceOfCents(75, 0))).toBe(0)
  })
  it('every order keeps the cards and keeps equal ones as they came', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), fc.integer({ min: 0, max: 60 }), fc.nat(), (sort, size, seed) => {
        const cards = catalogue(size, seed)
        const result = sortedIds(cards, sort)
        expect(result.toSorted((a, b) => a - b)).toEqual(cards.map((c) => c.id))
        expect(
          sortedIds(
            result.flatMap((id) => cards[id - 1] ?? []),
            sort,
          ),
        ).toEqual(result)
      }),
    )
    expect(sortedIds([card({ id: 9 }), card({ id: 3 }), card({ id: 5 })], 'lowest')).toEqual([9, 3, 5])
  })
})

describe('names of orders', () => {
  it('B5.06 a group’s default matches the query value or the back end’s value', () => {
    expect(
      ['most-popular', 'most-sold', 'best-offer', 'price-lowest', 'price-highest', 'alphabetical-asc'].map(defaultSort),
    ).toEqual(['default', 'popular', 'offers', 'lowest', 'highest', 'alphabetical'])
    for (const sort of SORTS) expect(defaultSort(sort)).toBe(sort)
    for (const other of ['', 'constructor', 'price', null, undefined]) expect(defaultSort(other)).toBe('default')
  })
  it('B9.12 B9.13 the back end has no name for newest and for stars', () => {
    const others = [
      'newest-first',
      'most-recent',
      'published-desc',
      'date-desc',
      'best-rating',
      'rating-desc',
      'best-rated',
    ]
    expect(new Set(others.map(defaultSort))).toEqual(new Set(['default']))
    expect(grid['grid.sort_newest']).toBe('Newest')
  })
  it.each([
    ['B9.10', 'default', 'Recommended', 'most-popular'],
    ['B9.11', 'popular', 'Best Sellers', 'most-sold'],
    ['B9.12', 'newest', 'Newest', null],
    ['B9.13', 'stars', 'Top Rated', null],
    ['B9.14', 'offers', 'Offers', 'best-offer'],
    ['B9.15', 'lowest', 'Lowest Price', 'price-lowest'],
    ['B9.16', 'highest', 'Highest Price', 'price-highest'],
    ['B9.17', 'alphabetical', 'Alphabetical', 'alphabetical-asc'],
  ] as const)('%s %s is called %s, and %s by the back end', (_statement, sort, label, backend) => {
    expect(SORTS).toContain(sort)
    expect(grid[`grid.sort_${sort}`]).toBe(label)
    if (backend !== null) expect(defaultSort(backend)).toBe(sort)
  })
  it('B9.09 there are eight', () => {
    expect(SORTS).toHaveLength(8)
    expect(isSort('lowest')).toBe(true)
    expect(isSort('price-lowest')).toBe(false)
  })
})

it('B7.16 sortIds first in their order, unlisted last', () => {
  expect(orderByIds([1, 2, 3, 4], [3, 1, 99, 3])).toEqual([3, 1, 2, 4])
  expect(orderByIds([1, 2, 3, 4], [])).toEqual([1, 2, 3, 4])
})

it('what is not delivered to the country is last; both parts keep their order', () => {
  expect(withLast([4, 2, 3, 1], new Set([4, 3, 9]))).toEqual([2, 1, 4, 3])
  expect(withLast([4, 2], new Set())).toEqual([4, 2])
})
