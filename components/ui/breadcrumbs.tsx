import { cx } from './cx'
import { Icon } from './icon'
import { SoftLink } from './soft-link'

export interface Crumb {
  readonly name: string
  /** A complete address. The last crumb, the page itself, has none. */
  readonly href?: string
}

interface BreadcrumbsProps {
  items: readonly Crumb[]
  label: string
  /** On a phone only the way back to what is above the page, whose own name may be as long as the line. */
  isBack?: boolean
}

/**
 * The position of the page in the shop. All names except the last are links (spec 2 §2). On a phone they are one line, without the name of the
 * page itself, which its heading shows right below; only beside a lone way up it stays, because an arrow alone leads nowhere.
 */
export function Breadcrumbs({ items, label, isBack = false }: BreadcrumbsProps) {
  return (
    <nav data-static="breadcrumbs" aria-label={label} className="text-sm text-ink-muted">
      <ol className="relative -m-1 flex items-center gap-x-1.5 gap-y-1 p-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap">
        {items.map(({ name, href }, index) => (
          <li
            key={`${index}-${name}`}
            className={cx(
              'flex items-center gap-1.5',
              (isBack || items.length > 2) && index === items.length - 2 && 'max-sm:[&>svg]:hidden',
              isBack && index !== items.length - 2 && 'max-sm:hidden',
            )}
          >
            {href && index < items.length - 1 ? (
              <SoftLink href={href} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {isBack && index === items.length - 2 && (
                  <Icon name="chevron-left" size={16} className="mr-1 sm:hidden" />
                )}
                {name}
              </SoftLink>
            ) : (
              <span aria-current="page" className={cx('text-ink', index > 1 && 'max-sm:sr-only')}>
                {name}
              </span>
            )}
            {/* After the name, so that a second line begins with a name. */}
            {index < items.length - 1 && <Icon name="chevron-right" size={12} className="text-ink-subtle" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
