import type { Metadata } from 'next'

import { BrandRoute, brandMetadata } from '@/app/[market]/brand/brand-route'
import { type PageQuery } from '@/components/grid/list-source'

interface Props { params: Promise<{ market: string; slug: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return brandMetadata(await params, await searchParams)
}

/** The same brand with filters, an order or a page of its list. */
export default async function FilteredBrandPage({ params, searchParams }: Props) {
  return BrandRoute(await params, await searchParams)
}
