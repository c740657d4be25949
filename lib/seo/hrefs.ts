import { config } from '@/lib/config/env'
import { absoluteUrl, localizedHref, prefixIn } from '@/lib/market/domains'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import type { RouteName, RouteParams } from '@/lib/market/paths'

/** URL of a static route in a language: `/sv/kassa/`. */
export function routeHref(language: Language, route: RouteName, params: RouteParams = {}): string {
  return localizedHref(config().routing, language, route, params)
}

/** The front page in each language: with its origin where languages have domains. */
export function homeHrefs(): Record<Language, string> {
  const { routing } = config()
  const hrefs = LANGUAGES.map((code) => [
    code,
    routing.mode === 'domain' ? absoluteUrl(routing, code, '/') : routeHref(code, 'home'),
  ])
  return Object.fromEntries(hrefs) as Record<Language, string>
}

/** URL of a path without slashes at its ends, such as a group's `hiihto/sukset`. */
export function pathHref(language: Language, path: string): string {
  // Browsers read a backslash as a slash, and two at the beginning as the address of another host.
  const inner = path.replace(/^[/\\]+|[/\\]+$/g, '')
  return `${prefixIn(config().routing, language)}/${inner}${inner ? '/' : ''}`
}

/**
 * A URL that content editors wrote: a full URL or an anchor is unchanged, a path of the shop gets the language's prefix unless it already
 * has one.
 */
export function contentHref(language: Language, url: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(url)) return url
  const prefix = prefixIn(config().routing, language)
  const path = url.startsWith('/') ? url : `/${url}`
  if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) return path
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `${prefix}${before.endsWith('/') ? before : `${before}/`}${after}`
}

/** URL of the search page with a query. */
export const searchHref = (language: Language, text: string): string =>
  `${routeHref(language, 'search')}${text === '' ? '' : `?q=${encodeURIComponent(text)}`}`
