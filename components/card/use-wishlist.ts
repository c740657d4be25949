'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { useMarket } from '@/lib/intl/market-context'
import { useIsWished } from '@/stores/wishlist'

/** The codes by which an error report names the place of the failure (spec 3 §8). */
export const WISHLIST_CODES = { page: 9424, card: 4381 } as const

/** Adds a model to the wishlist or removes it. Guests go to the log-in and return to the page afterwards (spec 3 §4 "Wishlist"). */
export function useWishlist(
  modelId: number,
  place: keyof typeof WISHLIST_CODES,
): { isWished: boolean; press: () => void } {
  const intl = useIntl()
  const router = useRouter()
  const { routes } = useMarket()
  const isWished = useIsWished(modelId)
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    const outcome = await import('@/stores/toggle-wishlist').then(
      ({ toggleWishlist }) => toggleWishlist(modelId),
      () => 'failed' as const,
    )
    setBusy(false)
    if (outcome === 'guest') {
      toast(intl.formatMessage({ id: 'common.wishlist_login' }), { duration: PRODUCT_TOAST_MS })
      const { pathname, search } = window.location
      router.push(`${routes['accounts/login']}?next=${encodeURIComponent(pathname + search)}`)
    } else if (outcome === 'failed')
      toast(intl.formatMessage({ id: 'common.unexpected_error' }, { code: WISHLIST_CODES[place] }), {
        tone: 'error',
        duration: PRODUCT_TOAST_MS,
      })
    else
      toast(intl.formatMessage({ id: `common.wishlist_${outcome}` }), { tone: 'success', duration: PRODUCT_TOAST_MS })
  }
  return {
    isWished,
    press: () => {
      if (!isBusy) void toggle()
    },
  }
}
