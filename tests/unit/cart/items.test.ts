import { describe, expect, it } from 'vitest'

import { cartItems, isBlocking, isBuyable, type Notice } from '@/lib/cart/items'

const seenPrice = { amount: 700, currency: 'eur', country: 'fi' }
const line = (productId: number, over: object = {}) =>
  ({ productId, amount: 2, unit_price: 500, notice: null, ...over }) as never
const answer = (over: object = {}) => ({ products: [], bundles: [], giftCardProducts: [], currency: 'eur', ...over })
const cart = (over: object = {}) => ({ products: [], bundles: [], giftCardProducts: [], ...over })

/** The notice and change of a row with an amount, for what the server answers about it. */
function rowOf(amount: number, over: object | null, isCurrent = true) {
  const rows = cart({ products: [{ productId: '1', amount, seenPrice }] })
  return cartItems(rows, answer({ products: over ? [line(2), line(1, over)] : [line(2)] }), isCurrent).products[0]
}

describe('rows of the cart beside the server’s', () => {
  it('a row that the answer lacks is gone, if the answer is for this cart', () => {
    expect(rowOf(2, null)).toMatchObject({ line: null, notice: 'gone', change: null })
    expect(rowOf(2, null, false)).toMatchObject({ line: null, notice: null })
    expect(rowOf(2, {})?.line).toMatchObject({ productId: 1 })
  })

  it('a reduced amount is told until the row has it', () => {
    const reduced = { notice: 'reduced', amount: 2 }
    expect([rowOf(3, reduced), rowOf(2, reduced), rowOf(1, reduced)].map((row) => row?.notice)).toEqual([
      'reduced',
      null,
      null,
    ])
    expect(rowOf(1, { notice: 'not_available', amount: 2 })?.notice).toBe('not_available')
  })

  it('a changed price is told with the one that was seen, and nothing where it is the same', () => {
    expect(rowOf(2, { notice: 'price_changed' })).toMatchObject({
      notice: 'price_changed',
      change: { before: 700, now: 500 },
    })
    expect(rowOf(2, { notice: 'price_changed', unit_price: 700 })).toMatchObject({ notice: null, change: null })
    expect(rowOf(2, {})).toMatchObject({ notice: null, change: null })
  })

  it('bundles by their uid, with the notice of a member; gift cards too', () => {
    const bundle = (notice: Notice | null) => ({
      ...{ uid: 'b', amount: 1, unit_price: 500 },
      products: [line(1), line(2, { notice })],
    })
    const rows = cart({
      bundles: [
        { uid: 'b', amount: 2, seenPrice },
        { uid: 'c', amount: 1 },
      ],
      giftCardProducts: [{ uid: 'g' }, { uid: 'h' }],
    })
    const shown = (notice: Notice | null, isCurrent = true) =>
      cartItems(rows, answer({ bundles: [bundle(notice)], giftCardProducts: [{ uid: 'g' }] }), isCurrent)
    expect(shown('price_changed').bundles.map(({ notice, change }) => [notice, change])).toEqual([
      ['price_changed', { before: 700, now: 500 }],
      ['gone', null],
    ])
    expect([shown('reduced'), shown(null)].map(({ bundles }) => bundles[0]?.notice)).toEqual(['reduced', null])
    expect(shown(null).giftCards.map(({ card, notice }) => [card !== null, notice])).toEqual([
      [true, null],
      [false, 'gone'],
    ])
    expect(shown(null, false).giftCards[1]?.notice).toBeNull()
  })

  it('what can be bought, and what stops an order', () => {
    const notices = [null, 'reduced', 'price_changed', 'gone', 'sold_out'] as (Notice | null)[]
    expect(notices.map(isBuyable)).toEqual([true, true, true, false, false])
    expect(notices.map(isBlocking)).toEqual([false, true, false, true, true])
  })
})
