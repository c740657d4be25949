'use client'

import { useEffect, useMemo, useState } from 'react'

import { checkoutRequest } from '@/lib/cart/request'
import type { CartState } from '@/lib/cart/types'
import type { CheckoutAnswer } from '@/lib/contract/schemas/checkout'
import { useMarket } from '@/lib/intl/market-context'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { useAuth } from '@/stores/auth'
import { INITIAL_CHECKOUT } from '@/stores/checkout-state'

const NO_FORM = { delivery_method: '', postal_code: '' }

/** Current data of rows that are in no cart: names, pictures, prices, availability. Null until the server has answered. */
export function useLines(rows: CartState): CheckoutAnswer | null {
  const { country, currency, language } = useMarket()
  const customerId = useAuth(({ isLoading, user }) => (isLoading ? undefined : user.id))
  const [answer, setAnswer] = useState<CheckoutAnswer | null>(null)
  const body = useMemo(
    () =>
      customerId === undefined
        ? null
        : checkoutRequest(rows, INITIAL_CHECKOUT, NO_FORM, {
            customerId,
            country,
            currency,
            language,
            pageName: 'cart',
          }),
    [rows, country, currency, language, customerId],
  )
  useEffect(() => {
    if (body === null || body.products.length + body.bundles.length + body.gift_card_products.length === 0) return
    const controller = new AbortController()
    void lazyApi.call('checkout', { body }, { signal: controller.signal }).then((result) => {
      if (result.ok && !controller.signal.aborted) setAnswer(result.data)
    })
    return () => controller.abort()
  }, [body])
  return answer
}
