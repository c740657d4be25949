import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'

interface AccountSectionProps {
  /** Of the heading: where a link at the top of the page leads, and where the focus goes. */
  id: string
  title: string
  /** What the part says while it is closed, in a line: the address, the sizes, who is a member. */
  now?: ReactNode
  text?: string
  /** Open from the start. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A part of the account page. It is closed at first and says in a line what is in it, so that the whole account is seen at once; a native
 * details element, which works without script, and in which the browser's own search finds what is closed.
 */
export function AccountSection({ id, title, now, text, isOpen = false, children }: AccountSectionProps) {
  return (
    <details open={isOpen} className="group/part border-b border-line">
      <summary className="flex min-h-16 items-center gap-x-4 py-3 hover:text-brand">
        <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-baseline">
          <h3 id={id} tabIndex={-1} className="scroll-mt-24 text-base font-semibold outline-none">
            {title}
          </h3>
          <span className="truncate text-ink-muted group-open/part:invisible">{now}</span>
        </span>
        <Icon name="chevron-down" className="transition-transform group-open/part:rotate-180" />
      </summary>
      <div className="pt-1 pb-8">
        {text && <p className="mb-4 max-w-text text-ink-muted">{text}</p>}
        {children}
      </div>
    </details>
  )
}

interface AccountGroupProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** Parts of the account page that belong together, below a heading. Its id is the target of a link at the top of the page. */
export function AccountGroup({ id, title, className, children }: AccountGroupProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-24 text-2xl outline-none">
        {title}
      </h2>
      <div className="border-t border-line">{children}</div>
    </section>
  )
}
