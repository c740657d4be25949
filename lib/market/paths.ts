/** Translated static paths in six languages, both ways (spec 1 §2). The table is tables/static-paths.ts. */
import { LANGUAGES, type Language } from './languages'
import { CONTENT_PATHS, STATIC_PATHS, type PathRow } from './tables/static-paths'

/** A page whose text comes from the database by its slug. */
export type ContentName = keyof typeof CONTENT_PATHS
/** Every translated path of the shop: the route families of the spec and the content pages. */
export type RouteName = keyof typeof STATIC_PATHS | ContentName

/** Values of a pattern's parameters, decoded; a `{name...}` takes a list of segments. */
export type RouteParams = Readonly<Record<string, string | readonly string[]>>

export interface RouteMatch {
  readonly route: RouteName
  readonly params: RouteParams
}

interface Part {
  readonly kind: 'word' | 'one' | 'rest'
  readonly name: string
}

interface Pattern {
  readonly route: RouteName
  readonly parts: readonly Part[]
}

/** Position of each language in a row of the table. */
const COLUMN: Readonly<Record<Language, 0 | 1 | 2 | 3 | 4 | 5>> = { en: 0, fi: 1, sv: 2, de: 3, fr: 4, ru: 5 }

const TABLE: Readonly<Record<RouteName, PathRow>> = { ...STATIC_PATHS, ...CONTENT_PATHS }

export const ROUTE_NAMES = Object.keys(TABLE) as readonly RouteName[]
export const CONTENT_NAMES = Object.keys(CONTENT_PATHS) as readonly ContentName[]

/** Routes that exist as pages. The others of the table answer 404; sitemap and hreflang list only these. */
export const BUILT_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'accounts',
  'accounts/login',
  'accounts/activate',
  'accounts/delete-account',
  'accounts/email/confirm',
  'accounts/email/stop',
  'accounts/password/reset/confirm',
  'accounts/register',
  'accounts/reset-password',
  'accounts/stop_reminders',
  'catalog',
  'checkout',
  'checkout/club-info',
  'checkout/payment',
  'checkout/klarna/confirm',
  'giftcampaigns/category',
  'giftcampaigns/product',
  'manufacturers',
  'menu',
  'newest',
  'reclamation',
  'search',
  'ski-wizard',
  'ski-wizard/sport',
  'campaigns',
  'campaigns/club-offers',
  'life-outdoors',
  'life-outdoors/post',
  'life-outdoors/blog',
  'life-outdoors/blog/post',
  'life-outdoors/bloggers',
  'life-outdoors/bloggers/blogger',
  'rental/booking',
  'rental/rentle',
  'staff/complaints',
  'staff/giftcampaigns',
  'staff/orders',
  'staff/rentals',
  'staff/status',
  'staff/transfers',
  'stores',
  'stores/store',
  'style-guide',
  'view-order',
  'wishlist',
  'withdrawal',
  'order/payment_address',
  'order/payment_ok',
  'order/payment_cancelled',
  'order/payment_error',
  'order/process',
  'order/receipt',
])

/** Routes whose page is the same for every visitor of a market, independent of the query; the query is removed. */
export const CACHEABLE_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'catalog',
  'giftcampaigns/category',
  'manufacturers',
  'menu',
  'newest',
  'reclamation',
  'rental/booking',
  'rental/rentle',
  'stores',
  'stores/store',
  'style-guide',
  'withdrawal',
  'life-outdoors',
  'life-outdoors/post',
  'life-outdoors/blog',
  'life-outdoors/blog/post',
  'life-outdoors/bloggers',
  'life-outdoors/bloggers/blogger',
])

/** Content page → its slug in each language; the text has this slug in the database. */
export const CONTENT_SLUGS = Object.fromEntries(
  CONTENT_NAMES.map((name) => [
    name,
    Object.fromEntries(LANGUAGES.map((language) => [language, TABLE[name][COLUMN[language]]])),
  ]),
) as Readonly<Record<ContentName, Readonly<Record<Language, string>>>>

/** True for a page that is content in the database. */
export function isContentName(route: RouteName): route is ContentName {
  return Object.hasOwn(CONTENT_PATHS, route)
}

function parsePart(text: string): Part {
  if (!text.startsWith('{')) return { kind: 'word', name: text }
  const name = text.slice(1, -1)
  return name.endsWith('...') ? { kind: 'rest', name: name.slice(0, -3) } : { kind: 'one', name }
}

function parsePattern(route: RouteName, pattern: string): Pattern {
  return { route, parts: pattern === '' ? [] : pattern.split('/').map(parsePart) }
}

const PATTERNS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(ROUTE_NAMES.map((route) => [route, parsePattern(route, TABLE[route][COLUMN[language]])])),
  ]),
) as Readonly<Record<Language, Readonly<Record<RouteName, Pattern>>>>

function build(pattern: Pattern, params: RouteParams): string {
  let path = '/'
  for (const { kind, name } of pattern.parts) {
    if (kind === 'word') {
      path += `${name}/`
      continue
    }
    const value = params[name]
    const segments = typeof value === 'string' ? [value] : (value ?? [])
    if (segments.length === 0 || (kind === 'one' && segments.length > 1) || segments.includes('')) {
      throw new RangeError(`The path ${pattern.route} needs a value for ${name}.`)
    }
    for (const segment of segments) path += `${encodeURIComponent(segment)}/`
  }
  return path
}

/**
 * The path of a route in a language, with slashes at both ends and without prefix: localizedPath('checkout', {}, 'sv') is /kassa/.
 * Parameters are percent-encoded. Throws RangeError when one is missing or empty.
 */
export function localizedPath(route: RouteName, params: RouteParams, language: Language): string {
  return build(PATTERNS[language][route], params)
}

/** The path of a route below /[market]: /checkout/payment/. */
export function internalPath(route: RouteName, params: RouteParams): string {
  return build(PATTERNS.en[route], params)
}

interface Node {
  readonly words: Map<string, Node>
  one: { readonly name: string; readonly node: Node } | null
  rest: { readonly name: string; readonly route: RouteName } | null
  route: RouteName | null
}

const emptyNode = (): Node => ({ words: new Map(), one: null, rest: null, route: null })

/** All routes of a language in one tree. In each node fixed words are matched before a parameter, and a parameter before a rest. */
function buildTree(language: Language): Node {
  const root = emptyNode()
  for (const route of ROUTE_NAMES) {
    let node = root
    let closed = false
    for (const part of PATTERNS[language][route].parts) {
      if (part.kind === 'rest') {
        node.rest = { name: part.name, route }
        closed = true
        break
      }
      let next = part.kind === 'word' ? node.words.get(part.name) : node.one?.node
      if (!next) {
        next = emptyNode()
        if (part.kind === 'word') node.words.set(part.name, next)
        else node.one = { name: part.name, node: next }
      }
      node = next
    }
    if (!closed) node.route = route
  }
  return root
}

const TREES = Object.fromEntries(LANGUAGES.map((language) => [language, buildTree(language)])) as Readonly<
  Record<Language, Node>
>

function walk(node: Node, segments: readonly string[], index: number, language: Language): RouteMatch | null {
  const segment = segments[index]
  if (segment === undefined) return node.route === null ? null : finish(node.route, segments, language)
  const word = node.words.get(segment) ?? node.words.get(segment.toLowerCase())
  const found = word ? walk(word, segments, index + 1, language) : null
  if (found) return found
  const one = node.one ? walk(node.one.node, segments, index + 1, language) : null
  if (one) return one
  return node.rest ? finish(node.rest.route, segments, language) : null
}

const NO_PARAMS: RouteParams = Object.freeze({})

function finish(route: RouteName, segments: readonly string[], language: Language): RouteMatch {
  let params: Record<string, string | readonly string[]> | null = null
  PATTERNS[language][route].parts.forEach((part, index) => {
    if (part.kind === 'word') return
    params ??= {}
    params[part.name] = part.kind === 'one' ? (segments[index] ?? '') : segments.slice(index)
  })
  return { route, params: params ?? NO_PARAMS }
}

/**
 * The route of a path in a language with its decoded parameters, or null. The path is without prefix and split into decoded segments. Words
 * match in upper or lower case.
 */
export function matchStaticSegments(segments: readonly string[], language: Language): RouteMatch | null {
  return walk(TREES[language], segments, 0, language)
}
