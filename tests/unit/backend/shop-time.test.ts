import { expect, it } from 'vitest'

import { shopDay } from '@/lib/market/shop-time'

it('the day turns at the shop’s midnight, in winter and in summer', () => {
  expect(shopDay(new Date('2026-01-31T21:59:59Z'))).toBe('2026-01-31')
  expect(shopDay(new Date('2026-01-31T22:00:00Z'))).toBe('2026-02-01')
  expect(shopDay(new Date('2026-07-31T20:59:59Z'))).toBe('2026-07-31')
  expect(shopDay(new Date('2026-07-31T21:00:00Z'))).toBe('2026-08-01')
})
