import { describe, expect, it } from 'vitest'
import {
  COUNTRIES,
  COUNTRY_TO_CURRENCY,
  countryName,
  countryOf,
  DEFAULT_TAX_AREA,
  DELIVERY_METHODS,
  EXPORT_TAX_AREA,
  isCountry,
  isPostalCodeBlocked,
} from '@/lib/market/countries'
import { CURRENCIES, CURRENCY_TABLE, isCurrency, minorPerUnit } from '@/lib/market/currencies'
import { LANGUAGES } from '@/lib/market/languages'
import { VAT_RATES } from '@/lib/market/tables/vat-rates'
import { TAX_AREAS, TAX_CLASSES, taxAreaOf, vatRate } from '@/lib/market/tax-areas'

const MEMBERS = 'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se'.split(' ')

describe('countries', () => {
  it('covers every member of the European Union and at least 38 countries', () => {
    expect(
      COUNTRIES.filter((row) => row.isEu)
        .map((row) => row.code)
        .sort(),
    ).toEqual([...MEMBERS].sort())
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(38)
    for (const code of ['no', 'ch', 'gb', 'is', 'us', 'ca', 'jp', 'au', 'ru', 'ua', 'tr'])
      expect(countryOf(code)?.isEu).toBe(false)
  })

  it('lists each country once, with known currency and delivery methods', () => {
    expect(new Set(COUNTRIES.map((row) => row.code)).size).toBe(COUNTRIES.length)
    for (const row of COUNTRIES) {
      expect(row.code).toMatch(/^[a-z]{2}$/)
      expect(isCurrency(row.currency)).toBe(true)
      expect(row.deliveryMethods.length).toBeGreaterThan(0)
      for (const method of row.deliveryMethods) expect(DELIVERY_METHODS).toContain(method)
    }
  })

  it('P3.01 countryToCurrencyCode: own currency where the shop has it, else eur', () => {
    expect(COUNTRY_TO_CURRENCY).toMatchObject({
      se: 'sek',
      dk: 'dkk',
      no: 'nok',
      ch: 'chf',
      gb: 'gbp',
      jp: 'jpy',
      ru: 'rub',
      fi: 'eur',
      hu: 'eur',
      is: 'eur',
    })
  })

  it('store pickup and Finnish methods are for Finland only', () => {
    for (const method of ['store', 'post_fi', 'express_fi'] as const) {
      expect(COUNTRIES.filter((row) => row.deliveryMethods.includes(method)).map((row) => row.code)).toEqual(['fi'])
    }
  })

  it('has a name for every country in every language', () => {
    for (const language of LANGUAGES)
      for (const row of COUNTRIES) expect(countryName(row.code, language)).not.toBe(row.code.toUpperCase())
    expect(countryName('fi', 'fi')).toBe('Suomi')
    expect(countryName('fi', 'sv')).toBe('Finland')
    // What Chromium says, which has no long name of it.
    expect((['en', 'de', 'ru'] as const).map((code) => countryName('hk', code))).toEqual([
      'Hong Kong',
      'Hongkong',
      'Гонконг',
    ])
  })

  it('P9.11 unknown codes are no countries', () => {
    for (const value of ['FI', 'xx', '', null, 'toString']) expect(isCountry(value)).toBe(false)
  })

  it('D5.11 deliveries to Northern Ireland are not allowed', () => {
    for (const code of ['BT1 1AA', 'bt71 6aa', ' BT 1 1AA']) expect(isPostalCodeBlocked('gb', code)).toBe(true)
    expect(isPostalCodeBlocked('gb', 'B1 1AA')).toBe(false)
    expect(isPostalCodeBlocked('gb', 'BTX')).toBe(false)
    expect(isPostalCodeBlocked('fi', 'BT1 1AA')).toBe(false)
  })
})

describe('tax areas', () => {
  it('P9.10 B3.07 Finland is area 1, every member has its own, all others share the export area', () => {
    expect(countryOf('fi')?.taxAreaId).toBe(DEFAULT_TAX_AREA)
    expect(new Set(COUNTRIES.filter((row) => row.isEu).map((row) => row.taxAreaId)).size).toBe(27)
    for (const row of COUNTRIES.filter((country) => !country.isEu)) expect(row.taxAreaId).toBe(EXPORT_TAX_AREA)
    expect(DEFAULT_TAX_AREA).toBe(1)
    expect(TAX_AREAS).toHaveLength(28)
  })

  it('price area 1 is the European Union, 2 is export', () => {
    expect(taxAreaOf(1)).toEqual({ id: 1, priceArea: 1, country: 'fi' })
    expect(taxAreaOf(EXPORT_TAX_AREA)).toEqual({ id: 50, priceArea: 2, country: null })
    expect(taxAreaOf(999)).toBeNull()
  })

  it('B9.21 D9.08 the standard rate of every member, today', () => {
    const today = Object.fromEntries(
      MEMBERS.map((code) => [code, vatRate(countryOf(code)?.taxAreaId ?? 0, 5, '2026-11-20')]),
    )
    expect(today).toEqual({
      at: 20,
      be: 21,
      bg: 20,
      hr: 25,
      cy: 19,
      cz: 21,
      dk: 25,
      ee: 24,
      fi: 25.5,
      fr: 20,
      de: 19,
      gr: 24,
      hu: 27,
      ie: 23,
      it: 22,
      lv: 21,
      lt: 21,
      lu: 17,
      mt: 18,
      nl: 21,
      pl: 23,
      pt: 23,
      ro: 21,
      sk: 23,
      si: 22,
      es: 21,
      se: 25,
    })
  })

  it.each([
    [5, '2024-08-31', 24],
    [5, '2024-09-01', 25.5],
    [1, '2025-12-31', 14],
    [1, '2026-01-01', 13.5],
    [2, '2024-12-31', 10],
    [2, '2025-06-01', 14],
    [2, '2026-01-01', 13.5],
    [4, '2026-01-01', 0],
  ])('B9.21 Finnish class %i on %s is %d %%', (taxClass, day, percent) => {
    expect(vatRate(1, taxClass, day)).toBe(percent)
  })

  it('B9.21 Swedish food is 6 % from April 2026 to the end of 2027', () => {
    expect(['2026-03-31', '2026-04-01', '2027-12-31', '2028-01-01'].map((day) => vatRate(27, 1, day))).toEqual([
      12, 6, 6, 12,
    ])
  })

  it('D9.08 an unknown class counts as class 5, an unknown area is an error, an early day takes the first row', () => {
    expect(vatRate(1, 3, '2026-01-01')).toBe(25.5)
    expect(vatRate(1, 5, '1900-01-01')).toBe(24)
    expect(() => vatRate(999, 5, '2026-01-01')).toThrow(RangeError)
  })

  it('every area has a rate for every class, rows are dated and lawful', () => {
    for (const area of TAX_AREAS)
      for (const taxClass of TAX_CLASSES) expect(vatRate(area.id, taxClass, '2026-11-20')).toBeGreaterThanOrEqual(0)
    for (const row of VAT_RATES) {
      expect(row.validFrom).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(row.ratePercent).toBeLessThanOrEqual(27)
    }
    expect(new Set(VAT_RATES.map((row) => `${row.taxAreaId}/${row.taxClass}/${row.validFrom}`)).size).toBe(
      VAT_RATES.length,
    )
  })
})

describe('currencies', () => {
  it('B9.20 chf czk dkk jpy pln rub sek nok are rounded to whole numbers', () => {
    expect(CURRENCIES.filter((code) => CURRENCY_TABLE[code].whole).sort()).toEqual([
      'chf',
      'czk',
      'dkk',
      'jpy',
      'nok',
      'pln',
      'rub',
      'sek',
    ])
  })

  it('has exponents and default rates', () => {
    expect(minorPerUnit('jpy')).toBe(1)
    expect(minorPerUnit('eur')).toBe(100)
    for (const code of CURRENCIES) expect(CURRENCY_TABLE[code].defaultRate).toBeGreaterThan(0)
    expect(CURRENCY_TABLE.eur.defaultRate).toBe(1)
  })
})
