import type { ReactNode } from 'react'

import { cx } from './cx'

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'sale'
  | 'club'
  | 'used'
  | 'rental'
  | 'success'
  | 'warning'
  | 'info'
  | 'accent'

const FILLED: Record<BadgeTone, string> = {
  neutral: 'bg-ink text-canvas',
  brand: 'bg-brand text-on-fill',
  sale: 'bg-sale text-on-fill',
  club: 'bg-club text-on-fill',
  used: 'bg-used text-on-fill',
  rental: 'bg-rental text-on-fill',
  success: 'bg-success text-on-fill',
  warning: 'bg-warning text-on-fill',
  info: 'bg-info text-on-fill',
  accent: 'bg-accent text-on-fill',
}
const OUTLINED: Record<BadgeTone, string> = {
  neutral: 'text-ink',
  brand: 'text-brand',
  sale: 'text-sale',
  club: 'text-club',
  used: 'text-used',
  rental: 'text-rental',
  success: 'text-success',
  warning: 'text-warning',
  info: 'text-info',
  accent: 'text-accent',
}

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  /** Filled for offers, outlined for information. */
  filled?: boolean
  /** Colours of the catalogue's own tags (`bgColor`, `textColor`), instead of those of the tone. */
  colors?: { background: string; text: string }
  className?: string
}

/** A short text in a small box. */
export function Badge({ children, tone = 'neutral', filled = false, colors, className }: BadgeProps) {
  if (colors)
    return (
      <span className={cx('badge', className)} style={{ background: colors.background, color: colors.text }}>
        {children}
      </span>
    )
  return (
    <span
      className={cx('badge', filled ? FILLED[tone] : cx('border-current/35 bg-surface', OUTLINED[tone]), className)}
    >
      {children}
    </span>
  )
}
