import { describe, expect, it } from 'vitest'

import { readable, unitIn } from '@/lib/market/units'

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

  it('of what weighs ten kilograms or more is the kilogram', () => {
    expect([readable(33_000, 'g'), readable(10_000, 'g')]).toEqual([
      { number: 33, unit: 'kg' },
      { number: 10, unit: 'kg' },
    ])
    expect([readable(9990, 'g'), readable(20_000, 'mm'), readable(20_000, null)]).toEqual([
      { number: 9990, unit: 'g' },
      { number: 20_000, unit: 'mm' },
      { number: 20_000, unit: null },
    ])
  })
})
