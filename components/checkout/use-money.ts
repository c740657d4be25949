'use client'

import { useCallback } from 'react'

import { useMarket } from '@/lib/intl/market-context'
import { BASE_CURRENCY, isCurrency } from '@/lib/market/currencies'
import { formatPrice } from '@/lib/market/format'
import { useCheckout } from '@/stores/checkout'

/** Turns minor units of a currency into text. */
export function useMoney(currency: string): (minor: number) => string {
  const { language } = useMarket()
  return useCallback(
    (minor) => formatPrice(minor, isCurrency(currency) ? currency : BASE_CURRENCY, language),
    [currency, language],
  )
}

/** The same in the currency of the checkout's last answer. */
export function useCheckoutMoney(): (minor: number) => string {
  return useMoney(useCheckout((state) => state.currency))
}
