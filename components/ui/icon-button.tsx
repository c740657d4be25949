import type { ComponentProps } from 'react'

import { cx } from './cx'
import { Icon, type IconName } from './icon'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  /** Accessible name, also shown as tooltip. */
  label: string
  tone?: 'plain' | 'surface'
}

/** A 44 px button with only an icon. */
export function IconButton({ icon, label, tone = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'target inline-flex items-center justify-center rounded-control transition-colors hover:bg-surface-2 disabled:text-ink-subtle',
        tone === 'surface' && 'border border-line bg-surface',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
