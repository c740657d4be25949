import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { SearchView } from '@/components/list-pages/search-view'
import { searchSort } from '@/lib/catalog/search-sort'
import { getIntl } from '@/lib/intl/server'
import { searchPage } from '@/lib/pages/search'
import { NOINDEX, pageMetadata, type PageQuery, routePaths } from '@/lib/seo/metadata'
import { getSettings } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Props {
  params: Promise<{ market: string }>
  searchParams: Promise<PageQuery>
}

/** A longer query is not searched for. */
const MAX_QUERY = 200

function queryOf(searchParams: PageQuery): string {
  const { q } = searchParams
  return (typeof q === 'string' ? q : (q?.[0] ?? '')).trim().slice(0, MAX_QUERY)
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const query = queryOf(await searchParams)
  const intl = getIntl(market.language)
  const title = query
    ? intl.formatMessage({ id: 'list.search_title' }, { query })
    : intl.formatMessage({ id: 'list.search_none' })
  return pageMetadata(market, { title, paths: routePaths('search'), robots: NOINDEX })
}

/** IP address and user agent from the front door. They are used for the order of the results and never stored. */
async function visitor(): Promise<string | null> {
  const given = await headers()
  const address = given.get('x-client-address')
  return address && `${address} ${given.get('user-agent') ?? ''}`
}

/** The results of a search (spec 1 §2). Never cached: a query belongs to one person. */
export default async function SearchPage({ params, searchParams }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const query = await searchParams
  const sortBy = searchSort((await getSettings())['frosmo_search_sort_by'] ?? '', await visitor())
  const text = queryOf(query)
  const page = (await searchPage(market, { text, sortBy, query })) ?? notFound()
  return <SearchView market={market} text={text} {...page} />
}
