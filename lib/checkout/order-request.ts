/** The body of the order call: ids, amounts and codes, and the total that the shopper saw. */
import { checkoutRequest, type CheckoutOptions, type RequestContext } from '@/lib/cart/request'
import type { BundleRow, CartRow, CartState } from '@/lib/cart/types'
import type { CheckoutForm, PlaceOrder } from '@/lib/contract/schemas/checkout'

import type { CheckoutData } from './data'

/** The payment method of an order that gift cards pay for entirely. */
const NOTHING_TO_PAY = 'none'

/** Removes spaces around what was typed, and a location of another delivery method. */
function cleanForm(form: CheckoutForm, hasLocations: boolean): CheckoutForm {
  const trimmed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.trim()])) as CheckoutForm
  return { ...trimmed, delivery_location: hasLocations ? trimmed.delivery_location : '' }
}

/** The body is the same whichever prices the rows were last seen at: `expected_total` limits what may be charged. */
const withoutPrice = <R extends CartRow | BundleRow>({ seenPrice: _, ...row }: R) => row

interface OrderSource {
  readonly cart: CartState & { readonly cartKey: string }
  readonly checkout: CheckoutOptions & Pick<CheckoutData, 'deliveryMethods' | 'totalPrice' | 'currency'>
  readonly form: CheckoutForm
  readonly context: Omit<RequestContext, 'pageName'>
  readonly paymentMethod: string
}

/** The order of the cart as it was last validated. */
export function orderRequest({ cart, checkout, form, context, paymentMethod }: OrderSource): PlaceOrder {
  const locations = checkout.deliveryMethods.find(({ id }) => id === form.delivery_method)?.locations ?? []
  const request = checkoutRequest(cart, checkout, form, { ...context, pageName: 'checkout' })
  return {
    cart_key: cart.cartKey,
    cart: { ...request, products: request.products.map(withoutPrice), bundles: request.bundles.map(withoutPrice) },
    form: cleanForm(form, locations.length > 0),
    payment_method: checkout.totalPrice > 0 ? paymentMethod : NOTHING_TO_PAY,
    expected_total: checkout.totalPrice,
    expected_currency: checkout.currency,
  }
}
