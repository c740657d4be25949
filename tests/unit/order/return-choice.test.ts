import { describe, expect, it } from 'vitest'

import { type Chosen, emptyChoice, problemsOf, requestLines, withLine } from '@/lib/order/return-choice'

const chosen = (change: Partial<Chosen> = {}): Chosen => ({
  quantity: 1,
  reason: 'too_small',
  exchange: null,
  ...change,
})

describe('the choice of a return', () => {
  it('sets a line, replaces it and takes it out, and leaves the other lines and the given choice as they are', () => {
    const one = withLine(emptyChoice(), 1, chosen())
    const two = withLine(one, 2, chosen({ quantity: 3 }))
    expect(withLine(two, 1, chosen({ reason: 'damaged' })).lines).toEqual({
      1: chosen({ reason: 'damaged' }),
      2: chosen({ quantity: 3 }),
    })
    expect(withLine(two, 1, null).lines).toEqual({ 2: chosen({ quantity: 3 }) })
    expect(one.lines).toEqual({ 1: chosen() })
  })

  it('names what is missing: a line, its reason, the other variant of an exchange', () => {
    expect([...problemsOf(emptyChoice())]).toEqual(['lines'])
    const choice = withLine(emptyChoice(), 4, chosen({ reason: '' }))
    expect([...problemsOf(choice)]).toEqual(['reason-4'])
    expect([...problemsOf({ ...choice, kind: 'exchange' })]).toEqual(['reason-4', 'exchange-4'])
    expect([...problemsOf(withLine(choice, 4, chosen()))]).toEqual([])
  })

  it('asks for the other variant only in an exchange', () => {
    const choice = withLine(emptyChoice(), 4, chosen({ quantity: 2, exchange: 77 }))
    expect(requestLines(choice)).toEqual([{ line: 4, quantity: 2, reason: 'too_small', exchange_variant_id: null }])
    expect(requestLines({ ...choice, kind: 'exchange' })).toEqual([
      { line: 4, quantity: 2, reason: 'too_small', exchange_variant_id: 77 },
    ])
  })
})
