import 'server-only'

import { cache } from 'react'

import type { StaticPage } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'

import { getStaticPage } from './cached'
import { rerenderSoon } from './rerender-soon'

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

/**
 * A content page by its slug; null if it does not exist. If it cannot be read, the failure is logged and the page is empty and soon
 * rendered again (spec 2 §8).
 */
export const readStaticPage = cache(async (market: Market, slug: string): Promise<StaticPage | null> => {
  try {
    return await getStaticPage(market, slug)
  } catch (error) {
    console.error(`The content page ${slug} could not be read.`, error)
    await rerenderSoon('page-failed')
    return EMPTY
  }
})
