import type { MouseEventHandler } from 'react'

import { cx } from './cx'
import { Link } from './link'

export interface SwatchProps {
  /** The colour's name, for screen readers and the tooltip. The caller also shows the name of the chosen colour as text. */
  name: string
  /** One to four CSS colours, drawn as stripes. */
  colors: readonly string[]
  selected?: boolean
  /** Sold out: pale and crossed out, but it can be chosen. */
  unavailable?: boolean
  /** With an address it is a link (works without script), otherwise a toggle button. */
  href?: string
  onClick?: MouseEventHandler
}

/** A gradient of hard stripes from left to right; one colour gives a plain disc. */
export function swatchBackground(colors: readonly string[]): string {
  const [first = 'transparent'] = colors
  if (colors.length < 2) return first
  const step = 100 / colors.length
  return `linear-gradient(105deg, ${colors.map((color, i) => `${color} ${(i * step).toFixed(1)}% ${((i + 1) * step).toFixed(1)}%`).join(', ')})`
}

/** A colour that can be chosen. The chosen one has a ring, so that it differs by shape and not only by colour. */
export function Swatch({ name, colors, selected = false, unavailable = false, href, onClick }: SwatchProps) {
  const className = cx(
    'inline-flex size-11 shrink-0 items-center justify-center rounded-chip border',
    selected ? 'border-2 border-ink' : 'unmarked border-transparent hover:border-line-strong',
  )
  const disc = (
    <span
      aria-hidden="true"
      className="paint block size-8 rounded-chip border border-ink-subtle"
      style={{ background: swatchBackground(colors) }}
    />
  )
  return (
    <span className={cx('inline-flex', unavailable && 'relative opacity-55')}>
      {href === undefined ? (
        <button
          type="button"
          className={className}
          title={name}
          aria-label={name}
          aria-pressed={selected}
          onClick={onClick}
        >
          {disc}
        </button>
      ) : (
        <Link
          href={href}
          replace
          scroll={false}
          className={className}
          title={name}
          aria-label={name}
          aria-current={selected ? 'true' : undefined}
          onClick={onClick}
        >
          {disc}
        </Link>
      )}
      {unavailable && (
        <svg aria-hidden="true" viewBox="0 0 10 10" className="pointer-events-none absolute inset-2 text-ink">
          <path d="M0 10 10 0" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  )
}
