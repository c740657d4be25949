import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'

/** A line of the panel with its sign. */
export function Line({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className={cx('mt-0.5', tone)} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
