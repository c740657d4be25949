/** The answer of the checkout call in the names that pages use: every value of the answer is another one, so none can stand for another. */
import { expect, it } from 'vitest'

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
