import { describe, expect, it } from 'vitest'

import { arrivalDays } from '@/lib/catalog/arrival-days'
import { holidaysIn } from '@/lib/market/working-days'

const CHRISTMAS = '2026-12-24 2026-12-25'
const terms = (handling: { start: number; end: number } | null) => ({ handling, transit: { start: 1, end: 2 } })

describe('D4.13 the days on which goods arrive', () => {
  it('are counted from the day of the order, first for packing, then for the road, without weekends', () => {
    expect(arrivalDays(terms({ start: 1, end: 3 }), '2026-11-25', { shop: '', there: '' })).toEqual({
      from: '2026-11-27',
      to: '2026-12-02',
    })
  })

  it('leave out holidays of the shop while packing, and of the destination on the road', () => {
    const packed = terms({ start: 1, end: 1 })
    const on = (shop: string, there: string) => arrivalDays(packed, '2026-12-23', { shop, there })
    expect(on('', '')).toEqual({ from: '2026-12-25', to: '2026-12-28' })
    expect(on(CHRISTMAS, '')).toEqual({ from: '2026-12-29', to: '2026-12-30' })
    expect(on('', CHRISTMAS)).toEqual({ from: '2026-12-28', to: '2026-12-29' })
  })

  it('are none where the goods have no known days', () => {
    expect(arrivalDays(terms(null), '2026-11-25', { shop: '', there: '' })).toBeNull()
  })

  it('know the holidays of each country', () => {
    expect(holidaysIn()).toContain('2026-12-24')
    expect(holidaysIn('xx')).toBe('')
  })
})
