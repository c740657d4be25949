import { describe, expect, it } from 'vitest'

import { EMPTY_CHECKOUT_DATA } from '@/lib/checkout/data'
import { summaryRows } from '@/lib/checkout/summary-rows'
import { hasProducts, isSent, productsTotal, totalsOf } from '@/lib/checkout/totals'

const line = (over: object = {}) =>
  ({
    ...{ productId: 1, manufacturer: 'Tunturi', name: 'Cap', colour: 'Red', size: 'M', image: 'a', amount: 2 },
    ...{ unit_price: 500, total_price: 1_000, notice: null },
    ...over,
  }) as never
const bundle = { uid: 'b', name: 'Set', amount: 1, unit_price: 900, total_price: 900 }
const card = (over: object = {}) =>
  ({
    uid: 'g',
    name: 'Gift card',
    extra_data: { giftcard_name: 'Aino' },
    total_price: 50,
    is_sent: false,
    ...over,
  }) as never
const data = {
  ...EMPTY_CHECKOUT_DATA,
  products: [line(), line({ productId: 2, amount: 0 }), line({ productId: 3, colour: null, size: null, amount: 1 })],
  bundles: [{ ...bundle, products: [line(), line({ name: 'Belt', size: null })] } as never],
  giftCardProducts: [card({ template: { name: 'Snow', image: 's' } }), card({ uid: 'h' })],
}
const cart = { products: [], bundles: [] }

describe('rows of the checkout’s summary', () => {
  it('say what each row is, what tells it from others, and its price; rows of nothing are left out', () => {
    expect(
      summaryRows(data, cart).map(({ key, name, facts, image, amount, price }) => [
        key,
        name,
        facts,
        image,
        amount,
        price,
      ]),
    ).toEqual([
      ['1', 'Tunturi Cap', 'Red, M', 'a', 2, 1_000],
      ['3', 'Tunturi Cap', '', 'a', 1, 1_000],
      ['b', 'Set', 'Cap M + Belt', 'a', 1, 900],
      ['g', 'Gift card', 'Aino, Snow', 's', 1, 50],
      ['h', 'Gift card', 'Aino', null, 1, 50],
    ])
    expect(summaryRows(data, cart, ({ productId }) => productId === 3).map(({ key }) => key)).toEqual(['3'])
  })

  it('tell a price that is not the one the shopper saw', () => {
    const seenPrice = { amount: 700, currency: 'eur', country: 'fi' }
    const seen = {
      products: [{ productId: '1', amount: 2, seenPrice }],
      bundles: [{ uid: 'b', amount: 1, seenPrice } as never],
    }
    const members = (notice: string | null) => ({ ...bundle, products: [line({ notice })] }) as never
    const changed = {
      ...data,
      products: [line({ notice: 'price_changed' }), line({ productId: 3, notice: 'price_changed' })],
      bundles: [members('price_changed')],
      giftCardProducts: [],
    }
    expect(summaryRows(changed, seen).map(({ change }) => change)).toEqual([
      { before: 700, now: 500 },
      null,
      { before: 700, now: 900 },
    ])
    const same = { ...changed, products: [line()], bundles: [members(null)] }
    expect(summaryRows(same, seen).map(({ change }) => change)).toEqual([null, null])
  })
})

describe('lines of the totals', () => {
  const totals = (over: object) => totalsOf({ ...EMPTY_CHECKOUT_DATA, isRepackSelected: false, ...over })

  it('repacking is taken out of the rows and stands by itself', () => {
    expect(totals({ productsPrice: 100, repackCost: 30, isRepackSelected: true })).toMatchObject({
      goods: 70,
      repack: 30,
    })
    expect(totals({ productsPrice: 100, repackCost: 30 })).toMatchObject({ goods: 100, repack: null })
    expect(totals({ productsPrice: 100, isRepackSelected: true })).toMatchObject({ goods: 100, repack: null })
  })

  it('delivery: the chosen one, all free, the cheapest, or none', () => {
    const delivery = (deliveryMethods: object[], more: object = {}) =>
      totals({ products: [line()], deliveryMethods, ...more }).delivery
    expect(delivery([{ price: 5 }, { price: 9, selected: true }])).toEqual({ kind: 'chosen', price: 9 })
    expect(delivery([{ price: 0 }, { price: 0 }])).toEqual({ kind: 'chosen', price: 0 })
    expect(delivery([{ price: 7 }, { price: 5 }])).toEqual({ kind: 'from', price: 5 })
    expect(delivery([{ price: 0 }, { price: 5 }])).toEqual({ kind: 'from', price: 0 })
    expect(delivery([])).toEqual({ kind: 'none' })
    expect(delivery([{ price: 5 }], { products: [], giftCardProducts: [card()] })).toEqual({ kind: 'none' })
  })

  it('what is sent, and what counts as goods', () => {
    const only = (over: object) => ({ ...EMPTY_CHECKOUT_DATA, ...over })
    expect(
      [
        only({}),
        only({ giftCardProducts: [card()] }),
        only({ giftCardProducts: [card({ is_sent: true }), card()] }),
        data,
      ].map(isSent),
    ).toEqual([true, false, true, true])
    expect(
      [
        only({}),
        only({ giftCardProducts: [card()] }),
        only({ bundles: data.bundles }),
        only({ products: data.products }),
      ].map(hasProducts),
    ).toEqual([false, false, true, true])
    expect(productsTotal(data)).toBe(3_900)
  })

  it('gift cards by their code, taxes above zero', () => {
    const taxes = [{ amount: 0 }, { amount: 5 }]
    expect(totals({ giftCards: [{ payment_id: 'C', amount: 3 }], taxes, totalPrice: 8 })).toMatchObject({
      giftCards: [{ code: 'C', amount: 3 }],
      taxes: [{ amount: 5 }],
      total: 8,
    })
  })
})
