/** A market: everything a page may depend on besides its path, in one URL segment such as `sv.se.sek`. */
import { countryOf } from './countries'
import { isCurrency, type Currency } from './currencies'
import { isLanguage, LANGUAGES, type Language } from './languages'

export interface Market {
  readonly language: Language
  /** Delivery country, lower-case. */
  readonly country: string
  readonly currency: Currency
  readonly taxAreaId: number
}

const decoded = new Map<string, Market>()

/** The market of the three values, or null when one of them is unknown. The same values always give the same object. */
export function marketOf(language: string, country: string, currency: string): Market | null {
  return decodeMarket(`${language}.${country}.${currency}`)
}

/** The URL segment of a market: language.country.currency. */
export function encodeMarket(market: Pick<Market, 'language' | 'country' | 'currency'>): string {
  return `${market.language}.${market.country}.${market.currency}`
}

/** The market of a segment, or null for anything that encodeMarket does not return. */
export function decodeMarket(segment: string): Market | null {
  const known = decoded.get(segment)
  if (known) return known
  const [language, country, currency, ...rest] = segment.split('.')
  if (!isLanguage(language) || country === undefined || !isCurrency(currency) || rest.length > 0) return null
  const row = countryOf(country)
  if (!row) return null
  const market: Market = Object.freeze({ language, country, currency, taxAreaId: row.taxAreaId })
  decoded.set(segment, market)
  return market
}

/** True for a text in the format of a market segment, known or not: a public path never begins with such a segment. */
export function looksLikeMarket(segment: string): boolean {
  return /^[a-z]{2}\.[a-z]{2}\.[a-z]{3}$/i.test(segment)
}

/** The language that has no prefix in its URLs. */
const UNPREFIXED_LANGUAGE: Language = 'fi'

const PREFIXES = Object.fromEntries(
  LANGUAGES.map((language) => [language, language === UNPREFIXED_LANGUAGE ? '' : `/${language}`]),
) as Readonly<Record<Language, string>>

/** Path prefix of a language in prefix mode: '' for Finnish, else '/en'. For domain mode see prefixIn of domains.ts. */
export function prefixFor(language: Language): string {
  return PREFIXES[language]
}
