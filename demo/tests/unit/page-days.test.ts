import { describe, expect, it } from 'vitest'

import { PAGES } from '../../pages'
import { pageRows } from '../../seed/content-rows'
import { dayHtml, inThisYear, nextDay } from '../../seed/page-days'

const DAY = new Date('2026-11-28T00:00:00Z')

describe('days in the demo’s pages', () => {
  it('an event is on the next such weekday of its season, some days ahead', () => {
    expect(nextDay('sunday', 1, 3, DAY)).toBe('{day20270103}')
    expect(nextDay('saturday', 5, 9, DAY)).toBe('{day20270501}')
    // The next one would be tomorrow: too late to take part.
    expect(nextDay('sunday', 1, 12, DAY)).toBe('{day20261213}')
    expect(() => nextDay('caturday', 1, 12, DAY)).toThrow(RangeError)
    expect(dayHtml('On {day20270103}.', 'en')).toBe('On <time datetime="2027-01-03">Sun, January 3</time>.')
  })

  it('whenever the demo is seeded, no event is over and no article is older than a year or of tomorrow', () => {
    for (const today of ['2026-01-01', '2026-06-11', '2026-12-31', '2028-02-29'].map(
      (day) => new Date(`${day}T00:00:00Z`),
    )) {
      const rows = pageRows(today)
      const days = rows
        .flatMap(({ contentHtml = '' }) => [...contentHtml.matchAll(/datetime="([^"]+)"/g)])
        .map(([, day = '']) => day)
      expect(days.length).toBeGreaterThanOrEqual(6 * 6)
      for (const day of days) expect(Date.parse(day)).toBeGreaterThan(today.getTime())
      for (const { kind, startsAt } of rows)
        if (kind === 'article') {
          expect(startsAt?.getTime()).toBeLessThanOrEqual(today.getTime())
          expect(startsAt?.getTime()).toBeGreaterThan(today.getTime() - 367 * 86_400_000)
        }
    }
  })

  it('a page that is no article is not changed', () => {
    const page = PAGES.find(({ key }) => key === 'delivery')!
    expect(inThisYear(page, DAY)).toBe(page)
  })
})
