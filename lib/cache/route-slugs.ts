/** The slug lists of the call route-slugs, for middleware and front door. */
import type { RouteSlugs } from '@/lib/contract/schemas/config'
import { foreignPages } from '@/lib/market/foreign-pages'
import { LANGUAGES } from '@/lib/market/languages'
import { publish, published } from '@/lib/process/state.mjs'

/** Replaces the whole object, because readers cache by its identity. `filterSlugs` are the query names of filters on list pages. */
export function publishRouteSlugs(lists: RouteSlugs, filterSlugs: readonly string[]): void {
  const byLanguage = LANGUAGES.map((language) => [
    language,
    {
      staticPageSlugs: lists.staticPageSlugs[language],
      staticPageWithTabsSlugs: lists.staticPageWithTabsSlugs[language],
      navigationSlugs: lists.navigationSlugs[language],
      manufacturerSlugs: lists.manufacturerSlugs,
      filterSlugs,
      ...(lists.pageAddresses && { foreignPages: foreignPages(lists.pageAddresses, language) }),
      ...(lists.redirects && { redirects: lists.redirects }),
    },
  ])
  publish('routeSlugs', Object.fromEntries(byLanguage))
}

/** True after the first publication. Before it only static paths can be resolved. */
export function hasRouteSlugs(): boolean {
  return published('routeSlugs') !== undefined
}
