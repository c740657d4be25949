import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CURRENCIES, CURRENCY_TABLE, minorPerUnit } from '@/lib/market/currencies'
import { convert } from '@/lib/market/format'
import { eurOfPrice, shopPrice } from '@/lib/market/shop-price'

import { labelled } from '../../support/money-oracle'

const currency = fc.constantFrom(...CURRENCIES)
const rate = fc.integer({ min: 10_000, max: 300_000_000 }).map((micros) => micros / 1_000_000)
const usualRate = fc.integer({ min: 500_000, max: 300_000_000 }).map((micros) => micros / 1_000_000)
const cents = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 5_000_000 }))

describe('B9.20 prices that a shop would show', () => {
  it.each([
    [12_999, 1, 'eur', 12_999],
    [34_990, 1.16, 'usd', 405_95],
    [99_900, 1.16, 'usd', 1_158_95],
    [4_990, 1.16, 'usd', 57_95],
    [1_100, 1.16, 'usd', 12_95],
    [490, 1.16, 'usd', 5_65],
    [34_990, 0.87, 'gbp', 303_95],
    [9_990, 11, 'sek', 1_099_00],
    [12_950, 11.2, 'sek', 1_449_00],
    [890, 11, 'sek', 98_00],
    [2_490, 11, 'sek', 275_00],
    [54_900, 11, 'sek', 6_049_00],
    [12_990, 7.46, 'dkk', 969_00],
    [12_990, 0.93, 'chf', 119_00],
    [34_990, 178, 'jpy', 62_300],
    [990, 178, 'jpy', 1_760],
    [12_990, 93, 'rub', 12_090_00],
    [0, 1.16, 'usd', 0],
    [1, 11, 'sek', 0],
  ] as const)('%d cents of EUR at %d are %s %d', (minorEur, at, code, price) => {
    expect(shopPrice(minorEur, at, code)).toBe(price)
  })

  it('D9.08 are the nearest label, by an independent reading of the rules', () => {
    fc.assert(
      fc.property(cents, rate, currency, (minorEur, at, code) => {
        const { whole: isWhole } = CURRENCY_TABLE[code]
        const money = { currency: code, rate: at, perUnit: minorPerUnit(code), isWhole }
        expect(BigInt(shopPrice(minorEur, at, code))).toBe(labelled(BigInt(minorEur), money))
      }),
      { numRuns: 3_000 },
    )
  })

  it('keep the order of club, active and full price and of the 30-day low', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 5_000 }), rate, currency, (minorEur, more, at, code) => {
        expect(shopPrice(minorEur + more, at, code)).toBeGreaterThanOrEqual(shopPrice(minorEur, at, code))
      }),
      { numRuns: 3_000 },
    )
  })

  it('D9.08 are near the converted amount: within 5 % from ten units on, and never free', () => {
    const wrong: unknown[] = []
    for (const code of CURRENCIES)
      for (let minorEur = 1; minorEur < 300_000; minorEur += 7) {
        const at = CURRENCY_TABLE[code].defaultRate
        const exact = convert(minorEur, at, code)
        const price = shopPrice(minorEur, at, code)
        const isFar = exact >= 10 * minorPerUnit(code) && Math.abs(price - exact) / exact >= 0.05
        if (isFar || (exact > 0 && price <= 0)) wrong.push([code, minorEur, price])
      }
    expect(wrong).toEqual([])
  })

  it('a bound of a search takes exactly the goods that are shown within it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), usualRate, currency, (minor, at, code) => {
        for (const side of ['most', 'below'] as const) {
          const eur = eurOfPrice(minor, at, code, side)
          const fits = (own: number) =>
            side === 'most' ? shopPrice(own, at, code) <= minor : shopPrice(own, at, code) < minor
          if (eur >= 0) expect(fits(eur)).toBe(true)
          expect(fits(eur + 1)).toBe(false)
        }
      }),
    )
  })
})
