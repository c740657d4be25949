import type { ReactNode } from 'react'

import { AccordionItem } from '@/components/ui/accordion'

/**
 * A part of the page below the panel: a fold on phones, open elsewhere. Its id is what the section links lead to. It stands apart, so that a change of
 * the panel costs nothing here.
 */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <AccordionItem
      id={id}
      open
      className="product-section apart scroll-mt-28"
      title={
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-2xl">
          {title}
          {note && <span className="text-sm font-normal text-ink-muted">{note}</span>}
        </h2>
      }
    >
      {children}
    </AccordionItem>
  )
}
