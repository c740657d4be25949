import 'server-only'

/** Which routes of a market have a page. Menus, footer and pages link only to these, so that a shop without some pages has no dead links. */
import { cache } from 'react'

import type { GroupNode, Resources } from '@/lib/contract/schemas/config'
import type { Language } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { BUILT_ROUTES, CONTENT_NAMES, CONTENT_SLUGS, localizedPath, type RouteName } from '@/lib/market/paths'
import { type ContentSlugs, getContentSlugs, getResources } from '@/lib/shop-api/cached'
import { rerenderSoon } from '@/lib/shop-api/rerender-soon'

export type HasPage = (route: RouteName) => boolean

/** What a shop has. */
export interface PageSource {
  readonly content: ContentSlugs
  readonly productGroups: readonly Pick<GroupNode, 'path'>[]
  readonly stores: readonly Pick<Resources['stores'][number], 'type'>[]
}

/** Whether a route has a page: its own code with something to show, a text in the database, or a top group with its path. */
export function pageCheck(language: Language, { content, productGroups, stores }: PageSource): HasPage {
  const groups = new Set(productGroups.map(({ path }) => path))
  const hasStores = stores.some(({ type }) => type === 'retail')
  return (route) => {
    if (route === 'stores') return hasStores
    const path = pathOf(route, language)
    if (path === null) return BUILT_ROUTES.has(route)
    // A host of an older version does not say which articles and campaigns there are.
    if (route === 'campaigns/club-offers') return content.others?.has(path) ?? true
    if (route === 'life-outdoors')
      return content.others === null || [...content.others].some((slug) => slug.startsWith(`${path}/`))
    return BUILT_ROUTES.has(route) || content.pages.has(path) || groups.has(path)
  }
}

/** The path of a route without parameters, without slashes at its ends; null for one with parameters. */
function pathOf(route: RouteName, language: Language): string | null {
  try {
    return localizedPath(route, {}, language).slice(1, -1)
  } catch {
    return null
  }
}

/** The content pages of a market. A failure is logged, all pages of the table are linked to, and the page is soon rendered again. */
async function readContent(market: Market): Promise<ContentSlugs> {
  try {
    return await getContentSlugs(market)
  } catch (error) {
    console.warn('Which content pages there are could not be read.', error)
    await rerenderSoon('content-slugs-failed')
    return { pages: new Set(CONTENT_NAMES.map((name) => CONTENT_SLUGS[name][market.language])), others: null }
  }
}

/** The check of a market. Throws ShopApiError when the resources cannot be read. */
export const getPageCheck = cache(async (market: Market): Promise<HasPage> => {
  const [content, { productGroups, stores }] = await Promise.all([readContent(market), getResources(market)])
  return pageCheck(market.language, { content, productGroups, stores })
})
