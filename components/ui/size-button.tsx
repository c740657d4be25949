import type { MouseEventHandler } from 'react'

import { cx } from './cx'
import { Link } from './link'

export interface SizeButtonProps {
  size: string
  selected?: boolean
  /** Not to be had now: crossed out, yet it can be chosen and leads to the notifier. */
  unavailable?: boolean
  /** Spoken after the size when it is unavailable, such as "sold out, tell me when it is back". */
  unavailableLabel?: string
  /** With an address it is a link (works without script), else a toggle button. */
  href?: string
  onClick?: MouseEventHandler
}

/** One size to choose. */
export function SizeButton({
  size,
  selected = false,
  unavailable = false,
  unavailableLabel,
  href,
  onClick,
}: SizeButtonProps) {
  const className = cx(
    'target relative inline-flex items-center justify-center overflow-hidden rounded-control border px-3 text-sm font-semibold',
    selected ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface text-ink hover:border-ink',
    unavailable && !selected && 'text-ink-subtle',
  )
  const spoken = unavailableLabel && `, ${unavailableLabel}`
  const content = (
    <>
      {size}
      {unavailable && (
        <>
          <svg
            aria-hidden="true"
            className="absolute inset-0 size-full opacity-60"
            preserveAspectRatio="none"
            viewBox="0 0 10 10"
          >
            <path d="M0 10 10 0" stroke="currentColor" vectorEffect="non-scaling-stroke" />
          </svg>
          {spoken && <span className="sr-only">{spoken}</span>}
        </>
      )}
    </>
  )
  if (href !== undefined) {
    return (
      <Link
        href={href}
        replace
        scroll={false}
        className={className}
        aria-current={selected ? 'true' : undefined}
        onClick={onClick}
      >
        {content}
      </Link>
    )
  }
  return (
    <button type="button" className={className} aria-pressed={selected} onClick={onClick}>
      {content}
    </button>
  )
}
