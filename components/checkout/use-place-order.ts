'use client'

import { useEffect, useRef, useState } from 'react'

import { allowedAddress, navigateTo } from '@/lib/browser/redirect'
import type { OrderError } from '@/lib/checkout/order-error'
import { useCheckout, useIsValidated } from '@/stores/checkout'
import { saveLastOrder } from '@/stores/last-order'
import { placeOrder } from '@/stores/place-order'

interface Ordering {
  readonly isBusy: boolean
  readonly error: OrderError | null
  /** Places the order and navigates to its next page. A second call while one is running does nothing. */
  readonly order: (paymentMethod: string) => Promise<OrderError | null>
  readonly dismiss: () => void
}

/** Ordering from a page: at most one attempt at a time. */
export function usePlaceOrder(paymentOrigins: readonly string[]): Ordering {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<OrderError | null>(null)
  const total = useCheckout((state) => state.totalPrice)
  const isValidated = useIsValidated()
  const seenTotal = useRef<number | null>(null)
  useEffect(() => {
    if (isValidated) seenTotal.current = total
  }, [isValidated, total])

  useEffect(() => {
    // After Back from the payment page the browser may restore this page in its busy state.
    const reset = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const fail = (failure: OrderError) => {
    isRunning.current = false
    setIsBusy(false)
    setError(failure)
    return failure
  }
  const order = async (paymentMethod: string): Promise<OrderError | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    setError(null)
    const result = await placeOrder(paymentMethod, seenTotal.current)
    if (!result.ok) return fail(result.error)
    const { order_number: number, access, redirect_url } = result.order
    saveLastOrder({ number, access, cartKey: result.sent.cart_key }, result.sent.cart)
    const address = allowedAddress(redirect_url, paymentOrigins)
    if (address === null) return fail({ kind: 'address_refused' })
    navigateTo(address)
    return null
  }
  return { isBusy, error, order, dismiss: () => setError(null) }
}
