'use client'

import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { MenuLink, MenuSection } from '@/lib/pages/navigation'
import { useFlag } from '@/stores/flags'

import { MENU_ROW } from './menu-row'

interface MenuSectionsProps {
  sections: readonly MenuSection[]
  /** Text of the entry that leads to the account (spec 2 §2 "Mobile menu"). */
  accountName: string
  className?: string
}

/** Sections of links below the groups. A section with a single entry of the same name has no heading. */
export function MenuSections({ sections, accountName, className }: MenuSectionsProps) {
  return sections.map(({ name, links }) => (
    <section key={name} className={cx('mt-8', className)}>
      {links[0]?.name !== name && <h3 className="eyebrow">{name}</h3>}
      <ul>
        {links.map((link) =>
          link.flag ? (
            <FlaggedEntry key={link.href} link={link} flag={link.flag} />
          ) : (
            <Entry key={link.href} href={link.href} name={link.isAccount ? accountName : link.name} />
          ),
        )}
      </ul>
    </section>
  ))
}

function Entry({ href, name }: { href: string; name: string }) {
  return (
    <li className="border-b border-line">
      <Link href={href} className={MENU_ROW}>
        {name}
      </Link>
    </li>
  )
}

/** An entry behind a feature flag, which this browser may override (spec 2 §5). */
function FlaggedEntry({ link: { href, name }, flag }: { link: MenuLink; flag: NonNullable<MenuLink['flag']> }) {
  return useFlag(flag.name, flag.isOn) && <Entry href={href} name={name} />
}
