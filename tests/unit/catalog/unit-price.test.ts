import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { baseUnitOf, totalOf, unitPrice } from '@/lib/catalog/unit-price'
import { content } from '@/lib/contract/schemas/common'

describe('issue 15 unit price', () => {
  it.each([
    [790, { amount: 230, unit: 'g' }, 3435, 'kg'],
    [2490, { amount: 75, unit: 'ml' }, 33_200, 'l'],
    [990, { amount: 1, unit: 'l' }, 990, 'l'],
    [990, { amount: 50, unit: 'cl' }, 1980, 'l'],
    [14_900, { amount: 60, unit: 'm' }, 248, 'm'],
    [500, { amount: 250, unit: 'cm' }, 200, 'm'],
    [500, { amount: 2, unit: 'kg' }, 250, 'kg'],
  ] as const)('%i for %o is %i for one %s', (price, of, amount, unit) => {
    expect(unitPrice(price, of)).toEqual({ amount, unit })
  })
  it('a multipack is counted with all its pieces', () => {
    const pack = { amount: 45, unit: 'g', pieces: 15 } as const
    expect(totalOf(pack)).toBe(675)
    expect(unitPrice(3360, pack)).toEqual({ amount: 4978, unit: 'kg' })
  })
  it('the price of the content follows from it, to half a minor unit for each kilogram', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), unit: fc.constantFrom(...content.shape.unit.options) }),
        (price, of) => {
          const perBase =
            { kg: 1_000, l: 1_000, m: 100 }[baseUnitOf(of)] /
            { g: 1, ml: 1, cm: 1, cl: 10, kg: 1_000, l: 1_000, m: 100 }[of.unit]
          const back = (unitPrice(price, of).amount * of.amount) / perBase
          expect(Math.abs(back - price)).toBeLessThanOrEqual((0.5 * of.amount) / perBase + 1e-6)
        },
      ),
    )
  })
})
