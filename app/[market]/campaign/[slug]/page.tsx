import type { Metadata } from 'next'

import { campaignMetadata, CampaignRoute } from '../campaign-route'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return campaignMetadata(await params)
}

/** A campaign without a query: static in each market. */
export default async function CampaignPage({ params }: Props) {
  return CampaignRoute(await params)
}
