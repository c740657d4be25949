import { describe, expect, it } from 'vitest'

import { arrivalsOf, arrivalOfAll } from '@/lib/backend/flows/checkout/arrival'
import { contractArrivals } from '@/lib/backend/domain/delivery/arrivals'
import type { Quote } from '@/lib/backend/flows/checkout/quote-types'
import type { DeliveryMethod } from '@/lib/backend/domain/delivery/read-settings'
import type { DeliveryKind } from '@/lib/order/delivery-kinds'
import { arrivalTexts, collectionsOf } from '@/lib/cart/arrival'

const FRIDAY = '2026-11-20T10:00'
const SATURDAY = '2026-11-21T10:00'
type Kind = DeliveryMethod['kind']
const method = (kind: Kind, min: number, max: number): DeliveryMethod => ({
  id: kind,
  names: {},
  descriptions: {},
  kind,
  price_eur: 0,
  free_from_eur: null,
  min_days: min,
  max_days: max,
  is_green: false,
  postal_codes: null,
})

interface Goods {
  number: number
  text: string
  amount?: number
  bundle?: object
}
/** As far as a promise looks at it: each row one product, or the members of a bundle. */
function quote(
  rows: readonly (Goods | readonly Goods[])[],
  by: DeliveryMethod | null,
  { now = FRIDAY, country = 'fi', added = { start: 0, end: 0 }, cards = [] as boolean[] } = {},
): Quote {
  const members = rows.map((row) => (Array.isArray(row) ? (row as readonly Goods[]) : [row as Goods]))
  return {
    country,
    rows: members.map((goods) => ({
      amount: goods[0]?.amount ?? 1,
      bundle: goods[0]?.bundle ?? null,
      variants: goods.map(({ number, text }) => ({ shippingNumber: number, shippingString: text })),
    })),
    giftCardRows: cards.map((isPrinted) => ({ isPrinted })),
    selected: by && { method: by },
    settings: { localTime: now, addedDays: added, skiBundleDays: { start: 1, end: 2 } },
  } as unknown as Quote
}
const STOCK = { number: 2, text: '1-3' }
const SUPPLIER = { number: 10, text: '7-12' }
const PARCEL = method('locker', 1, 3)
const STORE = method('store', 0, 3)
const asked = (
  rows: Parameters<typeof quote>[0],
  by: DeliveryMethod | null,
  more: Parameters<typeof quote>[2] & { isSplit?: boolean; isExpressPickup?: boolean } = {},
) =>
  arrivalsOf(quote(rows, by, more), { isSplit: more.isSplit ?? false, isExpressPickup: more.isExpressPickup ?? false })
const days = (...args: Parameters<typeof asked>) => asked(...args).map(({ from, to }) => [from, to])

describe('P3.06 D4.10 what an order is promised for', () => {
  it('the goods leave, then they are on the road: working days, the slowest of them, with what the country adds', () => {
    expect(days([STOCK], PARCEL)).toEqual([['2026-11-24', '2026-11-30']])
    expect(days([STOCK, SUPPLIER], PARCEL)).toEqual([['2026-12-02', '2026-12-11']])
    expect(days([STOCK], PARCEL, { added: { start: 1, end: 2 } })).toEqual([['2026-11-25', '2026-12-02']])
    expect(days([STOCK], PARCEL, { now: SATURDAY })).toEqual([['2026-11-24', '2026-11-30']])
    expect(days([STOCK, { ...SUPPLIER, amount: 0 }], PARCEL)).toEqual([['2026-11-24', '2026-11-30']])
  })

  it('public holidays are left out: those of Finland while it is packed, those of its country on the road', () => {
    expect(days([STOCK], PARCEL, { now: '2026-12-22T10:00' })).toEqual([['2026-12-28', '2027-01-04']])
    expect(days([STOCK], STORE, { now: '2026-06-18T10:00' })).toEqual([['2026-06-22', '2026-06-24']])
    // Independence Day is Finland's alone, Unity Day Germany's, the National Day Sweden's.
    expect(days([STOCK], PARCEL, { now: '2027-12-02T10:00' })).toEqual([['2027-12-07', '2027-12-13']])
    expect(days([STOCK], PARCEL, { now: '2027-12-02T10:00', country: 'de' })).toEqual([['2027-12-06', '2027-12-13']])
    expect(days([STOCK], PARCEL, { now: '2028-09-29T10:00' })).toEqual([['2028-10-03', '2028-10-09']])
    expect(days([STOCK], PARCEL, { now: '2028-09-29T10:00', country: 'de' })).toEqual([['2028-10-04', '2028-10-09']])
    expect(days([STOCK], PARCEL, { now: '2028-06-02T10:00', country: 'se' })).toEqual([['2028-06-07', '2028-06-12']])
  })

  it('D4.21 a ski package goes through the workshop, and leaves with its slowest member', () => {
    expect(days([[{ ...STOCK, bundle: { skiSport: 'alpine' } }, STOCK]], PARCEL)).toEqual([
      ['2026-11-25', '2026-12-02'],
    ])
  })

  it('express and stores count from the order for what leaves at once; what a supplier sends has to come first', () => {
    const express = method('express', 0, 1)
    expect(days([STOCK], express)).toEqual([['2026-11-20', '2026-11-23']])
    expect(days([STOCK], express, { now: '2026-11-20T12:00' })).toEqual([['2026-11-23', '2026-11-24']])
    expect(days([STOCK], STORE)).toEqual([['2026-11-23', '2026-11-25']])
    expect(days([SUPPLIER], STORE)).toEqual([['2026-12-01', '2026-12-11']])
    expect(arrivalOfAll(quote([STOCK, SUPPLIER], null), STORE)).toMatchObject({ to: '2026-12-11' })
  })

  it('split: what is in stock first, the rest later; each parcel names its lines, gift cards by e-mail are in none', () => {
    const rows = [STOCK, [SUPPLIER, STOCK], { ...STOCK, number: 1 }]
    expect(asked(rows, PARCEL, { isSplit: true, cards: [true, false] })).toEqual([
      { from: '2026-11-24', to: '2026-11-30', text: '', lines: [1, 4, 5] },
      { from: '2026-12-02', to: '2026-12-11', text: '', lines: [2, 3] },
    ])
    expect(asked([STOCK, STOCK], PARCEL, { isSplit: true })).toHaveLength(1)
    expect(asked([SUPPLIER, { number: 4, text: '3-5' }], PARCEL, { isSplit: true }).map(({ lines }) => lines)).toEqual([
      [2],
      [1],
    ])
  })

  it('without days the goods’ own words are kept; nothing is promised without a delivery, by e-mail and for express pickup', () => {
    expect(asked([STOCK, { number: 60, text: 'In autumn' }], PARCEL)).toEqual([
      { from: null, to: null, text: 'In autumn', lines: [1, 2] },
    ])
    expect(asked([STOCK], null)).toEqual([])
    expect(asked([], PARCEL, { cards: [false] })).toEqual([])
    expect(asked([STOCK], STORE, { isExpressPickup: true })).toEqual([])
    expect(asked([STOCK], PARCEL, { isExpressPickup: true })).toHaveLength(1)
  })

  it('in the shopper’s language; several parcels name what is in them, each thing once', () => {
    const one = [{ from: '2026-11-24', to: '2026-11-26', text: '', lines: [1] }]
    const texts = (locale: string) =>
      arrivalTexts(
        contractArrivals(one, () => 'Jacket'),
        locale,
      )
        .join()
        .replace(/\s+/g, ' ')
    expect(['fi-FI', 'sv-SE', 'de-DE', 'fr-FR', 'ru-RU', 'en-US'].map(texts)).toEqual([
      '24.–26.11.',
      '24–26 nov.',
      '24.–26. Nov.',
      '24–26 nov.',
      '24–26 нояб.',
      'Nov 24 – 26',
    ])
    // No line ends between a day and its month.
    expect(
      arrivalTexts(
        contractArrivals(one, () => 'Jacket'),
        'ru-RU',
      ).join(),
    ).not.toMatch(/[ \u2009]/)
    const two = [
      { from: '2026-11-24', to: '2026-11-24', text: '', lines: [1, 2] },
      { from: null, to: null, text: 'In autumn', lines: [3] },
    ]
    expect(
      arrivalTexts(
        contractArrivals(two, (line) => (line < 3 ? 'Jacket' : 'Tent')),
        'fi-FI',
      ),
    ).toEqual(['24.11. (Jacket)', 'In autumn (Tent)'])
  })
})

describe('P3.06 what is fetched from a store', () => {
  it('waits once it is paid, until it is fetched or called off', () => {
    const arrivals = [{ from: '2026-11-24', to: '2026-11-24', text: '', names: [] }]
    const waits = (status: Parameters<typeof collectionsOf>[0]['status'], by: DeliveryKind = 'store') =>
      collectionsOf({ delivery_kind: by, status, ready_from: null, arrivals }).length === 1
    const all = [
      'pending_payment',
      'paid',
      'packed',
      'sent',
      'delivered',
      'cancelled',
      'expired',
      'payment_failed',
    ] as const
    expect(all.filter((status) => waits(status))).toEqual(['paid', 'packed', 'sent'])
    expect(waits('paid', 'locker')).toBe(false)
  })
})
