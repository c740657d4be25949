import { describe, expect, it } from 'vitest'
import {
  COOKIE_MAX_AGE_SECONDS,
  COOKIES,
  DEFAULT_LANGUAGE,
  defaultCountryAndCurrency,
  FALLBACK_LOCALE,
  initConfigFallback,
  isLanguage,
  LANGUAGE_TABLE,
  LANGUAGES,
  localeOf,
  preferenceCookieOptions,
} from '@/lib/market/languages'

describe('languages', () => {
  it('P1.10 P9.16 B1.01 B3.07 the interface exists in six languages', () => {
    expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'fi', 'fr', 'ru', 'sv'])
  })

  it('P1.10 P2.51 P9.08 P9.09 the default language is fi, the fallback locale en-US', () => {
    expect(DEFAULT_LANGUAGE).toBe('fi')
    expect(FALLBACK_LOCALE).toBe('en-US')
  })

  it.each([
    ['P2.52', 'en', null, 'usd', 'com'],
    ['P2.53', 'fi', 'fi', 'eur', 'fi'],
    ['P2.54', 'sv', 'se', 'sek', 'se'],
    ['P2.55', 'de', 'de', 'eur', 'de'],
    ['P2.56', 'fr', 'fr', 'eur', 'fr'],
    ['P2.57', 'ru', 'ru', 'rub', 'ru'],
  ] as const)('%s %s has its country, currency and top-level domain', (_, code, country, currency, tld) => {
    expect(LANGUAGE_TABLE[code]).toMatchObject({ code, country, currency, tld })
  })

  it('P2.57 P2.58 Russian is fi/eur on a prefix and ru/rub on its domain', () => {
    expect(defaultCountryAndCurrency('ru', 'prefix')).toEqual({ country: 'fi', currency: 'eur' })
    expect(defaultCountryAndCurrency('ru', 'domain')).toEqual({ country: 'ru', currency: 'rub' })
  })

  it('P9.12 English has no country and takes us and usd', () => {
    expect(defaultCountryAndCurrency('en')).toEqual({ country: 'us', currency: 'usd' })
  })

  it.each([
    ['fi', 'fi', 'eur'],
    ['sv', 'se', 'sek'],
    ['ru', 'fi', 'eur'],
    ['en', 'us', 'usd'],
    ['de', 'us', 'usd'],
    ['fr', 'us', 'usd'],
  ] as const)('P8.05 after a failed init-config %s falls back to %s and %s', (language, country, currency) => {
    expect(initConfigFallback(language)).toEqual({ country, currency })
  })

  it('P2.46 P9.07 cookies last 365 days, path /, lax, secure only for cross-origin use', () => {
    expect(COOKIE_MAX_AGE_SECONDS).toBe(365 * 24 * 3600)
    expect(preferenceCookieOptions(false)).toEqual({ path: '/', maxAge: 31_536_000, sameSite: 'lax', secure: false })
    expect(preferenceCookieOptions(true).secure).toBe(true)
    expect(COOKIES.auth).toBe('so.auth')
  })

  it('P2.46 only the six codes are languages', () => {
    for (const value of ['FI', 'fi-FI', '', 'no', null, undefined, 1, 'constructor'])
      expect(isLanguage(value)).toBe(false)
    for (const value of LANGUAGES) expect(isLanguage(value)).toBe(true)
  })

  it('B9.20 the locales of price formatting', () => {
    expect(LANGUAGES.map(localeOf).sort()).toEqual(['de-DE', 'en-US', 'fi-FI', 'fr-FR', 'ru-RU', 'sv-SE'])
  })
})
