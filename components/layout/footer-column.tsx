'use client'

import { Link, shopPath } from '@/components/ui/link'
import { useMarket } from '@/lib/intl/market-context'

import { useNavigation } from './navigation-context'

interface FooterColumnProps {
  title: string
  /** Name and finished address of each. */
  links: readonly (readonly [name: string, href: string])[]
  isWide?: boolean
}

/** A list of links in the footer. It stands on every page, so the page carries names and addresses alone, and the browser draws them again. */
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

/** The product groups and brands of the header's menu once more. */
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
