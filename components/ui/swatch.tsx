import type { MouseEventHandler } from 'react'

import { cx } from './cx'
import { Link } from './link'

export interface SwatchProps {
  /** The colour's name: read out and shown as tooltip. The caller also shows the chosen name in text. */
  name: string
  /** One to four CSS colours of the drawing, in stripes. */
  colors: readonly string[]
  selected?: boolean
  size?: 'sm' | 'md'
  /** With an address it is a link (works without script), else a toggle button. */
  href?: string
  onClick?: MouseEventHandler
  onMouseEnter?: MouseEventHandler
}

/** Hard stripes from left to right; one colour gives a plain disc. */
export function swatchBackground(colors: readonly string[]): string {
  const [first = 'transparent'] = colors
  if (colors.length < 2) return first
  const step = 100 / colors.length
  return `linear-gradient(105deg, ${colors.map((color, i) => `${color} ${(i * step).toFixed(1)}% ${((i + 1) * step).toFixed(1)}%`).join(', ')})`
}

/** One colour to choose. The ring around the chosen one is a shape, too, not a colour alone. */
export function Swatch({ name, colors, selected = false, size = 'md', href, onClick, onMouseEnter }: SwatchProps) {
  const className = cx(
    'inline-flex shrink-0 items-center justify-center rounded-chip border transition-colors',
    size === 'md' ? 'size-11' : 'size-7',
    selected ? 'border-2 border-ink' : 'border-transparent hover:border-line-strong',
  )
  const disc = (
    <span
      aria-hidden="true"
      className={cx('block rounded-chip border border-line-strong', size === 'md' ? 'size-8' : 'size-5')}
      style={{ background: swatchBackground(colors) }}
    />
  )
  if (href !== undefined) {
    return (
      <Link href={href} replace scroll={false} className={className} title={name} aria-label={name} aria-current={selected ? 'true' : undefined} onClick={onClick} onMouseEnter={onMouseEnter}>
        {disc}
      </Link>
    )
  }
  return (
    <button type="button" className={className} title={name} aria-label={name} aria-pressed={selected} onClick={onClick} onMouseEnter={onMouseEnter}>
      {disc}
    </button>
  )
}
