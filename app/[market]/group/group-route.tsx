import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { groupPage } from '@/lib/pages/group'
import { pageBanner } from '@/lib/pages/page-banner'
import { GroupView } from '@/components/list-pages/group-view'
import { PageEvent } from '@/components/layout/page-event'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { pathHref } from '@/lib/seo/hrefs'
import { canonicalSearch, laterPage, listRobots, pageMetadata, type PageQuery } from '@/lib/seo/metadata'
import { getGroup } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Params {
  market: string
  path: string[]
}

async function marketOrNotFound(segment: string): Promise<Market> {
  return (await pageMarket(segment)) ?? notFound()
}

/** The page of a group for a query. A moved group is answered with 308 and a missing one with 404, before anything is sent. */
export async function GroupRoute({ market: segment, path }: Params, query: PageQuery = {}, search = '') {
  const market = await marketOrNotFound(segment)
  const found = await groupPage(market, path, query)
  if (found.kind === 'moved') permanentRedirect(pathHref(market.language, found.path) + search)
  if (found.kind === 'missing') notFound()
  return (
    <>
      <BreadcrumbsJsonLd market={market} items={found.group.breadcrumbs} />
      <PageEvent market={market} page="category" cards={found.data.cards} />
      <GroupView
        market={market}
        group={found.group}
        data={found.data}
        banner={await pageBanner(market, pathHref(market.language, found.group.path))}
      />
    </>
  )
}

/** Title, description, canonical address and languages. Filtered pages are not indexed; `?page=N` is its own canonical address. */
export async function groupMetadata({ market: segment, path }: Params, query: PageQuery = {}): Promise<Metadata> {
  const market = await pageMarket(segment)
  const group = market && (await getGroup(market, path.filter(Boolean).join('/').toLowerCase()))
  if (!market || !group) return {}
  const page = laterPage(query)
  const title = group.meta_title ?? group.name
  return pageMetadata(market, {
    title: page ? getIntl(market.language).formatMessage({ id: 'list.page_title' }, { name: title, page }) : title,
    description: group.meta_description ?? group.description,
    paths: group.paths,
    search: canonicalSearch(query),
    robots: listRobots(query),
    image: group.children[0]?.image,
  })
}
