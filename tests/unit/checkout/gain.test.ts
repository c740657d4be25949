/**
 * The short version of `npm run test:gain`: in every currency, with and without a card that is about to expire, sequences of up to eight
 * actions (orders with every kind of cart, paid with money or gift cards, cancellations, returns, exchanges).
 */
import { describe, expect, it } from 'vitest'

import { CURRENCIES } from '@/lib/market/currencies'
import { largestMinorUnit, searchGain } from '../../support/gain/search'

describe('check D5 no sequence of orders, returns and gift cards makes money', () => {
  it.each(CURRENCIES)('check D5 %s: at most one minor unit', (currency) => {
    const currencies = [currency]
    for (const present of [false, true]) {
      const found = searchGain({ currencies, depth: 8, maxOrders: 4, present, width: 16 })
      expect(found.steps).toBeGreaterThan(500)
      expect(found.gain, found.words.join(', ')).toBeLessThan(largestMinorUnit(currencies) + 0.001)
    }
  })
})
