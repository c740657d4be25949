'use client'

import { useCallback, useEffect, useState } from 'react'

import { readStored, STORED, writeStored } from '@/lib/browser/storage'
import type { Order } from '@/lib/contract/schemas/checkout'
import { accessInFragment } from '@/lib/order/order-link'
import { isUnpaid } from '@/lib/order/order-states'
import type { OrderReference } from '@/lib/order/reference'
import { lazyApi } from '@/lib/shop-api/lazy-browser'
import { readLastOrder } from '@/stores/last-order'

/** Interval at which a pending payment is checked. */
const POLL_MS = 2000
const MAX_POLLS = 20

export type OrderLoadState =
  | { readonly status: 'loading' }
  /** `isWaiting`: the payment is pending, and the shop is asked again automatically. */
  | { readonly status: 'ready'; readonly order: Order; readonly reference: OrderReference; readonly isWaiting: boolean }
  /** No order has this number and look-up secret. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' }

/**
 * Loads an order by number and look-up secret, and again while its payment is pending. `find` reads both from the browser (address or
 * storage); null means that there is no order. `replace` sets the order that a change has returned.
 */
export function useOrder(find: () => OrderReference | null): {
  state: OrderLoadState
  retry: () => void
  replace: (order: Order) => void
} {
  const [state, setState] = useState<OrderLoadState>({ status: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (polls: number) => {
      const reference = find()
      if (!reference) return setState({ status: 'unknown' })
      const result = await lazyApi.call(
        'orderStatus',
        { body: { number: reference.number, access: reference.access } },
        { signal: controller.signal },
      )
      if (controller.signal.aborted) return
      if (!result.ok) {
        const isUnknown = result.error.status === 404 || result.error.status === 400
        // The loaded order stays on the page while the shop cannot be reached.
        return setState((before) =>
          isUnknown
            ? { status: 'unknown' }
            : before.status === 'ready'
              ? { ...before, isWaiting: false }
              : { status: 'failed' },
        )
      }
      const isWaiting = isUnpaid(result.data.status) && polls < MAX_POLLS
      setState({ status: 'ready', order: result.data, reference, isWaiting })
      if (isWaiting) timer = setTimeout(() => void ask(polls + 1), POLL_MS)
    }
    void ask(0)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [find, round])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setRound((count) => count + 1)
  }, [])
  const replace = useCallback(
    (order: Order) => setState((before) => (before.status === 'ready' ? { ...before, order } : before)),
    [],
  )
  return { state, retry, replace }
}

/**
 * The look-up secret of an order on its page: from the fragment of the address, which then loses it, because an address is kept in the
 * browser's history, in bookmarks and in copied links. This tab keeps it for a reload. Null when this browser does not know it.
 */
export function accessOf(number: string): string | null {
  const { hash, pathname, search } = window.location
  const given = accessInFragment(hash)
  if (given !== null) {
    // Where the tab cannot store it, a reload needs it in the address.
    if (writeStored(STORED.openedOrder, given, number))
      window.history.replaceState(window.history.state, '', pathname + search)
    return given
  }
  const stored = readStored(STORED.openedOrder, number)
  if (stored !== null) return stored
  const last = readLastOrder()
  return last?.number === number ? last.access : null
}
