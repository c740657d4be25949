/** Calls of the checkout. */
import { orderAdmission } from '@/lib/backend/flows/checkout/admission'
import { guardCodes } from '@/lib/backend/flows/checkout/code-guard'
import { placeOrder } from '@/lib/backend/flows/checkout/place'
import { decidePriceOverride, listPriceOverrides } from '@/lib/backend/flows/checkout/price-overrides'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { receivePaymentEvent } from '@/lib/backend/flows/payments/ingest'
import { addresses } from '@/lib/contract/addresses.generated'
import type { checkoutCalls } from '@/lib/contract/calls/checkout'
import { publish } from '@/lib/process/state.mjs'

import type { Handlers } from './types'

export const checkoutHandlers: Handlers<typeof checkoutCalls> = {
  checkout: ({ body }, context) =>
    guardCodes(
      body,
      context,
      () => validateCheckout(body, context.principal),
      ({ errors }) => errors,
    ),
  placeOrder: ({ body }, context) =>
    guardCodes(
      body.cart,
      context,
      () => placeOrder(body, context),
      () => [],
    ),
  priceOverrides: ({ query }) => listPriceOverrides(query),
  decidePriceOverride: ({ body }, { principal }) => decidePriceOverride(body, principal),
  paymentEvent: ({ params, query, body }, { headers }) =>
    receivePaymentEvent(params.provider, { body: body.raw, headers, query }),
}

// The front door checks this before anything is parsed, because refusing an order must cost almost nothing.
publish(
  'isOverloaded',
  (method, url) => method === addresses.placeOrder.method && isPlaceOrder(url) && orderAdmission.turnsAway(),
)

/** With and without the last slash: both paths have the same handler. */
function isPlaceOrder(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path === addresses.placeOrder.path || `${path}/` === addresses.placeOrder.path
}
