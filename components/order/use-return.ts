'use client'

import { useEffect, useRef, useState } from 'react'

import { uuid } from '@/lib/browser/uuid'
import type { Order } from '@/lib/contract/schemas/checkout'
import type { ReturnOptions } from '@/lib/contract/schemas/order'
import type { OrderReference } from '@/lib/order/reference'
import { refusalMessageId } from '@/lib/order/refusal'
import { requestLines, type ReturnChoice } from '@/lib/order/return-choice'
import { lazyApi } from '@/lib/shop-api/lazy-browser'

interface ReturnState {
  /** Fee and variants for an exchange; null until they have loaded. */
  readonly options: ReturnOptions | null
  readonly busy: boolean
  /** The message of the last failure. */
  readonly failure: string | null
  /** The return, once the shop has registered it. */
  readonly registered: Order['returns'][number] | null
  /** `refund`: the sum that the shopper has seen; null for an exchange. Returns whether the return was registered. */
  readonly register: (choice: ReturnChoice, refund: number | null) => Promise<boolean>
}

/** Loads the options of an order's return, and registers it. */
export function useReturn({ number, access }: OrderReference, onChange: (order: Order) => void): ReturnState {
  const [options, setOptions] = useState<ReturnOptions | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [registered, setRegistered] = useState<Order['returns'][number] | null>(null)
  // The same form sent twice creates one return.
  const formKey = useRef('')
  useEffect(() => {
    const controller = new AbortController()
    void lazyApi.call('returnOptions', { body: { number, access } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (result.ok) setOptions(result.data)
      else setFailure(refusalMessageId(result.error))
    })
    return () => controller.abort()
  }, [number, access])
  const register = async (choice: ReturnChoice, refund: number | null) => {
    const { kind, method, comment } = choice
    formKey.current ||= uuid()
    setBusy(true)
    setFailure(null)
    const result = await lazyApi.call('createReturn', {
      body: {
        number,
        access,
        form_key: formKey.current,
        kind,
        method,
        comment,
        lines: requestLines(choice),
        ...(refund !== null && { expected_refund: refund }),
      },
    })
    setBusy(false)
    if (!result.ok) {
      setFailure(refusalMessageId(result.error))
      return false
    }
    onChange(result.data.order)
    setRegistered(result.data.order.returns.find((known) => known.number === result.data.return_number) ?? null)
    return true
  }
  return { options, busy, failure, registered, register }
}
