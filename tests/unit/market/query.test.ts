import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIXED_FACETS } from '@/lib/catalog/list/facets'
import { BASE_FILTERS, listQuery, withoutMarketQuery } from '@/lib/market/list-query'
import {
  decodeSelection,
  encodeSelection,
  SELECTION_KEYS,
  selectionFromQuery,
  selectionValue,
} from '@/lib/market/selection'

const q = (text: string) => new URLSearchParams(text)

describe('selection', () => {
  it('D2.03 D4.05 known names only, in a fixed order', () => {
    expect(
      encodeSelection(selectionFromQuery(q('utm_source=x&type=left&size=M&color=blue&select-color=sky&preview=1'))),
    ).toBe('color=blue&size=M&type=left&select-color=sky')
    expect(encodeSelection(selectionFromQuery(q('size=M&color=blue')))).toBe(
      encodeSelection(selectionFromQuery(q('color=blue&size=M'))),
    )
  })

  it('nothing chosen is a dash', () => {
    expect(encodeSelection({})).toBe('-')
    expect(encodeSelection(selectionFromQuery(q('utm_source=x&color=&size=%20')))).toBe('-')
    expect(decodeSelection('-')).toEqual({})
  })

  it('B5.04 real sizes and colours pass', () => {
    for (const value of [
      'M',
      '42,5',
      '42.5',
      'XS/S',
      'UK 9½',
      '180cm',
      'Särmä (musta)',
      '5\'10"',
      'дождь',
      'blue_grey',
      '50+10',
    ]) {
      expect(selectionValue(value)).toBe(value)
      expect(decodeSelection(encodeSelection({ size: value }))).toEqual({ size: value })
    }
  })

  it.each(['', ' ', '<script>', 'a\nb', 'a\0b', 'a=b;c', '../..', '-', '~', 'x'.repeat(61), 'a\\b', '{a}', '😀'])(
    'drops %j',
    (value) => {
      expect(selectionValue(value)).toBeNull()
      expect(encodeSelection({ color: value, size: 'M' })).toBe('size=M')
    },
  )

  it('every selection survives its segment, coded or not, and the segment needs no coding', () => {
    const value = fc.string({ maxLength: 70, unit: 'grapheme' })
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(SELECTION_KEYS.map((key) => [key, value])), { requiredKeys: [] }),
        (given) => {
          const segment = encodeSelection(given)
          expect(segment).toMatch(/^(?:-|[A-Za-z0-9=&~._-]+)$/)
          const expected = Object.fromEntries(
            SELECTION_KEYS.flatMap((key) =>
              selectionValue(given[key]) === null ? [] : [[key, selectionValue(given[key])]],
            ),
          )
          expect(decodeSelection(segment)).toEqual(expected)
          expect(decodeSelection(encodeURIComponent(segment))).toEqual(expected)
        },
      ),
    )
  })

  it.each([
    '',
    'color',
    'color=',
    '=blue',
    'size=M&color=blue',
    'color=a&color=b',
    'utm=x',
    'color=a b',
    'color=~00',
    '%zz',
    'color=%3Cb%3E',
    'color=~003c',
  ])('only what encodeSelection gives is decoded: not %j', (segment) => expect(decodeSelection(segment)).toBeNull())
})

describe('list query', () => {
  const filters = new Set(['waterproof'])

  it('B4.07 known names, sorted, coded one way', () => {
    expect(listQuery(q('size=M,L&color=blue&page=2&sort=lowest&waterproof=10-20&utm_source=x&foo=1'), filters)).toBe(
      'color=blue&page=2&size=M,L&sort=lowest&waterproof=10-20',
    )
  })

  it('B4.07 every filter that a list writes into its address comes through', () => {
    expect([...BASE_FILTERS].sort()).toEqual([...FIXED_FACETS, 'text'].sort())
  })

  it('the order of the query does not matter', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['size=M', 'color=blue', 'page=3', 'sort=stars', 'waterproof=1'], { minLength: 5 }),
        (parts) => {
          expect(listQuery(q(parts.join('&')), filters)).toBe('color=blue&page=3&size=M&sort=stars&waterproof=1')
        },
      ),
    )
  })

  it('B9.09 unknown sorts are dropped; B9.10 B9.11 B9.12 B9.13 B9.14 B9.15 B9.16 B9.17 the eight stay', () => {
    expect(listQuery(q('sort=evil'), filters)).toBe('')
    for (const sort of ['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical'])
      expect(listQuery(q(`sort=${sort}`), filters)).toBe(`sort=${sort}`)
  })

  it('page 1 and what is no page are no parameter', () => {
    for (const page of ['1', '0', '-1', '01', 'abc', '', '1e3', '99999'])
      expect(listQuery(q(`page=${page}`), filters)).toBe('')
    expect(listQuery(q('page=2'), filters)).toBe('page=2')
    expect(listQuery(q('page=1&utm_source=x'), filters)).toBe('')
    // Beside filters it asks for all of the first page.
    expect(listQuery(q('size=M&page=1'), filters)).toBe('page=1&size=M')
  })

  it('without the list of filters any well-formed name counts that no tracker uses', () => {
    expect(listQuery(q('waterproof=1&Foo=2&a%20b=3'), null)).toBe('waterproof=1')
    for (const name of [
      'utm_source',
      'gclid',
      'fbclid',
      'mc_cid',
      '_rsc',
      'ref',
      'delivery_country',
      'currency',
      'back',
      'featureflag_x',
      'type',
      'preview',
    ]) {
      expect(listQuery(q(`${name}=1`), null)).toBe('')
    }
  })

  it('hostile values are dropped or coded', () => {
    expect(listQuery(q('size=%00&color=a%0d%0ab'), filters)).toBe('')
    expect(listQuery(q(`size=${'x'.repeat(201)}`), filters)).toBe('')
    expect(listQuery(q('size=%22%3E%3Cb%26page=2'), filters)).toBe('size=%22%3E%3Cb%26page%3D2')
    expect(listQuery(q('size=M&size=L'), filters)).toBe('size=M')
    expect(
      listQuery(q(Array.from({ length: 50 }, (_, index) => `f${index}=1`).join('&')), null).split('&'),
    ).toHaveLength(20)
  })

  it('is its own fixed point', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('size', 'color', 'page', 'sort', 'waterproof', 'text'),
            fc.string({ maxLength: 20 }),
          ),
        ),
        (pairs) => {
          const once = listQuery(new URLSearchParams(pairs), filters)
          expect(listQuery(q(once), filters)).toBe(once)
        },
      ),
    )
  })

  it('P7.10 the market’s names are taken out of a kept query', () => {
    expect(withoutMarketQuery(q('q=a%20b&delivery_country=se&currency=sek&x=1'))).toBe('?q=a+b&x=1')
    expect(withoutMarketQuery(q('currency=sek'))).toBe('')
  })
})
