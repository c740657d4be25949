/** Which language, delivery country and currency a request means (spec 1 §2 and §5, decision 1). Unknown values are ignored. */
import { BASE_CURRENCY, isCurrency, type Currency } from './currencies'
import { COUNTRY_TO_CURRENCY, DEFAULT_COUNTRY, isCountry } from './countries'
import { DEFAULT_LANGUAGE, defaultPlace, isLanguage, type Language, type RoutingMode } from './languages'

/** Country of an IP address, lower-case code, or null. Answers at once: it is asked for every request. */
export type IpCountryLookup = (ip: string) => string | null

interface LanguageSources {
  /** From the prefix, or from a path that belongs to one language. */
  readonly route?: string | null
  readonly cookie?: string | null
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | null
  readonly domain?: string | null
}

/** The language of the first source that knows one: route, cookie, browser, domain; else fi (spec 1 §2). */
export function detectLanguage(sources: LanguageSources): Language {
  if (isLanguage(sources.route)) return sources.route
  if (isLanguage(sources.cookie)) return sources.cookie
  const browser = preferredLanguage(sources.acceptLanguage)
  if (browser) return browser
  return isLanguage(sources.domain) ? sources.domain : DEFAULT_LANGUAGE
}

/** The best supported language of an Accept-Language header by its q values, or null. Regions are ignored, so is `*`. */
export function preferredLanguage(header: string | null | undefined): Language | null {
  if (!header) return null
  let best: Language | null = null
  let bestWeight = 0
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';')
    const language = tag.trim().slice(0, 3).toLowerCase().replace(/[-_]$/, '')
    if (!isLanguage(language)) continue
    const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find((value) => value !== undefined)
    const weight = q === undefined ? 1 : Number(q)
    if (weight > bestWeight) {
      best = language
      bestWeight = weight
    }
  }
  return best
}

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|curl|wget|python|monitor|validator/i

/** True for crawlers, link previews and checkers: they see every URL as it is. A missing user agent counts as one. */
export function isBot(userAgent: string | null | undefined): boolean {
  return !userAgent || BOT.test(userAgent)
}

/** A value that one source gave for the country and for the currency; anything may be missing or nonsense. */
interface PlaceHint {
  readonly country?: string | null
  readonly currency?: string | null
}

export interface PlaceSources extends VisitorSources {
  /** Query delivery_country and currency. */
  readonly query?: PlaceHint
  /** Headers x-so-delivery-country-code and x-so-currency-code. */
  readonly headers?: PlaceHint
  readonly cookies?: PlaceHint
  readonly language: Language
  readonly mode: RoutingMode
}

export interface DetectedPlace {
  readonly country: string
  readonly currency: Currency
}

function knownCountry(value: string | null | undefined): string | null {
  if (!value || value.length !== 2) return null
  const code = value.toLowerCase()
  return isCountry(code) ? code : null
}

function knownCurrency(value: string | null | undefined): Currency | null {
  if (!value || value.length !== 3) return null
  const code = value.toLowerCase()
  return isCurrency(code) ? code : null
}

/** What tells where a visitor is, although nobody said so. */
interface VisitorSources {
  /** Country code of the CDN's geo header. */
  readonly geoCountry?: string | null
  readonly ip?: string | null
  readonly ipCountry?: IpCountryLookup
}

/** The country that the CDN's header tells, else that of the address; null when neither is one that the shop knows. */
export function visitorCountry({ geoCountry, ip, ipCountry }: VisitorSources): string | null {
  return knownCountry(geoCountry) ?? (ip && ipCountry ? knownCountry(ipCountry(ip)) : null)
}

/** The first of the hints that has a known value. */
function firstKnown<T>(hints: readonly (PlaceHint | undefined)[], read: (hint: PlaceHint) => T | null): T | null {
  for (const hint of hints) {
    const value = hint ? read(hint) : null
    if (value !== null) return value
  }
  return null
}

/**
 * Country and currency. What somebody said (query, headers, cookie) counts field by field; when only one of the two was said, the other is
 * eur or fi (spec 1 §5). When nothing was said, the place is guessed as a pair: the visitor's country with its own currency, else the
 * language's default.
 */
export function detectPlace(sources: PlaceSources): DetectedPlace {
  const said = [sources.query, sources.headers, sources.cookies]
  const country = firstKnown(said, (hint) => knownCountry(hint.country))
  const currency = firstKnown(said, (hint) => knownCurrency(hint.currency))
  if (country || currency) return { country: country ?? DEFAULT_COUNTRY, currency: currency ?? BASE_CURRENCY }

  const guessed = visitorCountry(sources)
  if (guessed) return { country: guessed, currency: COUNTRY_TO_CURRENCY[guessed] ?? BASE_CURRENCY }

  const fallback = defaultPlace(sources.language, sources.mode)
  return { country: fallback.country, currency: isCurrency(fallback.currency) ? fallback.currency : BASE_CURRENCY }
}

/**
 * The visitor's address behind `hops` trusted proxies: the hops-th entry of X-Forwarded-For from the right, or the socket's address when
 * no proxy is trusted. Null when the header is shorter than that.
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  socketAddress: string | null,
  hops: number,
): string | null {
  if (hops <= 0) return socketAddress
  const entries = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return entries.at(-hops) ?? null
}
