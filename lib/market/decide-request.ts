/**
 * Converts an HTTP request to the decision about it. Both the front door (its cache keys come from the decision) and the middleware (it
 * rewrites by the decision) call this, so that they always agree.
 */
import { readCookie, storedName } from './cookies'
import { type IpCountryLookup } from './detect'
import { COOKIES } from './languages'
import {
  decisionHeaders,
  resolveRequest,
  type Decision,
  type ResolveConfig,
  type ResolveInput,
} from './resolve-request'

/** A request, independent of the class of the HTTP library. */
export interface ShopRequest {
  readonly method: string
  /** The Host header. */
  readonly host: string | null | undefined
  /** Path and query, the path as `new URL` writes it. */
  readonly url: string
  /** The value of a header by its lower-case name. */
  readonly header: (name: string) => string | null | undefined
}

/** What a decision depends on besides the request. */
export interface ShopState {
  readonly config: ResolveConfig
  readonly slugs: ResolveInput['slugs']
  /** Undefined in a shop without a database of IP addresses. */
  readonly ipCountry: IpCountryLookup | undefined
}

/** The visitor's address. The front door writes this header and removes what a client sent under its name. */
export const CLIENT_ADDRESS = 'x-client-address'

/** The only query parameter that gives a signed-in visitor a different page. */
const PREVIEW = /[?&]preview(?:[=&]|$)/

/** Path and query of an address; the query is empty or begins with `?`. */
export function partsOf(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

/**
 * Decides one request. Pages contain nothing personal, so every visitor of a market gets the same page, signed in or not. The sign-in
 * cookie is used only for previews, where staff see what is not public yet.
 */
export function decideRequest({ method, host, url, header }: ShopRequest, shop: ShopState): Decision {
  const { pathname, search } = partsOf(url)
  const isPreview = PREVIEW.test(search)
  const isHttps = shop.config.routing.origin.startsWith('https:')
  return resolveRequest({
    method,
    host,
    pathname,
    search,
    config: shop.config,
    slugs: shop.slugs,
    ip: shop.ipCountry && header(CLIENT_ADDRESS),
    ipCountry: shop.ipCountry,
    cookie: (name) =>
      name === COOKIES.auth && !isPreview ? undefined : readCookie(header('cookie'), storedName(name, isHttps)),
    header: (name) => header(name) ?? undefined,
  })
}

/**
 * Names of all headers that decideRequest may read besides Host: requests with the same method, URL and values of these headers get the
 * same decision. Computed once for each configuration, because the front door needs it for every request.
 */
export function headersOfDecision(config: ResolveConfig): (url: string, byAddress: boolean) => readonly string[] {
  const below = decisionHeaders(config, '')
  // Only the root path reads the browser's language: it redirects a visitor with another language.
  const atRoot = decisionHeaders(config, '/')
  const belowByAddress = [...below, CLIENT_ADDRESS]
  const atRootByAddress = [...atRoot, CLIENT_ADDRESS]
  return (url, byAddress) => {
    if (url === '/' || url.startsWith('/?')) return byAddress ? atRootByAddress : atRoot
    return byAddress ? belowByAddress : below
  }
}
