'use client'

import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import type { SizeTable } from '@/lib/catalog/size-tables'

const SizeGuide = lazy(() => import('./size-guide'))

/** Opens the size tables; without a table that has values there is no button. */
export function SizeGuideButton({ tables }: { tables: readonly SizeTable[] }) {
  const [isOpen, setOpen] = useState(false)
  if (tables.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-6 items-center gap-1.5 text-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="ruler" size={16} />
        <FormattedMessage id="product.size_guide" />
      </button>
      {isOpen && (
        <Suspense>
          <SizeGuide tables={tables} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
