import { describe, expect, it } from 'vitest'

import { BadCell } from '@/lib/backend/flows/import/product/faults'
import { cents, momentOf, units } from '@/lib/backend/flows/import/readers/cells'

const read = <T>(work: () => T): T | string => {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof BadCell)) throw error
    return error.reason.code
  }
}

describe('issue 17 cells of files from other countries', () => {
  it.each([
    ['1299', 129_900],
    ['12.5', 1250],
    ['9.9900', 999],
    ['0.490', 49],
    ['1234.500', 123_450],
    ['2.490', 'price_unclear'],
    ['12.500', 'price_unclear'],
    ['1.299,00', 'not_price'],
    ['1,299.00', 'not_price'],
    ['1e3', 'not_price'],
    ['-5', 'not_price'],
    ['0.00', 'not_above_zero'],
    ['99999999', 'not_above_zero'],
  ])('a price that could be thousands is not guessed at: %s', (text, expected) => {
    expect(read(() => cents(text, 'Price'))).toBe(expected)
  })

  it('a comma is the sign of the fraction where it cannot divide thousands', () => {
    expect(read(() => cents('1299,90', 'Price'))).toBe(129_990)
    expect(read(() => cents('2,490', 'Price'))).toBe('price_unclear')
  })

  it.each([
    ['1000', 1000],
    ['5.0', 5],
    ['-3', 0],
    ['2.000', 'not_whole'],
    ['2,000', 'not_whole'],
  ])('units that could be thousands are not guessed at: %s', (text, expected) =>
    expect(read(() => units(text, 'Quantity'))).toBe(expected),
  )

  it.each([
    ['2026-12-01', '2026-11-30T22:00:00.000Z'],
    ['2026-07-01 08:30', '2026-07-01T05:30:00.000Z'],
    ['2026-12-01T08:30:00Z', '2026-12-01T08:30:00.000Z'],
    ['2026-12-01T08:30-0800', '2026-12-01T16:30:00.000Z'],
    ['2026-12-01T08:30+02:00', '2026-12-01T06:30:00.000Z'],
    ['1.12.2026', 'not_day'],
    ['01/12/2026', 'not_day'],
    ['2026-02-31', 'not_day'],
    ['2026-12-01 25:00', 'not_day'],
    ['1.12.2026Z', 'not_day'],
  ])('a day is of the shop’s time, and its order is never guessed: %s', (text, expected) => {
    const at = read(() => momentOf(text, 'Valid from'))
    expect(typeof at === 'string' ? at : at.toISOString()).toBe(expected)
  })
})
