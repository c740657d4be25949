/**
 * From an HTTP request to the decision about it. The front door (which names its cached pages by the decision) and the middleware (which
 * rewrites by it) both ask here and nowhere else, so they read a request alike.
 */
import { readCookie } from './cookies'
import { type IpCountryLookup } from './detect'
import { COOKIES } from './languages'
import {
  decisionHeaders,
  resolveRequest,
  type Decision,
  type ResolveConfig,
  type ResolveInput,
} from './resolve-request'

/** A request, whichever class carries it. */
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
  /** Undefined in a shop without a database of addresses. */
  readonly ipCountry: IpCountryLookup | undefined
}

/** The visitor's address. The front door writes this header and removes what a client sent under its name. */
export const CLIENT_ADDRESS = 'x-client-address'

/** Only this query makes a page of its own for somebody who has signed in. */
const PREVIEW = /[?&]preview(?:[=&]|$)/

/** Path and query of an address; the query is empty or begins with `?`. */
export function partsOf(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

/**
 * Decides one request. Pages hold nothing personal, so everyone in a market gets the same one, signed in or not; the sign-in cookie counts
 * only where staff preview what is not public yet.
 */
export function decideRequest({ method, host, url, header }: ShopRequest, shop: ShopState): Decision {
  const { pathname, search } = partsOf(url)
  const isPreview = PREVIEW.test(search)
  return resolveRequest({
    method,
    host,
    pathname,
    search,
    config: shop.config,
    slugs: shop.slugs,
    ip: shop.ipCountry && header(CLIENT_ADDRESS),
    ipCountry: shop.ipCountry,
    cookie: (name) => (name === COOKIES.auth && !isPreview ? undefined : readCookie(header('cookie'), name)),
    header: (name) => header(name) ?? undefined,
  })
}

/**
 * Names of all headers that decideRequest may read besides Host: requests with the same method, address and values of these get the same
 * decision. Made once for each configuration, as the front door asks for every request.
 */
export function headersOfDecision(config: ResolveConfig): (url: string, byAddress: boolean) => readonly string[] {
  const below = decisionHeaders(config, '')
  // Only the bare root looks at the browser's language: it sends a visitor who reads another one on.
  const atRoot = decisionHeaders(config, '/')
  const belowByAddress = [...below, CLIENT_ADDRESS]
  const atRootByAddress = [...atRoot, CLIENT_ADDRESS]
  return (url, byAddress) => {
    if (url === '/' || url.startsWith('/?')) return byAddress ? atRootByAddress : atRoot
    return byAddress ? belowByAddress : below
  }
}
