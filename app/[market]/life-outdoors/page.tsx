import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { journalMetadata, JournalRoute } from './journal-route'

import { pageMarket } from '@/lib/shop-api/page-market'
export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  return market ? journalMetadata(market, null) : {}
}

/** Life outdoors: all published articles (spec 1 §2). */
export default async function LifeOutdoors({ params }: Props) {
  return JournalRoute((await pageMarket((await params).market)) ?? notFound(), null)
}
