import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CheckboxFacet, Facet, RangeFacet } from '@/lib/catalog/list/facets'
import { emptyState, setOptions, setRange, setText } from '@/lib/catalog/list/state'
import { readListQuery, readRange, writeListQuery, writeRange } from '@/lib/catalog/list/query'
import { queryReader } from '@/lib/catalog/query-reader'
import { SORTS } from '@/lib/catalog/list/sort'

const box = (key: string, ...values: string[]): CheckboxFacet => ({
  kind: 'checkbox',
  key,
  name: null,
  unit: null,
  options: values.map((value) => ({ value, label: value })),
})
const range = (key: string, min: number, max: number): RangeFacet => ({
  kind: 'range',
  key,
  name: null,
  unit: null,
  min,
  max,
})
const color = box('color', 'black', 'blue', 'red')
const size = box('size', 'M', '42', '42,5', '10 1/2')
const price = range('price', 10, 301)
const comfort = range('comfort', -20, 15)
const facets: Facet[] = [color, size, price, comfort]
const plain = emptyState('default')
const read = (query: string) => readListQuery(new URLSearchParams(query), facets, 'default')

describe('ranges', () => {
  it('B5.03 min-max, negatives with a leading - or --', () => {
    expect(writeRange({ min: 10, max: 99 })).toBe('10-99')
    expect(writeRange({ min: -10, max: 5 })).toBe('-10-5')
    expect(writeRange({ min: -10, max: -5 })).toBe('-10--5')
    expect(readRange('10-99')).toEqual({ min: 10, max: 99 })
    expect(readRange('-10-5')).toEqual({ min: -10, max: 5 })
    expect(readRange('-10--5')).toEqual({ min: -10, max: -5 })
    expect(readRange('0.5-1.25')).toEqual({ min: 0.5, max: 1.25 })
    expect(readRange('10')).toBeNull()
    expect(readRange('1-2-3')).toBeNull()
  })
  it('B5.02 an end that is no number is the bound, out of bounds is clamped', () => {
    expect(read('price=x-50').ranges).toEqual({ price: { min: 10, max: 50 } })
    expect(read('price=50-').ranges).toEqual({ price: { min: 50, max: 301 } })
    expect(read('price=-50').ranges).toEqual({ price: { min: 10, max: 50 } })
    expect(read('price=1e2-Infinity').ranges).toEqual({})
    expect(read('comfort=-99--5').ranges).toEqual({ comfort: { min: -20, max: -5 } })
  })
  it('B5.03 the full span removes the parameter', () => {
    expect(read('price=0-999')).toEqual(plain)
    expect(writeListQuery({ ...plain, ranges: { price: { min: 10, max: 301 } } }, facets, 'default')).toBe('')
  })
})

describe('lists', () => {
  it('B5.04 comma lists limited to known options', () => {
    expect(read('color=red,green,blue,blue').checks).toEqual({ color: ['blue', 'red'] })
    expect(read('color=green').checks).toEqual({})
    expect(read('fit=slim&__proto__=1')).toEqual(plain)
  })
  it('B5.04 a comma inside a size becomes an underscore', () => {
    const state = setOptions(plain, size, ['42,5', '10 1/2'])
    expect(writeListQuery(state, facets, 'default')).toBe('size=42_5,10%201%2F2')
    expect(read('size=42_5,10%201%2F2')).toEqual(state)
    expect(read('size=42,5').checks).toEqual({ size: ['42'] })
    const widths = box('width', '1,5, wide, long')
    const wide = setOptions(plain, widths, ['1,5, wide, long'])
    expect(writeListQuery(wide, [widths], 'default')).toBe('width=1_5_%20wide_%20long')
  })
})

describe('the whole query', () => {
  it('B5.06 the sort parameter is dropped when it equals the default', () => {
    expect(writeListQuery({ ...plain, sort: 'lowest' }, facets, 'lowest')).toBe('')
    expect(writeListQuery({ ...plain, sort: 'default' }, facets, 'lowest')).toBe('sort=default')
    expect(read('sort=price-lowest').sort).toBe('default')
    expect(readListQuery(new URLSearchParams(''), facets, 'offers').sort).toBe('offers')
  })
  it('parameters come in one order whatever order they arrived in', () => {
    expect(
      writeListQuery(read('page=3&sort=newest&text=Gore-Tex&price=20-30&color=red,black'), facets, 'default', 3),
    ).toBe('color=black,red&price=20-30&text=Gore-Tex&sort=newest&page=3')
    expect(writeListQuery(plain, facets, 'default', 1)).toBe('')
  })
  it('reads what Next hands over, first of repeated parameters', () => {
    expect(readListQuery(queryReader({ color: ['red', 'blue'], text: undefined }), facets, 'default').checks).toEqual({
      color: ['red'],
    })
    expect(queryReader({}).get('constructor')).toBeNull()
  })
  it('B4.07 every state survives the query', () => {
    fc.assert(
      fc.property(
        fc.subarray(['black', 'blue', 'red']),
        fc.subarray(['M', '42', '42,5', '10 1/2']),
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.constantFrom(...SORTS),
        fc.constantFrom(...SORTS),
        (colors, sizes, a, b, text, sort, groupDefault) => {
          let state = setOptions(setOptions(emptyState(sort), color, colors), size, sizes)
          state = setText(setRange(setRange(state, price, a, b), comfort, b, a), text)
          const written = writeListQuery(state, facets, groupDefault)
          expect(readListQuery(new URLSearchParams(written), facets, groupDefault)).toEqual(state)
        },
      ),
      { numRuns: 300 },
    )
  })
  it('no query breaks the reader, and what it reads can be written and read again', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('color', 'size', 'price', 'comfort', 'text', 'sort', 'page', 'x'),
          fc.string({ maxLength: 80 }),
        ),
        (query) => {
          const state = readListQuery(queryReader(query), facets, 'default')
          expect(
            readListQuery(new URLSearchParams(writeListQuery(state, facets, 'default')), facets, 'default'),
          ).toEqual(state)
        },
      ),
      { numRuns: 300 },
    )
  })
  it('stays fast on hostile values', () => {
    const start = performance.now()
    for (const value of ['-'.repeat(10_000), '1'.repeat(10_000), ','.repeat(1999), '1-'.repeat(5000)])
      read(`price=${value}&color=${value}&text=${value}`)
    // Quadratic work on these would take seconds.
    expect(performance.now() - start).toBeLessThan(500)
  })
})
