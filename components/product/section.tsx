import type { ReactNode } from 'react'

import { AccordionItem } from '@/components/ui/accordion'

/**
 * A part of the page below the panel: a fold on phones, open elsewhere. Its id is what the section links lead to. Isolated, so that the browser
 * keeps what it has painted of it as one piece while something else of the page changes.
 */
export function Section({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <AccordionItem
      id={id} open className="product-section isolate scroll-mt-28"
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
