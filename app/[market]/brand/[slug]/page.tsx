import type { Metadata } from 'next'

import { BrandRoute, brandMetadata } from '../brand-route'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brandMetadata(await params)
}

/** A brand without a query: static in each market. */
export default async function BrandPage({ params }: Props) {
  return BrandRoute(await params)
}
