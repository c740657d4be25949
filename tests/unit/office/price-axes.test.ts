import { describe, expect, it } from 'vitest'

import { amountMarks, dayMarks } from '@/components/office/price-axes'

describe('the marks of amounts', () => {
  it('are round and lie around all prices', () => {
    expect(amountMarks([10_000, 8_000, 7_500])).toEqual([7_000, 8_000, 9_000, 10_000, 11_000])
    expect(amountMarks([199, 249])).toEqual([180, 200, 220, 240, 260])
  })

  it.each([[[9_900]], [[1]], [[2_000_000_000]], [[5, 2_000_000_000]]])(
    'are a few, rise evenly, and none is negative: %j',
    (amounts) => {
      const marks = amountMarks(amounts)
      const steps = new Set(marks.slice(1).map((mark, at) => mark - (marks[at] ?? 0)))
      expect(steps.size).toBe(1)
      expect(marks.length).toBeGreaterThanOrEqual(2)
      expect(marks.length).toBeLessThanOrEqual(9)
      expect(marks[0]).toBeGreaterThanOrEqual(0)
      expect(marks[0]).toBeLessThanOrEqual(Math.min(...amounts))
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...amounts))
    },
  )
})

describe('the marks of days', () => {
  const day = 86_400_000
  it('go from the first to the last, at most five, and no day twice', () => {
    expect(dayMarks(0, 100 * day)).toEqual([0, 25 * day, 50 * day, 75 * day, 100 * day])
    expect(dayMarks(0, 2.5 * day)).toEqual([0, 1.25 * day, 2.5 * day])
    expect(dayMarks(0, day / 2)).toEqual([0, day / 2])
    expect(dayMarks(7, 7)).toEqual([7])
  })
})
