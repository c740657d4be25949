import { describe, expect, it } from 'vitest'

import { offeredChoice } from '@/lib/checkout/delivery-choice'

const HOME = { id: 'home', kind: 'home', price: 590 } as const
const STORE = { id: 'store', kind: 'store', price: 0 } as const
const FREE = { id: 'free', kind: 'locker', price: 0 } as const
const MAIL = { id: 'mail', kind: 'email', price: 0 } as const

describe('choice of a delivery method after an answer', () => {
  it('stays while it is offered, and is forgotten when it is not', () => {
    expect(offeredChoice([HOME, STORE], 'home', true)).toBe('home')
    expect(offeredChoice([STORE, FREE], 'home', true)).toBe('')
  })
  it('is never made for goods', () => {
    expect(offeredChoice([HOME], '', true)).toBe('')
  })
  it('is made for gift cards that go by e-mail: by e-mail, else a free method that is no store', () => {
    expect(offeredChoice([STORE, FREE, MAIL], '', false)).toBe('mail')
    expect(offeredChoice([STORE, FREE, HOME], 'gone', false)).toBe('free')
    expect(offeredChoice([STORE, HOME], 'gone', false)).toBe('gone')
  })
})
