import type { MouseEventHandler } from 'react'

import { cx } from './cx'
import { Link } from './link'

export interface SizeButtonProps {
  size: string
  selected?: boolean
  /** Sold out: crossed out, but it can be chosen to get the back-in-stock reminder. */
  unavailable?: boolean
  /** Read by screen readers after the size when it is unavailable, such as "sold out, tell me when it is back". */
  unavailableLabel?: string
  /** With an address it is a link (works without script), otherwise a toggle button. */
  href?: string
  onClick?: MouseEventHandler
}

/** A size that can be chosen. */
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
  const hiddenText = unavailableLabel && `, ${unavailableLabel}`
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
          {hiddenText && <span className="sr-only">{hiddenText}</span>}
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
