/**
 * The one decision for each request: the page and the market of a URL. Pure, so that the front door (its cache key) and the middleware (the
 * rewrite) cannot disagree. Decision 1. This is not access control: the back end decides about access.
 */
import { requestCountryAndCurrency, MARKET_HEADERS, rootLanguage, type RequestReader } from './request-market'
import { domainOf, hostLanguage, normalizeHost, originFor, prefixIn, type Routing } from './domains'
import { type IpCountryLookup } from './detect'
import { COOKIES, isLanguage, LANGUAGES, type Language } from './languages'
import { listQuery, withoutMarketQuery } from './list-query'
import { encodeMarket, looksLikeMarket, marketOf, type Market } from './market'
import {
  BUILT_ROUTES,
  CACHEABLE_ROUTES,
  CONTENT_SLUGS,
  internalPath,
  isContentName,
  localizedPath,
  matchStaticSegments,
  type RouteMatch,
  type RouteName,
} from './paths'
import { OLD_PREFIX, redirectKey, resolveFamily, slugSets, type ResolvedFamily, type RouteSlugs } from './resolve-path'
import { isFilePath, parsePath, printablePath, safeSearch, type SafePath } from './safe-path'
import { encodeSelection, NO_SELECTION, selectionFromQuery } from './selection'

export type RouteSlugsByLanguage = Readonly<Partial<Record<Language, RouteSlugs>>>

/** The part of the configuration that URLs depend on. */
export interface ResolveConfig {
  readonly routing: Routing
  /** Host names without port, lower-case. */
  readonly allowedHosts: ReadonlySet<string>
  /** Lower-case name of the CDN's header with the visitor's country code; null without CDN. */
  readonly geoHeader: string | null
  /** The host of the back office, lower-case, without port; null: it is on the shop's own hosts. */
  readonly officeHost?: string | null
}

export interface ResolveInput extends RequestReader {
  readonly method: string
  /** The Host header. */
  readonly host: string | null | undefined
  /** Raw path, percent-encoded as received. */
  readonly pathname: string
  /** Raw query: empty, or beginning with `?`. */
  readonly search: string
  readonly config: ResolveConfig
  /** Null or undefined until the lists are loaded; see resolveFamily for what happens then. */
  readonly slugs: RouteSlugsByLanguage | null | undefined
  /** The visitor's IP address, taken from proxies as far as the configuration trusts them. */
  readonly ip?: string | null
  readonly ipCountry?: IpCountryLookup
  /** Static routes that exist as pages; default BUILT_ROUTES. */
  readonly builtRoutes?: ReadonlySet<RouteName>
}

interface RewriteDecision {
  readonly kind: 'rewrite'
  /** Begins with the market segment: /sv.se.sek/checkout/. */
  readonly internalPath: string
  /** The checked query: empty, or beginning with `?`. */
  readonly search: string
  readonly market: Market
  /** An anonymous GET or HEAD of a page that is the same for every visitor of this market; its finished HTML may be cached under cacheKey. */
  readonly cacheable: boolean
}

export type Decision =
  /** Not a page: the API, Next's own files, media, public files. */
  | { readonly kind: 'pass' }
  /** `location` is a path on the same host, or an absolute URL from the configuration. 307 depends on the visitor and must not be stored. */
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string }
  /** Answer 421. */
  | { readonly kind: 'unknown-host' }
  | RewriteDecision

const PASS: Decision = Object.freeze({ kind: 'pass' })
const UNKNOWN_HOST: Decision = Object.freeze({ kind: 'unknown-host' })
const PASS_START = /^\/(?:api|_next|media|hallinta(?:-preview)?|payment-(?:sandbox|return|klarna)|\.well-known)(?:\/|$)/
const OFFICE = '/hallinta/'
const IN_OFFICE = /^\/hallinta(?:-preview)?(?:\/|$)/
const OFFICE_PASS = /^\/(?:api|_next|media|hallinta(?:-preview)?)(?:\/|$)/
/** A longer query is not one of the shop's own and is treated as empty. */
export const SEARCH_LIMIT = 4096

/** The request for which a path below the language prefix is resolved. */
interface Scope {
  readonly input: ResolveInput
  readonly language: Language
  readonly segments: readonly string[]
  readonly slugs: RouteSlugs | null
  readonly built: ReadonlySet<RouteName>
  readonly query: URLSearchParams | null
}

/** The decision about what is no page of the shop: other hosts, the API and files, the back office. Null for a page. */
function withoutPage(
  { allowedHosts, officeHost = null }: ResolveConfig,
  host: string | null,
  raw: string,
): Decision | null {
  // A host of its own has the back office alone, and then no other host has it.
  if (host !== null && host === officeHost) return OFFICE_PASS.test(raw) ? PASS : redirect(307, OFFICE)
  if (!host || !allowedHosts.has(host)) return UNKNOWN_HOST
  if (officeHost !== null && IN_OFFICE.test(raw)) return null
  return PASS_START.test(raw) ? PASS : null
}

/** Decides one request. Never throws, whatever the path, query, host or headers are. */
export function resolveRequest(input: ResolveInput): Decision {
  const host = normalizeHost(input.host)
  const raw = input.pathname
  const early = withoutPage(input.config, host, raw)
  if (early || !host) return early ?? UNKNOWN_HOST

  const base = hostLanguage(input.config.routing, host)
  const path = parsePath(raw)
  if (!path) return notFound(scopeOf(input, base, []))
  const earlier = earlierAddress(input, base, path)
  if (earlier !== null) return redirect(308, earlier)
  if (isFile(raw, path)) return PASS

  const search = safeSearch(input.search)
  if (path.canonical !== raw) return redirect(308, path.canonical + search)

  const prefix = path.segments[0]?.toLowerCase()
  if (isLanguage(prefix)) {
    const moved = prefixRedirect(input, host, prefix, path.canonical, search)
    return moved ?? resolvePage(scopeOf(input, prefix, path.segments.slice(1)), search)
  }
  const moved = path.segments.length === 0 ? rootRedirect(input, base, search) : null
  return moved ?? resolvePage(scopeOf(input, base, path.segments), search)
}

/** Where an address of an earlier shop leads; null for all others. It comes before everything that the shop has at the same path. */
function earlierAddress(input: ResolveInput, base: Language, path: SafePath): string | null {
  const { method, slugs, search } = input
  const lists = slugs?.[base]
  if (!lists?.redirects || !isRead(method)) return null
  const { redirects } = slugSets(lists)
  const stored = redirects.get(redirectKey(path.segments.join('/')))
  if (stored === undefined) return null
  const first = path.segments[0]?.toLowerCase()
  const own = addressIn(input, isLanguage(first) ? first : base, stored)
  // One that leads on itself could lead back here.
  const target = redirects.has(redirectKey(withoutQuery(own))) ? stored : own
  return target.includes('?') ? target : target + safeSearch(search)
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** What an address without language leads to, in the language of who asks; the address itself where that language does not have it. */
function addressIn(input: ResolveInput, language: Language, address: string): string {
  const path = parsePath(withoutQuery(address))
  if (!path || isLanguage(path.segments[0]?.toLowerCase())) return address
  const found = resolvePage(scopeOf({ ...input, search: '' }, language, path.segments), '')
  if (found.kind === 'redirect') return found.location + address.slice(withoutQuery(address).length)
  const isMissing = found.kind !== 'rewrite' || found.internalPath.split('/', 3)[2] === 'not-found'
  return isMissing ? address : prefixIn(input.config.routing, language) + address
}

/** A file of public/. Not below a market segment, which is internal: a file there would bypass the rewrite. */
function isFile(raw: string, { segments: [first] }: SafePath): boolean {
  return isFilePath(raw) && !raw.includes('//') && !(first !== undefined && looksLikeMarket(first))
}

/** The redirect from the root path to the visitor's own language, or null when the root is in this language. */
function rootRedirect(input: ResolveInput, base: Language, search: string): Decision | null {
  const { routing } = input.config
  if (routing.mode !== 'prefix' || !isRead(input.method)) return null
  const wanted = rootLanguage(input, base)
  return wanted === base ? null : redirect(307, `${prefixIn(routing, wanted)}/${search}`)
}

function scopeOf(input: ResolveInput, language: Language, segments: readonly string[]): Scope {
  const query =
    input.search.length > 1 && input.search.length <= SEARCH_LIMIT ? new URLSearchParams(input.search) : null
  return {
    input,
    language,
    segments,
    query,
    slugs: input.slugs?.[language] ?? null,
    built: input.builtRoutes ?? BUILT_ROUTES,
  }
}

function redirect(status: 307 | 308, location: string): Decision {
  return { kind: 'redirect', status, location }
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The redirect of a path with a language prefix to its correct host and prefix, or null when both are correct. */
function prefixRedirect(
  input: ResolveInput,
  host: string,
  language: Language,
  path: string,
  search: string,
): Decision | null {
  const { routing } = input.config
  const right = prefixIn(routing, language)
  // From the second slash on: the prefix may be percent-encoded, which makes it longer than the language.
  const target = right + path.slice(path.indexOf('/', 1)) + search
  const domain = domainOf(routing, language)
  if (domain) return redirect(308, domain.host === host ? target : domain.origin + target)
  if (routing.mode === 'domain' && host !== normalizeHost(new URL(routing.origin).host))
    return redirect(308, routing.origin + target)
  return path.startsWith(`${right}/`) && right !== '' ? null : redirect(308, target)
}

/**
 * Routes that redirect to the page of another route (spec 1 §2: brands have two paths; the names of page templates, which are not pages,
 * redirect to the most similar page).
 */
const MOVED: Partial<Record<RouteName, RouteName>> = {
  manufacturer: 'manufacturers',
  'product-group': 'catalog',
  'product-new': 'newest',
  'product-old': 'catalog',
  static: 'home',
  'static-with-tabs': 'home',
}

/** Routes that are only a prefix of another path: `/page/terms/` is `/terms/`. */
const BEFORE_A_PATH: ReadonlySet<RouteName> = new Set<RouteName>(['page', 'removed-new-product-page'])

/** Routes of the table that represent a product group: the group's page finds the path in the path history and redirects. */
const GROUP_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'second-hand',
  'service-products/giftcards',
  'shoe-wizard',
  'womens-and-mens-shoes',
])

/** The path below the language's prefix to which a route redirects, or null when the route has its own page. */
function movedTo({ route, params }: RouteMatch, language: Language): string | null {
  const { slug } = params
  if (BEFORE_A_PATH.has(route) && slug) return `/${joined([slug].flat())}`
  const target = MOVED[route]
  return target ? localizedPath(target, {}, language) : null
}

function resolvePage(scope: Scope, search: string): Decision {
  const { segments, language, built, slugs } = scope
  const own = matchStaticSegments(segments, language)
  const moved = own && movedTo(own, language)
  if (moved) return redirect(308, prefixIn(scope.input.config.routing, language) + moved + search)
  if (own && built.has(own.route)) return canonicalCase(scope, own, search) ?? staticPage(scope, own)

  const family = resolveFamily(segments, slugs)
  // Without the lists the kind of page is only assumed; a translation that is certain has priority.
  if (family.kind !== 'none' && slugs) return lowerCase(scope, search) ?? familyPage(scope, family)
  const foreign = foreignPage(scope, search)
  if (foreign) return foreign
  const translated = own && !isContentName(own.route) ? null : foreignMatch(scope)
  if (translated) {
    const { routing } = scope.input.config
    return redirect(
      308,
      prefixIn(routing, language) +
        (movedTo(translated, language) ?? localizedPath(translated.route, translated.params, language)) +
        search,
    )
  }
  return familyPage(scope, isAnotherGroup(scope, own) ? { kind: 'group', path: lowered(segments) } : family)
}

/** A page at its address in another language: at its own one, or, where this language has none, where it is. */
function foreignPage({ segments, slugs, language, input }: Scope, search: string): Decision | null {
  const found = slugs ? slugSets(slugs).foreignPages.get(lowered(segments).join('/')) : undefined
  if (!found || !isRead(input.method)) return null
  const [other, slug] = found
  const { routing } = input.config
  // Without a prefix, an empty part at the beginning would make it the address of another host.
  const path = `${prefixIn(routing, other)}/${joined(slug.split('/').filter(Boolean))}${search}`
  if (other === language) return redirect(308, path)
  // Its translation may be written some day.
  return redirect(307, routing.mode === 'domain' ? originFor(routing, other) + path : path)
}

const lowered = (segments: readonly string[]) => segments.map((segment) => segment.toLowerCase())

/** True for a group in another language's words, and for a name that the table has for a group. */
function isAnotherGroup(scope: Scope, own: RouteMatch | null): boolean {
  return isForeignGroup(scope) || (own !== null && GROUP_ROUTES.has(own.route))
}

/** True for a group's path in another language. The group's page redirects to its path in this language (spec 2 §2). */
function isForeignGroup({ input, language, segments: [first] }: Scope): boolean {
  const { slugs } = input
  const ofOthers = LANGUAGES.flatMap((other) => (other === language ? [] : (slugs?.[other] ?? [])))
  return first !== undefined && ofOthers.some((lists) => slugSets(lists).groups.has(first.toLowerCase()))
}

/** Words of a static path match in upper or lower case, but the page's own URL has the spelling of the table. */
function canonicalCase(scope: Scope, match: RouteMatch, search: string): Decision | null {
  if (!scope.segments.some((segment) => /[A-Z]/.test(segment))) return null
  const path = localizedPath(match.route, match.params, scope.language)
  const asked = `/${scope.segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`
  return path === asked ? null : redirect(308, prefixIn(scope.input.config.routing, scope.language) + path + search)
}

/** Slugs are written in lower case: one page has one address, so another spelling is redirected to it. */
function lowerCase({ segments, language, input }: Scope, search: string): Decision | null {
  const path = lowered(segments)
  if (!isRead(input.method) || path.every((segment, at) => segment === segments[at])) return null
  return redirect(308, `${prefixIn(input.config.routing, language)}/${joined(path)}${search}`)
}

/** The one route that a path has in the other languages, if they agree and this language has the page. */
function foreignMatch(scope: Scope): RouteMatch | null {
  let found: RouteMatch | null = null
  for (const language of LANGUAGES) {
    if (language === scope.language) continue
    const match = matchStaticSegments(scope.segments, language)
    if (!match || !isReachable(scope, match.route)) continue
    if (found && (found.route !== match.route || JSON.stringify(found.params) !== JSON.stringify(match.params)))
      return null
    found = match
  }
  return found
}

function isReachable(scope: Scope, route: RouteName): boolean {
  if (scope.built.has(MOVED[route] ?? route) || BEFORE_A_PATH.has(route)) return true
  if (!isContentName(route) || !scope.slugs) return false
  const slug = CONTENT_SLUGS[route][scope.language]
  const sets = slugSets(scope.slugs)
  return sets.pages.has(slug) || sets.tabs.has(slug)
}

function marketFor(scope: Scope): Market {
  const detected = requestCountryAndCurrency(scope.input, scope.query, scope.language)
  const market = marketOf(scope.language, detected.country, detected.currency)
  if (!market) throw new Error(`No market for ${scope.language}, ${detected.country}, ${detected.currency}.`)
  return market
}

function rewrite(scope: Scope, path: string, search: string, sameForEveryone: boolean): RewriteDecision {
  const market = marketFor(scope)
  const { input } = scope
  const cacheable =
    sameForEveryone &&
    isRead(input.method) &&
    input.cookie(COOKIES.auth) === undefined &&
    input.header('rsc') === undefined
  return { kind: 'rewrite', internalPath: `/${encodeMarket(market)}${path}`, search, market, cacheable }
}

function notFound(scope: Scope): RewriteDecision {
  return rewrite(scope, `/not-found/${printablePath(scope.input.pathname)}`, '', false)
}

const CAMPAIGN_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>(['campaigns', 'campaigns/club-offers'])

function staticPage(scope: Scope, { route, params }: RouteMatch): RewriteDecision {
  // A gift's page is a product page, so it is cached for each selection, too.
  if (route === 'giftcampaigns/product')
    return rewrite(
      scope,
      `/gift/${selectionOf(scope)}${internalPath(route, params).slice('/giftcampaigns'.length)}`,
      '',
      true,
    )
  // A campaign is a list of products. The club's campaign has a separate route, but no separate page.
  if (CAMPAIGN_ROUTES.has(route))
    return listPage(scope, 'campaign', joined([scope.segments.at(-1)?.toLowerCase() ?? '']))
  const path = internalPath(route, params)
  if (CACHEABLE_ROUTES.has(route)) return rewrite(scope, path, '', true)
  return rewrite(scope, path, scope.query ? withoutMarketQuery(scope.query) : '', false)
}

function selectionOf({ query }: Scope): string {
  return query ? encodeSelection(selectionFromQuery(query)) : NO_SELECTION
}

function joined(segments: readonly string[]): string {
  return segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')
}

function familyPage(scope: Scope, family: ResolvedFamily): RewriteDecision {
  const known = scope.slugs !== null
  switch (family.kind) {
    case 'static':
      return rewrite(scope, `/static-page/${joined(family.slug.split('/'))}`, '', known)
    case 'tabs':
      return rewrite(scope, `/tabbed-page/${joined([family.slug, ...family.tabs])}`, '', known)
    case 'group':
      return listPage(scope, 'group', joined(family.path))
    case 'brand':
      return listPage(scope, 'brand', joined([family.slug]))
    case 'product': {
      // Staff see unpublished products at a separate internal path, which is not cached; the back end checks their access.
      const isPreview = scope.query?.has('preview') === true && scope.input.cookie(COOKIES.auth) !== undefined
      if (isPreview) return rewrite(scope, `/product-preview/${selectionOf(scope)}/${joined(family.path)}`, '', false)
      return rewrite(
        scope,
        `/product/${selectionOf(scope)}/${family.old ? `${OLD_PREFIX}/` : ''}${joined(family.path)}`,
        '',
        known,
      )
    }
    case 'none':
      return notFound(scope)
  }
}

/** A list is the same for every visitor, also with filters, sort or page; then it is a dynamic page that receives the known query. */
function listPage(scope: Scope, name: 'group' | 'brand' | 'campaign', path: string): RewriteDecision {
  const filters = scope.slugs ? slugSets(scope.slugs).filters : null
  const query = scope.query ? listQuery(scope.query, filters) : ''
  if (query !== '') return rewrite(scope, `/${name}-list/${path}`, `?${query}`, scope.slugs !== null)
  return rewrite(scope, `/${name}/${path}`, '', scope.slugs !== null)
}

/**
 * The key of the front door's HTML cache: market, page and checked query. Null when the response must not be cached. Two requests with the
 * same key get the same bytes; the key does not contain the host, because every absolute URL comes from the configuration.
 */
export function cacheKey(decision: Decision): string | null {
  return decision.kind === 'rewrite' && decision.cacheable ? decision.internalPath + decision.search : null
}

/**
 * Names of all headers (lower-case) that resolveRequest may read for a path besides Host: two requests with the same method, URL and values
 * of these headers get the same decision. The browser's language and the user agent are read for the root path only.
 */
export function decisionHeaders(config: ResolveConfig, pathname: string): readonly string[] {
  const names: string[] = ['cookie', 'rsc', MARKET_HEADERS.country, MARKET_HEADERS.currency]
  if (config.geoHeader !== null) names.push(config.geoHeader)
  if (pathname === '/') names.push('accept-language', 'user-agent')
  return names
}
