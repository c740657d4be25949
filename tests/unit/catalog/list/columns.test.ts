import { describe, expect, it } from 'vitest'

import { fromColumns, toColumns } from '@/lib/catalog/list/columns'

describe('columns', () => {
  it('give back the same objects, also after JSON', () => {
    const rows = [
      { id: 1, name: 'a', tags: ['x'] },
      { id: 2, name: '', soldOut: true },
      { id: 0, name: 'c', hover: [1, 'b'] },
    ]
    expect(fromColumns(toColumns(rows))).toEqual(rows)
    expect(fromColumns(JSON.parse(JSON.stringify(toColumns(rows))))).toEqual(rows)
  })

  it('of no objects are none', () => {
    expect(toColumns([])).toEqual({})
    expect(fromColumns({})).toEqual([])
  })
})
