import type { IncomingHttpHeaders } from 'node:http'
import { appUrl } from '@/lib/market/app-url'
import { decideRequest, headersOfDecision, partsOf } from '@/lib/market/decide-request'
import { cacheKey, type Decision, type ResolveConfig, type RouteSlugsByLanguage } from '@/lib/market/resolve-request'
import { published } from '@/lib/process/state.mjs'
import type { PageRequest, PageResolver } from './page-key'

/** The lists of slugs. The back end publishes them and always replaces the whole object. */
const publishedSlugs = (): RouteSlugsByLanguage | null => published('routeSlugs') ?? null

const valueOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The address as Next parses it before it calls the middleware: dots resolved, unsafe characters percent-encoded. */
function normalized(url: string): string {
  const { pathname, search } = new URL(`http://shop.invalid${url}`)
  return pathname + search
}

/** Computes the keys of pages with the same function as the middleware. */
export function marketPages(
  config: ResolveConfig,
  slugs: () => RouteSlugsByLanguage | null = publishedSlugs,
): PageResolver {
  const headerNames = headersOfDecision(config)
  const decide = ({ host, headers }: PageRequest, url: string, method: string): Decision =>
    decideRequest(
      { method, host, url, header: (name) => valueOf(headers, name) },
      { config, slugs: slugs(), ipCountry: published('ipCountry') },
    )
  return {
    headersFor: (url) => headerNames(url, published('ipCountry') !== undefined),
    version: slugs,
    key: (request) => {
      const url = normalized(request.url)
      // A browser always sends the normalized form of an address. Any other form is rare: it is answered, but not cached.
      return partsOf(url).pathname === partsOf(request.url).pathname ? cacheKey(decide(request, url, 'GET')) : null
    },
    appUrl: (request) => appUrl(decide(request, normalized(request.url), request.method), request.url),
  }
}
