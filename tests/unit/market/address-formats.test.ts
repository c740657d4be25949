import { describe, expect, it } from 'vitest'

import { addressFormat, postalCodeProblem } from '@/lib/market/address-formats'
import { COUNTRIES } from '@/lib/market/countries'

const isPossible = (country: string, code: string) => postalCodeProblem(country, code) === null

describe('the postal code belongs to the delivery country', () => {
  it('P3.10 a code of Helsinki is none of a country without VAT that has five digits, where its ranges differ', () => {
    const five = ['us', 'kr', 'ua', 'tr', 'rs', 'me', 'ba', 'il']
    expect(five.filter((country) => isPossible(country, '00100'))).toEqual([])
    // Puerto Rico and the Virgin Islands, to which the shop does not deliver, have the codes of more districts of Helsinki.
    expect(['00601', '00610', '00840', '00990', '00999'].filter((code) => isPossible('us', code))).toEqual([])
    expect(['rs', 'me', 'ba', 'il'].filter((country) => isPossible(country, '90100'))).toEqual([])
  })

  it('P3.10 every example, and the first and last codes of these countries, are possible', () => {
    for (const { code } of COUNTRIES) {
      const { example } = addressFormat(code)
      if (example !== null) expect([code, isPossible(code, example)]).toEqual([code, true])
    }
    const edges = {
      us: ['00501', '00544', '01001', '99950', '10001-1234'],
      kr: ['01000', '63644'],
      ua: ['01001', '99999'],
      tr: ['01000', '81999'],
      rs: ['11000', '38999'],
      me: ['81000', '85999'],
      ba: ['70101', '89999'],
      il: ['1029200', '9999999'],
    }
    for (const [country, codes] of Object.entries(edges))
      expect(codes.filter((code) => !isPossible(country, code))).toEqual([])
  })
})
