'use client'

import { lazy, Suspense, useState } from 'react'

import { Button } from '@/components/ui/button'

const BundleDialog = lazy(() => import('./bundle-dialog'))

export interface BuyBundleProps {
  bundleId: number
  name: string
  /** `{brandSlug}/{modelSlug}` of every member, the main product first. */
  members: readonly string[]
  label: string
}

/** Buys a set; what its products come in is asked for when it is pressed. */
export function BuyBundle(props: BuyBundleProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" wide icon="cart" className="scripted" busy={isOpen} aria-haspopup="dialog" onClick={() => setOpen(true)}>{props.label}</Button>
      {isOpen && <Suspense><BundleDialog {...props} onClose={() => setOpen(false)} /></Suspense>}
    </>
  )
}
