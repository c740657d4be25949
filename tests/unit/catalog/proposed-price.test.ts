import { describe, expect, it } from 'vitest'

import { proposedPrice } from '@/lib/catalog/proposed-price'

const variant = (colourId: number | null, sizeId: number | null, price: number | null) => ({ colourId, sizeId, price })
const WANTED = { colourId: 1, sizeId: 8 }

describe('the price that is proposed for a new variant', () => {
  it('is that of the same size, then of the same colour, then the one that most have', () => {
    const others = [variant(2, 8, 21_000), variant(1, 7, 19_000), variant(2, 7, 20_000), variant(3, 7, 20_000)]
    expect(proposedPrice(others, WANTED)).toBe(21_000)
    expect(proposedPrice(others.slice(1), WANTED)).toBe(19_000)
    expect(proposedPrice(others.slice(2), { colourId: 9, sizeId: 9 })).toBe(20_000)
    expect(proposedPrice([variant(2, 7, 100), ...others.slice(2)], { colourId: 9, sizeId: 9 })).toBe(20_000)
  })

  it('is the first of those that are as frequent', () => {
    expect(proposedPrice([variant(2, 7, 300), variant(3, 7, 200)], WANTED)).toBe(300)
  })

  it('passes over variants without a price, and is none where no variant has one', () => {
    expect(proposedPrice([variant(2, 8, null), variant(2, 7, 300)], WANTED)).toBe(300)
    expect(proposedPrice([variant(1, 8, null)], WANTED)).toBeNull()
    expect(proposedPrice([], WANTED)).toBeNull()
  })
})
