import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { Icon, type IconName } from './icon'
import { Link, type LinkProps } from './link'

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonStyle(variant, size, wide, className)}>
      {icon && <Icon name={icon} size={18} />}
      <span className="min-w-0">{children}</span>
      {iconAfter && <Icon name={iconAfter} size={18} />}
    </Link>
  )
}
