/** The slug lists of route-slugs as middleware and front door read them, left for them on globalThis. */
import type { RouteSlugs } from '@/lib/contract/schemas/config'
import { LANGUAGES } from '@/lib/market/languages'
import type { RouteSlugsByLanguage } from '@/lib/market/resolve-request'

const ROUTE_SLUGS = Symbol.for('shop.routeSlugs')
const shared = globalThis as typeof globalThis & { [ROUTE_SLUGS]?: RouteSlugsByLanguage }

/** Replaces the lists as a whole, as their readers expect. `filterSlugs` are the query names that list pages take. */
export function publishRouteSlugs(lists: RouteSlugs, filterSlugs: readonly string[]): void {
  shared[ROUTE_SLUGS] = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        staticPageSlugs: lists.staticPageSlugs[language],
        staticPageWithTabsSlugs: lists.staticPageWithTabsSlugs[language],
        navigationSlugs: lists.navigationSlugs[language],
        manufacturerSlugs: lists.manufacturerSlugs,
        filterSlugs,
      },
    ]),
  )
}

/** Have they been published? Before that no path below the static ones can be resolved. */
export function hasRouteSlugs(): boolean {
  return shared[ROUTE_SLUGS] !== undefined
}
