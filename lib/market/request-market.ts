/** Reads from a request what decides its market: cookies, headers and query (spec 1 §2, §5, §7). */
import { detectPlace, isBot, preferredLanguage, type DetectedPlace, type IpCountryLookup } from './detect'
import { type Routing } from './domains'
import { COOKIES, isLanguage, type Language } from './languages'
import { MARKET_QUERY } from './list-query'

export interface RequestReader {
  readonly cookie: (name: string) => string | undefined
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined
}

export const MARKET_HEADERS = { country: 'x-so-delivery-country-code', currency: 'x-so-currency-code' } as const

export interface MarketReader extends RequestReader {
  readonly config: { readonly routing: Routing; readonly geoHeader: string | null }
  readonly ip?: string | null
  readonly ipCountry?: IpCountryLookup
}

/** Delivery country and currency of a request in a language. */
export function clientPlace(reader: MarketReader, query: URLSearchParams | null, language: Language): DetectedPlace {
  const { config, cookie, header } = reader
  return detectPlace({
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
 * The language that a visitor of the bare root wants: the cookie's, else the browser's; null to leave them where they are.
 * Crawlers, and programs that state no language, see the root as it is.
 */
export function redirectLanguage(reader: RequestReader): Language | null {
  if (isBot(reader.header('user-agent'))) return null
  const remembered = reader.cookie(COOKIES.language)
  return isLanguage(remembered) ? remembered : preferredLanguage(reader.header('accept-language'))
}
