'use client'

import { lazy, Suspense, useEffect } from 'react'

import { findOwnOrder, useOwnOrder } from '@/stores/own-order'

/** Loaded only for shoppers who have an unpaid order. */
const OwnOrderNote = lazy(() => import('./own-order-note'))

/** A moment after the order's time is over, when the shop has released its products. */
const AFTER_END_MS = 20_000

/**
 * Asks for the shopper's own unpaid order when a page opens, when the browser shows it again after Back from the payment page, and when the
 * order's time is over.
 */
export function useFindOwnOrder(): void {
  const until = useOwnOrder()?.order.reserved_until ?? null
  useEffect(() => {
    void findOwnOrder()
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void findOwnOrder()
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void findOwnOrder(), Math.max(0, Date.parse(until) - Date.now()) + AFTER_END_MS)
    return () => clearTimeout(timer)
  }, [until])
}

/** The message about the own unpaid order at the top of cart and payment page; nothing without one. */
export function OwnOrder({ place }: { place: 'cart' | 'payment' }) {
  const own = useOwnOrder()
  if (!own) return null
  return (
    <Suspense>
      <OwnOrderNote own={own} place={place} />
    </Suspense>
  )
}
