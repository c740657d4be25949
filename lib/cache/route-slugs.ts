/** The slug lists of route-slugs as middleware and front door read them. */
import type { RouteSlugs } from '@/lib/contract/schemas/config'
import { LANGUAGES } from '@/lib/market/languages'
import { publish, published } from '@/lib/process/state.mjs'

/** Replaces the lists as a whole, as their readers expect. `filterSlugs` are the query names that list pages take. */
export function publishRouteSlugs(lists: RouteSlugs, filterSlugs: readonly string[]): void {
  const byLanguage = LANGUAGES.map((language) => [
    language,
    {
      staticPageSlugs: lists.staticPageSlugs[language],
      staticPageWithTabsSlugs: lists.staticPageWithTabsSlugs[language],
      navigationSlugs: lists.navigationSlugs[language],
      manufacturerSlugs: lists.manufacturerSlugs,
      filterSlugs,
    },
  ])
  publish('routeSlugs', Object.fromEntries(byLanguage))
}

/** Have they been published? Before that no path below the static ones can be resolved. */
export function hasRouteSlugs(): boolean {
  return published('routeSlugs') !== undefined
}
