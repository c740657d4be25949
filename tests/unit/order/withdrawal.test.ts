import { describe, expect, it } from 'vitest'

import { isWhole, withdrawalDays } from '@/lib/order/withdrawal'

const days = (fields: Partial<Parameters<typeof withdrawalDays>[0]> = {}) =>
  withdrawalDays({ stated: '2026-11-24', delivered: null, sent: null, promised: null, ...fields })

describe('issue 15: the days of a statement of withdrawal', () => {
  it('the period has not begun before anything was sent', () => {
    expect(days()).toEqual({ until: null, isInTime: true, refundBy: '2026-12-08', goodsBy: '2026-12-08' })
  })

  it('it counts from the delivery, otherwise from the later one of sending and promise', () => {
    expect(days({ sent: '2026-11-10' })).toMatchObject({ until: '2026-11-24', isInTime: true })
    expect(days({ sent: '2026-11-09' })).toMatchObject({ until: '2026-11-23', isInTime: false })
    expect(days({ sent: '2026-11-09', promised: '2026-11-12' })).toMatchObject({ until: '2026-11-26', isInTime: true })
    expect(days({ sent: '2026-11-09', promised: '2026-11-01' }).until).toBe('2026-11-23')
    expect(days({ delivered: '2026-11-08', sent: '2026-11-05', promised: '2026-11-20' }).until).toBe('2026-11-22')
  })

  it('a promise alone is no delivery', () => {
    expect(days({ promised: '2026-11-01' }).until).toBeNull()
  })

  it('only a statement that names no products is about the whole contract', () => {
    expect(isWhole({ lines: null, goods: '' })).toBe(true)
    expect(isWhole({ lines: null, goods: 'one jacket' })).toBe(false)
    expect(isWhole({ lines: [{ line: 1, quantity: 1 }], goods: '' })).toBe(false)
  })
})
