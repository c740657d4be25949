import type { ComponentProps } from 'react'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  icon?: IconName
  /** Shows a spinner and ignores presses; the focus stays. */
  busy?: boolean
}

/** A button. Its `type` is `button` by default. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonStyle(variant, size, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner size={18} /> : icon ? <Icon name={icon} size={18} /> : null}
      <span className="min-w-0 text-balance">{children}</span>
    </button>
  )
}
