import 'server-only'

import type { GridData } from '@/lib/catalog/list/grid-data'
import type { Answer } from '@/lib/contract/calls'
import type { GroupNode } from '@/lib/contract/schemas/config'
import type { Market } from '@/lib/market/market'
import type { PageQuery } from '@/lib/seo/metadata'
import { getResources, getSettings } from '@/lib/shop-api/cached'
import { dataOf } from '@/lib/shop-api/result'
import { shopApi } from '@/lib/shop-api/server'

import { listPage } from './list-page'

export interface SearchPage {
  readonly settings: Answer<'settings'>
  /** The results; null without results. */
  readonly data: GridData | null
  /** The quality of the match, and alternatives; null when the search failed. */
  readonly report: Answer<'search'> | null
  /** The shop's groups, shown when there are no results. */
  readonly groups: readonly GroupNode[]
}

export interface SearchRequest {
  /** The search text, '' before the first search. */
  readonly text: string
  /** Order of equally good matches; '' is the shop's default. */
  readonly sortBy: string
  readonly query: PageQuery
}

async function reportOf(
  { language, taxAreaId, currency }: Market,
  { text, sortBy }: SearchRequest,
): Promise<Answer<'search'>> {
  return dataOf(
    'search',
    await shopApi.call('search', { query: { q: text, language, taxAreaId, currency, ...(sortBy && { sortBy }) } }),
  )
}

/** The list and the report; null when they could not be read, which is logged. */
async function readSearch(market: Market, request: SearchRequest) {
  const { text, sortBy, query } = request
  const list = { source: 'Search' as const, slug: text, currency: market.currency, ...(sortBy && { sortBy }) }
  try {
    return await Promise.all([text === '' ? null : listPage(market, list, null, query), reportOf(market, request)])
  } catch (error) {
    console.error('A search failed:', error)
    return null
  }
}

/** The data of a search page; null when the page of the list does not exist (response 404). */
export async function searchPage(market: Market, request: SearchRequest): Promise<SearchPage | null> {
  const found = await readSearch(market, request)
  const settings = await getSettings()
  if (!found) return { settings, data: null, report: null, groups: [] }
  const [data, report] = found
  if (request.text !== '' && !data) return null
  if (data && data.total > 0) return { settings, data, report, groups: [] }
  const { productGroups } = await getResources(market)
  return { settings, data: null, report, groups: productGroups.filter((group) => group.showInMenu) }
}
