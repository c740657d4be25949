'use client'

import { useMoney } from '@/lib/intl/use-money'
import { useCheckout } from '@/stores/checkout'

/** Returns a function that formats minor units of the checkout's currency. */
export function useCheckoutMoney(): ReturnType<typeof useMoney> {
  return useMoney(useCheckout((state) => state.currency))
}
