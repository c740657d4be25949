import { describe, expect, it } from 'vitest'

import {
  type Held,
  type Hold,
  holdMinutes,
  holdRefusal,
  type WantedVariant,
} from '@/lib/backend/flows/checkout/hold-rules'
import { type HoldLimits, readHoldLimits } from '@/lib/config/hold-limits'

const limits = (text = '') => readHoldLimits({ HOLD_LIMITS: text }) as HoldLimits
const held = (fields: Partial<Held> = {}): Held => ({ orders: 0, units: 0, unitMinutes: 0, ...fields })
const variant = (fields: Partial<WantedVariant> = {}): WantedVariant => ({
  name: 'Jacket',
  quantity: 1,
  available: 20,
  held: 0,
  own: 0,
  ownMinutes: 0,
  ...fields,
})
const hold = (fields: Partial<Hold> = {}): Hold => ({
  trust: 'guest',
  units: 1,
  self: held(),
  address: held(),
  variants: [],
  ...fields,
})
const refusal = (fields: Partial<Hold>, text = '') => holdRefusal(hold(fields), limits(text))
const reason = (fields: Partial<Hold>, text = '') => refusal(fields, text)?.reason ?? 'allowed'

describe('limits of unpaid orders', () => {
  it('a mailbox holds so many orders and units, the last allowed one included', () => {
    expect(reason({ self: held({ orders: 2, units: 19 }) })).toBe('allowed')
    expect(refusal({ self: held({ orders: 3, units: 3 }) })).toEqual({ reason: 'orders', limit: 3, name: null })
    expect(refusal({ self: held({ orders: 1, units: 19 }), units: 2 })).toEqual({
      reason: 'units',
      limit: 20,
      name: null,
    })
    expect(reason({ units: 20 })).toBe('allowed')
    expect(reason({ units: 21 })).toBe('units')
  })

  it('an address holds so many for all guests and new accounts behind it; without an address there is no such limit', () => {
    const full = held({ orders: 12, units: 12 })
    expect(reason({ address: full })).toBe('orders')
    expect(reason({ trust: 'confirmed', address: full })).toBe('orders')
    expect(reason({ address: held({ orders: 5, units: 59 }), units: 1 })).toBe('allowed')
    expect(reason({ address: held({ orders: 5, units: 59 }), units: 2 })).toBe('units')
    expect(reason({ address: null })).toBe('allowed')
  })

  it('reserving again and again does not get round the limit: what was held in the last hour counts with its minutes', () => {
    const after = (unitMinutes: number, trust: Hold['trust'] = 'guest', units = 20) =>
      reason({ trust, units, self: held({ unitMinutes }) })
    // 20 units for 20 minutes of the hour; this order takes 10 of them.
    expect([after(200), after(201)]).toEqual(['allowed', 'again'])
    // More minutes for one order are not more in an hour.
    expect([after(0, 'confirmed', 30), after(1, 'confirmed', 30)]).toEqual(['allowed', 'again'])
    expect([after(0, 'buyer', 100), after(1, 'buyer', 100)]).toEqual(['allowed', 'again'])
    expect(reason({ address: held({ unitMinutes: 1_191 }) })).toBe('again')
    expect(reason({ address: held({ unitMinutes: 1_190 }) })).toBe('allowed')
  })

  it('one guest gets a share of a variant: half of what is there, rounded up, or four units', () => {
    const of = (fields: Partial<WantedVariant>) => refusal({ variants: [variant(fields)] })
    expect(of({ available: 21, quantity: 11 })).toBeNull()
    expect(of({ available: 21, quantity: 12 })).toEqual({ reason: 'variant', limit: 11, name: 'Jacket' })
    // Half of 20 free and 10 held by others and 4 by the same guest.
    expect(of({ available: 20, held: 14, own: 4, quantity: 13 })).toBeNull()
    expect(of({ available: 20, held: 14, own: 4, quantity: 14 })).toMatchObject({ limit: 13 })
    expect(of({ available: 4, quantity: 4 })).toBeNull()
    expect(of({ available: 5, quantity: 5 })).toMatchObject({ limit: 4 })
    expect(of({ available: 1, quantity: 1 })).toBeNull()
  })

  it('the last unit: a third of an hour by the same holder, in any number of orders', () => {
    const of = (ownMinutes: number) => reason({ variants: [variant({ available: 1, ownMinutes })] })
    // This order takes six minutes.
    expect([of(0), of(14), of(14.1)]).toEqual(['allowed', 'allowed', 'variant'])
  })

  it('30 pairs for a school: refused to a guest and a known account, allowed to the account of an organisation', () => {
    const pairs = { units: 30, variants: [variant({ quantity: 30, available: 30 })] }
    expect([reason(pairs), reason({ ...pairs, trust: 'confirmed' })]).toEqual(['units', 'variant'])
    expect([reason({ ...pairs, trust: 'buyer' }), reason({ ...pairs, trust: 'organisation' })]).toEqual([
      'variant',
      'allowed',
    ])
    expect(reason({ ...pairs, trust: 'buyer', units: 101 })).toBe('units')
    // A known account is counted by itself, not with strangers at the same address.
    expect(reason({ trust: 'buyer', address: held({ orders: 12, units: 60 }) })).toBe('allowed')
  })

  it('staff have no limits', () => {
    const everything = held({ orders: 9_999, units: 99_999 })
    expect(reason({ trust: 'staff', units: 9_999, self: everything, address: everything })).toBe('allowed')
  })

  it('the time grows with what is known of the buyer', () => {
    const minutes = (trust: Hold['trust']) => holdMinutes({ trust, variants: [variant()] }, limits())
    expect([
      minutes('guest'),
      minutes('confirmed'),
      minutes('buyer'),
      minutes('organisation'),
      minutes('staff'),
    ]).toEqual([10, 20, 30, 30, 30])
  })

  it('more than half of a variant, with everybody else’s unpaid orders, is reserved for a shorter time', () => {
    const minutes = (fields: Partial<WantedVariant>) =>
      holdMinutes({ trust: 'guest', variants: [variant(), variant(fields)] }, limits())
    expect(minutes({ available: 1 })).toBe(6)
    expect(minutes({ available: 2 })).toBe(10)
    expect(minutes({ available: 2, quantity: 2 })).toBe(6)
    expect([minutes({ available: 11, held: 9 }), minutes({ available: 10, held: 10 })]).toEqual([10, 6])
    expect(holdMinutes({ trust: 'guest', variants: [variant({ available: 1 })] }, limits('guest.minutes=1'))).toBe(1)
  })
})

describe('HOLD_LIMITS', () => {
  it('changes single limits, or turns them off', () => {
    expect(limits('guest.units=40, address.orders=2')).toMatchObject({
      'guest.units': 40,
      'guest.orders': 3,
      'address.orders': 2,
    })
    expect(reason({ units: 21 }, 'guest.units=21')).toBe('allowed')
    expect([readHoldLimits({ HOLD_LIMITS: 'off' }), readHoldLimits({})]).toEqual([null, limits()])
  })

  it.each(['guest.unit=4', 'guest.units', 'guest.units=0', 'guest.units=1.5', 'guest.units=100001', 'toString=1', ','])(
    'refuses %s',
    (value) => expect(() => limits(value)).toThrow(/HOLD_LIMITS/),
  )
})
