/** The calls of the checkout by name. */
import type { Registry } from './types'
import { viewOrderStatus } from '@/lib/backend/domain/orders/view'
import { placeOrder } from '@/lib/backend/flows/checkout/place'
import { receivePaymentEvent } from '@/lib/backend/flows/payments/ingest'

import { guardCodes } from '@/lib/backend/flows/checkout/code-guard'
import { giftCampaign, validateGiftCode } from '@/lib/backend/flows/gift-campaigns/storefront'
import { validateCheckout } from '@/lib/backend/flows/checkout/validate'

type CheckoutCalls = Pick<
  Registry,
  'checkout' | 'placeOrder' | 'orderStatus' | 'paymentEvent' | 'giftCampaign' | 'validateGiftCode'
>

export const checkoutHandlers: CheckoutCalls = {
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
  giftCampaign: ({ query }) => giftCampaign(query.slug, query.language, query.taxAreaId),
  validateGiftCode: ({ body }, context) => validateGiftCode(body, context),
  orderStatus: ({ query }) => viewOrderStatus(query),
  paymentEvent: ({ params, query, body }, { headers }) =>
    receivePaymentEvent(params.provider, { body: body.raw, headers, query }),
}
