import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  cheapest,
  fromPrefix,
  offerEnds,
  offerEndText,
  priceOf,
  priceType,
  recordOf,
  ribbonLabel,
  ribbonPercent,
  showsClubHint,
  shownPrice,
  vatNote,
  vatPercent,
} from '@/lib/catalog/price'
import type { PriceRecord } from '@/lib/contract/schemas/common'
import { shopPrice } from '@/lib/market/shop-price'

const record = (over: Partial<PriceRecord> = {}): PriceRecord => ({
  active: 10_000,
  regular: 10_000,
  club: null,
  discount_value: null,
  discount_free: null,
  lowest_30_days: null,
  ...over,
})
const plain = { isOutlet: false, discountsAllowed: true }
const euros = (minorEur: number) => minorEur
const crowns = (minorEur: number) => shopPrice(minorEur, 11, 'sek')

describe('price type', () => {
  it('D4.36 outlet wins over everything', () => {
    expect(priceType(record({ active: 5000, club: 4000 }), { ...plain, isOutlet: true })).toBe('outlet')
  })
  it('D3.04 D4.36 what belongs to the outlet has its type, reduced or not', () => {
    expect(priceType(record(), { ...plain, isOutlet: true })).toBe('outlet')
    expect(priceType(record(), { isOutlet: true, discountsAllowed: false })).toBe('outlet')
  })
  it('D4.36 discount needs active below regular, discounts allowed and no cheaper club price', () => {
    expect(priceType(record({ active: 8000 }), plain)).toBe('discount')
    expect(priceType(record({ active: 8000 }), { ...plain, discountsAllowed: false })).toBe('normal')
    expect(priceType(record({ active: 8000, club: 7900 }), plain)).toBe('club')
    expect(priceType(record({ active: 8000, club: 8000 }), plain)).toBe('discount')
  })
  it('D4.36 club when the club price is below the active price', () => {
    expect(priceType(record({ club: 9000 }), plain)).toBe('club')
    expect(priceType(record({ club: 10_000 }), plain)).toBe('normal')
  })
  it('D4.36 outdoor when active is below discount_free and below the club price', () => {
    expect(priceType(record({ discount_free: 12_000, club: 11_000 }), plain)).toBe('outdoor')
    expect(priceType(record({ discount_free: 12_000 }), plain)).toBe('outdoor')
    expect(priceType(record({ discount_free: 12_000, club: 10_000 }), plain)).toBe('normal')
    expect(priceType(record({ discount_free: 10_000 }), plain)).toBe('normal')
  })
})

describe('reductions', () => {
  it('D4.39 announces a reduction with its percentage of the 30-day low', () => {
    expect(priceOf(record({ active: 8000, lowest_30_days: 9000 }), plain)).toEqual({
      active: 8000,
      reference: 9000,
      regular: 10_000,
      club: null,
      lowest30: 9000,
      type: 'discount',
      ribbon: 11,
    })
  })
  it('D4.39 no percentage below 5 %, and none is rounded up to it', () => {
    expect(ribbonPercent(10_000, 9501)).toBeNull()
    expect(ribbonPercent(10_000, 9500)).toBe(5)
    expect(ribbonPercent(10_000, 8001)).toBe(19)
    expect(ribbonPercent(0, 0)).toBeNull()
  })
  it('B9.21 a shorter history or a low at or under the active price announces nothing', () => {
    for (const lowest_30_days of [null, 8000, 7000]) {
      expect(priceOf(record({ active: 8000, lowest_30_days }), plain)).toMatchObject({
        type: 'discount',
        reference: null,
        lowest30: null,
        ribbon: null,
      })
    }
  })
  it('law, reductions: a price that equals its regular price announces nothing, whatever it cost before', () => {
    expect(priceOf(record({ active: 10_000, lowest_30_days: 12_000 }), plain)).toMatchObject({
      type: 'normal',
      reference: null,
      lowest30: null,
      ribbon: null,
    })
  })
  it('D3.04 the reduction of an outdoor price is one from the price without discounts, not from the regular one', () => {
    const outdoor = { discount_free: 12_000, lowest_30_days: 11_500 }
    expect(priceOf(record(outdoor), plain)).toEqual({
      active: 10_000,
      reference: 11_500,
      regular: 12_000,
      club: null,
      lowest30: 11_500,
      type: 'outdoor',
      ribbon: 13,
    })
    // A price without discounts that is below the regular one makes no reduction of it.
    expect(priceOf(record({ ...outdoor, discount_free: 9000 }), plain)).toMatchObject({ type: 'normal', ribbon: null })
  })
  it('D4.36 a model without announced discounts shows none, in the outlet neither', () => {
    const off = { isOutlet: true, discountsAllowed: false }
    expect(priceOf(record({ active: 8000, lowest_30_days: 10_000 }), off)).toMatchObject({
      reference: null,
      ribbon: null,
    })
  })
  it('never announces more than the law allows', () => {
    const cents = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.option(cents),
        fc.option(cents),
        fc.option(cents),
        fc.boolean(),
        fc.boolean(),
        (active, regular, club, free, low, isOutlet, isMember) => {
          const row = record({ active, regular, club, discount_free: free, lowest_30_days: low })
          const price = priceOf(row, { isOutlet, discountsAllowed: true, club: isMember })
          if (price.ribbon !== null) {
            expect(price.ribbon).toBeGreaterThanOrEqual(5)
            expect(price.active).toBeLessThanOrEqual(Math.ceil(low! * (1 - price.ribbon / 100)))
          }
          if (price.reference !== null) expect(price.reference).toBeGreaterThanOrEqual(price.active)
          expect(price.club === null || price.club < active).toBe(true)
        },
      ),
    )
  })
})

describe('club price', () => {
  const clubPrice = priceOf(record({ club: 8000 }), plain)
  it('D4.37 a guest sees the general price and is told the club price', () => {
    expect(clubPrice).toMatchObject({ active: 10_000, reference: 10_000, club: 8000, type: 'club' })
    expect(shownPrice(clubPrice, 'guest', 'fi', euros)).toEqual({
      active: 10_000,
      struck: null,
      lowest30: null,
      percent: null,
      clubHint: 8000,
    })
  })
  it('D4.37 no hint without a reference, without a club price, for other types or for the logged-in', () => {
    expect(showsClubHint({ ...clubPrice, reference: null }, 'guest')).toBe(false)
    expect(showsClubHint({ ...clubPrice, club: null }, 'guest')).toBe(false)
    expect(showsClubHint({ ...clubPrice, type: 'discount' }, 'guest')).toBe(false)
    expect(showsClubHint(clubPrice, 'customer')).toBe(false)
    expect(showsClubHint(clubPrice, 'club')).toBe(false)
  })
  it('B6.01 a club account sees the club price as the active one, with the general price crossed out', () => {
    expect(shownPrice(clubPrice, 'club', 'fi', euros)).toMatchObject({ active: 8000, struck: 10_000, clubHint: null })
    expect(priceOf(record({ club: 8000 }), { ...plain, club: true })).toMatchObject({ active: 8000, reference: 10_000 })
    expect(shownPrice(clubPrice, 'customer', 'fi', euros)).toMatchObject({ active: 10_000, struck: null })
  })
  it('B6.01 what a cached price shows a member equals the price made for a member', () => {
    const cents = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.option(cents),
        fc.option(cents),
        fc.option(cents),
        fc.boolean(),
        (active, regular, club, free, low, isOutlet) => {
          const row = record({ active, regular, club, discount_free: free, lowest_30_days: low })
          const cached = shownPrice(priceOf(row, { isOutlet, discountsAllowed: true }), 'club', 'fi', euros)
          const own = priceOf(row, { isOutlet, discountsAllowed: true, club: true })
          expect(cached.active).toBe(own.active)
          expect(cached.percent).toBe(own.ribbon)
          expect(cached.struck).toBe(own.reference !== null && own.reference > own.active ? own.reference : null)
        },
      ),
    )
  })
  it('issue 15 in every country the 30-day low is struck, and the regular price above it never', () => {
    const reduced = priceOf(record({ active: 37_900, regular: 44_900, lowest_30_days: 39_900 }), plain)
    for (const country of ['fi', 'se', 'de', 'fr', 'gb'])
      expect(shownPrice(reduced, 'guest', country, euros)).toMatchObject({
        active: 37_900,
        struck: 39_900,
        isStruckLow: true,
        regular: 44_900,
        percent: 5,
      })
    const atRegular = priceOf(record({ active: 8000, lowest_30_days: 10_000 }), plain)
    expect(shownPrice(atRegular, 'guest', 'de', euros)).not.toHaveProperty('regular')
  })
  it('issue 15 a member’s club price is measured from the 30-day low too', () => {
    const price = priceOf(record({ active: 8000, club: 7000, lowest_30_days: 9000 }), plain)
    expect(shownPrice(price, 'club', 'de', euros)).toMatchObject({
      active: 7000,
      struck: 9000,
      isStruckLow: true,
      percent: 22,
    })
  })
  it('D9.01 the 30-day low is labelled for delivery to Finland only', () => {
    const reduced = priceOf(record({ active: 8000, lowest_30_days: 9000 }), plain)
    expect(shownPrice(reduced, 'guest', 'fi', euros)).toMatchObject({ lowest30: 9000, struck: 9000, percent: 11 })
    expect(shownPrice(reduced, 'guest', 'se', euros).lowest30).toBeNull()
  })
  it('a percentage is that of the shown prices, and prices that are shown as the same are no reduction', () => {
    const reduced = priceOf(record({ active: 7_990, regular: 9_990, lowest_30_days: 9_990 }), plain)
    expect([crowns(7_990), crowns(9_990)]).toEqual([879_00, 1_099_00])
    expect(shownPrice(reduced, 'guest', 'se', crowns)).toMatchObject({ struck: 9_990, percent: 20 })
    // 1049 and 1099 crowns: 4.5 %, below what a ribbon tells.
    const slightly = priceOf(record({ active: 9_500, regular: 10_000, lowest_30_days: 10_000 }), plain)
    expect(shownPrice(slightly, 'guest', 'de', euros).percent).toBe(5)
    expect(shownPrice(slightly, 'guest', 'se', crowns).percent).toBeNull()
    const hardly = priceOf(record({ active: 9_990, regular: 10_000, club: 9_980, lowest_30_days: 10_000 }), plain)
    expect(shownPrice(hardly, 'guest', 'fi', crowns)).toEqual({
      active: 9_990,
      struck: null,
      lowest30: null,
      percent: null,
      clubHint: null,
    })
  })
  it('D4.39 ribbon labels', () => {
    expect((['normal', 'discount', 'club', 'outdoor', 'outlet'] as const).map(ribbonLabel)).toEqual([
      null,
      null,
      'club',
      'outdoor',
      'outlet',
    ])
  })
})

describe('over variants', () => {
  it('B3.01 the cheapest record and the from prefix', () => {
    const a = record({ active: 9000 })
    const b = record({ active: 7000 })
    expect(cheapest([a, b, record({ active: 7000, regular: 1 })])).toBe(b)
    expect(cheapest([])).toBeNull()
    expect(fromPrefix([a, b])).toBe(true)
    expect(fromPrefix([a, record({ active: 9000 })])).toBe(false)
    expect(fromPrefix([])).toBe(false)
  })
  it('D3.04 the record of a tax area', () => {
    const prices = { taxarea_1: record() }
    expect(recordOf(prices, 1)).toBe(prices.taxarea_1)
    expect(recordOf(prices, 2)).toBeNull()
  })
})

describe('notes', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  it('D4.38 the offer end shows only within the window', () => {
    expect(offerEnds('2026-12-20T10:00:00Z', now)?.toISOString()).toBe('2026-12-20T10:00:00.000Z')
    expect(offerEnds('2026-12-20T10:00:01Z', now)).toBeNull()
    expect(offerEnds('2026-11-25T10:00:00Z', now, 4)).toBeNull()
    expect(offerEnds('2026-11-20T10:00:00Z', now)).toBeNull()
    expect(offerEnds('soon', now)).toBeNull()
    expect(offerEnds(null, now)).toBeNull()
  })
  it('D4.38 DD.MM.YYYY HH:mm on the shop’s clock', () => {
    expect(offerEndText(new Date('2026-12-05T21:59:00Z'))).toBe('05.12.2026 23:59')
    expect(offerEndText(new Date('2026-06-30T21:00:00Z'))).toBe('01.07.2026 00:00')
  })
  it('D9.08 VAT by tax area and class, class 5 by default', () => {
    const rates = [
      { taxAreaId: 1, taxClass: 5, ratePercent: 25.5 },
      { taxAreaId: 1, taxClass: 2, ratePercent: 13.5 },
    ]
    expect(vatPercent(rates, 1)).toBe(25.5)
    expect(vatPercent(rates, 1, 2)).toBe(13.5)
    expect(vatPercent(rates, 1, 9)).toBe(25.5)
    expect(vatPercent(rates, 7)).toBeNull()
  })
  it('B9.21 zero VAT outside Finland says that local taxes or duties may apply', () => {
    expect(vatNote('us', 0)).toEqual({ kind: 'duties' })
    expect(vatNote('fi', 0)).toEqual({ kind: 'included', percent: 0 })
    expect(vatNote('se', 25)).toEqual({ kind: 'included', percent: 25 })
  })
})
