import { SoftLink } from '@/components/ui/soft-link'

interface FooterColumnProps {
  title: string
  /** Name and complete address of each link. */
  links: readonly (readonly [name: string, href: string])[]
  isWide?: boolean
}

/** A list of links in the footer. */
export function FooterColumn({ title, links, isWide = false }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? 'max-sm:col-span-2' : undefined}>
      <h2 className="mb-3 text-base">{title}</h2>
      <ul className={isWide ? 'columns-2 gap-8' : undefined}>
        {links.map(([name, href]) => (
          <li key={href}>
            <SoftLink href={href} className="footer-link">
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
