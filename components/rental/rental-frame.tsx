import type { ReactNode } from 'react'

import { StoreList } from '@/components/store/store-list'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { config } from '@/lib/config/env'
import type { Store } from '@/lib/contract/schemas/config'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

/** The layout of rental (spec 1 §2): its own bar below the shop's header, and below each page how to book and where to collect. */
export function RentalFrame({
  language,
  stores,
  children,
}: {
  language: Language
  stores: readonly Store[]
  children: ReactNode
}) {
  const text = (id: string) => getIntl(language).formatMessage({ id })
  const { contact } = config()
  const links = [
    ['content.rental_goods', routeHref(language, 'rental/rentle')],
    ['content.rental_terms', routeHref(language, 'rental')],
    ['layout.stores', routeHref(language, 'stores')],
  ] as const
  return (
    <>
      <nav aria-label={text('layout.rental')} className="border-b-2 border-rental bg-surface-2">
        <ul className="page-x flex gap-x-6 overflow-x-auto">
          {links.map(([id, href]) => (
            <li key={id} className="shrink-0">
              <SoftLink
                href={href}
                className="inline-flex min-h-12 items-center font-semibold -outline-offset-2 whitespace-nowrap hover:text-brand hover:underline"
              >
                {text(id)}
              </SoftLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <section aria-labelledby="rental-collect" className="page-x mt-16 md:mt-24">
        <h2 id="rental-collect" className="text-3xl">
          {text('content.rental_collect')}
        </h2>
        <p className="mt-3 max-w-text text-ink-muted">{text('content.rental_collect_text')}</p>
        <p className="mt-2 mb-8 flex flex-wrap gap-x-8">
          {contact.phone && (
            <a
              href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="phone" size={18} />
              {contact.phone}
            </a>
          )}
          <a href={`mailto:${contact.email}`} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="mail" size={18} />
            {contact.email}
          </a>
        </p>
        <StoreList stores={stores} language={language} />
      </section>
    </>
  )
}
