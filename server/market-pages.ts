import type { IncomingHttpHeaders } from 'node:http'
import { clientAddress } from '@/lib/market/detect'
import { readCookie } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'
import {
  cacheKey,
  decisionHeaders,
  type ResolveConfig,
  resolveRequest,
  type RouteSlugsByLanguage,
} from '@/lib/market/resolve-request'
import { appSearch } from '@/lib/market/app-search'
import { published } from '@/lib/process/state.mjs'
import type { PageRequest, PageResolver } from './page-key'

const FORWARDED = 'x-forwarded-for'

const ipCountry = () => published('ipCountry')

/** The lists of slugs, which the back end publishes and replaces as a whole. */
function loadedSlugs(): RouteSlugsByLanguage | null {
  return published('routeSlugs') ?? null
}

const one = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Staff may mean another page by it than everyone else. */
const PREVIEW = /[?&]preview(?:[=&]|$)/

/** Path and query of an address; the query is empty or begins with `?`. */
function parts(url: string): [pathname: string, search: string] {
  const query = url.indexOf('?')
  return query < 0 ? [url, ''] : [url.slice(0, query), url.slice(query)]
}

/** Next's client router marks its requests in the query, and Next sends those without the mark back for it. */
function withRouterMark(search: string, kept: string): string {
  const mark = kept === search ? undefined : /[?&](_rsc(?:=[\w-]{0,40})?)(?=&|$)/.exec(search)?.[1]
  return mark === undefined ? kept : `${kept === '' ? '?' : `${kept}&`}${mark}`
}

/**
 * Names pages by the same function, from the same parts of the request, as the middleware rewrites by. The cookie of
 * a signed-in shopper is not shown to it: pages hold nothing personal, so everyone in a market gets the same one. Only what
 * staff look at before it is public (`preview`) is made for who asks, and then it is named for nobody.
 * @param trustedProxies with at least one, and a look-up of addresses, the visitor's address tells the country
 */
export function marketPages(
  config: ResolveConfig,
  trustedProxies = 0,
  slugs: () => RouteSlugsByLanguage | null = loadedSlugs,
): PageResolver {
  const everywhere = decisionHeaders(config, '')
  // Only the bare root looks at who is asking: it sends browsers of another language on.
  const atRoot = decisionHeaders(config, '/')
  const withAddress = { everywhere: [...everywhere, FORWARDED], atRoot: [...atRoot, FORWARDED] }
  const byAddress = () => trustedProxies > 0 && ipCountry() !== undefined
  const decide = ({ host, url, headers }: PageRequest, method: string) => {
    const [pathname, search] = parts(url)
    return resolveRequest({
      method,
      host,
      pathname,
      search,
      config,
      slugs: slugs(),
      ip: byAddress() ? clientAddress(one(headers, FORWARDED), null, trustedProxies) : null,
      ipCountry: ipCountry(),
      cookie: (name) =>
        name === COOKIES.auth && !PREVIEW.test(search) ? undefined : readCookie(one(headers, 'cookie'), name),
      header: (name) => one(headers, name),
    })
  }
  return {
    headersFor: (url) => {
      const names = byAddress() ? withAddress : { everywhere, atRoot }
      return url === '/' || url.startsWith('/?') ? names.atRoot : names.everywhere
    },
    version: slugs,
    key: (request) => cacheKey(decide(request, 'GET')),
    appUrl: (request) => {
      const [pathname, search] = parts(request.url)
      return pathname + withRouterMark(search, appSearch(decide(request, request.method), pathname, search))
    },
  }
}
