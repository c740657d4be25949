import 'server-only'

import type { Answer } from '@/lib/contract/calls'
import type { Market } from '@/lib/market/market'

import { dataOf } from './result'
import { shopApi } from './server'

/** A part of a market's product feed. Not cached: a feed is read a few times a day, and a whole feed is too large for memory. */
export async function readFeedPart(
  { language, country, taxAreaId }: Market,
  after: number,
): Promise<Answer<'productFeed'>> {
  return dataOf(
    'productFeed',
    await shopApi.call('productFeed', {
      query: { language, country, taxAreaId: String(taxAreaId), after: String(after) },
    }),
  )
}
