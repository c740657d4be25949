import { describe, expect, it } from 'vitest'

import { compareSizes } from '@/lib/catalog/size'
import {
  initialSelection,
  matchSelectColor,
  NOTHING_SELECTED,
  optionsOf,
  pendingChoices,
  readSelection,
  addToSizeHistory,
  selectedVariant,
  shownSelection,
  writeSelection,
} from '@/lib/catalog/variant'

import { model, variant } from './support/models'

const out = { stocks: {} }
const jacket = model([
  variant(1, { color: 'red', size: 'S', ...out }),
  variant(2, { color: 'red', size: 'M' }),
  variant(3, { color: 'red', size: 'L' }),
  variant(4, { color: 'blue', size: 'S' }),
  variant(5, { color: 'blue', size: 'M', ...out }),
])
const ask = (query: string) => readSelection(jacket, new URLSearchParams(query))
const pick = (query: string, history?: string[]) => initialSelection(jacket, ask(query), history)
const shown = (query: string, history?: string[]) => shownSelection(jacket, pick(query, history))

describe('sizes', () => {
  it('B3.12 D9.12 XXXS to XXXXXL, then numeric', () => {
    const order = [
      'XXXS',
      'XXS',
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      'XXXL',
      'XXXXL',
      'XXXXXL',
      '8',
      '10',
      '10 1/2',
      '11',
      '36',
      '42',
      '42,5',
      '42.6',
      '43',
      '100',
      'One size',
    ]
    for (let turn = 0; turn < order.length; turn++) {
      expect([...order.slice(turn), ...order.slice(0, turn)].sort(compareSizes)).toEqual(order)
    }
  })
  it('reads other spellings: 2XL, M/L, 32/34, small words are no letters', () => {
    expect(['3XL', 'XXL', 'XL', 'M/L', 'M', 'L'].sort(compareSizes)).toEqual(['M', 'M/L', 'L', 'XL', 'XXL', '3XL'])
    expect(['34/32', '32/34', '32/32'].sort(compareSizes)).toEqual(['32/32', '32/34', '34/32'])
    expect(['Small', 'Long', '12', 'S'].sort(compareSizes)).toEqual(['S', '12', 'Long', 'Small'])
  })
})

describe('defaults', () => {
  it('D4.01 colour: select-color, then color, then the promoted colour, then the first', () => {
    expect(pick('select-color=blue&color=red').color).toBe('blue')
    expect(pick('color=blue').color).toBe('blue')
    expect(pick('color=green').color).toBe('red')
    expect(initialSelection({ ...jacket, promoted_colour: 'blue' }, NOTHING_SELECTED).color).toBe('blue')
    expect(initialSelection({ ...jacket, promoted_colour: 'gone' }, NOTHING_SELECTED).color).toBe('red')
    expect(initialSelection({ ...jacket, promoted_colour: 'blue' }, ask('color=red')).color).toBe('red')
  })
  it('D4.01 D4.15 a colour without pictures of its own is shown, but it is pending', () => {
    const bare = { ...jacket, colors: jacket.colors.map((color) => ({ ...color, images: [] })) }
    expect(initialSelection(bare, NOTHING_SELECTED).color).toBeNull()
    expect(shownSelection(bare, NOTHING_SELECTED).color).toBe('red')
    expect(initialSelection(bare, ask('color=blue')).color).toBe('blue')
    const one = { ...bare, products: bare.products.filter(({ colorSlug }) => colorSlug === 'red') }
    expect(initialSelection(one, NOTHING_SELECTED).color).toBe('red')
  })
  it('D2.03 select-color matches a colour by its name or colour slug and is rewritten to color', () => {
    expect(ask('select-color=BLUE').color).toBe('blue')
    expect(ask('select-color=base-blue').color).toBe('blue')
    expect(ask('select-color=pink&color=red').color).toBe('red')
    expect(matchSelectColor(jacket, 'pink')).toBeNull()
    expect(writeSelection(ask('size=M&select-color=base-blue'))).toBe('color=blue&size=M')
  })
  it('D4.02 size: query, last of the history that it has, first orderable for colour and type, first', () => {
    expect(pick('size=L', ['S']).size).toBe('L')
    expect(pick('', ['L', 'S', '44']).size).toBe('S')
    expect(shown('').size).toBe('M')
    expect(shown('color=blue').size).toBe('S')
    expect(shown('', ['L']).size).toBe('L')
    expect(
      shownSelection(model([variant(1, { size: 'M', ...out }), variant(2, { size: 'S', ...out })]), NOTHING_SELECTED)
        .size,
    ).toBe('S')
  })
  it('D4.02 the first orderable size is one of the shown type, not of another', () => {
    const skis = model([
      variant(1, { size: 'S', type: 'long', ...out }),
      variant(2, { size: 'M', type: 'long' }),
      variant(3, { size: 'S', type: 'short' }),
    ])
    expect(shownSelection(skis, { ...NOTHING_SELECTED, type: 'long' }).size).toBe('M')
    expect(shownSelection(skis, { ...NOTHING_SELECTED, type: 'short' }).size).toBe('S')
  })
  it('D4.02 D4.04 the first orderable size is only shown: without query and history the size is pending', () => {
    expect(pick('').size).toBeNull()
    expect(pick('color=blue').size).toBeNull()
    expect(pick('', ['44']).size).toBeNull()
  })
  it('D4.02 a single size is selected by itself, whatever the history says', () => {
    expect(initialSelection(model([variant(1, { size: 'One size', ...out })]), NOTHING_SELECTED, ['M']).size).toBe(
      'One size',
    )
  })
  it('D4.02 picking a size adds it to the history, newest last, once', () => {
    expect(addToSizeHistory(['M', 'L'], 'M')).toEqual(['L', 'M'])
    expect(
      addToSizeHistory(
        Array.from({ length: 30 }, (_, n) => String(n)),
        'M',
      ),
    ).toHaveLength(20)
  })
  it('D4.03 type: query, else the first', () => {
    const skis = model([variant(1, { type: 'long' }), variant(2, { type: 'short' })])
    const of = (query: string) => initialSelection(skis, readSelection(skis, new URLSearchParams(query)))
    expect(shownSelection(skis, of('')).type).toBe('long')
    expect(shownSelection(skis, of('type=short')).type).toBe('short')
    expect(shownSelection(skis, of('type=odd')).type).toBe('long')
    expect([of('').type, of('type=short').type, of('type=odd').type]).toEqual([null, 'short', null])
    expect(initialSelection(model([variant(1, { type: 'long' })]), NOTHING_SELECTED).type).toBe('long')
  })
})

describe('the selected variant', () => {
  it('D4.04 matches colour, size and type', () => {
    expect(selectedVariant(jacket, { color: 'red', size: 'M', type: null })).toMatchObject({
      id: 2,
      variant: { id: 2 },
    })
  })
  it('D4.04 no match gives -1, nothing chosen 0', () => {
    expect(selectedVariant(jacket, { color: 'blue', size: 'L', type: null })).toEqual({ id: -1, variant: null })
    expect(selectedVariant(jacket, NOTHING_SELECTED)).toEqual({ id: 0, variant: null })
    expect(selectedVariant(jacket, { color: 'red', size: null, type: null }).id).toBe(0)
    expect(selectedVariant(model([]), NOTHING_SELECTED).id).toBe(-1)
    expect(selectedVariant(model([variant(7)]), NOTHING_SELECTED).id).toBe(7)
  })
  it('D4.15 pending are sets of more than one option without a selection', () => {
    expect(pendingChoices(jacket, NOTHING_SELECTED)).toEqual(['color', 'size'])
    expect(pendingChoices(model([variant(1, { color: 'red', size: 'M' })]), NOTHING_SELECTED)).toEqual([])
  })
})

describe('options', () => {
  it('D4.05 are there once each and unavailable when nothing orderable goes with the other selections', () => {
    const sizes = optionsOf(jacket, 'size', { color: 'blue', size: 'S', type: null })
    expect(sizes).toEqual([
      { slug: 'S', label: 'S', isSelected: true, isAvailable: true },
      { slug: 'M', label: 'M', isSelected: false, isAvailable: false },
      { slug: 'L', label: 'L', isSelected: false, isAvailable: false },
    ])
    expect(
      optionsOf(jacket, 'color', { color: null, size: 'S', type: null }).map((o) => [o.label, o.isAvailable]),
    ).toEqual([
      ['RED', false],
      ['BLUE', true],
    ])
    expect(
      optionsOf({ ...jacket, on_order: true }, 'color', { color: null, size: 'S', type: null }).every(
        (o) => o.isAvailable,
      ),
    ).toBe(true)
    expect(optionsOf(jacket, 'type', NOTHING_SELECTED)).toEqual([])
  })
  it('D4.05 the selection survives its query', () => {
    const odd = model([variant(1, { color: 'a&b', size: '10 1/2', type: 'x y' })])
    const selection = { color: 'a&b', size: '10 1/2', type: 'x y' }
    expect(readSelection(odd, new URLSearchParams(writeSelection(selection)))).toEqual(selection)
    expect(writeSelection(NOTHING_SELECTED)).toBe('')
  })
})
