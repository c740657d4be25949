import { describe, expect, it } from 'vitest'

import {
  EMPTY_SKIER,
  mondoOf,
  readSkier,
  releaseSuits,
  roughRelease,
  type Skier,
  suitingSizes,
  suits,
} from '@/lib/catalog/ski/skier'

const skier: Skier = { weight: 72, height: 178, age: 34, shoe_size: 43, level: 'intermediate' }
const adult = { releaseMin: 4, releaseMax: 12 }

describe('D5.06 the skier’s information', () => {
  it('names every field that is empty or cannot be', () => {
    expect(readSkier(EMPTY_SKIER)).toEqual({ skier: null, wrong: ['weight', 'height', 'age', 'shoe_size', 'level'] })
    expect(readSkier({ weight: '720', height: '178', age: '1', shoe_size: 'M', level: 'pro' })).toEqual({
      skier: null,
      wrong: ['weight', 'age', 'shoe_size', 'level'],
    })
  })

  it('takes a comma or a point, half shoe sizes and whole numbers of the rest', () => {
    expect(readSkier({ weight: ' 72,4 ', height: '178', age: '34', shoe_size: '42.5', level: 'expert' }).skier).toEqual(
      { weight: 72, height: 178, age: 34, shoe_size: 42.5, level: 'expert' },
    )
  })
})

describe('sizes that suit', () => {
  it('alpine skis between chin and brow, longer for experts and in soft snow', () => {
    const piste = suitingSizes(skier, { sport: 'alpine', group: 'skis', waistWidth: 72, technique: null })
    const wide = suitingSizes(
      { ...skier, level: 'expert' },
      { sport: 'alpine', group: 'skis', waistWidth: 98, technique: null },
    )
    expect(piste).toEqual({ min: 161, max: 175 })
    expect(wide).toEqual({ min: 173, max: 187 })
    expect(suits('164 cm', piste ?? { min: 0, max: 0 })).toBe(true)
    expect(suits('180 cm', piste ?? { min: 0, max: 0 })).toBe(false)
    expect(suits('one size', piste ?? { min: 0, max: 999 })).toBe(false)
  })

  it('classic skis well above the head, skating skis less, children’s a hand’s breadth', () => {
    const of = (technique: string, who = skier) =>
      suitingSizes(who, { sport: 'nordic', group: 'skis', waistWidth: 44, technique })
    expect(of('classic')).toEqual({ min: 193.75, max: 207.75 })
    expect(of('skating')).toEqual({ min: 180.75, max: 194.75 })
    expect(of('classic', { ...skier, age: 8, height: 128, weight: 26 })).toEqual({ min: 133, max: 147 })
  })

  it('alpine boots by the length of the foot, cross-country boots by the shoe', () => {
    expect(mondoOf(42)).toBe(26.5)
    expect(
      suitingSizes({ ...skier, shoe_size: 42 }, { sport: 'alpine', group: 'boots', waistWidth: null, technique: null }),
    ).toEqual({ min: 26, max: 27 })
    expect(
      suitingSizes({ ...skier, shoe_size: 42 }, { sport: 'nordic', group: 'boots', waistWidth: null, technique: null }),
    ).toEqual({ min: 42, max: 43 })
    expect(suitingSizes(skier, { sport: 'alpine', group: 'bindings', waistWidth: null, technique: null })).toBeNull()
  })
})

describe('a binding whose scale reaches the skier', () => {
  it('follows weight, height, level and age', () => {
    expect(roughRelease({ ...skier, level: 'beginner' })).toBe(6)
    expect(roughRelease(skier)).toBe(7)
    expect(roughRelease({ ...skier, level: 'expert' })).toBe(8.5)
    expect(roughRelease({ ...skier, age: 60 })).toBe(6)
    expect(roughRelease({ ...skier, height: 160 })).toBe(6)
    expect(roughRelease({ weight: 22, height: 118, age: 6, shoe_size: 30, level: 'beginner' })).toBe(1.25)
    expect(roughRelease({ ...skier, weight: 140, height: 200, level: 'expert' })).toBe(12)
  })

  it('judges only a scale that is known', () => {
    expect(releaseSuits(skier, adult)).toBe(true)
    expect(releaseSuits({ ...skier, weight: 30, height: 135, age: 9, level: 'beginner' }, adult)).toBe(false)
    expect(releaseSuits(skier, { releaseMin: null, releaseMax: 12 })).toBe(true)
  })
})
