/** Cards of product lists by source: group with its sub-groups, brand, search, or given models (spec 2 §7). */
import { orderByIds } from '@/lib/catalog/list/sort'
import type { Card, ListRequest } from '@/lib/contract/schemas/catalogue'

import { cardsOf } from './cards'
import { packedList } from './list-index'

/** Maximum number of cards in a response. A whole list for the filter engine is returned by `productListIndex`. */
const MAX_CARDS = 500

async function orderedIds(request: ListRequest): Promise<readonly number[]> {
  const { source, sortIds = [] } = request
  if (source === 'Models') return sortIds
  return orderByIds((await packedList({ ...request, source })).ids, sortIds)
}

/**
 * The cards of a request from its `start` on, and the size of the list. Throws NOT_FOUND for an unknown group or brand, BAD_REQUEST for a
 * source without id or slug.
 */
export async function productList(request: ListRequest): Promise<{ products: Card[]; total: number }> {
  const ids = await orderedIds(request)
  const { start = 0, count = MAX_CARDS } = request
  const products = await cardsOf(ids.slice(start, start + count), request.language, request.taxAreaId, {
    country: request.country,
  })
  return { products, total: request.source === 'Models' ? products.length : ids.length }
}
