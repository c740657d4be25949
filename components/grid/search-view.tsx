import { notFound } from 'next/navigation'

import { ProductRail } from '@/components/home/product-rail'
import { SearchForm } from '@/components/layout/search-form'
import { PageEvent } from '@/components/layout/page-event'
import { searchPlaceholder } from '@/components/layout/search-placeholder'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import type { Answer } from '@/lib/contract/calls'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { config } from '@/lib/config/env'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { routeHref } from '@/lib/seo/hrefs'
import { getResources, getSettings } from '@/lib/shop-api/cached'
import { dataOf } from '@/lib/shop-api/result'
import { shopApi } from '@/lib/shop-api/server'

import { listPage, type PageQuery } from './list-source'
import { packGrid } from './packed-grid'
import { ProductGrid } from './product-grid'

interface SearchViewProps {
  market: Market
  /** What was searched for, '' for nothing yet. */
  text: string
  /** Order of equally good finds; '' is the shop's own. */
  sortBy: string
  query: PageQuery
}

async function reportOf({ language, taxAreaId }: Market, text: string, sortBy: string): Promise<Answer<'search'>> {
  return dataOf(
    'search',
    await shopApi.call('search', { query: { q: text, language, taxAreaId, ...(sortBy && { sortBy }) } }),
  )
}

/** The grid of a search; where nothing is found or nothing was asked for, the ways on from there. */
export async function SearchView({ market, text, sortBy, query }: SearchViewProps) {
  const intl = getIntl(market.language)
  const message = (id: string) => intl.formatMessage({ id }, { query: text })
  const list = { source: 'Search' as const, slug: text, ...(sortBy && { sortBy }) }
  const found = await Promise.all([
    text === '' ? null : listPage(market, list, null, query),
    reportOf(market, text, sortBy),
  ]).catch((error: unknown) => {
    console.error('A search failed:', error)
    return null
  })
  const [data, report] = found ?? [null, null]
  if (found && text !== '' && !data) notFound()
  const isFound = data !== null && data.total > 0
  const labels = {
    search: message('layout.search'),
    placeholder: searchPlaceholder(market.language, await getSettings()),
    submit: message('layout.search_submit'),
  }
  const again = (
    <Link href={searchHref(market, text)} className="link">
      {message('list.search_again')}
    </Link>
  )
  return (
    <div className="page-x pt-8 pb-24">
      <PageEvent market={market} page="search" cards={data?.cards} />
      <div className="mb-6 md:hidden">
        <SearchForm labels={labels} />
      </div>
      <h1 className="mb-8 text-4xl break-words">{message(text ? 'list.search_heading' : 'list.search_none')}</h1>
      {isFound && report?.approximate && (
        <div className="mb-8 flex flex-col gap-4 border-l-4 border-warning bg-surface-2 px-4 py-3" role="status">
          <p>{message('list.search_approximate')}</p>
          <OtherQueries market={market} queries={report.queries} label={message('list.search_try')} />
        </div>
      )}
      <IntlScope market={market} areas={['grid']}>
        {isFound && <ProductGrid key={text} packed={packGrid(data)} />}
        {!isFound && report && (
          <WaysOn market={market} text={text} report={report} groups={(await getResources(market)).productGroups} />
        )}
        {!report && <ErrorState title={message('list.search_failed')} actions={again} />}
      </IntlScope>
    </div>
  )
}

/** Where nothing was found or asked for: other queries, whom to ask, the shop's groups, what others buy. */
function WaysOn({
  market,
  text,
  report,
  groups,
}: {
  market: Market
  text: string
  report: Answer<'search'>
  groups: readonly GroupNode[]
}) {
  const intl = getIntl(market.language)
  const message = (id: string) => intl.formatMessage({ id })
  const { email } = config().contact
  return (
    <>
      <EmptyState
        icon="search"
        title={message(text ? 'list.search_empty' : 'list.search_begin')}
        actions={<GroupLinks groups={groups.filter((group) => group.showInMenu)} />}
      >
        <p>{message(text ? 'list.search_empty_text' : 'list.search_hint')}</p>
        {report.queries.length > 0 && (
          <div className="mt-4">
            <OtherQueries market={market} queries={report.queries} label={message('list.search_try')} />
          </div>
        )}
      </EmptyState>
      {text !== '' && (
        <p className="mt-6 text-ink-muted">
          {intl.formatMessage(
            { id: 'list.search_help' },
            {
              email: (
                <a key="email" href={`mailto:${email}`} className="link">
                  {email}
                </a>
              ),
            },
          )}
        </p>
      )}
      {report.popular.length > 0 && (
        <section aria-labelledby="search-popular" className="pt-12">
          <h2 id="search-popular" className="mb-6 text-2xl">
            {message('list.search_popular')}
          </h2>
          <ProductRail cards={report.popular} label={message('list.search_popular')} />
        </section>
      )}
    </>
  )
}

const searchHref = ({ language }: Market, text: string) =>
  `${routeHref(language, 'search')}?q=${encodeURIComponent(text)}`

const CHIP =
  'inline-flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 font-semibold text-ink hover:border-ink'

/** Queries that may find what was meant. */
function OtherQueries({ market, queries, label }: { market: Market; queries: readonly string[]; label: string }) {
  if (queries.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>{label}</span>
      {queries.map((text) => (
        <Link key={text} href={searchHref(market, text)} className={CHIP}>
          {text}
        </Link>
      ))}
    </div>
  )
}

/** Where to go on when nothing was found. */
function GroupLinks({ groups }: { groups: readonly GroupNode[] }) {
  return groups.map(({ id, name, path }) => (
    <Link key={id} path={path} className={CHIP}>
      {name}
    </Link>
  ))
}
