import type { ReactNode } from 'react'

import { AccordionItem } from '@/components/ui/accordion'

/**
 * A section of the page below the panel: collapsible on phones, open elsewhere. The section links lead to its id. The class
 * `apart` isolates its painting, so that a change of the panel does not repaint it.
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
      data-static={`section-${id}`}
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
