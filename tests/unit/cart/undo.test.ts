import { describe, expect, it } from 'vitest'

import { EMPTY_CART, type CartState } from '@/lib/cart/types'
import { restoreRow } from '@/lib/cart/undo'

const row = (productId: number) => ({ productId, amount: 1 })
const ids = (cart: Partial<CartState>) => cart.products?.map(({ productId }) => productId)
const card = { uid: 'g', productId: 9, amount: 1, value: 50 } as unknown as CartState['giftCardProducts'][number]
const bundle = (uid: string) => ({ uid }) as unknown as CartState['bundles'][number]
const campaign = { slug: 'summer' } as unknown as NonNullable<CartState['giftCampaignData']>

describe('a removed row comes back', () => {
  const cart: CartState = { ...EMPTY_CART, products: [row(1), row(2)] }
  const removed = (index: number) => ({ list: 'products', index, name: '', row: row(3), campaign: null }) as const

  it('to its place, or to the end of a list that is shorter now', () => {
    expect([0, 1, 2, 9, -4].map((index) => ids(restoreRow(cart, removed(index))))).toEqual([
      [3, 1, 2],
      [1, 3, 2],
      [1, 2, 3],
      [1, 2, 3],
      [3, 1, 2],
    ])
  })

  it('not beside the same product, which was added again', () => {
    expect(restoreRow({ ...cart, products: [row(1), { ...row(3), productId: '3' }] }, removed(0))).toEqual({})
  })

  it('with its gift campaign into an empty cart, and into that of the cart otherwise', () => {
    const gift = { ...removed(0), campaign }
    expect(restoreRow(EMPTY_CART, gift)).toEqual({ products: [row(3)], giftCampaignData: campaign })
    for (const filled of [
      { ...EMPTY_CART, products: [row(1)] },
      { ...EMPTY_CART, bundles: [bundle('b')] },
      { ...EMPTY_CART, giftCardProducts: [card] },
      { ...EMPTY_CART, products: [row(1)], bundles: [bundle('b')] },
      { ...EMPTY_CART, bundles: [bundle('b')], giftCardProducts: [card] },
    ])
      expect(restoreRow(filled, gift).giftCampaignData).toBeNull()
  })

  it('of bundles and gift cards to their own lists', () => {
    const one = { ...EMPTY_CART, bundles: [bundle('a')], giftCardProducts: [card] }
    expect(restoreRow(one, { list: 'bundles', index: 0, name: '', row: bundle('b') })).toEqual({
      bundles: [bundle('b'), bundle('a')],
    })
    const other = { ...card, uid: 'h' }
    expect(restoreRow(one, { list: 'giftCardProducts', index: 1, name: '', row: other })).toEqual({
      giftCardProducts: [card, other],
    })
  })
})
