import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_TABLE, type Currency } from '@/lib/market/currencies'
import { convert, currencySymbol, formatPercent, formatPrice } from '@/lib/market/format'
import { LANGUAGES } from '@/lib/market/languages'

const currency = fc.constantFrom(...CURRENCIES)
/** A rate as the settings write it: at most six decimals. */
const micros = fc.integer({ min: 1, max: 500_000_000 })

/** The same rule in rational arithmetic: cents/100 · micros/10⁶ units, in steps of a whole unit or of a minor unit, half away from zero. */
function exact(minorEur: number, rateMicros: number, code: Currency): bigint {
  const { exponent, whole } = CURRENCY_TABLE[code]
  const perUnit = 10n ** BigInt(exponent)
  const step = whole ? perUnit : 1n
  const numerator = BigInt(minorEur) * BigInt(rateMicros) * perUnit
  const denominator = 100n * 1_000_000n * step
  const magnitude = numerator < 0n ? -numerator : numerator
  const quotient = magnitude / denominator
  const steps = (magnitude % denominator) * 2n >= denominator ? quotient + 1n : quotient
  return (numerator < 0n ? -steps : steps) * step
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

describe('convert', () => {
  it('B9.20 equals exact rational arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), micros, currency, (minor, rate, code) => {
        const expected = exact(minor, rate, code)
        fc.pre(expected <= BigInt(Number.MAX_SAFE_INTEGER) && expected >= BigInt(Number.MIN_SAFE_INTEGER))
        expect(BigInt(convert(minor, rate / 1_000_000, code))).toBe(expected)
      }),
      { numRuns: 5_000 },
    )
  })

  it('B9.20 is symmetric about zero and never gives −0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), micros, currency, (minor, rate, code) => {
        expect(convert(-minor, rate / 1_000_000, code)).toBe(0 - convert(minor, rate / 1_000_000, code))
      }),
    )
    expect(Object.is(convert(-0, 1, 'eur'), 0)).toBe(true)
    expect(Object.is(convert(-1, 0.1, 'sek'), 0)).toBe(true)
  })

  it('B9.20 never falls when the amount rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        micros,
        currency,
        (minor, more, rate, code) => {
          expect(convert(minor + more, rate / 1_000_000, code)).toBeGreaterThanOrEqual(
            convert(minor, rate / 1_000_000, code),
          )
        },
      ),
    )
  })

  it.each([['chf'], ['czk'], ['dkk'], ['pln'], ['rub'], ['sek'], ['nok']] as const)(
    'B9.20 %s comes out in whole units',
    (code) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100_000_000 }), micros, (minor, rate) => {
          expect(convert(minor, rate / 1_000_000, code) % 100).toBe(0)
        }),
      )
    },
  )

  it.each([
    [1995, 1, 'eur', 1995],
    [5, 0.1, 'eur', 1], // 0.5 cents away from zero
    [-5, 0.1, 'eur', -1],
    [4, 0.1, 'eur', 0],
    [100, 1.005, 'usd', 101], // 100.5 cents: binary floats alone would say 100
    [1995, 11, 'sek', 21_900], // 219.45 kr
    [450, 11, 'sek', 5000], // 49.50 kr
    [1995, 178, 'jpy', 3551], // 3551.1 yen
    [9_007_199_254_740_991, 1, 'eur', 9_007_199_254_740_991],
  ] as const)('B9.20 %d cents at %d to %s are %d', (minor, rate, code, expected) => {
    expect(convert(minor, rate, code)).toBe(expected)
  })

  it('refuses what is no amount and no rate', () => {
    for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => convert(minor, 1, 'eur')).toThrow(RangeError)
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-9])
      expect(() => convert(1, rate, 'eur')).toThrow(RangeError)
    expect(() => convert(9_007_199_254_740_991, 100, 'eur')).toThrow(RangeError)
  })
})

describe('formatPrice', () => {
  it.each([
    [1990, 'eur', 'fi', '19,90 €'],
    [2000, 'eur', 'fi', '20 €'],
    [2000, 'eur', 'en', '€20'],
    [123456, 'eur', 'de', '1.234,56 €'],
    [123400, 'sek', 'sv', '1 234 kr'],
    [2050, 'usd', 'en', '$20.50'],
    [3551, 'jpy', 'en', '¥3,551'],
    [990000, 'rub', 'ru', '9 900 ₽'],
    [1990, 'eur', 'fr', '19,90 €'],
    [0, 'eur', 'fi', '0 €'],
    [-0, 'eur', 'fi', '0 €'],
    [-1990, 'eur', 'fi', '−19,90 €'],
  ] as const)('B9.20 %d minor units of %s in %s are %s', (minor, code, language, text) => {
    expect(plain(formatPrice(minor, code, language))).toBe(text)
  })

  it.each([
    [500, 'eur', 'fi', '5,00 €'],
    [490, 'eur', 'fi', '4,90 €'],
    [1400, 'eur', 'sv', '14,00 €'],
    [500, 'eur', 'de', '5,00 €'],
    [500, 'eur', 'fr', '5,00 €'],
    [500, 'eur', 'ru', '5,00 €'],
    [500, 'eur', 'en', '€5.00'],
    [500, 'gbp', 'en', '£5.00'],
    [5500, 'sek', 'sv', '55 kr'],
    [900, 'jpy', 'en', '¥900'],
  ] as const)('D9.08 a delivery for %d minor units of %s in %s costs %s', (minor, code, language, text) => {
    expect(plain(formatPrice(minor, code, language, 'delivery'))).toBe(text)
  })

  it('B9.20 whole amounts show no decimals, others two, in every language and currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        currency,
        fc.constantFrom(...LANGUAGES),
        (minor, code, language) => {
          const decimals = /[.,](\d{2})(?!\d)/.exec(formatPrice(minor, code, language))
          const isWhole = minor % (CURRENCY_TABLE[code].exponent === 0 ? 1 : 100) === 0
          expect(decimals?.[1] ?? null).toBe(isWhole ? null : String(minor % 100).padStart(2, '0'))
        },
      ),
    )
  })

  it('symbols come from Intl', () => {
    expect(currencySymbol('eur', 'fi')).toBe('€')
    expect(currencySymbol('sek', 'sv')).toBe('kr')
    expect(currencySymbol('usd', 'en')).toBe('$')
  })

  it('B9.21 VAT percentages', () => {
    expect(plain(formatPercent(25.5, 'fi'))).toBe('25,5 %')
    expect(formatPercent(24, 'en')).toBe('24%')
    expect(plain(formatPercent(-0, 'sv'))).toBe('0 %')
  })
})
