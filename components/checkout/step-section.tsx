import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'

/** One section of a form: numbered in the complaint form, and without a number in the checkout, where the steps above have numbers. */
export function StepSection({
  id,
  number,
  title,
  children,
}: {
  id: string
  number?: number
  title: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-x-6 gap-y-4 border-t border-ink pt-5',
        number !== undefined && 'sm:grid-cols-[2.5rem_minmax(0,1fr)]',
      )}
    >
      {number !== undefined && (
        <span aria-hidden="true" className="hidden text-2xl leading-tight font-semibold text-ink-subtle sm:block">
          {number}
        </span>
      )}
      <div className="flex min-w-0 flex-col gap-5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
