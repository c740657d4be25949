import 'server-only'

import type { ProductGroup } from '@/lib/contract/schemas/catalogue'
import type { Brand } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getBrand, getGroup, getTranslatedPaths } from '@/lib/shop-api/cached'

import type { GridData } from './grid-data'
import { listPage, type PageQuery } from './list-source'

export type Found<T> =
  | { kind: 'found'; value: T; data: GridData }
  | { kind: 'moved'; path: string }
  | { kind: 'missing' }

/**
 * A group with its list, or where it lives in this language, or nothing (spec 2 §2). Paths are lower-case without empty parts.
 * `path` as the route gives it.
 */
export async function findGroup(
  market: Market,
  path: readonly string[],
  query: PageQuery = {},
): Promise<Found<ProductGroup>> {
  const wanted = path.filter(Boolean).join('/').toLowerCase()
  const group = await getGroup(market, wanted)
  if (!group) {
    const other = (await getTranslatedPaths(wanted)).find(
      (entry) => entry.languageCode === market.language && entry.path !== wanted,
    )
    return other ? { kind: 'moved', path: other.path } : { kind: 'missing' }
  }
  const data = await listPage(market, { source: 'ProductGroup', id: group.id }, group.group_sorting, query)
  return data ? { kind: 'found', value: group, data } : { kind: 'missing' }
}

/** A brand with its list, or nothing. */
export async function findBrand(market: Market, slug: string, query: PageQuery = {}): Promise<Found<Brand>> {
  const brand = await getBrand(market, slug.toLowerCase())
  if (!brand) return { kind: 'missing' }
  const data = await listPage(market, { source: 'Manufacturer', slug: brand.slug }, null, query)
  return data ? { kind: 'found', value: brand, data } : { kind: 'missing' }
}
