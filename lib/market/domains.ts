/** The relation of hosts, prefixes and languages, and absolute URLs. Everything comes from configuration, nothing from a request. */
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TABLE, LANGUAGES, type Language, type RoutingMode } from './languages'
import { prefixFor } from './market'
import { localizedPath, type RouteName, type RouteParams } from './paths'

export interface ShopDomain {
  /** Host name without port, lower-case. */
  readonly host: string
  readonly language: Language
  /** Scheme, host and port without a slash at the end. */
  readonly origin: string
}

export interface Routing {
  readonly mode: RoutingMode
  /** The canonical origin, without a slash at the end. */
  readonly origin: string
  /** Hosts with their language; only used in domain mode. The first host of a language is its canonical one. */
  readonly domains: readonly ShopDomain[]
}

/** A host name in comparable form: lower-case, without port and trailing dot. Null for an invalid host name. */
export function normalizeHost(host: string | null | undefined): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(host ?? '')
  return match?.[1]?.toLowerCase() ?? null
}

/**
 * Parses SHOP_DOMAINS: `fi.localhost=fi,se.localhost=sv`, or the same as JSON `{"fi.localhost":"fi"}`. A host may have a port. Without a
 * port it has the port of the canonical origin. Throws RangeError with one sentence for anything else.
 */
export function parseDomains(text: string, canonicalOrigin: string): ShopDomain[] {
  const pairs = text.trim().startsWith('{') ? jsonPairs(text) : listPairs(text)
  const canonical = new URL(canonicalOrigin)
  const seen = new Set<string>()
  return pairs.map(([hostAndPort, language]) => {
    const host = normalizeHost(hostAndPort)
    if (!host) throw new RangeError(`"${hostAndPort}" is not a host name.`)
    if (!isLanguage(language)) throw new RangeError(`"${language}" is not one of ${LANGUAGES.join(', ')}.`)
    if (seen.has(host)) throw new RangeError(`the host ${host} is listed twice.`)
    seen.add(host)
    const port = /:(\d+)$/.exec(hostAndPort)?.[1] ?? canonical.port
    return { host, language, origin: new URL(`${canonical.protocol}//${host}${port ? `:${port}` : ''}`).origin }
  })
}

function listPairs(text: string): [string, string][] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [host = '', language = '', ...rest] = part.split('=').map((piece) => piece.trim())
      if (rest.length > 0) throw new RangeError(`"${part}" is not host=language.`)
      return [host, language]
    })
}

function jsonPairs(text: string): [string, string][] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RangeError('the JSON is broken.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError('the JSON is not an object of host to language.')
  return Object.entries(value).map(([host, language]) => [host, String(language)])
}

/**
 * The production hosts of all languages, each with its language's top-level domain (spec 1 §2): of https://shop.fi also shop.se, shop.de and
 * three more. Empty when the canonical origin has none of these top-level domains.
 */
export function productionDomains(canonicalOrigin: string): ShopDomain[] {
  const { protocol, hostname, port } = new URL(canonicalOrigin)
  const dot = hostname.lastIndexOf('.')
  if (dot < 1 || !LANGUAGES.some((language) => LANGUAGE_TABLE[language].tld === hostname.slice(dot + 1))) return []
  return LANGUAGES.map((language) => {
    const host = `${hostname.slice(0, dot)}.${LANGUAGE_TABLE[language].tld}`
    return { host, language, origin: `${protocol}//${host}${port ? `:${port}` : ''}` }
  })
}

const FIRST_DOMAINS = new WeakMap<Routing, ReadonlyMap<Language, ShopDomain>>()

/** The canonical domain of a language, or null: always null in prefix mode. */
export function domainOf(routing: Routing, language: Language): ShopDomain | null {
  if (routing.mode === 'prefix') return null
  let first = FIRST_DOMAINS.get(routing)
  if (!first) {
    first = new Map([...routing.domains].reverse().map((domain) => [domain.language, domain]))
    FIRST_DOMAINS.set(routing, first)
  }
  return first.get(language) ?? null
}

/** The language of a host in domain mode, or null. */
function languageOfHost(routing: Routing, host: string): Language | null {
  if (routing.mode === 'prefix') return null
  return routing.domains.find((domain) => domain.host === host)?.language ?? null
}

/**
 * The language of URLs without prefix on a host: always Finnish in prefix mode; in domain mode the host's language, or the default
 * language.
 */
export function hostLanguage(routing: Routing, host: string): Language {
  return languageOfHost(routing, host) ?? DEFAULT_LANGUAGE
}

/**
 * The prefix of a language's URLs. In domain mode a language with its own domain has no prefix. A language without a domain has a prefix on
 * the canonical origin, except for the default language.
 */
export function prefixIn(routing: Routing, language: Language): string {
  return domainOf(routing, language) ? '' : prefixFor(language)
}

/** The origin that serves a language. */
export function originFor(routing: Routing, language: Language): string {
  return domainOf(routing, language)?.origin ?? routing.origin
}

/** Absolute URL of a path (without prefix, beginning with a slash) in a language. */
export function absoluteUrl(routing: Routing, language: Language, path: string): string {
  return originFor(routing, language) + prefixIn(routing, language) + path
}

/** Link to a static route within one language: prefix and translated path. */
export function localizedHref(
  routing: Routing,
  language: Language,
  route: RouteName,
  params: RouteParams = {},
): string {
  return prefixIn(routing, language) + localizedPath(route, params, language)
}

export interface Alternate {
  readonly hrefLang: Language | 'x-default'
  readonly href: string
}

/**
 * hreflang links of one page from its path (without prefix) in each language, in the order of LANGUAGES; languages without the page are
 * left out. x-default is the English page, else the Finnish one, else the first one. Empty without any path.
 */
export function alternates(
  routing: Routing,
  pathsByLanguage: Readonly<Partial<Record<Language, string>>>,
): Alternate[] {
  const links: Alternate[] = []
  for (const language of LANGUAGES) {
    const path = pathsByLanguage[language]
    if (path !== undefined) links.push({ hrefLang: language, href: absoluteUrl(routing, language, path) })
  }
  const fallback =
    links.find((link) => link.hrefLang === 'en') ?? links.find((link) => link.hrefLang === DEFAULT_LANGUAGE) ?? links[0]
  return fallback ? [...links, { hrefLang: 'x-default', href: fallback.href }] : []
}
