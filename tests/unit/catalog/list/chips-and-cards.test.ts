import { describe, expect, it } from 'vitest'

import type { CheckboxFacet, RangeFacet } from '@/lib/catalog/list/facets'
import { footLines, sizesLine } from '@/lib/catalog/list/card'
import { chipsOf, facetName, optionName, quickFilters, withoutChip } from '@/lib/catalog/list/filter-chips'
import { cardColors, cardHover, cardImage, cardPrice, toGridCards } from '@/lib/catalog/list/grid-card'
import { emptyState, setOptions, setRange, setText } from '@/lib/catalog/list/state'

import { card, priceOfCents } from '../support/cards'

const intl = {
  formatMessage: ({ id }: { id: string }) => `<${id}>`,
  formatNumber: (value: number, options?: { currency: string }) => `${value}${options ? options.currency : ''}`,
}
const box = (key: string, name: string | null, ...values: string[]): CheckboxFacet => ({
  ...{ kind: 'checkbox', key, name, unit: null },
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
})
const range = (key: string, name: string | null, unit: string | null): RangeFacet => ({
  ...{ kind: 'range', key, name, unit, min: 0, max: 100 },
})
const color = box('color', null, 'blue', 'red')
const lining = box('lining', 'Lining', 'yes')
const price = range('price', null, 'x')
const weight = range('weight', 'Weight', 'g')
const facets = [color, lining, price, weight]

describe('chips of a list’s filters', () => {
  let state = setText(emptyState('offers'), 'hood')
  for (const facet of [color, lining])
    state = setOptions(
      state,
      facet,
      facet.options.map(({ value }) => value),
    )
  state = setRange(setRange(state, price, 5, 50), weight, 1, 2)
  const chips = chipsOf(intl, state, facets, 'offers', 'eur')

  it('one for each option, range and text, in words', () => {
    expect(chips.map(({ label }) => label)).toEqual([
      '<filter.color_blue>',
      '<filter.color_red>',
      'Lining: YES',
      '<filter.facet_price> 5eur–50eur',
      'Weight 1–2\u00a0g',
      '“hood”',
    ])
    expect(chipsOf(intl, emptyState('offers'), facets, 'offers', 'eur')).toEqual([])
  })

  it('each leads to the list without it', () => {
    const left = chips.map(({ id }) => withoutChip(state, facets, id))
    expect(left.map(({ checks }) => checks['color'])).toEqual([['red'], ['blue'], ...Array(4).fill(['blue', 'red'])])
    expect(left.map(({ checks }) => checks['lining'])).toEqual([['yes'], ['yes'], undefined, ['yes'], ['yes'], ['yes']])
    expect(left.map(({ ranges }) => Object.keys(ranges).join())).toEqual([
      ...Array(3).fill('price,weight'),
      'weight',
      'price',
      'price,weight',
    ])
    expect(left.map(({ text }) => text)).toEqual([...Array(5).fill('hood'), ''])
    expect(new URLSearchParams(chips[0]?.query).get('color')).toBe('red')
  })

  it('some fixed filters have words of the shop, all others their own', () => {
    const named = (key: string) => optionName(intl, box(key, null), { value: 'v', label: 'Own' })
    expect(['color', 'stock', 'kind', 'brand'].map(named)).toEqual([
      '<filter.color_v>',
      '<filter.stock_yes>',
      '<filter.kind_v>',
      'Own',
    ])
    expect([facetName(intl, color), facetName(intl, lining)]).toEqual(['<filter.facet_color>', 'Lining'])
  })
})

describe('cards of a list', () => {
  const one = (slug: string, image: string, hover?: string) => ({
    ...{ slug, name: slug, control: slug, swatch: slug === 'red' ? ['#f00'] : [], image },
    ...(hover !== undefined && { hover }),
  })
  const whole = card({
    colors: [
      one('red', 'p/1/red/a.webp', 'p/1/red/b.webp'),
      one('blue', 'p/1/blue/a.webp'),
      one('odd', 'q/other.webp'),
    ],
    price: priceOfCents(900, 1_000),
    sizes: [
      { name: 'M', inStock: true },
      { name: 'L', inStock: false },
    ] as never,
    tags: [1, 2, 3].map((n) => ({ title: `t${n}`, backgroundColor: 'b', textColor: 'c' })) as never,
    ...{ rating: 4.5, ratingCount: 2, fromPrefix: true, inStock: false, kind: 'used' as never },
    properties: [{ slug: 'weight', kind: 'range', value: '1450' }] as never,
  })
  const { cards, palette } = toGridCards(
    [whole, card()],
    [
      ['length', 'm'],
      ['weight', 'g'],
    ],
  )
  const [first, plain] = cards as [(typeof cards)[0], (typeof cards)[0]]

  it('have what differs from the usual', () => {
    expect(first).toMatchObject({
      ...{ image: 'p/1/*/a.webp', hover: [3, 'b.webp'], spec: '1.45\u00a0kg', colors: ['red', 'blue', 'odd'] },
      ...{ images: { odd: 'q/other.webp' }, sizes: ['M'], rating: [4.5, 2], fromPrefix: true, soldOut: true },
      ...{
        kind: 'used',
        tags: [
          ['t1', 'b', 'c'],
          ['t2', 'b', 'c'],
        ],
      },
    })
    expect(Object.keys(plain ?? {}).sort()).toEqual([
      'colors',
      'id',
      'image',
      'manufacturer',
      'name',
      'path',
      'price',
      'shortDescription',
      'sizes',
    ])
    expect(cardPrice(first.price)).toEqual(whole.price)
  })

  it('the pictures of a colour follow from those of the card', () => {
    const [red, blue, odd] = cardColors({ ...first, colors: ['red', 'blue', 'odd', 'unknown'] }, palette)
    expect([red, cardColors(first, palette).length]).toEqual([
      { slug: 'red', name: 'red', control: 'red', paint: '#f00' },
      3,
    ])
    expect(blue?.paint).toBe('transparent')
    expect([blue, odd, null].map((which) => cardImage(first, which ?? null))).toEqual([
      'p/1/blue/a.webp',
      'q/other.webp',
      'p/1/*/a.webp',
    ])
    expect([cardHover(first, blue ?? null), cardHover(plain, null)]).toEqual(['p/1/blue/b.webp', null])
    const far = toGridCards([
      card({ colors: [one('red', 'a/red/1', 'b/red/2')] }),
      card({ colors: [one('red', 'a/1', 'a/1/2')] }),
    ])
    expect(far.cards.map(({ hover }) => hover)).toEqual([undefined, undefined])
  })

  it('D9.07 their short description and their first property are about 75 characters together', () => {
    const shortDescription = 'a'.repeat(100)
    const heavy = card({ shortDescription, properties: [{ slug: 'weight', kind: 'range', value: '350' }] as never })
    const { cards: capped } = toGridCards([heavy, card({ shortDescription })], [['weight', 'g']])
    expect(capped.map((each) => each.shortDescription)).toEqual([`${'a'.repeat(67)}…`, `${'a'.repeat(72)}…`])
  })
})

describe('the lines of a card', () => {
  it('sizes: all that fit, or as many as fit and the number of the others', () => {
    expect(sizesLine(['XS', 'S', 'M', 'L', 'XL'])).toBe('XS · S · M · L · XL')
    expect(sizesLine(['36', '37', '37,5', '38', '38,5', '39', '40', '41'])).toBe('36 · 37 · 37,5 · 38 · +4')
    expect(sizesLine(['one very long name of a size', 'M'])).toBe('one very long name of a size · +1')
  })

  it('below the price there is one for more than one colour and one for more than one size', () => {
    expect(footLines({ colors: ['red'], sizes: ['M'] })).toBe(0)
    expect(footLines({ colors: ['red', 'blue'], sizes: [] })).toBe(1)
    expect(footLines({ colors: ['red', 'blue'], sizes: ['S', 'M'] })).toBe(2)
  })

  it('a second-hand unit has its grade and the price as new', () => {
    const used = (asNew: number | null) =>
      toGridCards([card({ kind: 'used', used: { grade: 'B', asNew } })]).cards.map((one) => one.used)
    expect([used(44_900), used(null)]).toEqual([[['B', 44_900]], [['B', 0]]])
  })
})

it('filters with a button of their own: the sizes, the list’s first two properties, then price, colour and brand; five at most', () => {
  const keys = (...known: Parameters<typeof quickFilters>[1]) => quickFilters(intl, known).map(({ key }) => key)
  expect(keys(...facets)).toEqual(['lining', 'weight', 'price', 'color'])
  const [size, brand] = [box('size', null, 'S'), box('brand', null, 'fjell')]
  expect(keys(brand, color, size, price, lining, weight, range('volume', 'Volume', 'l'))).toEqual([
    'size',
    'lining',
    'weight',
    'price',
    'color',
  ])
})
