/** What tests ask about routes; the shop itself matches a path that is already split into decoded segments. */
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { matchStaticSegments, type RouteMatch, type RouteName } from '@/lib/market/paths'
import { CONTENT_PATHS, STATIC_PATHS, type PathRow } from '@/lib/market/tables/static-paths'

const TABLE: Readonly<Record<RouteName, PathRow>> = { ...STATIC_PATHS, ...CONTENT_PATHS }

/** The pattern of a route as the spec writes it: stores/{store}. */
export const patternOf = (route: RouteName): string => TABLE[route][0]

/** Names of a route's parameters in order. */
export const paramNames = (route: RouteName): string[] =>
  [...patternOf(route).matchAll(/\{(\w+)(?:\.\.\.)?\}/g)].map(([, name = '']) => name)

/** The route of a path (without prefix) in a language with its decoded parameters, or null. */
export function matchPath(path: string, language: Language): RouteMatch | null {
  return matchStaticSegments(
    path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent),
    language,
  )
}

/** Every language in which a route has this path, in the order of LANGUAGES. */
export function matchAnyLanguage(path: string): (RouteMatch & { readonly language: Language })[] {
  return LANGUAGES.flatMap((language) => {
    const match = matchPath(path, language)
    return match ? [{ ...match, language }] : []
  })
}
