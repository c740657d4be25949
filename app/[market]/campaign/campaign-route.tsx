import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignView } from '@/components/list-pages/campaign-view'
import { getPageCheck } from '@/lib/pages/has-page'
import { listPage } from '@/lib/pages/list-page'
import { PageEvent } from '@/components/layout/page-event'
import { readTags } from '@/lib/cache/tags'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { canonicalSearch, laterPage, listRobots, pageMetadata, type PageQuery } from '@/lib/seo/metadata'
import { getCampaign, getResources } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

interface Params {
  market: string
  slug: string
}

/** The stored path of a campaign's page, from the last part of its address. */
const pathOf = ({ language }: Market, slug: string) =>
  localizedPath('campaigns', { campaignSlug: decodeURIComponent(slug) }, language).slice(1, -1)

/** The page of a campaign for a query; 404 before it begins, after it has ended, and when it does not exist (spec 1 §2). */
export async function CampaignRoute({ market: segment, slug }: Params, query: PageQuery = {}) {
  const market = (await pageMarket(segment)) ?? notFound()
  const campaign = (await getCampaign(market, pathOf(market, slug))) ?? notFound()
  const data = (await listPage(market, { source: 'Campaign', id: campaign.id }, null, query)) ?? notFound()
  return (
    <>
      <BreadcrumbsJsonLd market={market} items={[{ name: campaign.title }]} />
      <PageEvent market={market} page="campaign" cards={data.cards} />
      <CampaignView market={market} campaign={campaign} data={data} hasPage={await getPageCheck(market)} />
    </>
  )
}

export async function campaignMetadata({ market: segment, slug }: Params, query: PageQuery = {}): Promise<Metadata> {
  const market = await pageMarket(segment)
  const campaign = market && (await getCampaign(market, pathOf(market, slug)))
  if (!market || !campaign) return {}
  const page = laterPage(query)
  return pageMetadata(market, {
    title: page
      ? getIntl(market.language).formatMessage({ id: 'list.page_title' }, { name: campaign.title, page })
      : campaign.title,
    description: campaign.metaDescription,
    paths: campaign.slugs,
    search: canonicalSearch(query),
    robots: listRobots(query),
    image: campaign.image,
  })
}

/** The cache tags of a campaign's page and of its products. */
export async function campaignTags({ market: segment, slug }: Params): Promise<string[]> {
  const market = (await pageMarket(segment)) ?? notFound()
  const { productGroups } = await getResources(market)
  return [
    ...readTags.page(market.language, pathOf(market, slug)),
    ...productGroups.flatMap(({ id }) => readTags.groupList(id)),
  ]
}
