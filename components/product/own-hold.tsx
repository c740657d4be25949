'use client'

import type { ReactNode } from 'react'

import { useFindOwnOrder } from '@/components/checkout/own-order'
import OwnOrderNote from '@/components/checkout/own-order-note'
import { useOwnOrder } from '@/stores/own-order'

interface OwnHoldProps {
  readonly variantId: number
  readonly note: boolean
  readonly children: ReactNode
}

/**
 * A variant that is sold out because the shopper's own unpaid order has reserved it: instead of `children` the message with the way on, or
 * nothing where the message stands elsewhere on the page.
 */
export default function OwnHold({ variantId, note, children }: OwnHoldProps) {
  const own = useOwnOrder()
  const isOwn = own?.order.lines.some((line) => line.variant_id === variantId) ?? false
  return (
    <>
      {note && <FindOwnOrder />}
      {!own || !isOwn ? children : note ? <OwnOrderNote own={own} place="product" /> : null}
    </>
  )
}

/** Asked once on a page. */
function FindOwnOrder() {
  useFindOwnOrder()
  return null
}
