/** The cart's validation, placing an order, and events of payment providers. */
import { z } from 'zod'

import { defineCalls } from './call'
import { checkoutAnswer, checkoutRequest, placedOrder, placeOrder } from '../schemas/checkout'
import { signedBody } from '../schemas/common'
import {
  decidedPriceOverride,
  decidePriceOverride,
  priceOverrides,
  priceOverridesQuery,
} from '../schemas/price-overrides'

export const checkoutCalls = defineCalls('Checkout', {
  checkout: {
    method: 'POST',
    path: '/api/checkout/',
    access: 'optional',
    sendsAuth: true,
    body: checkoutRequest,
    answer: checkoutAnswer,
  },
  placeOrder: {
    method: 'POST',
    path: '/api/checkout/order/',
    access: 'optional',
    sendsAuth: true,
    idempotent: true,
    body: placeOrder,
    answer: placedOrder,
  },
  /** Every price that staff gave to a row: who, from, to, why, and who approved it. */
  priceOverrides: {
    method: 'GET',
    path: '/api/staff/price-overrides/',
    access: 'price_overrides.read',
    query: priceOverridesQuery,
    answer: priceOverrides,
  },
  decidePriceOverride: {
    method: 'POST',
    path: '/api/staff/price-override/',
    access: 'price_overrides.decide',
    needsPerson: true,
    body: decidePriceOverride,
    answer: decidedPriceOverride,
  },
  /** An event of a payment provider (webhook). */
  paymentEvent: {
    method: 'POST',
    path: '/api/payment/event/{provider}/',
    access: 'provider',
    signed: true,
    params: z.strictObject({ provider: z.string().regex(/^[a-z]{2,30}$/) }),
    query: z.strictObject({ klarna_order_id: z.string().min(1).max(100).optional() }),
    body: signedBody('Send the message of a payment provider.'),
    answer: z.object({ received: z.literal(true) }),
  },
})
