import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

/** An error inside the page: what happened, what is still stored, what to do. Screen readers announce it at once. */
export function ErrorState({
  title,
  children,
  actions,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  return (
    <div role="alert" className={cx('flex gap-3 rounded-card border border-sale/40 bg-surface p-4', className)}>
      <Icon name="error" size={24} className="text-sale" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink-muted">{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
