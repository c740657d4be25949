import { describe, expect, it } from 'vitest'

import { AREAS, pickAreas } from '@/lib/messages/areas'
import { priceFormatter } from '@/lib/intl/price'
import { marketValue } from '@/lib/intl/market-value'
import { marketOf } from '@/lib/market/market'

const message = [{ type: 0 as const, value: 'x' }]

describe('areas', () => {
  it('picks by the id’s area, not by its beginning', () => {
    const messages = { 'cart.a': message, 'cartoon.a': message, 'grid.a': message }
    expect(Object.keys(pickAreas(messages, ['cart']))).toEqual(['cart.a'])
    expect(new Set(AREAS).size).toBe(AREAS.length)
  })
})

describe('market in the browser', () => {
  it('carries prefix, locale, rate and the addresses of the static routes', () => {
    const market = marketOf('sv', 'se', 'sek')
    if (!market) throw new Error('sv.se.sek is a market')
    const value = marketValue(market, 11.2)
    expect([value.prefix, value.locale, value.currencyRate, value.routes.checkout, value.routes.home]).toEqual([
      '/sv',
      'sv-SE',
      11.2,
      '/sv/kassa/',
      '/sv/',
    ])
  })

  it('B9.20 prices: converted with the rate, whole amounts without decimals, sek whole', () => {
    const text = (value: string) => value.replace(/\u00a0|\u202f/g, ' ')
    expect(text(priceFormatter({ currency: 'eur', language: 'fi' }, 1)(12_900))).toBe('129 €')
    expect(text(priceFormatter({ currency: 'eur', language: 'fi' }, 1)(12_950))).toBe('129,50 €')
    expect(text(priceFormatter({ currency: 'sek', language: 'sv' }, 11.2)(12_950))).toBe('1 449 kr')
  })
})
