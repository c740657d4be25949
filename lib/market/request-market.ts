/** Reads the parts of a request that decide its market: cookies, headers and query (spec 1 §2, §5, §7). */
import {
  detectLanguage,
  detectCountryAndCurrency,
  isBot,
  type DetectedCountryAndCurrency,
  type IpCountryLookup,
} from './detect'
import { type Routing } from './domains'
import { COOKIES, type Language } from './languages'
import { MARKET_QUERY } from './list-query'

export interface RequestReader {
  readonly cookie: (name: string) => string | undefined
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined
}

export const MARKET_HEADERS = { country: 'x-so-delivery-country-code', currency: 'x-so-currency-code' } as const

interface MarketReader extends RequestReader {
  readonly config: { readonly routing: Routing; readonly geoHeader: string | null }
  readonly ip?: string | null
  readonly ipCountry?: IpCountryLookup
}

/** Delivery country and currency of a request in a language. */
export function requestCountryAndCurrency(
  reader: MarketReader,
  query: URLSearchParams | null,
  language: Language,
): DetectedCountryAndCurrency {
  const { config, cookie, header } = reader
  return detectCountryAndCurrency({
    query: query ? { country: query.get(MARKET_QUERY.country), currency: query.get(MARKET_QUERY.currency) } : undefined,
    headers: { country: header(MARKET_HEADERS.country), currency: header(MARKET_HEADERS.currency) },
    cookies: { country: cookie(COOKIES.country), currency: cookie(COOKIES.currency) },
    geoCountry: config.geoHeader === null ? null : header(config.geoHeader),
    ip: reader.ip,
    ipCountry: reader.ipCountry,
    language,
    mode: config.routing.mode,
  })
}

/**
 * The visitor's language at the root path, by cookie, browser and domain (`own`). For crawlers, and programs that send no language, it is
 * `own`.
 */
export function rootLanguage(reader: RequestReader, own: Language): Language {
  if (isBot(reader.header('user-agent'))) return own
  return detectLanguage({
    cookie: reader.cookie(COOKIES.language),
    acceptLanguage: reader.header('accept-language'),
    domain: own,
  })
}
