'use client'

import { Link, shopPath } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

import { useNavigation } from './navigation-context'

interface FooterColumnProps {
  title: string
  /** Name and complete address of each link. */
  links: readonly (readonly [name: string, href: string])[]
  isWide?: boolean
}

/** A list of links in the footer. Because it is on every page, the data for hydration contain only names and addresses. */
export function FooterColumn({ title, links, isWide = false }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? 'max-sm:col-span-2' : undefined}>
      <h2 className="mb-3 text-base">{title}</h2>
      <ul className={isWide ? 'columns-2 gap-8' : undefined}>
        {links.map(([name, href]) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The product groups and brands of the header's menu. */
export function FooterGroups({ title }: { title: string }) {
  const { prefix } = useMarket()
  const { groups, brands } = useNavigation()
  return (
    <FooterColumn
      title={title}
      links={[...groups.map(({ name, path }) => [name, shopPath(prefix, path)] as const), [brands.name, brands.href]]}
      isWide
    />
  )
}
