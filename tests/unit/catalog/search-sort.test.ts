import { describe, expect, it } from 'vitest'

import { HALF_SORT, searchSort } from '@/lib/catalog/search-sort'

describe('B5.10 the search sort of a random half of the visitors', () => {
  const visitors = Array.from({ length: 4_000 }, (_, n) => `192.0.${n % 256}.${n >> 8} Mozilla/5.0 (${n % 7})`)

  it('is text_match, most_converted, most_viewed for a half, the setting for the others', () => {
    const sorts = visitors.map((visitor) => searchSort('most_sold', visitor))
    expect(new Set(sorts)).toEqual(new Set([HALF_SORT, 'most_sold']))
    expect(sorts.filter((sort) => sort === HALF_SORT).length / visitors.length).toBeCloseTo(0.5, 1)
    expect(HALF_SORT.split(',')).toEqual(['text_match', 'most_converted', 'most_viewed'])
  })

  it('stays the same for one visitor, and is chance for one who is not known', () => {
    for (const visitor of visitors.slice(0, 50)) expect(searchSort('x', visitor)).toBe(searchSort('x', visitor))
    expect([searchSort('x', null, () => 0.2), searchSort('x', null, () => 0.8)]).toEqual([HALF_SORT, 'x'])
  })
})
