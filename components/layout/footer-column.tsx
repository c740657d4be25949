import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'

interface FooterColumnProps {
  title: string
  /** Name and complete address of each link. */
  links: readonly (readonly [name: string, href: string])[]
  isWide?: boolean
}

/** A list of links in the footer; on a phone it opens from its heading, also without script (app/styles/parts.css). */
export function FooterColumn({ title, links, isWide = false }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title mb-3 text-base">{title}</h2>
      <details className="footer-fold group">
        <summary className="footer-summary">
          {title}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <ul className={isWide ? 'columns-2 gap-8 pb-4' : 'pb-4'}>
          {links.map(([name, href]) => (
            <li key={href}>
              <SoftLink href={href} className="footer-link">
                {name}
              </SoftLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
