import { describe, expect, it } from 'vitest'

import { BUSINESS_ID_EXAMPLES } from '@/lib/market/business-id-examples'
import { isBusinessId, isEinvoiceAddress, isEinvoiceOperator, isVatNumber } from '@/lib/market/company-numbers'

describe('company numbers (P3.10)', () => {
  it('business ids: length and check digit', () => {
    expect(['0112038-9', '01120389', ' 0112038 - 9 '].map((id) => isBusinessId(id, 'fi'))).toEqual([true, true, true])
    expect(['0112038-8', '011203-9', '0112038-99', 'FI01120389', ''].map((id) => isBusinessId(id, 'fi'))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect([isBusinessId('556703-7485', 'se'), isBusinessId('556703-7484', 'se')]).toEqual([true, false])
    expect([isBusinessId('HRB 12345', 'de'), isBusinessId('x', 'de')]).toEqual([true, false])
  })

  it('every example of a business id is one', () => {
    const examples = Object.entries(BUSINESS_ID_EXAMPLES)
    expect(examples.length).toBe(3)
    for (const [code, example] of examples) expect([code, isBusinessId(example, code)]).toEqual([code, true])
  })

  it('VAT numbers: of the country, or of another one by its prefix', () => {
    expect(
      ['FI01120389', '01120389', 'FI 0112038-9', 'SE556703748501', 'DE136695976'].map((number) =>
        isVatNumber(number, 'fi'),
      ),
    ).toEqual([true, true, true, true, true])
    expect(['FI01120388', 'SE556703748401', 'DE136695977', 'F', ''].map((number) => isVatNumber(number, 'fi'))).toEqual(
      [false, false, false, false, false],
    )
    expect([isVatNumber('EL094259216', 'gr'), isVatNumber('094259216', 'gr'), isVatNumber('094259217', 'gr')]).toEqual([
      true,
      true,
      false,
    ])
    expect([isVatNumber('KR1234567890', 'kr'), isVatNumber('1234567890', 'kr')]).toEqual([true, true])
  })

  it('e-invoices: OVT with a business id in it, IBAN, operator', () => {
    expect(
      ['003701120389', '00370112038912345', '0216:003701120389', 'FI2112345600000785', '6430025700008'].map(
        isEinvoiceAddress,
      ),
    ).toEqual([true, true, true, true, true])
    expect(['003701120388', '0037', 'a@b.fi', ''].map(isEinvoiceAddress)).toEqual([false, false, false, false])
    expect(
      ['NDEAFIHH', '003721291126', 'BAWCFI22', 'x', 'a b c d e f g h i j k l m n o p q r s t u'].map(
        isEinvoiceOperator,
      ),
    ).toEqual([true, true, true, false, false])
  })
})
