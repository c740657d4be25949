'use client'

import { useEffect, useRef, useState } from 'react'

import { useCheckout, useIsValidated } from '@/stores/checkout'
import { saveLastOrder } from '@/stores/last-order'

import { type OrderProblem, placeOrder } from './place-order'
import { allowedAddress, leave } from './redirect'

export interface Ordering {
  readonly isBusy: boolean
  readonly problem: OrderProblem | null
  /** Places the order and leaves for its next page. A second press while one is under way does nothing. */
  readonly order: (paymentMethod: string) => Promise<OrderProblem | null>
  readonly forget: () => void
}

/** Ordering from a page: at most one attempt at a time. */
export function usePlaceOrder(paymentOrigins: readonly string[]): Ordering {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const total = useCheckout((state) => state.totalPrice)
  const isValidated = useIsValidated()
  const seenTotal = useRef<number | null>(null)
  useEffect(() => {
    if (isValidated) seenTotal.current = total
  }, [isValidated, total])

  useEffect(() => {
    // Back from the payment page: the browser may show this page as it was left, at work.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const stop = (found: OrderProblem) => {
    isRunning.current = false
    setIsBusy(false)
    setProblem(found)
    return found
  }
  const order = async (paymentMethod: string): Promise<OrderProblem | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    setProblem(null)
    const result = await placeOrder(paymentMethod, seenTotal.current)
    if (!result.ok) return stop(result.problem)
    const { order_number: number, access, redirect_url } = result.order
    saveLastOrder({ number, access, cartKey: result.sent.cart_key }, result.sent.cart)
    const address = allowedAddress(redirect_url, paymentOrigins)
    if (address === null) return stop({ kind: 'address_refused' })
    leave(address)
    return null
  }
  return { isBusy, problem, order, forget: () => setProblem(null) }
}
