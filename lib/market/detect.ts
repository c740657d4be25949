/** Which language, delivery country and currency a request means (spec 1 §2 and §5, decision 1). Unknown values are ignored. */
import { BASE_CURRENCY, isCurrency, type Currency } from './currencies'
import { COUNTRY_TO_CURRENCY, DEFAULT_COUNTRY, isCountry } from './countries'
import { DEFAULT_LANGUAGE, defaultCountryAndCurrency, isLanguage, type Language, type RoutingMode } from './languages'

/** Country of an IP address, lower-case code, or null. Synchronous and fast, because it is called for every request. */
export type IpCountryLookup = (ip: string) => string | null

interface LanguageSources {
  /** From the prefix, or from a path that belongs to one language. */
  readonly route?: string | null
  readonly cookie?: string | null
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | null
  readonly domain?: string | null
}

/** The language of the first source that has one: route, cookie, browser, domain; else fi (spec 1 §2). */
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

/** Country and currency from one source; each may be missing or invalid. */
interface Choice {
  readonly country?: string | null
  readonly currency?: string | null
}

export interface CountryAndCurrencySources extends VisitorSources {
  /** Query delivery_country and currency. */
  readonly query?: Choice
  /** Headers x-so-delivery-country-code and x-so-currency-code. */
  readonly headers?: Choice
  readonly cookies?: Choice
  readonly language: Language
  readonly mode: RoutingMode
}

export interface DetectedCountryAndCurrency {
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

/** Sources for the visitor's country that do not need a choice by the visitor. */
interface VisitorSources {
  /** Country code of the CDN's geo header. */
  readonly geoCountry?: string | null
  readonly ip?: string | null
  readonly ipCountry?: IpCountryLookup
}

/** The country of the CDN's header, else that of the IP address; null when the shop delivers to neither. */
export function visitorCountry({ geoCountry, ip, ipCountry }: VisitorSources): string | null {
  return knownCountry(geoCountry) ?? (ip && ipCountry ? knownCountry(ipCountry(ip)) : null)
}

/** The first known value in the sources. */
function firstKnown<T>(choices: readonly (Choice | undefined)[], read: (choice: Choice) => T | null): T | null {
  for (const choice of choices) {
    const value = choice ? read(choice) : null
    if (value !== null) return value
  }
  return null
}

/**
 * Country and currency. An explicit choice (query, headers, cookie) is used for each of the two separately; if only one of the two is
 * chosen, the other is eur or fi (spec 1 §5). Without an explicit choice both are derived together: the visitor's country with its own
 * currency, else the language's default.
 */
export function detectCountryAndCurrency(sources: CountryAndCurrencySources): DetectedCountryAndCurrency {
  const explicit = [sources.query, sources.headers, sources.cookies]
  const country = firstKnown(explicit, (choice) => knownCountry(choice.country))
  const currency = firstKnown(explicit, (choice) => knownCurrency(choice.currency))
  if (country || currency) return { country: country ?? DEFAULT_COUNTRY, currency: currency ?? BASE_CURRENCY }

  const guessed = visitorCountry(sources)
  if (guessed) return { country: guessed, currency: COUNTRY_TO_CURRENCY[guessed] ?? BASE_CURRENCY }

  const fallback = defaultCountryAndCurrency(sources.language, sources.mode)
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
