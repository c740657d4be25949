import { describe, expect, it } from 'vitest'

import { EMPTY_CART } from '@/lib/cart/types'
import {
  holdLimitOf,
  orderedErrorOf,
  orderOf,
  otherErrorOf,
  refusedCodesOf,
  shortRowsOf,
  staffErrorOf,
} from '@/lib/checkout/order-error'
import { orderRequest } from '@/lib/checkout/order-request'
import { EMPTY_FORM } from '@/stores/checkout-form'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'

const error = (details?: unknown, code = 'X', status = 409) => ({
  code,
  status,
  ...(details !== undefined && { details }),
})

describe('why an order was not placed', () => {
  it('a price by staff: by its reason, and nothing for any other', () => {
    const kindOf = (reason: unknown) => staffErrorOf(error({ reason }))?.kind ?? null
    expect(['price_approval', 'price_declined', 'override_reason', 'own_price', 'x', 4].map(kindOf)).toEqual([
      'price_approval',
      'price_declined',
      'price_reason',
      'own_price',
      null,
      null,
    ])
    for (const details of [undefined, null, 'price_approval']) expect(staffErrorOf(error(details))).toBeNull()
  })

  it('rows of which too few are there, and codes; what is malformed counts as nothing', () => {
    const rows = [
      { productId: 7, name: 'Cap', available: 2 },
      { uid: 'b', productId: 1, name: 4, available: '3' },
    ]
    expect(shortRowsOf(error({ rows }))).toEqual([
      { key: '7', name: 'Cap', available: 2 },
      { key: 'b', name: null, available: 0 },
    ])
    expect([shortRowsOf(error({ rows: 'x' })), shortRowsOf(error())]).toEqual([[], []])
    expect([refusedCodesOf(error({ codes: ['A', 1, 'B'] })), refusedCodesOf(error({ codes: 'A' }))]).toEqual([
      ['A', 'B'],
      [],
    ])
  })

  it('too much is reserved: why, how much may be, and what', () => {
    for (const reason of ['orders', 'units', 'again', 'variant'])
      expect(holdLimitOf(error({ reason, limit: 3, name: 'Cap' }))).toEqual({
        kind: 'hold_limit',
        reason,
        limit: 3,
        name: 'Cap',
      })
    expect(holdLimitOf(error({ reason: 'new', limit: '3' }))).toEqual({
      kind: 'hold_limit',
      reason: 'orders',
      limit: 0,
      name: '',
    })
  })

  it('the cart is an order already: open, paid, or ended unpaid', () => {
    const last = { number: 'W-1', access: 'key' }
    const named = (status: string | undefined, order_number = 'W-1') => error({ status, order_number })
    expect(orderOf(error({ order_number: 'W-1', access: 'key' }))).toEqual(last)
    expect(orderedErrorOf(named('expired'), last)).toEqual({ kind: 'lapsed' })
    expect(orderedErrorOf(named('pending_payment'), last)).toEqual({ kind: 'unpaid', ...last })
    expect(orderedErrorOf(named('pending_payment', 'W-2'), last)).toEqual({
      kind: 'unpaid',
      number: 'W-2',
      access: null,
    })
    expect(orderedErrorOf(named('paid'), last)).toEqual({ kind: 'already_ordered', number: 'W-1' })
    expect(orderedErrorOf(error(), last)).toEqual({ kind: 'unpaid', ...last })
    expect(orderedErrorOf(error(), null)).toEqual({ kind: 'already_ordered', number: null })
  })

  it('no answer, or one that leaves it open, may have placed it; any other refused it', () => {
    const kindOf = (status: number, code = 'X') => otherErrorOf({ code, status }).kind
    expect([kindOf(0), kindOf(500), kindOf(503), kindOf(409, 'IN_PROGRESS'), kindOf(409, 'CONFLICT')]).toEqual(
      Array(5).fill('unreachable'),
    )
    expect([kindOf(499), kindOf(400), kindOf(409)]).toEqual(Array(3).fill('refused'))
  })
})

describe('P7.04 the body of the order call', () => {
  const method = (id: string, places: readonly string[]) => ({ id, locations: places.map((place) => ({ id: place })) })
  const source = {
    cart: { ...EMPTY_CART, cartKey: 'k', products: [{ productId: 1, amount: 2, seenPrice: { eur: 5 } as never }] },
    checkout: {
      ...INITIAL_CHECKOUT,
      deliveryMethods: [method('home', []), method('locker', ['near'])] as never,
      totalPrice: 100,
      currency: 'eur',
    },
    form: { ...EMPTY_FORM, email: ' a@example.com ', delivery_method: 'locker', delivery_location: ' near ' },
    context: { customerId: null, country: 'fi', currency: 'eur', language: 'fi' as const },
    paymentMethod: 'card',
  }

  it('has no spaces around what was typed, and no price that was seen', () => {
    const body = orderRequest(source)
    expect(body).toMatchObject({
      cart_key: 'k',
      payment_method: 'card',
      expected_total: 100,
      expected_currency: 'eur',
      form: { email: 'a@example.com', delivery_location: 'near' },
    })
    expect(body.cart.products).toEqual([{ productId: 1, amount: 2 }])
  })

  it('has a place only for a delivery that has some, and no payment where nothing is left to pay', () => {
    const form = { ...source.form, delivery_method: 'home' }
    expect(orderRequest({ ...source, form }).form.delivery_location).toBe('')
    const checkout = { ...source.checkout, totalPrice: 0 }
    expect(orderRequest({ ...source, checkout }).payment_method).toBe('none')
  })
})
