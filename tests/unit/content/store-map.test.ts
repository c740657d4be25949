import { describe, expect, it } from 'vitest'

import { openingDaysFrom } from '@/lib/pages/store-hours'
import { isNamedOnLeft, nameShifts, pointOf, windowOf } from '@/lib/content/store-map'
import { stateAt } from '@/lib/market/opening-hours'

const HELSINKI = { lat: 60.17, lon: 24.94 }
const OULU = { lat: 65.01, lon: 25.47 }

describe('issue 16: the map of the stores', () => {
  const [south, north] = [pointOf(HELSINKI), pointOf(OULU)]
  if (!south || !north) throw new Error('outside')

  it('has north at the top and east on the right, and no place that it does not know', () => {
    expect(north.y).toBeLessThan(south.y)
    expect(north.x).toBeGreaterThan(south.x)
    for (const place of [{}, { lat: 60 }, { lat: 48.8, lon: 2.3 }, { lat: 40.7, lon: -74 }])
      expect(pointOf(place)).toBeNull()
  })

  it('shows every store with land around it, and nothing beyond its own edge', () => {
    const { x, y, width, height } = windowOf([south, north])
    for (const point of [south, north]) {
      expect(point.x - x).toBeGreaterThan(10)
      expect(x + width - point.x).toBeGreaterThan(10)
      expect(point.y - y).toBeGreaterThan(10)
      expect(y + height - point.y).toBeGreaterThan(10)
    }
    expect(windowOf([{ x: 1, y: 1 }])).toMatchObject({ x: 0, y: 0 })
  })

  it('writes a name on the left where another store is close on the right', () => {
    const turku = pointOf({ lat: 60.44, lon: 22.24 })
    if (!turku) throw new Error('outside')
    const all = [south, north, turku]
    expect(all.map((point) => isNamedOnLeft(point, all))).toEqual([false, false, true])
    expect(nameShifts(all)).toEqual([0, 0, 0])
  })

  it('writes the names of stores that lie on each other one below the other, the northern one first', () => {
    const espoo = pointOf({ lat: 60.22, lon: 24.81 })
    if (!espoo) throw new Error('outside')
    const all = [south, north, espoo]
    expect(all.map((point) => isNamedOnLeft(point, all))).toEqual([false, false, false])
    const [low = 0, , high] = nameShifts(all)
    expect(high).toBe(0)
    expect(south.y + low - espoo.y).toBeGreaterThan(8)
  })
})

describe('issue 16: whether a store is open', () => {
  const hours = [
    { days: 'Mo-Fr', opens: '10:00', closes: '19:00' },
    { days: 'Sa', opens: '10:00', closes: '16:00' },
    { days: '2026-12-24', opens: '00:00', closes: '00:00' },
  ]
  /** From a Wednesday on. */
  const days = openingDaysFrom(hours, '2026-12-23', 'en')
  it.each([
    ['before it opens', '2026-12-23T09:59', false, 'Closed, opens on Wednesday at 10:00'],
    ['from the first minute', '2026-12-23T10:00', true, 'Open until 19:00'],
    ['to the last', '2026-12-23T18:59', true, 'Open until 19:00'],
    ['after closing, past a day on which it is closed', '2026-12-23T19:00', false, 'Closed, opens on Friday at 10:00'],
    ['on a Saturday', '2026-12-26T12:00', true, 'Open until 16:00'],
    ['on a Sunday', '2026-12-27T12:00', false, 'Closed, opens on Monday at 10:00'],
  ])('%s', (_when, time, isOpen, text) => expect(stateAt(days, time)).toEqual({ isOpen, text }))

  it('says nothing after the days that it knows', () => expect(stateAt(days, '2027-02-01T12:00')).toBeNull())
})
