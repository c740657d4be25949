import { describe, expect, it } from 'vitest'

import {
  addedDays,
  deliveryTime,
  packaging,
  shippingDays,
  shippingMark,
  showsDeliveryNote,
  showsShippingText,
} from '@/lib/catalog/shipping'

const at = (number: number, string = '1-3') => ({
  shippingTime: { number, string },
  countryName: 'Sweden',
  isCountryBlocked: false,
})

describe('delivery time', () => {
  it('D4.12 check up to 2, circle from 3 to 998', () => {
    expect([0, 2, 3, 998, 999].map(shippingMark)).toEqual(['check', 'check', 'circle', 'circle', null])
  })
  it('D4.12 D3.02 from 30 up, and 999, the text', () => {
    expect([29, 30, 60, 999].map(showsShippingText)).toEqual([false, true, true, true])
    expect(deliveryTime(at(60, '4-6 weeks'))).toEqual({ id: 'text', values: { text: '4-6 weeks' } })
  })
  it('D4.13 D3.02 the range plus the country’s and the ski bundle’s added days', () => {
    expect(
      deliveryTime({
        ...at(2),
        added: [
          { start: 2, end: 4 },
          { start: 1, end: 2 },
        ],
      }),
    ).toEqual({ id: 'business_days', values: { start: 4, end: 9 } })
    expect(deliveryTime(at(3, '5'))).toEqual({ id: 'business_days', values: { start: 5, end: 5 } })
    expect(deliveryTime(at(3, 'on request'))).toEqual({ id: 'text', values: { text: 'on request' } })
    expect(shippingDays('7–3')).toEqual({ start: 3, end: 7 })
    expect(shippingDays('2026-11')).toBeNull()
  })
  it('D4.14 a blocked country is said instead, with the info text', () => {
    expect(deliveryTime({ ...at(2), isCountryBlocked: true, blockInfoText: 'Batteries' })).toEqual({
      id: 'not_shipped_to',
      values: { country: 'Sweden' },
      info: 'Batteries',
    })
    expect(deliveryTime({ ...at(2), isCountryBlocked: true, blockInfoText: '' })).toMatchObject({ info: null })
  })
  it('B3.05 added days of a country from the setting, nothing from a bad one', () => {
    const setting =
      '{"countries":[{"country":"se","start":2,"end":4},{"country":"DE","start":3}],"ski_bundle":{"start":1,"end":2}}'
    expect(addedDays(setting, 'se')).toEqual({ country: { start: 2, end: 4 }, skiBundle: { start: 1, end: 2 } })
    expect(addedDays(setting, 'de').country).toEqual({ start: 3, end: 3 })
    for (const bad of [
      '',
      null,
      undefined,
      '{',
      '[]',
      'null',
      '{"countries":5}',
      '{"countries":[null,{"country":"se","start":-1,"end":"9"}]}',
    ]) {
      expect(addedDays(bad, 'se')).toEqual({ country: { start: 0, end: 0 }, skiBundle: { start: 0, end: 0 } })
    }
  })
})

it('D9.06 the delivery note shows at or below the threshold', () => {
  expect([
    showsDeliveryNote(4999, 5000),
    showsDeliveryNote(5000, 5000),
    showsDeliveryNote(5001, 5000),
    showsDeliveryNote(1, null),
  ]).toEqual([true, true, false, false])
})

it('D5.12 packaging: pieces from 1 up, packages below', () => {
  expect(packaging(3.9)).toEqual({ kind: 'pieces', count: 3 })
  expect(packaging(1)).toEqual({ kind: 'pieces', count: 1 })
  expect([0.5, 0.3, 0.2, 0.1, 0.7].map((n) => packaging(n)?.count)).toEqual([2, 4, 5, 10, 2])
  expect([0, -1, NaN, null, undefined].map(packaging)).toEqual([null, null, null, null, null])
})
