/** The body of the order call from what the stores hold: ids, amounts and codes, and the total that the shopper saw. */
import { checkoutRequest } from '@/lib/cart/request'
import type { BundleRow, CartRow } from '@/lib/cart/types'
import type { CheckoutForm, PlaceOrder } from '@/lib/contract/schemas/checkout'
import { authStore } from '@/stores/auth'
import { cartStore } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { formStore } from '@/stores/checkout-form'
import { configStore } from '@/stores/config'

/** What the order call takes where gift cards pay for everything. */
export const NOTHING_TO_PAY = 'none'

/** Spaces around what was typed are nobody's name; a location belongs to its method only. */
function cleanForm(form: CheckoutForm, hasLocations: boolean): CheckoutForm {
  const trimmed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.trim()])) as CheckoutForm
  return { ...trimmed, delivery_location: hasLocations ? trimmed.delivery_location : '' }
}

/** An order is the same whatever prices its rows were known at: what may be charged says `expected_total`. */
const withoutPrice = <R extends CartRow | BundleRow>({ seenPrice: _, ...row }: R) => row

/** The order of the cart as it was last validated. */
export function orderRequest(paymentMethod: string): PlaceOrder {
  const cart = cartStore.getState()
  const state = checkout.store.getState()
  const form = formStore.getState()
  const { deliveryCountryCode, currencyCode, languageCode } = configStore.getState()
  const { user, admin } = authStore.getState()
  const customerId = user.isAdminUser && admin.selectedCustomer !== null ? admin.selectedCustomer : user.id
  const locations = state.deliveryMethods.find(({ id }) => id === form.delivery_method)?.locations ?? []
  const asked = checkoutRequest(cart, state, form, {
    customerId,
    country: deliveryCountryCode,
    currency: currencyCode,
    language: languageCode,
    pageName: 'checkout',
  })
  return {
    cart_key: cart.cartKey,
    cart: { ...asked, products: asked.products.map(withoutPrice), bundles: asked.bundles.map(withoutPrice) },
    form: cleanForm(form, locations.length > 0),
    payment_method: state.totalPrice > 0 ? paymentMethod : NOTHING_TO_PAY,
    expected_total: state.totalPrice,
    expected_currency: state.currency,
  }
}
