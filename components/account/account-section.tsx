import type { ReactNode } from 'react'

interface AccountSectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

/** A part of the account page. Its id is the target of a link at the top of the page. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} tabIndex={-1} className="mb-2 scroll-mt-24 text-2xl outline-none">
        {title}
      </h2>
      {text && <p className="mb-4 max-w-text text-ink-muted">{text}</p>}
      {children}
    </section>
  )
}
