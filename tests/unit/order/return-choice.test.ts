import { describe, expect, it } from 'vitest'

import { type Chosen, emptyChoice, problemsOf, requestLines, withLine, withQuantity } from '@/lib/order/return-choice'
import { takesFee } from '@/lib/order/returns'

const chosen = (change: Partial<Chosen> = {}): Chosen => ({
  quantity: 1,
  reason: 'too_small',
  exchange: null,
  ...change,
})

describe('the choice of a return', () => {
  it('sets a line, replaces it and takes it out, and leaves the other lines and the given choice as they are', () => {
    const one = withLine(emptyChoice('parcel'), 1, chosen())
    const two = withLine(one, 2, chosen({ quantity: 3 }))
    expect(withLine(two, 1, chosen({ reason: 'damaged' })).lines).toEqual({
      1: chosen({ reason: 'damaged' }),
      2: chosen({ quantity: 3 }),
    })
    expect(withLine(two, 1, null).lines).toEqual({ 2: chosen({ quantity: 3 }) })
    expect(one.lines).toEqual({ 1: chosen() })
  })

  it('names what is missing: a line, its reason, the other variant of an exchange', () => {
    expect([...problemsOf(emptyChoice('parcel'))]).toEqual(['lines'])
    const choice = withLine(emptyChoice('parcel'), 4, chosen({ reason: '' }))
    expect([...problemsOf(choice)]).toEqual(['reason-4'])
    expect([...problemsOf({ ...choice, kind: 'exchange' })]).toEqual(['reason-4', 'exchange-4'])
    expect([...problemsOf(withLine(choice, 4, chosen()))]).toEqual([])
  })

  it('asks for the other variant only in an exchange', () => {
    const choice = withLine(emptyChoice('parcel'), 4, chosen({ quantity: 2, exchange: 77 }))
    expect(requestLines(choice)).toEqual([{ line: 4, quantity: 2, reason: 'too_small', exchange_variant_id: null }])
    expect(requestLines({ ...choice, kind: 'exchange' })).toEqual([
      { line: 4, quantity: 2, reason: 'too_small', exchange_variant_id: 77 },
    ])
  })

  it('keeps the other variant as long as enough units of it are there', () => {
    const before = chosen({ exchange: 77 })
    expect([2, 3].map((quantity) => withQuantity(before, quantity, [{ id: 77, available: 2 }]))).toEqual([
      { ...before, quantity: 2 },
      { ...before, quantity: 3, exchange: null },
    ])
  })

  it('deducts the parcel from a refund as soon as one of the reasons is the shopper’s own', () => {
    expect(takesFee('refund', 'parcel', ['damaged', 'too_small'])).toBe(true)
    expect(takesFee('refund', 'parcel', ['damaged', 'wrong_product'])).toBe(false)
    expect(takesFee('refund', 'store', ['too_small'])).toBe(false)
    expect(takesFee('exchange', 'parcel', ['too_small'])).toBe(false)
  })
})
