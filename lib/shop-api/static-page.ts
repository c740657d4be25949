import 'server-only'

import { cache } from 'react'

import type { StaticPage } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'

import { getStaticPage } from './cached'
import { retrySoon } from './retry-soon'

const EMPTY: StaticPage = {
  id: 0,
  title: '',
  content: '',
  metaDescription: '',
  slugs: {},
  image: null,
  parent: null,
  children: [],
}

/** A content page by its slug; null when there is none. One that cannot be read is logged and stands empty for a moment (spec 2 §8). */
export const readStaticPage = cache(async (market: Market, slug: string): Promise<StaticPage | null> => {
  try {
    return await getStaticPage(market, slug)
  } catch (error) {
    console.error(`The content page ${slug} could not be read.`, error)
    await retrySoon('page-failed')
    return EMPTY
  }
})
