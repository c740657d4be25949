/** Calls of the checkout. */
import { guardCodes } from '@/lib/backend/flows/checkout/code-guard'
import { placeOrder } from '@/lib/backend/flows/checkout/place'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'
import { receivePaymentEvent } from '@/lib/backend/flows/payments/ingest'
import type { checkoutCalls } from '@/lib/contract/calls/checkout'

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
  paymentEvent: ({ params, query, body }, { headers }) =>
    receivePaymentEvent(params.provider, { body: body.raw, headers, query }),
}
