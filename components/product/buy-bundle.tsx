'use client'

import { lazy, Suspense, useState } from 'react'

import { Button } from '@/components/ui/button'
import type { BundleOffer } from '@/lib/catalog/bundle-offer'

const BundleDialog = lazy(() => import('./bundle-dialog'))

/** Adds a bundle to the cart; the variants of its products are selected in a dialog after the press. */
export function BuyBundle({ label, ...bundle }: BundleOffer & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="lg"
        wide
        icon="cart"
        className="scripted"
        busy={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <BundleDialog {...bundle} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
