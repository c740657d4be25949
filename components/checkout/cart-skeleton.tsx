'use client'

import { useIntl } from 'react-intl'

import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder until the browser's cart is loaded. */
export function CartSkeleton() {
  const intl = useIntl()
  return (
    // As high as the window, so that the footer is not visible before it has its final position.
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{intl.formatMessage({ id: 'common.loading' })}</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-x-24">
        <div className="flex flex-col gap-6 pt-10">
          {[0, 1].map((row) => (
            <div key={row} className="grid grid-cols-[5rem_1fr] gap-x-4 sm:grid-cols-[8.5rem_1fr] sm:gap-x-6">
              <Skeleton className="aspect-square w-full" />
              <div className="flex flex-col gap-3">
                <Skeleton className="h-5 w-48 max-w-full" />
                <Skeleton className="h-4 w-32 max-w-full" />
                <Skeleton className="h-11 w-32 max-w-full" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  )
}
