import 'server-only'

import { chipsOf, quickFilters } from '@/lib/catalog/list/filter-chips'
import { gridData, type GridData, type GridSource } from '@/lib/catalog/list/grid-data'
import type { ListRef } from '@/lib/catalog/list/list-ref'
import { listResult } from '@/lib/catalog/list/result'
import { initialCount, pageRange, parsePage } from '@/lib/catalog/list/paging'
import { readListQuery } from '@/lib/catalog/list/query'
import { defaultSort } from '@/lib/catalog/list/sort'
import { queryReader } from '@/lib/catalog/query-reader'
import { getIntl } from '@/lib/intl/server'
import { localeOf } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { getCards, getListIndex, textFinder } from '@/lib/shop-api/lists-server'

/**
 * The data of a list page: the cards of its query, and what the browser needs to continue. Null when the page does not exist (response
 * 404).
 */
export async function listPage(
  market: Market,
  list: ListRef,
  groupSorting: string | null,
  query: PageQuery,
): Promise<GridData | null> {
  const source: GridSource = { list, defaultSort: defaultSort(groupSorting) }
  const index = await getListIndex(market, list)
  const reader = queryReader(query)
  const state = readListQuery(reader, index.facets, source.defaultSort)
  const result = await listResult(index, state, textFinder(market, list))
  const total = result.ids.length
  const asked = reader.get('page')
  const page = parsePage(asked, total)
  if (page === null) return null
  const { start, end } = page === 1 ? { start: 0, end: initialCount(total) } : pageRange(page, total)
  const intl = getIntl(market.language)
  return gridData(index, source, state, result, {
    start,
    isPageAsked: typeof asked === 'string',
    cards: await getCards(market, result.ids.slice(start, end)),
    locale: localeOf(market.language),
    chips: chipsOf(intl, state, index.facets, source.defaultSort, market.currency),
    quick: quickFilters(intl, index.facets),
  })
}
