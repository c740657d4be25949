import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'

interface SectionProps {
  id: string
  title: string
  /** The link to the complete list, beside the heading. */
  more?: { href: string; text: string } | undefined
  /** Buttons that move a rail. */
  arrows?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A section of the front page: heading on the left, link to the complete list on the right. */
export function Section({ id, title, more, arrows, children, className }: SectionProps) {
  return (
    <section data-static={id} aria-labelledby={id} className={cx('page-x deferred', className ?? 'mt-16 md:mt-24')}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-8">
        <h2 id={id} className="text-4xl">
          {title}
        </h2>
        <div className="flex items-center gap-4 empty:hidden">
          {more && (
            <SoftLink
              href={more.href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:text-brand-hover"
            >
              {more.text}
              <Icon name="arrow-right" size={18} />
            </SoftLink>
          )}
          {arrows}
        </div>
      </div>
      {children}
    </section>
  )
}
