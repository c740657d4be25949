/** The shop's checkout: the validation loop connected to the cart, the form, the market, the user and the shop API. Loaded when it is used. */
import { useStore } from 'zustand'

import { uuid } from '@/lib/browser/uuid'
import type { RequestContext } from '@/lib/cart/request'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { authStore, waitForAuth } from './auth'
import { cartStore } from './cart'
import { formStore } from './checkout-form'
import { createCheckout } from './checkout-loop'
import type { CheckoutState } from './checkout-state'
import { configStore } from './config'
import { notify } from './notices'
import { ownOrderOfCart, ownOrderStore } from './own-order'

/** Market, customer and unpaid order of the checkout. An administrator may order for a customer whom they selected. */
export function checkoutContext(): Omit<RequestContext, 'pageName'> {
  const { deliveryCountryCode, currencyCode, languageCode } = configStore.getState()
  const { user, admin } = authStore.getState()
  const customerId = user.isAdminUser && admin.selectedCustomer !== null ? admin.selectedCustomer : user.id
  return {
    country: deliveryCountryCode,
    currency: currencyCode,
    language: languageCode,
    customerId,
    ownOrder: ownOrderOfCart(),
  }
}

export const checkout = createCheckout({
  cart: cartStore,
  form: formStore.getState,
  context: checkoutContext,
  ready: waitForAuth,
  call: (body, signal) => lazyApi.call('checkout', { body }, { signal }),
  notify,
  toConfirmation(klarnaOrderId) {
    window.location.assign(
      `${configStore.getState().klarnaConfirmPath}?klarna_order_id=${encodeURIComponent(klarnaOrderId)}`,
    )
  },
  hash: uuid,
  watch(changed) {
    const unsubscribes = [
      formStore.subscribe((now, before) => {
        if (now.delivery_method !== before.delivery_method || now.postal_code !== before.postal_code) changed()
      }),
      configStore.subscribe((now, before) => {
        if (
          now.deliveryCountryCode !== before.deliveryCountryCode ||
          now.currencyCode !== before.currencyCode ||
          now.languageCode !== before.languageCode
        )
          changed()
      }),
      authStore.subscribe((now, before) => {
        if (now.user.id !== before.user.id || now.admin.selectedCustomer !== before.admin.selectedCustomer) changed()
      }),
      ownOrderStore.subscribe((now, before) => {
        if (now.own?.order.number !== before.own?.order.number) changed()
      }),
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  },
})

export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(checkout.store, select)
}

/** True when the page shows the server's answer about exactly this cart: an order may be placed. */
export function useIsValidated(): boolean {
  return useStore(checkout.store, (state) => state.status === 'VALIDATED' && !state.isDue)
}
