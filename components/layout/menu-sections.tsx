import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

import type { MenuSection } from './navigation'

/** One entry of the mobile menu. */
export const MENU_ROW = 'flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left'

interface MenuSectionsProps {
  sections: readonly MenuSection[]
  /** Says the entry that leads to the account (spec 2 §2 "Mobile menu"). */
  accountName: string
  className?: string
}

/** The shop's parts below the groups. A part with one entry of its own name has no heading. */
export function MenuSections({ sections, accountName, className }: MenuSectionsProps) {
  return sections.map(({ name, links }) => (
    <section key={name} className={cx('mt-8', className)}>
      {links[0]?.name !== name && <h3 className="eyebrow">{name}</h3>}
      <ul>
        {links.map((link) => (
          <li key={link.href} className="border-b border-line">
            <Link href={link.href} className={MENU_ROW}>
              {link.isAccount ? accountName : link.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
