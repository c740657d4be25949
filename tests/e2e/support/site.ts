/** The two running instances and the addresses of their pages. */
import { prefixFor } from '@/lib/market/market'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { localizedPath, type RouteName, type RouteParams } from '@/lib/market/paths'

export const PORT = Number(process.env.E2E_PORT ?? 3200)
export const DOMAIN_PORT = PORT + 1
export const DATA_DIR = process.env.E2E_DATA_DIR ?? 'tests/output/e2e'

/** One language of one instance. */
export interface Site {
  readonly language: Language
  /** Scheme, host and port, no slash at the end. */
  readonly origin: string
  /** '' or '/de'. */
  readonly prefix: string
}

export const PREFIX_ORIGIN = `http://localhost:${PORT}`

/** Host of each language on the second instance; English is for all other countries. */
const HOSTS: Readonly<Record<Language, string>> = { fi: 'fi', sv: 'se', de: 'de', fr: 'fr', ru: 'ru', en: 'com' }

/** A language on the first instance: a path prefix, except for Finnish. */
export function prefixSite(language: Language): Site {
  return { language, origin: PREFIX_ORIGIN, prefix: prefixFor(language) }
}

/** A language on the second instance, which has its own host. */
export function domainSite(language: Language): Site {
  return { language, origin: `http://${HOSTS[language]}.localhost:${DOMAIN_PORT}`, prefix: '' }
}

export const PREFIX_SITES = LANGUAGES.map(prefixSite)

/** Path of a static route, with the prefix: '/de/warenkorb/'. */
export function routePath(site: Site, route: RouteName, params: RouteParams = {}): string {
  return site.prefix + localizedPath(route, params, site.language)
}

/** Absolute address of a path without prefix and slashes ('vaaru/jacket'), or of a static route's path. */
export function pageUrl(site: Site, path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return `${site.origin}${site.prefix}/${inner === '' ? '' : `${inner}/`}`
}

export function routeUrl(site: Site, route: RouteName, params: RouteParams = {}): string {
  return site.origin + routePath(site, route, params)
}
