import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** Links to pages with advice. */
export function GuideList({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, text }) => (
        <li key={href} className="border-b border-line">
          <Link
            href={href}
            className="group flex min-h-16 items-center justify-between gap-4 py-3 text-lg font-semibold"
          >
            <span className="min-w-0 group-hover:text-brand">{text}</span>
            <Icon name="arrow-right" size={18} className="text-ink-subtle group-hover:text-brand" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
