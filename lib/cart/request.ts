/** The body of the checkout call, from the cart, the options of the checkout and its form (spec 1 §7). */
import type { CheckoutForm, CheckoutRequest } from '@/lib/contract/schemas/checkout'

import type { CartRow, CartState } from './types'

/** Choices of the shopper or staff besides the rows; with the field names of the checkout (spec 1 §3). */
export interface CheckoutOptions {
  readonly isRepackSelected: boolean
  readonly isPikanoutoSelected: boolean
  readonly isDeliverySplittingSelected: boolean
  readonly giosgChatter: string | null
  readonly specialRequests: string
  readonly postcode: string | null
  readonly klarnaGlobalCheckoutId: string | null
  readonly enterpriseOrder: { readonly id: number } | null
  readonly transferRequest: boolean
  readonly transferRequestFrom: readonly number[] | null
  readonly transferRequestTo: number | null
  readonly postDelivery: boolean
  readonly cardCheckoutMode: boolean
}

export interface RequestContext {
  readonly customerId: number | null
  readonly country: string
  readonly currency: string
  readonly language: CheckoutRequest['language_code']
  readonly pageName: CheckoutRequest['pageName']
  /** The shopper's own unpaid order, with its secret; null or missing without one. */
  readonly ownOrder?: CheckoutRequest['own_order']
}

/** A row of the call; the server accepts a price only from staff. */
function requestRow(
  { priceOverride, priceOverrideCurrency, ...row }: CartRow,
  currency: string,
): CheckoutRequest['products'][number] {
  return priceOverride !== undefined && priceOverrideCurrency === currency ? { ...row, priceOverride } : row
}

/** Ids, amounts and codes; the only prices are seen prices and those set by staff. */
export function checkoutRequest(
  cart: CartState,
  options: CheckoutOptions,
  form: Pick<CheckoutForm, 'delivery_method' | 'postal_code'>,
  context: RequestContext,
): CheckoutRequest {
  const postcode = form.postal_code.trim() || options.postcode?.trim() || null
  return {
    products: cart.products.map((row) => requestRow(row, context.currency)),
    bundles: [...cart.bundles],
    gift_card_products: [...cart.giftCardProducts],
    discount_codes: [...cart.codes],
    customer_id: context.customerId,
    country_code: context.country,
    currency_code: context.currency,
    language_code: context.language,
    repack: options.isRepackSelected,
    pikanouto: options.isPikanoutoSelected,
    delivery_extra_data: { part_delivery: options.isDeliverySplittingSelected, giosg_chatter: options.giosgChatter },
    delivery_method: form.delivery_method || null,
    postcode: postcode === null ? null : postcode.slice(0, 12),
    klarna_global_checkout_id: options.klarnaGlobalCheckoutId,
    special_request: options.specialRequests.slice(0, 1000),
    pageName: context.pageName,
    giftcampaign_data: cart.giftCampaignData,
    enterprise_order: options.enterpriseOrder && { id: options.enterpriseOrder.id },
    redo_order: cart.redoOrder,
    own_order: context.ownOrder ?? null,
    transfer_request_from:
      options.transferRequest && options.transferRequestFrom ? [...options.transferRequestFrom] : null,
    transfer_request_to: options.transferRequest ? options.transferRequestTo : null,
    post_delivery: options.postDelivery,
    card_checkout_mode: options.cardCheckoutMode,
  }
}
