import { describe, expect, it } from 'vitest'

import { COUNTRIES } from '@/lib/market/countries'
import { paymentMethodsFor } from '@/lib/market/payment-methods'

const ids = (country: string, over = {}) =>
  paymentMethodsFor({ country, isOrganisation: false, allowsCredit: true, ...over }).map(({ id }) => id)

describe('payment methods of a payer', () => {
  it('P1.04 follow the country, without credit first and credit last', () => {
    expect(ids('fi')).toEqual(['bank', 'card', 'mobilepay', 'paypal', 'klarna'])
    expect(ids('se')).toEqual(['bank', 'swish', 'card', 'paypal', 'klarna'])
    expect(ids('jp')).toEqual(['card', 'paypal'])
    const rank = { none: 0, possible: 1, credit: 2 }
    for (const { code: country } of COUNTRIES) {
      const ranks = paymentMethodsFor({ country, isOrganisation: true, allowsCredit: true }).map(
        ({ credit }) => rank[credit],
      )
      expect([country, ranks]).toEqual([country, [...ranks].sort()])
    }
  })

  it('give no credit for gift cards, and an invoice only to organisations in Finland', () => {
    expect(ids('fi', { allowsCredit: false })).toEqual(['bank', 'card', 'mobilepay', 'paypal'])
    expect(ids('fi', { isOrganisation: true })).toContain('invoice')
    expect(ids('de', { isOrganisation: true })).not.toContain('invoice')
  })
})
