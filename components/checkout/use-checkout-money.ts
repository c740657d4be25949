'use client'

import { useMoney } from '@/lib/intl/use-money'
import { useCheckout } from '@/stores/checkout'

/** Turns minor units of the checkout's currency into text. */
export function useCheckoutMoney(): (minor: number) => string {
  return useMoney(useCheckout((state) => state.currency))
}
