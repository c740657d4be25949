'use client'

import { cx } from '@/components/ui/cx'

/**
 * The shop's logo: a trail mark and the name in lower case. The name is configuration, so it is text and not a drawing. Without a name only
 * the mark is shown.
 */
export function Logo({ name, className }: { name?: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-ink', className)}>
      <svg width="26" height="32" viewBox="0 0 26 32" aria-hidden="true" className="shrink-0">
        <path d="M13 0 26 9v14l-13 9L0 23V9z" fill="var(--color-brand)" />
        <path
          d="M9 27.500c0-4.200 8.500-4.400 8.500-8.700 0-4-9-3.600-9-7.600 0-2.700 3.200-3.200 4.500-6.200"
          fill="none"
          stroke="var(--color-on-fill)"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </svg>
      {name && <span className="text-[1.625rem] leading-none font-[720] tracking-[-0.045em] lowercase">{name}</span>}
    </span>
  )
}
