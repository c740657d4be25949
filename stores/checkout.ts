/** The shop's checkout: the validation loop joined to the cart, the form, the market, the user and the shop API. Loaded when it is used. */
import { useStore } from 'zustand'

import { lazyApi } from '@/lib/shop-api/lazy-browser'

import { authStore, waitForAuth } from './auth'
import { cartStore } from './cart'
import { formStore } from './checkout-form'
import { createCheckout } from './checkout-loop'
import type { CheckoutState } from './checkout-state'
import { configStore } from './config'
import { giveNotice } from './notices'
import { uuid } from './uuid'

export const checkout = createCheckout({
  cart: cartStore,
  form: formStore.getState,
  context() {
    const { deliveryCountryCode, currencyCode, languageCode } = configStore.getState()
    const { user, admin } = authStore.getState()
    // An administrator may order for the customer whom they selected.
    const customerId = user.isAdminUser && admin.selectedCustomer !== null ? admin.selectedCustomer : user.id
    return { country: deliveryCountryCode, currency: currencyCode, language: languageCode, customerId }
  },
  ready: waitForAuth,
  call: (body, signal) => lazyApi.call('checkout', { body }, { signal }),
  save(customerId, products) {
    // The call keeps the cart of whoever is logged in; a cart made for a selected customer is not theirs.
    if (customerId !== authStore.getState().user.id) return
    void lazyApi.call('saveCart', { body: { products: [...products] } })
  },
  notify: giveNotice,
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
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  },
})

export function useCheckout<T>(select: (state: CheckoutState) => T): T {
  return useStore(checkout.store, select)
}

/** True when what is shown is what the server last said of exactly this cart: an order may be placed. */
export function useIsValidated(): boolean {
  return useStore(checkout.store, (state) => state.status === 'VALIDATED' && !state.isDue)
}
