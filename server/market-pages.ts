import type { IncomingHttpHeaders } from 'node:http'
import { clientAddress, type IpCountryLookup } from '@/lib/market/detect'
import { readCookie } from '@/lib/market/cookies'
import { COOKIES } from '@/lib/market/languages'
import { cacheKey, type ResolveConfig, resolveRequest, type RouteSlugsByLanguage } from '@/lib/market/resolve-request'
import { MARKET_HEADERS } from '@/lib/market/request-market'
import type { PageRequest, PageResolver } from './page-key'

const ROUTE_SLUGS = Symbol.for('shop.routeSlugs')
const IP_COUNTRY = Symbol.for('shop.ipCountry')
const FORWARDED = 'x-forwarded-for'

const ipCountry = () => (globalThis as Record<symbol, unknown>)[IP_COUNTRY] as IpCountryLookup | undefined

/** The lists of slugs, which the back end puts on globalThis and replaces as a whole. */
export function loadedSlugs(): RouteSlugsByLanguage | null {
  return ((globalThis as Record<symbol, unknown>)[ROUTE_SLUGS] as RouteSlugsByLanguage | undefined) ?? null
}

const one = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Names pages by the same function, from the same parts of the request, as the middleware rewrites by. The cookie of
 * a signed-in shopper is not shown to it: pages hold nothing personal, so everyone in a market gets the same one.
 * @param trustedProxies with at least one, and a look-up of addresses, the visitor's address tells the country
 */
export function marketPages(config: ResolveConfig, trustedProxies = 0, slugs: () => RouteSlugsByLanguage | null = loadedSlugs): PageResolver {
  const everywhere = ['cookie', MARKET_HEADERS.country, MARKET_HEADERS.currency, ...(config.geoHeader ? [config.geoHeader] : [])]
  // Only the bare root looks at who is asking: it sends browsers of another language on.
  const atRoot = [...everywhere, 'accept-language', 'user-agent']
  const withAddress = { everywhere: [...everywhere, FORWARDED], atRoot: [...atRoot, FORWARDED] }
  const byAddress = () => trustedProxies > 0 && ipCountry() !== undefined
  return {
    headersFor: (url) => {
      const names = byAddress() ? withAddress : { everywhere, atRoot }
      return url === '/' || url.startsWith('/?') ? names.atRoot : names.everywhere
    },
    version: slugs,
    key: ({ host, url, headers }: PageRequest) => {
      const query = url.indexOf('?')
      const decision = resolveRequest({
        method: 'GET',
        host,
        pathname: query < 0 ? url : url.slice(0, query),
        search: query < 0 ? '' : url.slice(query),
        config,
        slugs: slugs(),
        ip: byAddress() ? clientAddress(one(headers, FORWARDED), null, trustedProxies) : null,
        ipCountry: ipCountry(),
        cookie: (name) => (name === COOKIES.auth ? undefined : readCookie(one(headers, 'cookie'), name)),
        header: (name) => one(headers, name),
      })
      return cacheKey(decision)
    },
  }
}
