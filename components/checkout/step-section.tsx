import type { ReactNode } from 'react'

/** One numbered section of the checkout form. */
export function StepSection({
  id,
  number,
  title,
  children,
}: {
  id: string
  number: number
  title: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-4 border-t border-ink pt-5 sm:grid-cols-[2.5rem_minmax(0,1fr)]"
    >
      <span aria-hidden="true" className="hidden text-2xl leading-tight font-semibold text-ink-subtle sm:block">
        {number}
      </span>
      <div className="flex min-w-0 flex-col gap-5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
