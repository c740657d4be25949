'use client'

import { useEffect } from 'react'

import { useMarket } from '@/lib/intl/market-context'

import { layOutDeferred } from './lay-out-deferred'

/**
 * Wakes the browser's stores once the page is there; until then they say what the server said: an empty cart, a guest.
 * Their code comes after the page's own, so that no page waits for it.
 */
export function StoreIsland() {
  const market = useMarket()
  useEffect(() => {
    void import('@/stores/market').then(({ takeMarket }) => takeMarket(market))
  }, [market])
  useEffect(() => {
    void import('@/stores/cart').then(({ hydrateCart }) => {
      hydrateCart()
      // What was read before the first paint is true of that moment only; from here on the store knows.
      delete document.documentElement.dataset['cart']
    })
    void import('@/stores/auth').then(({ startAuth }) => startAuth())
    layOutDeferred()
  }, [])
  return null
}
