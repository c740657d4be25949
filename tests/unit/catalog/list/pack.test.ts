import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { emptyBits, hasBit, readBits, setBit, writeBits } from '@/lib/catalog/list/bitset'
import { filterList, addTextResult, type ListIndex, type ListState, missingText } from '@/lib/catalog/list/filter'
import { openList, packList, reorderList } from '@/lib/catalog/list/pack'
import { emptyState, setText } from '@/lib/catalog/list/state'
import { readListQuery, writeListQuery } from '@/lib/catalog/list/query'
import { SORTS } from '@/lib/catalog/list/sort'
import { type PackedList, packedList } from '@/lib/contract/schemas/catalogue'

import { card, catalogue, filtered, indexOf, PROPERTIES } from '../support/cards'

const source = { properties: PROPERTIES, language: 'fi' }
const cards = catalogue(200, 3)
const packed = packList(cards, source)

/** Queries of every parameter that the list has, good and bad values among them. */
function queries(index: ListIndex): fc.Arbitrary<string> {
  const values = index.facets.map((facet) => {
    const good =
      facet.kind === 'range'
        ? fc
            .tuple(
              fc.integer({ min: facet.min - 5, max: facet.max + 5 }),
              fc.integer({ min: facet.min - 5, max: facet.max + 5 }),
            )
            .map(([a, b]) => `${a}-${b}`)
        : fc
            .subarray(
              facet.options.map((option) => option.value.replaceAll(',', '_')),
              { maxLength: Math.min(4, facet.options.length) },
            )
            .map((chosen) => chosen.join(','))
    return fc
      .oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: fc.string({ maxLength: 12 }) })
      .map((value) => [facet.key, value] as const)
  })
  const others = [
    fc.constantFrom('north', 'MODEL 1', 'zzz', '').map((value) => ['text', value] as const),
    fc.constantFrom(...SORTS, 'nonsense').map((value) => ['sort', value] as const),
  ]
  return fc
    .shuffledSubarray([...values, ...others], { maxLength: 6 })
    .chain((chosen) => fc.tuple(...chosen))
    .map((pairs) => new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString())
}

/** A list without what depends on the product that comes first: the name of a brand, and with it the place among the options. */
function facts({ facets, alphabetical: _alphabetical, ...columns }: PackedList) {
  return {
    ...columns,
    facets: facets.map((facet) =>
      facet.kind === 'range'
        ? facet
        : Object.fromEntries(facet.options.map(({ value }, position) => [value, facet.matches[position]])),
    ),
  }
}

describe('a packed list', () => {
  it('gives the browser, over the wire and through the contract, the list that the server has', () => {
    const here = openList(packed)
    const there = openList(packedList.parse(JSON.parse(JSON.stringify(packed))))
    expect(there.facets).toEqual(here.facets)
    fc.assert(
      fc.property(queries(here), (query) => {
        const [one, other] = [here, there].map((index) => {
          const state = readListQuery(new URLSearchParams(query), index.facets, 'default')
          return { state, result: filtered(index, cards, state) }
        })
        expect(other).toEqual(one)
      }),
      { numRuns: 150 },
    )
  })

  it('B4.07 URL to state to URL is the identity for every URL that the shop writes, and the state survives', () => {
    const index = openList(packed)
    fc.assert(
      fc.property(queries(index), (query) => {
        const state = readListQuery(new URLSearchParams(query), index.facets, 'default')
        const written = writeListQuery(state, index.facets, 'default')
        const again = readListQuery(new URLSearchParams(written), index.facets, 'default')
        expect(again).toEqual(state)
        expect(writeListQuery(again, index.facets, 'default')).toBe(written)
      }),
      { numRuns: 200 },
    )
  })

  it('B7.16 put into another order is the list of the products in that order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cards.map((one) => one.id)), fc.boolean(), (order, foreign) => {
        const listed = new Set(order)
        const wanted = [
          ...order.map((id) => cards.find((one) => one.id === id)),
          ...cards.filter((one) => !listed.has(one.id)),
        ].filter((one) => one !== undefined)
        expect(facts(reorderList(packed, foreign ? [99_999, ...order] : order))).toEqual(
          facts(packList(wanted, source)),
        )
      }),
      { numRuns: 30 },
    )
    const index = openList(reorderList(packed, cards.map((one) => one.id).toReversed()))
    const names = (ids: readonly number[]) =>
      ids.map((id) => cards.find((one) => one.id === id)).map((one) => `${one?.manufacturer} ${one?.name}`)
    expect(names(filterList(index, emptyState('alphabetical')).ids)).toEqual(
      names(filterList(openList(packed), emptyState('alphabetical')).ids),
    )
  })

  it('is empty for no products', () => {
    const index = openList(packList([], source))
    expect([index.ids, index.facets, filterList(index, emptyState('offers')).ids]).toEqual([[], [], []])
  })

  it('names groups and stores by the names that it was given', () => {
    const named = indexOf(
      [card({ id: 1, productGroupIds: [3], stocks: ['oulu'] }), card({ id: 2, productGroupIds: [4] })],
      { ...source, groupNames: new Map([[3, 'Takit']]), storeNames: new Map([['oulu', 'Oulun myymälä']]) },
    )
    const labels = (key: string) =>
      named.facets.flatMap((facet) =>
        facet.key === key && facet.kind === 'checkbox' ? facet.options.map(({ label }) => label) : [],
      )
    expect(labels('group')).toEqual(['4', 'Takit'])
    expect(labels('store')).toEqual(['Oulun myymälä'])
  })

  it('weighs a fraction of its cards: 5,000 products in at most 200 KB', () => {
    const many = catalogue(5000)
    const size = gzipSync(JSON.stringify(packList(many, source))).length
    console.log(
      `5,000 products: ${Math.round(size / 1024)} KB gz, cards ${Math.round(gzipSync(JSON.stringify(many)).length / 1024)} KB gz`,
    )
    expect(size).toBeLessThan(200 * 1024)
  })
})

describe('the text filter', () => {
  const state = (text: string): ListState => setText(emptyState('default'), text)

  it('B5.05 asks for the folded text once, and for none without letters or digits', () => {
    const index = openList(packed)
    expect(missingText(index, state(' -- '))).toBeNull()
    expect(missingText(index, state('North-9'))).toBe('north9')
    expect(() => filterList(index, state('North-9'))).toThrow('north9')
    addTextResult(index, 'north9', [5, 3, 99_999])
    expect(missingText(index, state('NORTH 9'))).toBeNull()
    expect(filterList(index, state('NORTH 9')).ids).toEqual([3, 5])
  })

  it('remembers the last fifty texts only', () => {
    const index = openList(packed)
    for (let n = 0; n < 60; n++) addTextResult(index, `text${n}`, [n])
    expect(index.texts.size).toBe(50)
    expect(missingText(index, state('text59'))).toBeNull()
    expect(missingText(index, state('text0'))).toBe('text0')
  })
})

it('bits survive as text, whatever their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.array(fc.nat({ max: 199 })), (size, positions) => {
      const bits = emptyBits(size)
      for (const position of positions) if (position < size) setBit(bits, position)
      const read = readBits(writeBits(bits), size)
      expect(read).toEqual(bits)
      for (let position = 0; position < size; position++)
        expect(hasBit(read, position)).toBe(positions.includes(position))
    }),
  )
  // What a foreign host sends beyond the list is nobody's.
  expect(Array.from(readBits(btoa('\u00ff\u00ff'), 3))).toEqual([7])
})
