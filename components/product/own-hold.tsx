'use client'

import type { ReactNode } from 'react'

import { useFindOwnOrder } from '@/components/checkout/own-order'
import OwnOrderNote from '@/components/checkout/own-order-note'
import { useOwnOrder } from '@/stores/own-order'

/** A variant that is sold out because the shopper's own unpaid order has reserved it: the way on instead of `children`. */
export default function OwnHold({ variantId, children }: { variantId: number; children: ReactNode }) {
  useFindOwnOrder()
  const own = useOwnOrder()
  const isOwn = own?.order.lines.some((line) => line.variant_id === variantId) ?? false
  return own && isOwn ? <OwnOrderNote own={own} place="product" /> : children
}
