import type { ReactNode } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'

export interface ServiceItem {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly href?: string
}

/** The shop's services, in a row below the hero. */
export function ServiceRow({ items, label }: { items: readonly ServiceItem[]; label: string }) {
  return (
    <section data-static="services" aria-label={label} className="page-x mt-8 md:mt-12">
      <ul className="grid grid-cols-2 border-y border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:divide-x lg:divide-line">
        {items.map(({ icon, title, text, href }) => (
          <li key={title} className="py-5 pr-4 max-lg:last:odd:col-span-2 lg:px-6 lg:first:pl-0">
            <Wrapped href={href}>
              <Icon name={icon} size={24} className="text-brand" />
              <span className="min-w-0">
                <span className="block font-semibold group-hover:underline">{title}</span>
                <span className="block text-sm text-ink-muted">{text}</span>
              </span>
            </Wrapped>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wrapped({ href, children }: { href?: string; children: ReactNode }) {
  const className = 'group flex flex-col gap-2 sm:flex-row sm:gap-4'
  return href ? (
    <SoftLink href={href} className={className}>
      {children}
    </SoftLink>
  ) : (
    <div className={className}>{children}</div>
  )
}
