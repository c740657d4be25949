import type { ReactNode } from 'react'

const ROW = 'flex flex-wrap items-center gap-3'

/** A section of the style guide. The table of contents links to its heading. */
export function GuideSection({
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
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-12">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {note && <p className="mt-2 max-w-text text-ink-muted">{note}</p>}
      <div className="mt-8 flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** Some states of one component side by side, below their title. */
export function Specimen({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="eyebrow mb-3">{title}</h3>
      <div className={className ?? ROW}>{children}</div>
    </div>
  )
}

/** Fields and cards side by side where the width allows it. */
export const COLUMNS = 'grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3'
