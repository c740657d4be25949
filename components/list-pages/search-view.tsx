import { ProductRail } from '@/components/card/product-rail'
import { ProductGrid } from '@/components/grid/product-grid'
import { PageEvent } from '@/components/layout/page-event'
import { SearchForm } from '@/components/layout/search-form'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { SoftLink } from '@/components/ui/soft-link'
import { type GridData, packGrid } from '@/lib/catalog/list/grid-data'
import { config } from '@/lib/config/env'
import type { Answer } from '@/lib/contract/calls'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { searchPlaceholder } from '@/lib/pages/search-placeholder'
import { pathHref, searchHref } from '@/lib/seo/hrefs'

import { SearchFilters } from './search-filters'

interface SearchViewProps {
  market: Market
  /** The query; '' when there is none. */
  text: string
  settings: Answer<'settings'>
  /** The list; null without a query or results. */
  data: GridData | null
  /** Null when the search failed. */
  report: Answer<'search'> | null
  /** The shop's groups, shown when there are no results. */
  groups: readonly GroupNode[]
}

/** The grid of a search; without a query or results, links to other pages. */
export function SearchView({ market, text, settings, data, report, groups }: SearchViewProps) {
  const intl = getIntl(market.language)
  const message = (id: string) => intl.formatMessage({ id }, { query: text })
  const labels = {
    search: message('layout.search'),
    placeholder: searchPlaceholder(market.language, settings),
    submit: message('layout.search_submit'),
  }
  return (
    <div className="page-x pt-8 pb-24">
      <PageEvent market={market} page="search" cards={data?.cards} />
      <div className="mb-6 md:hidden">
        <SearchForm labels={labels} />
      </div>
      <h1 className="mb-8 text-4xl break-words">{message(text ? 'list.search_heading' : 'list.search_none')}</h1>
      {report && <SearchFilters market={market} text={text} report={report} />}
      {data && report?.approximate && !isExplained(report) && (
        <div className="mb-8 flex flex-col gap-4 border-l-4 border-warning bg-surface-2 px-4 py-3" role="status">
          <p>{message('list.search_approximate')}</p>
          <OtherQueries market={market} queries={report.queries} label={message('list.search_try')} />
        </div>
      )}
      <IntlScope market={market} areas={['grid']}>
        {data && <ProductGrid key={text} packed={packGrid(data)} />}
        {!data && report && <NothingFound market={market} text={text} report={report} groups={groups} />}
        {!report && (
          <ErrorState
            title={message('list.search_failed')}
            actions={
              <SoftLink href={searchHref(market.language, text)} className="link">
                {message('list.search_again')}
              </SoftLink>
            }
          />
        )}
      </IntlScope>
    </div>
  )
}

/** Without a query or results: other queries, contact, the shop's groups, bestsellers. */
function NothingFound({
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
        actions={<GroupLinks market={market} groups={groups} />}
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

/** The notice above the filters says why the results are approximate. */
const isExplained = ({ absent, ignored, filters, queries }: Answer<'search'>) =>
  queries.length === 0 && (absent.length > 0 || ignored.length > 0 || filters.some(({ isMissed }) => isMissed))

const CHIP =
  'inline-flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 font-semibold text-ink hover:border-ink'

/** Similar queries that have results. */
function OtherQueries({ market, queries, label }: { market: Market; queries: readonly string[]; label: string }) {
  if (queries.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span>{label}</span>
      {queries.map((text) => (
        <SoftLink key={text} href={searchHref(market.language, text)} className={CHIP}>
          {text}
        </SoftLink>
      ))}
    </div>
  )
}

function GroupLinks({ market, groups }: { market: Market; groups: readonly GroupNode[] }) {
  return groups.map(({ id, name, path }) => (
    <SoftLink key={id} href={pathHref(market.language, path)} className={CHIP}>
      {name}
    </SoftLink>
  ))
}
