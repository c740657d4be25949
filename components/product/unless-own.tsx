'use client'

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

import { readStored, STORED } from '@/lib/browser/storage'
import { useViewer } from '@/stores/viewer'

/** Loaded only for shoppers who may have an unpaid order. */
const OwnHold = lazy(() => import('./own-hold'))

interface UnlessOwnProps {
  readonly variantId: number | null
  /** Whether the message about the order takes the place of `children`; otherwise nothing does. */
  readonly note: boolean
  readonly children: ReactNode
}

/** What a sold-out variant shows to everybody except the shopper whose own unpaid order has reserved it. */
export function UnlessOwn({ variantId, note, children }: UnlessOwnProps) {
  const mayHaveOrder = useMayHaveOwnOrder()
  if (!mayHaveOrder || variantId === null) return children
  return (
    <Suspense fallback={children}>
      <OwnHold variantId={variantId} note={note}>
        {children}
      </OwnHold>
    </Suspense>
  )
}

const never = () => () => undefined

/** A browser that has placed an order, or a customer; the server knows neither. */
function useMayHaveOwnOrder(): boolean {
  const isCustomer = useViewer() !== 'guest'
  return (
    useSyncExternalStore(
      never,
      () => readStored(STORED.lastOrder) !== null,
      () => false,
    ) || isCustomer
  )
}
