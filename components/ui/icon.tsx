import sprite from './icons.svg'
import { cx } from './cx'
import type { IconName } from './icon-names'

export type { IconName }

// A sprite of its own costs no script and is fetched once; the bundler gives it a hashed address, the test runner plain text.
const source: unknown = sprite
const address = typeof source === 'string' ? source : (source as { src: string }).src

export interface IconProps {
  name: IconName
  /** Edge in px. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 32 | 48
  className?: string
  /** Read out when the icon stands without words; without it the icon is decoration. */
  label?: string
}

/** A drawing of the shop's own set, in the colour of the text around it. */
export function Icon({ name, size = 20, className, label }: IconProps) {
  return (
    <svg
      className={cx('icon', className)}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${address}#${name}`} />
    </svg>
  )
}
