'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast, TOAST_MS } from '@/components/ui/toast'
import { useMarket } from '@/lib/intl/market-context'
import { hydrateCart } from '@/stores/cart'
import { checkout, useCheckout } from '@/stores/checkout'
import { hydrateForm } from '@/stores/checkout-form'
import { applyMarket } from '@/stores/market'
import { onNotice } from '@/stores/notices'

/** Shows what the checkout has to say; errors stay longer than the spec's 3 s because they must be read. */
function useCheckoutMessages(): void {
  const intl = useIntl()
  useEffect(
    () =>
      onNotice((kind, { id, values }) => {
        toast(intl.formatMessage({ id }, values), {
          tone: kind,
          duration: kind === 'error' ? PRODUCT_TOAST_MS : TOAST_MS,
        })
      }),
    [intl],
  )
}

/**
 * Wakes cart, form and checkout for a page and keeps validating while it is open. Gives true once the browser's cart is known; the server
 * and the first render know none.
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

/** Until the server has said a first word about a cart, rows have no names and nothing has its final height. */
export function useIsFirstAnswerDue(): boolean {
  return useCheckout(
    ({ status, error, products, bundles, giftCardProducts, deliveryMethods }) =>
      status === 'PENDING' &&
      error === null &&
      products.length + bundles.length + giftCardProducts.length + deliveryMethods.length === 0,
  )
}
