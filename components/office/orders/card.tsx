import type { ReactNode } from 'react'

interface CardProps {
  /** Of its heading. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a page that only shows, with its heading. */
export function Card({ id, title, children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
