import type { ReactNode } from 'react'

import { cx } from './cx'

/** The label over a picture's corner: a reduction, second-hand, rental, outlet. Its container must be `relative`. */
export function Ribbon({
  children,
  tone = 'sale',
  className,
}: {
  children: ReactNode
  tone?: 'sale' | 'club' | 'used' | 'rental' | 'brand'
  className?: string
}) {
  const fill = { sale: 'bg-sale', club: 'bg-club', used: 'bg-used', rental: 'bg-rental', brand: 'bg-brand' }[tone]
  return <span className={cx('ribbon', fill, className)}>{children}</span>
}
