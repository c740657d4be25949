/** The search for a gain finds the faults that this shop once had: each is put back, and a sequence with a gain must appear. */
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Currency } from '@/lib/market/currencies'

afterEach(() => {
  vi.resetModules()
  vi.doUnmock('@/lib/market/format')
  vi.doUnmock('@/lib/backend/domain/pricing/pricing')
  vi.doUnmock('@/lib/backend/domain/pricing/gift-cards')
  vi.doUnmock('@/lib/backend/flows/returns/settle')
})

/** The largest gain in cents of EUR, and its sequence, with the modules as they are now. */
async function search(currencies: readonly Currency[], { present = false, depth = 3 } = {}) {
  const { searchGain } = await import('../../support/gain/search')
  const { gain, words } = searchGain({ currencies, depth, maxOrders: 3, present, width: 30 })
  return { gain, words: words.join(', ') }
}

describe('faults that the search must find', () => {
  it('check D5 price and worth of gift cards rounded to whole units', async () => {
    vi.doMock(import('@/lib/market/format'), async (original) => {
      const format = await original()
      return { ...format, convertGiftCard: (minor, rate, currency) => format.convert(minor, rate, currency) }
    })
    // Bought where the price is rounded down, or used where the worth is rounded up.
    const found = await search(['dkk'], { depth: 1 })
    expect(found.gain).toBeGreaterThan(15)
    expect(found.words).toBe('order cards of 1 in dkk with money')
    expect((await search(['nok', 'eur'], { depth: 2 })).gain).toBeGreaterThan(5)
    expect((await search(['pln'], { depth: 1 })).gain).toBeGreaterThan(15)
  })

  it('check D5 gift cards that pay for gift cards', async () => {
    vi.doMock(import('@/lib/backend/domain/pricing/pricing'), async (original) => {
      const pricing = await original()
      return {
        ...pricing,
        priceCart: (input) =>
          pricing.priceCart({ ...input, lines: input.lines.map((line) => ({ ...line, isGiftCard: false })) }),
      }
    })
    const { gain, words } = await search(['eur'], { present: true })
    expect(gain).toBeGreaterThanOrEqual(5_000)
    expect(words).toContain('card of 50 in eur with cards')
  })

  it('check D5 the money for a gift card paid out at the return of products that another card paid', async () => {
    vi.doMock(import('@/lib/backend/domain/pricing/gift-cards'), async (original) => {
      const cards = await original()
      return { ...cards, splitRefund: (refund) => cards.splitRefund({ ...refund, boughtCards: 0 }) }
    })
    const { gain, words } = await search(['eur'], { present: true })
    expect(gain).toBeGreaterThan(1_000)
    expect(words).toContain('refund')
  })

  it('check D5 accessories of a bundle, and the filler for a code, that give back their share only', async () => {
    vi.doMock(import('@/lib/backend/flows/returns/settle'), async (original) => {
      const { settle } = await original()
      return { settle: (order, received, open) => settle({ ...order, rules: null }, received, open) }
    })
    const found = await search(['eur'])
    expect(found.gain).toBeGreaterThan(1_000)
    expect(found.words).toContain('refund')
  })
})
