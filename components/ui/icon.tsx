import sprite from './icons.svg'
import { cx } from './cx'
import type { IconName } from './icon-names'

export type { IconName }

// An external sprite adds no script and is fetched once. The bundler replaces it by a hashed address, the test runner by plain text.
const source: unknown = sprite
const address = typeof source === 'string' ? source : (source as { src: string }).src

/** The markup of a decorative icon, for HTML that is text. `name` is letters and hyphens; what the sprite does not have shows nothing. */
export const iconHtml = (name: string) =>
  `<svg class="icon" width="24" height="24" aria-hidden="true"><use href="${address}#${name}"></use></svg>`

export interface IconProps {
  name: IconName
  /** Edge in px. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 32 | 48
  className?: string
  /** Accessible name of an icon without text beside it. Without it the icon is decorative. */
  label?: string
}

/** An icon of the shop's own set, in the colour of the text. */
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
