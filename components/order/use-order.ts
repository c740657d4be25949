'use client'

import { useCallback, useEffect, useState } from 'react'

import type { Order } from '@/lib/contract/schemas/checkout'
import { isUnpaid } from '@/lib/order/order-states'
import type { OrderReference } from '@/lib/order/reference'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

/** A payment that is under way is asked for this often, this many times. */
const POLL_MS = 2000
const MAX_POLLS = 20

export type OrderLook =
  | { readonly status: 'loading' }
  /** `isWaiting`: the payment is not through, and the shop is asked again by itself. */
  | { readonly status: 'ready'; readonly order: Order; readonly reference: OrderReference; readonly isWaiting: boolean }
  /** The address names no order, or not with its secret. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' }

/**
 * Looks at an order by number and look-up secret, again while its payment is under way. `find` reads the two from the browser (address or
 * storage); null means that there is nothing to look at. `replace` puts the order in place as a change of it has answered.
 */
export function useOrder(find: () => OrderReference | null): {
  look: OrderLook
  retry: () => void
  replace: (order: Order) => void
} {
  const [look, setLook] = useState<OrderLook>({ status: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (polls: number) => {
      const reference = find()
      if (!reference) return setLook({ status: 'unknown' })
      const result = await lazyApi.call(
        'orderStatus',
        { query: { number: reference.number, access: reference.access } },
        { signal: controller.signal },
      )
      if (controller.signal.aborted) return
      if (!result.ok) {
        const isUnknown = result.error.status === 404 || result.error.status === 400
        // What is known stays on the page while the shop cannot be reached.
        return setLook((before) =>
          isUnknown
            ? { status: 'unknown' }
            : before.status === 'ready'
              ? { ...before, isWaiting: false }
              : { status: 'failed' },
        )
      }
      const isWaiting = isUnpaid(result.data.status) && polls < MAX_POLLS
      setLook({ status: 'ready', order: result.data, reference, isWaiting })
      if (isWaiting) timer = setTimeout(() => void ask(polls + 1), POLL_MS)
    }
    void ask(0)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [find, round])
  const retry = useCallback(() => {
    setLook({ status: 'loading' })
    setRound((count) => count + 1)
  }, [])
  const replace = useCallback(
    (order: Order) => setLook((before) => (before.status === 'ready' ? { ...before, order } : before)),
    [],
  )
  return { look, retry, replace }
}

/** The look-up secret of the address. */
export function accessOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get('access')
}
