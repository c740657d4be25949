import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '@/lib/market/countries'
import { CURRENCIES } from '@/lib/market/currencies'
import { LANGUAGES } from '@/lib/market/languages'
import { decodeMarket, encodeMarket, looksLikeMarket, marketOf, prefixFor } from '@/lib/market/market'

const market = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  country: fc.constantFrom(...COUNTRIES.map((row) => row.code)),
  currency: fc.constantFrom(...CURRENCIES),
})

describe('markets', () => {
  it('every market survives its segment', () => {
    fc.assert(
      fc.property(market, (given) => {
        const segment = encodeMarket(given)
        expect(decodeMarket(segment)).toMatchObject(given)
        expect(looksLikeMarket(segment)).toBe(true)
      }),
    )
  })

  it('carries the tax area of its country', () => {
    expect(decodeMarket('sv.se.sek')).toEqual({ language: 'sv', country: 'se', currency: 'sek', taxAreaId: 27 })
    expect(decodeMarket('fi.fi.eur')?.taxAreaId).toBe(1)
    expect(marketOf('en', 'us', 'usd')?.taxAreaId).toBe(50)
  })

  it('gives the same object for the same segment', () => {
    expect(decodeMarket('de.at.eur')).toBe(decodeMarket('de.at.eur'))
  })

  it.each([
    '',
    'sv',
    'sv.se',
    'sv.se.sek.x',
    'SV.se.sek',
    'xx.se.sek',
    'sv.xx.sek',
    'sv.se.xxx',
    'sv.se.sek/',
    '..',
    'favicon.ico',
    'sv.toString.sek',
    ' sv.se.sek',
  ])('%j is no market', (segment) => expect(decodeMarket(segment)).toBeNull())

  it('only what encodeMarket gives is decoded', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const found = decodeMarket(text)
        if (found) expect(encodeMarket(found)).toBe(text)
      }),
    )
  })

  it('Finnish has no prefix, the others their code', () => {
    expect(LANGUAGES.map(prefixFor)).toEqual(['/en', '', '/sv', '/de', '/fr', '/ru'])
  })
})
