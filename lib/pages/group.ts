import 'server-only'

import type { GridData } from '@/lib/catalog/list/grid-data'
import type { ProductGroup } from '@/lib/contract/schemas/catalogue'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { getGroup, getTranslatedPaths } from '@/lib/shop-api/cached'

import { listPage } from './list-page'

export type GroupPage =
  | { kind: 'found'; group: ProductGroup; data: GridData }
  | { kind: 'moved'; path: string }
  | { kind: 'missing' }

/**
 * A group with its list; the group's path in this language if the path is in another language; or nothing (spec 2 §2). Paths are lower-case
 * without empty parts. `path`: the segments of the route.
 */
export async function groupPage(market: Market, path: readonly string[], query: PageQuery = {}): Promise<GroupPage> {
  const wanted = path.filter(Boolean).join('/').toLowerCase()
  const group = await getGroup(market, wanted)
  if (!group) {
    const other = (await getTranslatedPaths(wanted)).find(
      (entry) => entry.languageCode === market.language && entry.path !== wanted,
    )
    return other ? { kind: 'moved', path: other.path } : { kind: 'missing' }
  }
  const data = await listPage(market, { source: 'ProductGroup', id: group.id }, group.group_sorting, query)
  return data ? { kind: 'found', group, data } : { kind: 'missing' }
}
