import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { decodeMarket } from '@/lib/market/market'

import { journalMetadata, JournalRoute } from './journal-route'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = decodeMarket((await params).market)
  return market ? journalMetadata(market, null) : {}
}

/** Life outdoors: all published articles (spec 1 §2). */
export default async function LifeOutdoors({ params }: Props) {
  return JournalRoute(decodeMarket((await params).market) ?? notFound(), null)
}
