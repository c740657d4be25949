import { cx } from './cx'
import { Link } from './link'
import { TabRow } from './tab-row'

export interface TabLink {
  readonly name: string
  /** A complete address: each tab is a page. */
  readonly href: string
  readonly isChosen: boolean
}

interface TabLinksProps {
  items: readonly TabLink[]
  label: string
  isSmall?: boolean
  /** On more than one row where the screen is wide enough for most of them: a place to work hides none. */
  isWrapping?: boolean
}

/** Tabs with their own addresses, in a row that scrolls. The small row belongs to the tab above it. */
export function TabLinks({ items, label, isSmall = false, isWrapping = false }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <TabRow
        className={cx(
          'flex gap-x-6 overflow-x-auto border-b border-line',
          isSmall && 'mt-4',
          isWrapping && 'md:flex-wrap',
        )}
        current={items.find(({ isChosen }) => isChosen)?.href}
      >
        {items.map(({ name, href, isChosen }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              scroll={false}
              aria-current={isChosen ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center border-b-2 font-semibold whitespace-nowrap -outline-offset-2',
                isSmall && 'text-sm',
                isChosen ? 'border-brand text-ink' : 'unmarked border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </TabRow>
    </nav>
  )
}
