import type { Metadata } from 'next'

import { campaignMetadata, CampaignRoute, campaignTags } from '@/app/[market]/campaign/campaign-route'
import type { PageQuery } from '@/lib/seo/metadata'
import { now } from '@/lib/cache/tag-clock.mjs'
import { reportCacheablePage } from '@/lib/shop-api/report-cacheable-page'

interface Props {
  params: Promise<{ market: string; slug: string }>
  searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return campaignMetadata(await params, await searchParams)
}

/** A campaign with filters, a sort order or a page number in the query. */
export default async function FilteredCampaignPage({ params, searchParams }: Props) {
  const began = now()
  const { market, slug } = await params
  const page = await CampaignRoute({ market, slug }, await searchParams)
  await reportCacheablePage(`/${market}/campaign-list/${slug}/`, await campaignTags({ market, slug }), began)
  return page
}
