/** The body of the checkout call, and its answer in the names that pages use: each value differs from all others, so none can stand for another. */
import { describe, expect, it } from 'vitest'

import { checkoutRequest, type CheckoutOptions } from '@/lib/cart/request'
import { EMPTY_CART } from '@/lib/cart/types'
import { checkoutDataOf } from '@/lib/checkout/data'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'

const ANSWER = {
  products: [{ productId: 1 }],
  bundles: [{ uid: 'b' }],
  gift_card_products: [{ uid: 'g' }],
  cart_discount: { code: 'SPRING', amount: 1 },
  payment_events: [{ payment_id: 'GC', processor_slug: 'giftcard', amount: 2 }],
  delivery_methods: [{ id: 'home' }],
  payment_methods: [{ id: 'card' }],
  postcode_methods: [{ id: 'express_fi', name: 'Courier' }],
  delivery_cost: 3,
  products_price: 4,
  total_price: 5,
  taxes: [{ rate: 25.5, amount: 6 }],
  currency: 'sek',
  country_code: 'se',
  language_code: 'sv',
  repack_cost: 7,
  shipping_time_str: '2-6',
  arrivals: [{ from: 'a' }],
  reason: null,
  show_klarna: true,
  paypal_checkout: true,
  kco_iframe: '<p>provider</p>',
  kgco_id: 'k',
  delivery_thresholds: { delivery_threshold: 8, repack_threshold: 9, delivery_missing: 10, repack_missing: 11 },
  part_delivery_mode: 'always',
  giftcampaign_data: { code: 'C', campaign: 'summer', name: 'Summer' },
  enterprise_order: { id: 12 },
  redo_order: null,
  transfer_request_from: [13],
  post_delivery: true,
  card_checkout_mode: true,
  errors: [],
  success: null,
} as unknown as CheckoutAnswer

it('P3.03–P3.09 P7.08 each value of the answer has its own place', () => {
  expect(checkoutDataOf(ANSWER)).toEqual({
    products: ANSWER.products,
    bundles: ANSWER.bundles,
    giftCardProducts: ANSWER.gift_card_products,
    cartDiscount: ANSWER.cart_discount,
    giftCards: ANSWER.payment_events,
    deliveryMethods: ANSWER.delivery_methods,
    paymentMethods: ANSWER.payment_methods,
    postcodeMethods: ANSWER.postcode_methods,
    deliveryTotalPrice: 3,
    productsPrice: 4,
    totalPrice: 5,
    taxes: ANSWER.taxes,
    currency: 'sek',
    repackCost: 7,
    shippingTime: '2-6',
    arrivals: ANSWER.arrivals,
    reason: null,
    giftCampaignName: 'Summer',
    showKlarna: true,
    showPaypalCheckout: true,
    snippet: '<p>provider</p>',
    klarnaGlobalCheckoutId: 'k',
    thresholds: { delivery: 8, repack: 9 },
    missing: { delivery: 10, repack: 11 },
    partDeliveryMode: 'always',
    enterpriseOrder: { id: 12 },
    transferRequestFrom: [13],
    postDelivery: true,
    cardCheckoutMode: true,
  })
})

it.each([
  [true, false, null, [true, false]],
  [false, true, null, [false, true]],
  [true, true, 'business_only', [false, false]],
])('P5.04 P5.05 invoice %s and wallet %s with the reason %s', (invoice, wallet, reason, shown) => {
  const data = checkoutDataOf({ ...ANSWER, show_klarna: invoice, paypal_checkout: wallet, reason })
  expect([data.showKlarna, data.showPaypalCheckout]).toEqual(shown)
})

it('P7.08 what an older host does not say is empty, and the shopper chooses', () => {
  const { arrivals: _a, postcode_methods: _p, part_delivery_mode: _m, ...older } = ANSWER
  expect(checkoutDataOf(older)).toMatchObject({ arrivals: [], postcodeMethods: [], partDeliveryMode: 'ask' })
  expect(checkoutDataOf({ ...ANSWER, giftcampaign_data: null }).giftCampaignName).toBeNull()
})

describe('the body of the call', () => {
  const OFF: CheckoutOptions = {
    isRepackSelected: false,
    isPikanoutoSelected: false,
    isDeliverySplittingSelected: false,
    giosgChatter: null,
    specialRequests: '',
    postcode: null,
    klarnaGlobalCheckoutId: null,
    enterpriseOrder: null,
    transferRequest: false,
    transferRequestFrom: null,
    transferRequestTo: null,
    postDelivery: false,
    cardCheckoutMode: false,
  }
  const context = { customerId: 7, country: 'se', currency: 'sek', language: 'sv', pageName: 'cart' } as const
  const NO_FORM = { delivery_method: '', postal_code: '' }
  const bodyOf = (options: Partial<CheckoutOptions>, form = NO_FORM) =>
    checkoutRequest(EMPTY_CART, { ...OFF, ...options }, form, context)
  const plain = bodyOf({})

  it.each<[Partial<CheckoutOptions>, Partial<ReturnType<typeof bodyOf>>]>([
    [{ isRepackSelected: true }, { repack: true }],
    [{ isPikanoutoSelected: true }, { pikanouto: true }],
    [{ isDeliverySplittingSelected: true }, { delivery_extra_data: { part_delivery: true, giosg_chatter: null } }],
    [
      { giosgChatter: 'anna-of-the-chat' },
      { delivery_extra_data: { part_delivery: false, giosg_chatter: 'anna-of-the-chat' } },
    ],
    [{ specialRequests: 'ring' }, { special_request: 'ring' }],
    [{ postcode: ' 111 20 ' }, { postcode: '111 20' }],
    [{ klarnaGlobalCheckoutId: 'k' }, { klarna_global_checkout_id: 'k' }],
    [{ enterpriseOrder: { id: 3 } }, { enterprise_order: { id: 3 } }],
    [
      { transferRequest: true, transferRequestFrom: [1], transferRequestTo: 2 },
      { transfer_request_from: [1], transfer_request_to: 2 },
    ],
    [{ transferRequestFrom: [1], transferRequestTo: 2 }, {}],
    [{ postDelivery: true }, { post_delivery: true }],
    [{ cardCheckoutMode: true }, { card_checkout_mode: true }],
  ])('P3.05 P3.06 P3.09 P7.04 %j changes %j alone', (options, changed) => {
    expect(bodyOf(options)).toEqual({ ...plain, ...changed })
  })

  it('P7.04 every row and code, customer, market, page, and the form before the postcode that is known', () => {
    expect(plain).toMatchObject({
      customer_id: 7,
      country_code: 'se',
      currency_code: 'sek',
      language_code: 'sv',
      pageName: 'cart',
      delivery_method: null,
      postcode: null,
      own_order: null,
    })
    const row = { productId: 1, amount: 2 }
    const card = { productId: 2427, amount: 50, uid: 'gift-0001', extra_data: { giftcard_name: '' } }
    const bundle = { id: 5, amount: 1, uid: 'bundle-0001', mainProduct: { productId: 1 }, secondaryProducts: [] }
    const giftCampaignData = { code: 'c', campaign: 'summer' }
    const redoOrder = { number: 'W-1', proof: 'p' }
    const rows = { products: [row], bundles: [bundle], giftCardProducts: [card], codes: ['SAVE'] }
    expect(checkoutRequest({ ...rows, giftCampaignData, redoOrder }, OFF, NO_FORM, context)).toEqual({
      ...plain,
      products: [row],
      bundles: [bundle],
      gift_card_products: [card],
      discount_codes: ['SAVE'],
      giftcampaign_data: giftCampaignData,
      redo_order: redoOrder,
    })
    const form = { delivery_method: 'home', postal_code: ' 222 22 ' }
    expect(bodyOf({ postcode: '111 20' }, form)).toMatchObject({ delivery_method: 'home', postcode: '222 22' })
  })
})
