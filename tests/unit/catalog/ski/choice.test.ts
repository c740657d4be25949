import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  chosenCount,
  type ChosenIds,
  hasIds,
  idsOf,
  incompatibleGroups,
  isComplete,
  isIncompatible,
  nextMissing,
  NO_CHOICES,
  NO_LISTS,
  readChosenIds,
  readStep,
  SKI_STEPS,
  type SkiChoice,
  skiPrices,
  stepAfter,
  wizardQuery,
} from '@/lib/catalog/ski/choice'

const choice = (variantId: number): SkiChoice => ({
  variantId,
  modelId: Math.trunc(variantId / 100),
  name: 'Ski',
  image: 'x',
  slug: 'brand/ski',
})

describe('B4.02 price and fit of what is chosen', () => {
  it('the active price is the discount if there is one, else the regular price', () => {
    expect(skiPrices({ regular: 100, discount: 88 })).toEqual({ active: 88, regular: 100, discount: 88 })
    expect(skiPrices({ regular: 100, discount: null })).toEqual({ active: 100, regular: 100, discount: null })
  })

  it('B4.02 D5.06 a choice absent from a compatible list of what is already chosen is incompatible', () => {
    const choices = { ...NO_CHOICES, skis: choice(101), boots: choice(301) }
    const lists = { withSkis: [201, 301], withBindings: [999], withBoots: [101, 202] }
    expect(isIncompatible(201, 'bindings', choices, lists)).toBe(true)
    expect(isIncompatible(201, 'bindings', { ...choices, boots: null }, lists)).toBe(false)
    expect(isIncompatible(203, 'bindings', { ...choices, boots: null }, lists)).toBe(true)
    // A list of a group in which nothing is chosen accuses nobody, nor does one that is not known yet.
    expect(incompatibleGroups(choices, lists)).toEqual([])
    expect(incompatibleGroups({ ...choices, bindings: choice(203) }, lists)).toEqual(['skis', 'bindings', 'boots'])
    expect(incompatibleGroups({ ...choices, bindings: choice(203) }, NO_LISTS)).toEqual([])
  })

  it('D4.41 leads to the next group that is missing, else to the main view', () => {
    expect(stepAfter(NO_CHOICES)).toBe('skis')
    expect(stepAfter({ ...NO_CHOICES, skis: choice(101) })).toBe('bindings')
    expect(stepAfter({ ...NO_CHOICES, skis: choice(101), bindings: choice(201) })).toBe('boots')
    expect(nextMissing({ skis: choice(101), bindings: choice(201), boots: choice(301) })).toBeNull()
    expect(stepAfter({ skis: choice(101), bindings: choice(201), boots: choice(301) })).toBe('skier')
  })
})

describe('B2.30 the address of a choice', () => {
  const id = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }))
  it('says everything and is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({ skis: id, bindings: id, boots: id }),
        fc.option(fc.constantFrom(...SKI_STEPS)),
        (ids: ChosenIds, step) => {
          const query = new URLSearchParams(wizardQuery(ids, step))
          expect(readChosenIds((name) => query.get(name))).toEqual(ids)
          expect(readStep(query.get('group'))).toBe(step)
        },
      ),
    )
  })

  it('takes nothing else for an id or a step', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { skis } = readChosenIds(() => text)
        expect(skis === null || (/^[1-9]\d{0,9}$/.test(text) && skis <= 2_147_483_647)).toBe(true)
        expect(readStep(text) === null || SKI_STEPS.some((step) => step === text)).toBe(true)
      }),
    )
    expect(readChosenIds(() => '99999999999').skis).toBeNull()
    expect(wizardQuery({ skis: null, bindings: null, boots: null }, null)).toBe('')
  })
})

describe('what is chosen', () => {
  const both = { ...NO_CHOICES, skis: choice(1), bindings: choice(2) }

  it('is complete with skis and binding that fit', () => {
    expect([isComplete(both, []), isComplete({ ...both, boots: choice(3) }, [])]).toEqual([true, true])
    expect([
      isComplete(both, ['skis']),
      isComplete({ ...both, skis: null }, []),
      isComplete({ ...both, bindings: null, boots: choice(3) }, []),
    ]).toEqual([false, false, false])
  })

  it('is counted, and known by its ids', () => {
    expect([chosenCount(NO_CHOICES), chosenCount(both)]).toEqual([0, 2])
    expect(idsOf(both)).toEqual({ skis: 1, bindings: 2, boots: null })
    expect([hasIds(idsOf(NO_CHOICES)), hasIds(idsOf({ ...NO_CHOICES, boots: choice(3) }))]).toEqual([false, true])
  })
})
