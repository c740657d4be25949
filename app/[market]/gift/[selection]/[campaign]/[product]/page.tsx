import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { giftPath } from '@/components/product/gift-campaign-view'
import { ProductView } from '@/components/product/product-view'
import { decodeSelection } from '@/lib/market/selection'
import { productData } from '@/lib/pages/product-data'
import { withShownTexts } from '@/lib/pages/shown-texts'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getGift, getGiftCampaign } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; selection: string; campaign: string; product: string }>
}

async function giftOf(params: Props['params']) {
  const { market: segment, campaign, product } = await params
  const market = await pageMarket(segment)
  const slug = decodeURIComponent(campaign).toLowerCase()
  const gift = market && (await getGift(market, slug, decodeURIComponent(product)))
  return { market, slug, model: gift && (await withShownTexts(gift)) }
}

/** Not indexed: only people with a code need this page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market, slug, model } = await giftOf(params)
  if (!market || !model) return {}
  return pageMetadata(market, {
    title: model.name,
    description: model.meta_description,
    paths: routePaths('giftcampaigns/product', { campaignSlug: slug, productSlug: model.slug }),
    robots: NOINDEX,
  })
}

/** A product as the gift of a campaign: it is redeemed with a code instead of bought (spec 3 §2, §4 "Gift campaigns"). */
export default async function GiftPage({ params }: Props) {
  const { market, slug, model } = await giftOf(params)
  const selection = decodeSelection((await params).selection)
  const campaign = market && (await getGiftCampaign(market, slug))
  if (!market || !model || !selection || !campaign) notFound()
  const data = await productData(market, model, selection, { giftCampaign: slug })
  const crumbs = [{ name: campaign.name, path: giftPath(market.language, slug) }]
  return <ProductView market={market} model={model} crumbs={crumbs} data={data} />
}
