import { describe, expect, it } from 'vitest'

import { isFree, quoteOf, storesFor, withoutOwn } from '@/lib/catalog/rental-plan'
import { freeUnits, heldDays, rentalPrice, stayOf, stayProblem } from '@/lib/catalog/rental'
import type { RentalOffer } from '@/lib/contract/schemas/rental'

const WEEK = [{ days: 'Mo-Sa', opens: '10:00', closes: '18:00' }]
/** A Tuesday morning. */
const NOW = '2026-12-01T09:00'

it('P2.32 a rental costs the whole price for three days and half of it from the fourth', () => {
  expect([1, 2, 3, 4, 7].map((days) => rentalPrice(900, days))).toEqual([900, 1800, 2700, 3150, 4500])
  expect(rentalPrice(901, 4)).toBe(3154)
})

describe('P1.02 the rules of renting', () => {
  it('goods are collected and brought back on the nearest days on which the store is open', () => {
    expect(stayOf(WEEK, '2026-12-07', '2026-12-12')).toEqual({ collect: '2026-12-05', back: '2026-12-14' })
    const closed = [{ days: '2026-12-05', opens: '00:00', closes: '00:00' }, ...WEEK]
    expect(stayOf(closed, '2026-12-07', '2026-12-08')).toEqual({ collect: '2026-12-04', back: '2026-12-09' })
    expect(stayOf([], '2026-12-07', '2026-12-07')).toEqual({ collect: '2026-12-06', back: '2026-12-08' })
    expect(stayOf([{ days: 'None', opens: '10:00', closes: '18:00' }], '2026-12-07', '2026-12-07')).toBeNull()
  })

  it('days that cannot be rented have a reason', () => {
    const problem = (from: string, to: string, now = NOW) => stayProblem(WEEK, from, to, now)
    expect(problem('2026-12-02', '2026-12-02')).toBeNull()
    expect(problem('2026-12-02', '2026-12-02', '2026-12-01T12:00')).toBe('late')
    expect(problem('2026-12-01', '2026-12-02')).toBe('late')
    expect(problem('2026-12-03', '2026-12-02')).toBe('order')
    expect(problem('2026-12-03', '2026-12-30')).toBeNull()
    expect(problem('2026-12-03', '2026-12-31')).toBe('length')
    expect(problem('2027-05-30', '2027-05-31')).toBeNull()
    expect(problem('2027-05-31', '2027-05-31')).toBe('ahead')
  })

  it('a unit that is back by noon is collected again on the same day, or after its service', () => {
    const held = [heldDays({ collect: '2026-12-04', back: '2026-12-08' }, 0)]
    const next = heldDays({ collect: '2026-12-08', back: '2026-12-10' }, 0)
    expect(freeUnits([held], next)).toBe(1)
    const serviced = [heldDays({ collect: '2026-12-04', back: '2026-12-08' }, 1)]
    expect(freeUnits([serviced, held], next)).toBe(1)
  })
})

const offer = (fields: Partial<RentalOffer> = {}): RentalOffer => ({
  ...{ model_id: 1, day: 1_000, deposit: 5_000, service_days: 0 },
  variants: [{ id: 10, colour: null, size: 'M' }],
  stores: [
    { id: 1, name: 'Kamppi', place: '', hours: WEEK },
    { id: 2, name: 'Tampere', place: '', hours: WEEK },
  ],
  units: [
    { variant: 10, store: 1, held: [{ from: '2026-12-04', until: '2026-12-08' }] },
    { variant: 10, store: 1, held: [] },
    { variant: 10, store: 2, held: [] },
  ],
  ...fields,
})
const line = { modelId: 1, variantId: 10 }

describe('a booking that is composed', () => {
  const offers = new Map([[1, offer()]])
  const [kamppi] = offer().stores

  it('is possible in the stores that have as many units as it needs', () => {
    expect(storesFor([line], offers).map(({ id }) => id)).toEqual([1, 2])
    expect(storesFor([line, line], offers).map(({ id }) => id)).toEqual([1])
    expect(storesFor([line, line, line], offers)).toEqual([])
    expect(storesFor([{ modelId: 1, variantId: null }], offers)).toHaveLength(2)
    const other = new Map([...offers, [2, offer({ model_id: 2, stores: [], units: [] })]])
    expect(storesFor([line, { modelId: 2, variantId: null }], other)).toEqual([])
  })

  it('is free when enough units are free on all of its days', () => {
    const days = { from: '2026-12-05', to: '2026-12-05', now: NOW }
    expect(isFree([line], offers, kamppi!, days)).toBe(true)
    expect(isFree([line, line], offers, kamppi!, days)).toBe(false)
    expect(isFree([line, line], offers, kamppi!, { ...days, from: '2026-12-09', to: '2026-12-11' })).toBe(true)
    expect(isFree([line], offers, kamppi!, { ...days, from: '2026-12-01' })).toBe(false)
  })

  it('costs the sum of its products, with their deposits', () => {
    expect(quoteOf([line, line], offers, kamppi!, { from: '2026-12-09', to: '2026-12-12' })).toEqual({
      days: 4,
      total: 7_000,
      deposit: 10_000,
      stay: { collect: '2026-12-08', back: '2026-12-14' },
    })
  })

  it('can be moved to days that overlap with its own', () => {
    const own = { storeId: 1, collect: '2026-12-04', back: '2026-12-08' }
    const days = { from: '2026-12-05', to: '2026-12-08', now: NOW }
    expect(isFree([line, line], withoutOwn(offers, [line], own), kamppi!, days)).toBe(true)
    expect(isFree([line, line], withoutOwn(offers, [line], { ...own, storeId: 2 }), kamppi!, days)).toBe(false)
  })
})
