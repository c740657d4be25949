import 'server-only'

import { tag } from '@/lib/cache/tags'
import type { Answer } from '@/lib/contract/calls'
import type { Market } from '@/lib/market/market'

import { dataOf } from './result'
import { shopApi } from './server'

/** The tags of what is in a feed. Every change of a model invalidates the sitemap; delivery prices are part of the resources. */
export const FEED_TAGS: readonly string[] = [tag.sitemap, tag.currencies, tag.resources]

/** A part of a market's product feed. Not cached: the whole feed is stored as a file (stored-files.ts). */
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
