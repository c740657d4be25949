/** The six languages of the shop (spec 1 §2 "Language selection") and the cookies with the visitor's choices. */

export const LANGUAGES = ['en', 'fi', 'sv', 'de', 'fr', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Spec 1 §2: the default language is fi. The fallback locale is en-US: texts that a language lacks or that cannot be loaded, and formats
 * where no locale is given.
 */
export const DEFAULT_LANGUAGE: Language = 'fi'
export const FALLBACK_LOCALE = 'en-US'
export const FALLBACK_LANGUAGE: Language = 'en'

/** Where a URL has its language: in a path prefix, or in the host. */
export type RoutingMode = 'prefix' | 'domain'

/** A country and a currency that belong together by default; both lower-case codes. */
export interface CountryAndCurrency {
  readonly country: string
  readonly currency: string
}

interface LanguageRow {
  readonly code: Language
  /** The language's own country; null where the spec has "none" (en). */
  readonly country: string | null
  readonly currency: string
  /** Top-level domain of the language's production host. */
  readonly tld: string
  /** BCP 47 locale for Intl. */
  readonly locale: string
  /** The language's name in itself, for the language switch. */
  readonly nativeName: string
}

export const LANGUAGE_TABLE: Readonly<Record<Language, LanguageRow>> = {
  en: { code: 'en', country: null, currency: 'usd', tld: 'com', locale: 'en-US', nativeName: 'English' },
  fi: { code: 'fi', country: 'fi', currency: 'eur', tld: 'fi', locale: 'fi-FI', nativeName: 'Suomi' },
  sv: { code: 'sv', country: 'se', currency: 'sek', tld: 'se', locale: 'sv-SE', nativeName: 'Svenska' },
  de: { code: 'de', country: 'de', currency: 'eur', tld: 'de', locale: 'de-DE', nativeName: 'Deutsch' },
  fr: { code: 'fr', country: 'fr', currency: 'eur', tld: 'fr', locale: 'fr-FR', nativeName: 'Français' },
  ru: { code: 'ru', country: 'ru', currency: 'rub', tld: 'ru', locale: 'ru-RU', nativeName: 'Русский' },
}

/** Spec 1 §9 "Defaults for unknown language". */
export const UNKNOWN_LANGUAGE_DEFAULT: CountryAndCurrency = { country: 'us', currency: 'usd' }

const LANGUAGE_SET: ReadonlySet<string> = new Set(LANGUAGES)

/** True for one of the six codes, lower-case. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && LANGUAGE_SET.has(value)
}

/** The BCP 47 locale of a language, such as fi-FI. */
export function localeOf(language: Language): string {
  return LANGUAGE_TABLE[language].locale
}

/**
 * The default delivery country and currency of a language (spec 1 §2). English has no country of its own: us/usd. Russian has rub only on
 * its own domain; with a prefix it is fi/eur.
 */
export function defaultCountryAndCurrency(language: Language, mode: RoutingMode = 'prefix'): CountryAndCurrency {
  if (language === 'ru' && mode === 'prefix') return { country: 'fi', currency: 'eur' }
  const row = LANGUAGE_TABLE[language]
  return row.country === null ? UNKNOWN_LANGUAGE_DEFAULT : { country: row.country, currency: row.currency }
}

/** Spec 1 §8: country and currency after the init-config call has failed twice: fi, sv and ru have their own, others us/usd. */
export function initConfigFallback(language: Language): CountryAndCurrency {
  if (language === 'fi' || language === 'ru') return { country: 'fi', currency: 'eur' }
  if (language === 'sv') return { country: 'se', currency: 'sek' }
  return UNKNOWN_LANGUAGE_DEFAULT
}

/** Every cookie of the shop. */
export const COOKIES = {
  language: 'so.language',
  country: 'so.country',
  currency: 'so.currency',
  gridSize: 'so.grid',
  auth: 'so.auth',
  /** A browser in which an account was opened before; a dot and the account's id follow. */
  device: 'so.device',
  /** The log-in of the back office; scripts cannot read it. */
  office: 'so.office',
  /** The language of the back office, of who works there. */
  officeLanguage: 'so.office-language',
  /** The visitor's id at a recommendation service. The service writes it with the visitor's consent; the shop only reads and deletes it. */
  visitor: 'so.visitor',
  /** The purposes to which the visitor consented, beyond what the shop needs: separated by commas, or `none`. */
  consent: 'so.consent',
} as const

/** Spec 1 §2: language cookie 365 days (31536000 s, also the grid-size cookie), path /, SameSite lax. */
export const COOKIE_MAX_AGE_SECONDS = 31_536_000

export interface PreferenceCookieOptions {
  readonly path: '/'
  readonly maxAge: number
  readonly sameSite: 'lax'
  readonly secure: boolean
}

/**
 * Options of the preference cookies (language, country, currency, grid); secure when cross-origin use is configured, and where the page is
 * https (lib/shop-api/own-cookies.ts).
 */
export function preferenceCookieOptions(crossOrigin: boolean): PreferenceCookieOptions {
  return { path: '/', maxAge: COOKIE_MAX_AGE_SECONDS, sameSite: 'lax', secure: crossOrigin }
}
