import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon, type IconName } from './icon'

/** Shown instead of an empty list: what that means and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  className,
}: {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('flex flex-col items-start gap-4 border-y border-line py-12', className)}>
      {icon && <Icon name={icon} size={32} className="text-ink-subtle" />}
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="max-w-text text-ink-muted">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
