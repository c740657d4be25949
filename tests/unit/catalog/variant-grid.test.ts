import { describe, expect, it } from 'vitest'

import { parseNumber, pastedCells, readCell, skuFor } from '@/lib/catalog/variant-grid'

describe('numbers of spreadsheets', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1 299,00', 1299],
    ['1\u00a0299,00 €', 1299],
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['1.299.000', 1299000],
    ['EUR 7', 7],
    ['-3', -3],
  ])('%s is %d', (text, number) => expect(parseNumber(text)).toBe(number))

  it.each(['', 'x', '1.2.3,4,5', '12-', '1e5', ',', '..', '#REF!'])('%s is none', (text) =>
    expect(parseNumber(text)).toBeNull(),
  )
})

describe('cells of variants', () => {
  it.each([
    ['6412345678901', 'gtin_digit'],
    ['64123456789', 'gtin_length'],
    ['641234567890123', 'gtin_length'],
    ['6.41E+12', 'gtin_length'],
  ])('EAN %s is refused for its %s', (text, fault) => expect(readCell('gtin', text)).toEqual({ fault }))

  it.each(['96385074', '036000291452', '4006381333931', '400 6381 333931', '14006381333938'])(
    'EAN %s is taken without spaces',
    (text) => expect(readCell('gtin', text)).toEqual({ value: text.replaceAll(' ', '') }),
  )

  it('prices are cents, and a third digit of a fraction is not guessed at', () => {
    expect(readCell('price', ' 129,90 ')).toEqual({ value: 12_990 })
    expect(readCell('price', '19.99')).toEqual({ value: 1_999 })
    expect(readCell('price', '0.490')).toEqual({ value: 49 })
    for (const text of ['1,234', '2.490', '12,500', '0', '-5', 'free'])
      expect(readCell('price', text)).toEqual({ fault: 'number' })
  })

  it('weights and units are whole numbers above nothing', () => {
    expect(readCell('weight', '1 250')).toEqual({ value: 1250 })
    for (const text of ['1,5', '2.000']) expect(readCell('weight', text)).toEqual({ fault: 'number' })
    expect(readCell('stock.3', '12')).toEqual({ value: 12 })
    expect(readCell('stock.3', '-1')).toEqual({ fault: 'number' })
  })

  it('shown is a word of a spreadsheet, and empty cells are nothing', () => {
    expect([readCell('shown', 'Kyllä'), readCell('shown', 'NEIN')]).toEqual([{ value: true }, { value: false }])
    expect(readCell('shown', 'maybe')).toEqual({ fault: 'yes_no' })
    expect(readCell('price', '  ')).toEqual({ value: null })
    expect(readCell('sku', 'x'.repeat(61))).toEqual({ fault: 'too_long' })
  })
})

describe('a pasted block', () => {
  it('is rows of cells; the last line break is no row, empty cells stay', () => {
    expect(pastedCells('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
    expect(pastedCells('\t\n\tx')).toEqual([
      ['', ''],
      ['', 'x'],
    ])
    expect(pastedCells('one')).toEqual([['one']])
  })

  it('keeps a tab, a line break and a quote of a cell in quotes', () => {
    expect(pastedCells('"a\tb"\t"say ""x"""\n"two\nlines"')).toEqual([['a\tb', 'say "x"'], ['two\nlines']])
  })

  it('loses nothing of a quote that is not closed', () => {
    expect(pastedCells('"a\tb\n1"2\t3').flat().join('')).toBe('"ab1"23')
  })
})

describe('variant numbers', () => {
  it('name the product, the colour and the size', () => {
    expect(skuFor({ product: 'Tuuli-takki', colour: 'night-blue', size: 'XL' }, new Set())).toBe('TUULTAKK-NIGHBLUE-XL')
    expect(skuFor({ product: 'Köli 42', colour: null, size: '42½' }, new Set())).toBe('KOLI-42-42-5')
  })

  it('differ at sight however long the name of the product is', () => {
    const product = 'womens-usva-light-down-jacket-with-hood'
    const numbers = ['dark-green', 'dark-grey', 'red'].flatMap((colour) =>
      ['S', 'XXL'].map((size) => skuFor({ product, colour, size }, new Set())),
    )
    expect(numbers).toEqual([
      'WOMUSVLI-DARKGREE-S',
      'WOMUSVLI-DARKGREE-XXL',
      'WOMUSVLI-DARKGREY-S',
      'WOMUSVLI-DARKGREY-XXL',
      'WOMUSVLI-RED-S',
      'WOMUSVLI-RED-XXL',
    ])
    // The number of a model stays whole.
    expect(skuFor({ product: 'AB-12345-X9', colour: null, size: null }, new Set())).toBe('AB-12345-X9')
  })

  it('are free: a taken one gets a number', () => {
    const taken = new Set(['tuuli-m', 'tuuli-m-2'])
    expect(skuFor({ product: 'tuuli', colour: null, size: 'M' }, taken)).toBe('TUULI-M-3')
  })
})
