import { beforeEach, describe, expect, it } from 'vitest'

import { removeProductRow, undoRemove } from '@/stores/removed-row'
import { totalsOf } from '@/lib/checkout/totals'
import { cartStore } from '@/stores/cart'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'

import { answer, line, reset } from './support'

beforeEach(reset)

describe('the totals list', () => {
  it('where every delivery is free the total is the total, whichever will be chosen', () => {
    const {
      delivery_methods: [method],
    } = answer()
    if (!method) throw new Error('no method')
    const deliveryOf = (...prices: number[]) =>
      totalsOf({
        ...INITIAL_CHECKOUT,
        products: [line()],
        deliveryMethods: prices.map((price) => ({ ...method, price, selected: false })),
      }).delivery
    expect(deliveryOf(0, 0)).toEqual({ kind: 'chosen', price: 0 })
    expect(deliveryOf(990, 490)).toEqual({ kind: 'from', price: 490 })
    expect(deliveryOf(990, 0)).toEqual({ kind: 'from', price: 0 })
  })

  it('adds up: what repacking costs stands by itself, and only when it is wanted', () => {
    const state = {
      ...INITIAL_CHECKOUT,
      products: [line()],
      productsPrice: 10_490,
      repackCost: 490,
      totalPrice: 10_490,
    }
    expect(totalsOf({ ...state, isRepackSelected: true })).toMatchObject({ goods: 10_000, repack: 490, total: 10_490 })
    expect(totalsOf({ ...state, productsPrice: 10_000, totalPrice: 10_000 })).toMatchObject({
      goods: 10_000,
      repack: null,
      total: 10_000,
    })
  })
})

describe('putting a row back', () => {
  const row = { productId: 11, amount: 1 }
  const campaign = { code: 'GIFT', campaign: 'joulu' }
  it('P4.07 brings the gift campaign back with its one product, not into a cart that has another by now', () => {
    cartStore.getState().redeem(row, campaign)
    const removed = removeProductRow(row, '')
    expect(cartStore.getState().giftCampaignData).toBeNull()
    undoRemove(removed)
    expect(cartStore.getState()).toMatchObject({ products: [row], giftCampaignData: campaign })
    const again = removeProductRow(row, '')
    cartStore.getState().add({ productId: 12, amount: 1 })
    undoRemove(again)
    expect(cartStore.getState()).toMatchObject({
      products: [row, { productId: 12, amount: 1 }],
      giftCampaignData: null,
    })
  })
})
