import type { Routing } from '@/lib/market/domains'
import { localizedHref, originFor } from '@/lib/market/domains'
import { LANGUAGES } from '@/lib/market/languages'
import { BASE_FILTERS } from '@/lib/market/list-query'
import type { RouteName } from '@/lib/market/paths'
import { SELECTION_KEYS } from '@/lib/market/selection'

/** Paths that robots must not crawl: pages of one visitor, and endless results. */
const CLOSED: readonly RouteName[] = ['checkout', 'accounts', 'search', 'view-order', 'order/process', 'wishlist']

/**
 * Filters and views of lists. Parameters of a product page (`color`, `size`) and of the market are not listed, because merchants' services
 * read the pages that product feeds lead to; lists filtered by them have noindex, and the address without a market is the canonical one.
 */
const PRODUCT_QUERY: ReadonlySet<string> = new Set(SELECTION_KEYS)
const CLOSED_QUERY = ['sort', ...[...BASE_FILTERS].filter((name) => !PRODUCT_QUERY.has(name))]

/** The text of /robots.txt. `filters`: query names of the properties that lists are filtered by. */
export function robotsText(routing: Routing, filters: readonly string[] = []): string {
  const paths = new Set(
    LANGUAGES.flatMap((language) => CLOSED.map((route) => closedPath(localizedHref(routing, language, route), route))),
  )
  const lines = ['User-agent: *', 'Disallow: /api/', ...[...paths].sort().map((path) => `Disallow: ${path}`)]
  for (const name of new Set([...CLOSED_QUERY, ...filters.filter((filter) => !PRODUCT_QUERY.has(filter))]))
    lines.push(`Disallow: /*?${name}=`, `Disallow: /*&${name}=`)
  const origins = new Set([routing.origin, ...LANGUAGES.map((language) => originFor(routing, language))])
  return `${lines.join('\n')}\n\n${[...origins].map((origin) => `Sitemap: ${origin}/sitemap.xml`).join('\n')}\n`
}

/** All pages of an order are below the folder of order/process. */
function closedPath(href: string, route: RouteName): string {
  return route === 'order/process' ? href.replace(/[^/]+\/$/, '') : href
}
