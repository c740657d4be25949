import 'server-only'

import type { ListIndex } from '@/lib/catalog/filter'
import { queryReader } from '@/lib/catalog/query'
import { defaultSort } from '@/lib/catalog/sort'
import type { Card, ProductGroup } from '@/lib/contract/schemas/catalogue'
import type { Resources } from '@/lib/contract/schemas/config'
import type { Market } from '@/lib/market/market'
import { getInitConfig } from '@/lib/shop-api/cached'

import { gridData, type GridData, type GridSource, indexFor } from './grid-data'

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** What a list page draws: the cards of its query, and enough for the browser to go on. Null: there is no such page. */
export async function listPage(
  market: Market, cards: readonly Card[], resources: Resources, request: GridSource['request'], group: ProductGroup | null, query: PageQuery,
): Promise<GridData | null> {
  const source: GridSource = {
    request, properties: group?.filterable_properties ?? [], defaultSort: defaultSort(group?.group_sorting),
    stores: Object.fromEntries(resources.stores.map((store) => [store.slug, store.shortName])),
  }
  const { currencyRate } = await getInitConfig(market)
  const index: ListIndex = indexFor(cards, source, market, currencyRate)
  return gridData(index, source, queryReader(query))
}
