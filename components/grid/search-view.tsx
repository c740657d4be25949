import { notFound } from 'next/navigation'

import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { GroupNode } from '@/lib/contract/schemas/config'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { getResources } from '@/lib/shop-api/cached'

import { listPage, type PageQuery } from './list-source'
import { ProductGrid } from './product-grid'

/** The grid of a search, or an invitation to search. */
export async function SearchView({ market, text, query }: { market: Market; text: string; query: PageQuery }) {
  const intl = getIntl(market.language)
  const data = text === '' ? null : await listPage(market, { source: 'Search', slug: text }, null, query)
  if (text !== '' && !data) notFound()
  return (
    <div className="page-x pt-8 pb-24">
      <h1 className="mb-8 text-4xl">{intl.formatMessage({ id: text ? 'list.search_heading' : 'list.search_none' }, { query: text })}</h1>
      {!data ? (
        <EmptyState icon="search" title={intl.formatMessage({ id: 'list.search_none' })}>{intl.formatMessage({ id: 'list.search_hint' })}</EmptyState>
      ) : data.total === 0 ? (
        <EmptyState icon="search" title={intl.formatMessage({ id: 'list.search_empty' })} actions={<GroupLinks groups={(await getResources(market)).productGroups} />}>
          {intl.formatMessage({ id: 'list.search_empty_text' })}
        </EmptyState>
      ) : (
        <IntlScope market={market} areas={['grid']}><ProductGrid key={text} data={data} /></IntlScope>
      )}
    </div>
  )
}

/** Where to go on when nothing was found. */
function GroupLinks({ groups }: { groups: readonly GroupNode[] }) {
  return groups.filter((group) => group.showInMenu).map(({ id, name, path }) => (
    <Link key={id} path={path} className="inline-flex min-h-11 items-center rounded-chip border border-line-strong bg-surface px-4 font-semibold hover:border-ink">
      {name}
    </Link>
  ))
}
