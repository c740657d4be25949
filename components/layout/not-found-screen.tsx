'use client'

import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { messageValues, type NotFoundMessage } from '@/lib/errors/not-found-message'
import { useMarket } from '@/lib/intl/market-context'

import { Contours } from './contours'
import { useNavigation } from './navigation-context'

/**
 * The 404 page (spec 1 §8): which path is missing, the search, and the groups to start from. With `children`, products below, a phone leaves
 * the groups to the footer.
 */
export function NotFoundScreen({ message, children }: { message: NotFoundMessage; children?: ReactNode }) {
  const intl = useIntl()
  const { routes } = useMarket()
  const values = messageValues(message)
  // A long address as a headline would say little: it is set small.
  const path = (
    <span key="path" className="mt-2 block font-normal text-base text-ink-muted tracking-normal">
      {values.path}
    </span>
  )
  return (
    <section data-missing="" className="relative overflow-hidden">
      <Contours className="pointer-events-none absolute inset-x-0 top-0 h-80 w-full text-line" />
      <div className="page-x relative grid grid-cols-1 gap-12 py-16 md:py-24 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-5">
          <p className="text-5xl font-heading text-brand" aria-hidden="true">
            {404}
          </p>
          <h1 className="max-w-full text-4xl [overflow-wrap:anywhere]">
            {intl.formatMessage({ id: message.id }, { ...values, path })}
          </h1>
          <p className="max-w-text text-lg text-ink-muted">{intl.formatMessage({ id: 'errors.not_found_text' })}</p>
          <SearchField />
          <Link href={routes.home} className="link inline-flex min-h-11 items-center font-semibold text-brand">
            {intl.formatMessage({ id: 'errors.continue_shopping' })}
          </Link>
        </div>
        <GroupLinks className={children ? 'max-lg:hidden' : undefined} />
      </div>
      {children}
    </section>
  )
}

/** A plain search form, which works before the page's scripts have loaded. */
function SearchField() {
  const intl = useIntl()
  const { routes } = useMarket()
  return (
    <form action={routes.search} className="flex w-full max-w-form flex-col gap-1.5">
      <label htmlFor="not-found-search" className="text-sm font-semibold">
        {intl.formatMessage({ id: 'errors.not_found_search' })}
      </label>
      <span className="flex gap-2">
        <input
          id="not-found-search"
          type="search"
          name="q"
          maxLength={200}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
        />
        <button
          type="submit"
          aria-label={intl.formatMessage({ id: 'errors.not_found_search' })}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-brand text-on-fill hover:bg-brand-hover"
        >
          <Icon name="search" />
        </button>
      </span>
    </form>
  )
}

function GroupLinks({ className }: { className: string | undefined }) {
  const intl = useIntl()
  const { groups, brands } = useNavigation()
  return (
    <nav aria-label={intl.formatMessage({ id: 'errors.not_found_groups' })} className={className}>
      <h2 className="mb-2 text-sm font-semibold text-ink-muted">
        {intl.formatMessage({ id: 'errors.not_found_groups' })}
      </h2>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {[...groups, { name: brands.name, path: null }].map(({ name, path: groupPath }) => (
          <li key={name} className="border-b border-line">
            <Link
              {...(groupPath === null ? { href: brands.href } : { path: groupPath })}
              className="flex min-h-12 items-center text-lg font-semibold hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
