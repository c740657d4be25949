import { describe, expect, it } from 'vitest'

import { creditorReference } from '@/lib/backend/flows/mail/invoice-terms'
import { invoiceDue } from '@/lib/backend/domain/orders/invoice-due'

describe('P9.17 the reference of an invoice', () => {
  it('is a creditor reference around the national one', () => {
    // 123 with weights 1, 3, 7 from the left is 28, so its check digit is 2.
    expect(creditorReference(123)).toMatch(/^RF\d\d 1232$/)
    for (const id of [1, 42, 123, 99_999, 1_234_567]) {
      const plain = creditorReference(id).replaceAll(' ', '')
      expect(plain).toMatch(/^RF\d{2}\d{4,}$/)
      expect(BigInt(`${plain.slice(4)}2715${plain.slice(2, 4)}`) % 97n).toBe(1n)
    }
  })
})

describe('P9.17 D9.10 the term of an invoice', () => {
  it('is fourteen days, or what the organisation has agreed', () => {
    const created = '2026-11-20T10:00:00Z'
    expect(invoiceDue({ created, invoice_days: null })).toEqual({ days: 14, due: '2026-12-04T10:00:00.000Z' })
    expect(invoiceDue({ created, invoice_days: 30 })).toEqual({ days: 30, due: '2026-12-20T10:00:00.000Z' })
  })
})
