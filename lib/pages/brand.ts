import 'server-only'

import type { GridData } from '@/lib/catalog/list/grid-data'
import type { Brand } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { getBrand } from '@/lib/shop-api/cached'

import { listPage } from './list-page'

/** A brand with its list; null when the brand or the page of its list does not exist. */
export async function brandPage(
  market: Market,
  slug: string,
  query: PageQuery = {},
): Promise<{ brand: Brand; data: GridData } | null> {
  const brand = await getBrand(market, slug.toLowerCase())
  const data = brand && (await listPage(market, { source: 'Manufacturer', slug: brand.slug }, null, query))
  return brand && data ? { brand, data } : null
}
