import 'server-only'

import type { GridData } from '@/lib/catalog/list/grid-data'
import type { Brand } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { getBrand } from '@/lib/shop-api/cached'

import { experiencesHref } from './experiences'
import { listPage } from './list-page'

interface BrandPage {
  readonly brand: Brand
  readonly data: GridData
  /** The address of the experiences page, for a brand with experiences. */
  readonly experiences: string | null
}

/** A brand with its list; null when the brand or the page of its list does not exist. */
export async function brandPage(market: Market, slug: string, query: PageQuery = {}): Promise<BrandPage | null> {
  const brand = await getBrand(market, slug.toLowerCase())
  const data = brand && (await listPage(market, { source: 'Manufacturer', slug: brand.slug }, null, query))
  return brand && data ? { brand, data, experiences: await experiencesHref(market, brand.slug) } : null
}
