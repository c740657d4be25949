import 'server-only'

import { filterList } from '@/lib/catalog/filter'
import { initialCount, pageRange, parsePage } from '@/lib/catalog/page'
import { queryReader, readListQuery } from '@/lib/catalog/query'
import { defaultSort } from '@/lib/catalog/sort'
import { getIntl } from '@/lib/intl/server'
import { localeOf } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import type { ListOf } from '@/lib/shop-api/list-of'
import { getCards, getListIndex, lookUpText } from '@/lib/shop-api/lists'

import { chipsOf } from './applied-filters'
import { gridData, type GridData, type GridSource } from './grid-data'

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>

/** What a list page draws: the cards of its query, and enough for the browser to go on. Null: there is no such page (answer 404). */
export async function listPage(
  market: Market,
  list: ListOf,
  groupSorting: string | null,
  query: PageQuery,
): Promise<GridData | null> {
  const source: GridSource = { list, defaultSort: defaultSort(groupSorting) }
  const index = await getListIndex(market, list)
  const reader = queryReader(query)
  const state = readListQuery(reader, index.facets, source.defaultSort)
  await lookUpText(index, market, list, state)
  const result = filterList(index, state)
  const total = result.ids.length
  const asked = reader.get('page')
  const page = parsePage(asked, total)
  if (page === null) return null
  const { start, end } = page === 1 ? { start: 0, end: initialCount(total) } : pageRange(page, total)
  return gridData(index, source, state, result, {
    start,
    isPageAsked: typeof asked === 'string',
    cards: await getCards(market, result.ids.slice(start, end)),
    locale: localeOf(market.language),
    chips: chipsOf(getIntl(market.language), state, index.facets, source.defaultSort, market.currency),
  })
}
