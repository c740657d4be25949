import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { currentPrice, type PriceEvent, type PriceKind } from '@/lib/backend/domain/catalogue/price-timeline'

const DAY = 86_400_000
const NOW = new Date('2026-06-30T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)
const event = (days: number, kind: PriceKind, amount: number | null): PriceEvent => ({
  kind,
  amount,
  validFrom: ago(days),
})
const at = (...events: PriceEvent[]) => currentPrice(events, NOW)

describe('the current price', () => {
  it('without a regular price there is none', () => {
    expect(at()).toBeNull()
    expect(at(event(10, 'discount', 100))).toBeNull()
    expect(at(event(10, 'regular', 100), event(5, 'regular', null))).toBeNull()
  })

  it('a regular price alone', () => {
    expect(at(event(10, 'regular', 100))).toEqual({
      active: 100,
      regular: 100,
      club: null,
      discountValue: null,
      discountFree: null,
      lowest30: null,
      reducedSince: null,
    })
  })

  it('what begins later does not count yet', () => {
    expect(at(event(10, 'regular', 100), event(-1, 'regular', 90))).toMatchObject({ regular: 100 })
  })

  it('a discount that is not below the regular price is none', () => {
    expect(at(event(60, 'regular', 100), event(1, 'discount', 100))).toMatchObject({
      active: 100,
      discountValue: null,
      reducedSince: null,
    })
  })

  it('club and outdoor prices stand beside and do not make a reduction', () => {
    expect(at(event(60, 'regular', 100), event(1, 'club', 80), event(1, 'discount_free', 110))).toMatchObject({
      active: 100,
      club: 80,
      discountFree: 110,
      reducedSince: null,
    })
  })
})

describe('the 30-day low', () => {
  it('is the lowest price of the 30 days before the reduction began', () => {
    expect(
      at(event(90, 'regular', 100), event(35, 'regular', 80), event(30, 'regular', 120), event(10, 'discount', 70)),
    ).toMatchObject({ active: 70, lowest30: 80 })
  })

  it('does not look further back than 30 days', () => {
    expect(
      at(event(90, 'regular', 100), event(80, 'regular', 50), event(70, 'regular', 100), event(10, 'discount', 70)),
    ).toMatchObject({ lowest30: 100 })
  })

  it('counts the price that was valid when the 30 days began', () => {
    expect(at(event(90, 'regular', 60), event(39, 'regular', 100), event(10, 'discount', 70))).toMatchObject({
      lowest30: 60,
    })
    expect(at(event(90, 'regular', 60), event(40, 'regular', 100), event(10, 'discount', 70))).toMatchObject({
      lowest30: 100,
    })
  })

  it('is anchored at the start: deeper cuts and time do not move it', () => {
    expect(at(event(200, 'regular', 100), event(60, 'discount', 90), event(20, 'discount', 70))).toMatchObject({
      active: 70,
      lowest30: 100,
      reducedSince: ago(60),
    })
  })

  it('an earlier campaign within the 30 days counts', () => {
    expect(
      at(event(200, 'regular', 100), event(25, 'discount', 60), event(20, 'discount', null), event(5, 'discount', 80)),
    ).toMatchObject({ active: 80, lowest30: 60, reducedSince: ago(5) })
  })

  it('raising the regular price to make a reduction shows through: the low equals the price', () => {
    expect(at(event(200, 'regular', 100), event(0, 'regular', 150), event(0, 'discount', 100))).toMatchObject({
      active: 100,
      regular: 150,
      lowest30: 100,
    })
  })

  it('is null with less than 30 days of history, or when it was not sold throughout', () => {
    expect(at(event(39, 'regular', 100), event(10, 'discount', 70))).toMatchObject({
      lowest30: null,
      reducedSince: ago(10),
    })
    expect(
      at(event(90, 'regular', 100), event(30, 'regular', null), event(20, 'regular', 100), event(10, 'discount', 70)),
    ).toMatchObject({ lowest30: null })
  })

  it('is null when the goods were reduced from their first day', () => {
    expect(at(event(90, 'regular', 100), event(90, 'discount', 70))).toMatchObject({
      active: 70,
      lowest30: null,
      reducedSince: ago(90),
    })
  })

  it('changes of one moment count together, in the order they were written', () => {
    expect(at(event(90, 'regular', 100), event(10, 'discount', 50), event(10, 'discount', 80))).toMatchObject({
      active: 80,
      lowest30: 100,
    })
  })

  it('agrees with a look at every hour of the 30 days', () => {
    const kinds = fc.constantFrom<PriceKind>('regular', 'discount')
    const events = fc.array(
      fc.record({ hours: fc.integer({ min: 1, max: 2_400 }), kind: kinds, amount: fc.integer({ min: 10, max: 200 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(events, (list) => {
        const history = [
          { kind: 'regular' as const, amount: 150, validFrom: ago(120) },
          ...list.map(({ hours, kind, amount }) => ({ kind, amount, validFrom: ago(hours / 24) })),
        ]
        const now = currentPrice(history, NOW)
        const since = now?.reducedSince?.getTime()
        const hours =
          since === undefined
            ? []
            : Array.from(
                { length: 720 },
                (_, hour) => currentPrice(history, new Date(since - 30 * DAY + (hour * DAY) / 24))?.active ?? null,
              )
        const expected = hours.length === 0 || hours.includes(null) ? null : Math.min(...hours.map(Number))
        expect(now?.lowest30 ?? null).toBe(expected)
      }),
      { numRuns: 40 },
    )
  })
})
