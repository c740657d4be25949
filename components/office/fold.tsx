import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

interface FoldProps {
  className?: string
  children: ReactNode
}

/** What opens a fold: its arrow points down while it is open. */
export function Fold({ className, children }: FoldProps) {
  return (
    <summary className={cx('inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1', className)}>
      <Icon name="chevron-right" size={16} className="office-fold-arrow" />
      {children}
    </summary>
  )
}
