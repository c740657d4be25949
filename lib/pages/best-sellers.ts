import 'server-only'

import type { Card } from '@/lib/contract/schemas/catalogue'
import type { Market } from '@/lib/market/market'
import { getHighlights, getResources } from '@/lib/shop-api/cached'

/** The shop's best sellers for a page that is complete without them: none when they cannot be read. */
export async function bestSellers(market: Market): Promise<readonly Card[]> {
  try {
    const { productGroups } = await getResources(market)
    return (await getHighlights(market, ...productGroups.map(({ id }) => id))).popular ?? []
  } catch (error) {
    console.warn('The best sellers could not be read.', error)
    return []
  }
}
