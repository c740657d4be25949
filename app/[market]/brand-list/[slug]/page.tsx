import type { Metadata } from 'next'

import { BrandRoute, brandMetadata } from '@/app/[market]/brand/brand-route'
import type { PageQuery } from '@/lib/seo/metadata'
import { now } from '@/lib/cache/tag-clock.mjs'
import { readTags } from '@/lib/cache/tags'
import { reportCacheablePage } from '@/lib/shop-api/report-cacheable-page'

interface Props {
  params: Promise<{ market: string; slug: string }>
  searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return brandMetadata(await params, await searchParams)
}

/** A brand with filters, a sort order or a page number in the query. */
export default async function FilteredBrandPage({ params, searchParams }: Props) {
  const began = now()
  const { market, slug } = await params
  const page = await BrandRoute({ market, slug }, await searchParams)
  await reportCacheablePage(`/${market}/brand-list/${slug}/`, readTags.brand(slug.toLowerCase()), began)
  return page
}
