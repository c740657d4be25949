import { describe, expect, it } from 'vitest'

import { readable, sizeIn, unitIn } from '@/lib/market/units'

describe('symbols of units', () => {
  it('are Cyrillic in Russian and stay as they are elsewhere', () => {
    expect([unitIn('g', 'ru'), unitIn('mAh', 'ru'), unitIn('°C', 'ru'), unitIn(null, 'ru')]).toEqual([
      'г',
      'мА·ч',
      '°C',
      null,
    ])
    expect([unitIn('g', 'fi'), unitIn('kN', 'de')]).toEqual(['g', 'kN'])
  })

  it('of what weighs a kilogram or more is the kilogram, in the alphabet of its gram', () => {
    expect([readable(33_000, 'g'), readable(1000, 'g'), readable(8900, 'г')]).toEqual([
      { number: 33, unit: 'kg' },
      { number: 1, unit: 'kg' },
      { number: 8.9, unit: 'кг' },
    ])
    expect([readable(999, 'g'), readable(20_000, 'mm'), readable(20_000, null)]).toEqual([
      { number: 999, unit: 'g' },
      { number: 20_000, unit: 'mm' },
      { number: 20_000, unit: null },
    ])
  })

  it('of sizes stay on the line of their number, and are Cyrillic in Russian', () => {
    expect(
      ['60 m', '0,8 l', '185 cm', '42,5', 'XL', '110/116', '3 layers'].map((size) => sizeIn(size, 'ru-RU')),
    ).toEqual(['60\u00a0м', '0,8\u00a0л', '185\u00a0см', '42,5', 'XL', '110/116', '3\u00a0layers'])
    expect([sizeIn('60 m', 'fi'), sizeIn('35 l', 'de-DE')]).toEqual(['60\u00a0m', '35\u00a0l'])
  })
})
