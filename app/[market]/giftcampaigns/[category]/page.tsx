import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GiftCampaignView } from '@/components/product/gift-campaign-view'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getGiftCampaign } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; category: string }>
}

async function campaignOf(params: Props['params']) {
  const { market: segment, category } = await params
  const market = await pageMarket(segment)
  return { market, campaign: market && (await getGiftCampaign(market, decodeURIComponent(category))) }
}

/** Not indexed: only people with a code need this page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market, campaign } = await campaignOf(params)
  if (!market || !campaign) return {}
  const paths = routePaths('giftcampaigns/category', { category: campaign.slug })
  return pageMetadata(market, { title: campaign.name, paths, robots: NOINDEX })
}

/** The gifts of a gift campaign (spec 3 §2). */
export default async function GiftCampaignPage({ params }: Props) {
  const { market, campaign } = await campaignOf(params)
  if (!market || !campaign) notFound()
  return <GiftCampaignView market={market} campaign={campaign} />
}
