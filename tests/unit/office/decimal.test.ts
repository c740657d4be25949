import { describe, expect, it } from 'vitest'

import { centsText, decimalText } from '@/components/office/decimal'
import { parseCents } from '@/lib/catalog/variant-grid'

describe('numbers in controls', () => {
  it.each([
    ['fi-FI', 5990, '59,90'],
    ['de-DE', 129_900, '1299,00'],
    ['ru-RU', 5, '0,05'],
    ['en-US', 5990, '59.90'],
  ])('have the sign of the language and none between thousands: %s', (locale, cents, text) => {
    expect(centsText(locale, cents)).toBe(text)
    expect(parseCents(text)).toBe(cents)
  })

  it.each([
    ['59,90', 5990],
    ['59.9', 5990],
    ['1\u00a0299,00 €', 129_900],
    ['1.299,00', 129_900],
    ['1,299.00', 129_900],
    ['0', 0],
    ['1,234', null],
    ['2.490', null],
    ['1.290.000', 129_000_000],
    ['much', null],
    ['', null],
  ])('are read as people and spreadsheets write them: %s', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it('below zero are written with the sign of keyboards', () => {
    expect(decimalText('fi-FI', -60.25)).toBe('-60,25')
  })
})
