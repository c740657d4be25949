'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '@/components/ui/toast'
import { useMarket } from '@/lib/intl/market-context'
import { hydrateCart } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'
import { hydrateForm } from '@/stores/checkout-form'
import { applyMarket } from '@/stores/market'
import { onNotice } from '@/stores/notices'

/** Shows the checkout's messages, for the general time of toasts (B4.04): the field or the row of an error shows it for as long as it lasts. */
function useCheckoutMessages(): void {
  const intl = useIntl()
  useEffect(
    () =>
      onNotice((kind, { id, values }) => {
        toast(intl.formatMessage({ id }, values), { tone: kind })
      }),
    [intl],
  )
}

/**
 * Loads cart, form and checkout for a page, and validates while it is open. Returns true when the browser's cart is loaded; it is empty on
 * the server and in the first render.
 */
export function useCheckoutSession(pageName: 'cart' | 'checkout'): boolean {
  const market = useMarket()
  useCheckoutMessages()
  useEffect(() => {
    hydrateCart()
    hydrateForm()
    applyMarket(market)
    return checkout.start(pageName)
  }, [market, pageName])
  return useCheckout(({ status }) => status !== 'UNSET')
}

/** True until the server's first answer about a cart: before it, rows have no names and the layout is not final. */
export function useIsFirstAnswerDue(): boolean {
  return useCheckout(
    ({ status, error, products, bundles, giftCardProducts, deliveryMethods }) =>
      status === 'PENDING' &&
      error === null &&
      products.length + bundles.length + giftCardProducts.length + deliveryMethods.length === 0,
  )
}
