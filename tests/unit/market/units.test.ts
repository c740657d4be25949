import { describe, expect, it } from 'vitest'

import { NUMBER_PROPERTIES } from '@/lib/backend/demo/data/properties'
import { unitIn } from '@/lib/market/units'

describe('symbols of units', () => {
  it('D5.01 are Cyrillic in Russian and stay as they are elsewhere', () => {
    expect([unitIn('g', 'ru'), unitIn('mAh', 'ru'), unitIn('°C', 'ru'), unitIn(null, 'ru')]).toEqual(['г', 'мА·ч', '°C', null])
    expect([unitIn('g', 'fi'), unitIn('kN', 'de')]).toEqual(['g', 'kN'])
  })

  it('every unit of the demo catalogue has its Russian symbol', () => {
    const latin = NUMBER_PROPERTIES.map(([, unit]) => unitIn(unit, 'ru') ?? '').filter((unit) => /[a-z]/i.test(unit) && unit !== '°C')
    expect(latin).toEqual([])
  })
})
