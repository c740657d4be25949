import { expect, it } from 'vitest'

import { rentalPrice } from '@/lib/catalog/rental'

it('P2.32 a rental costs the whole price for three days and half of it from the fourth', () => {
  expect([1, 2, 3, 4, 7].map((days) => rentalPrice(900, days))).toEqual([900, 1800, 2700, 3150, 4500])
  expect(rentalPrice(901, 4)).toBe(3154)
})
