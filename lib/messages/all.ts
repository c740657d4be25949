/** Every message of every language. Only for the server, because all texts together are large. */
import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server'

import { FALLBACK_LANGUAGE, FALLBACK_LOCALE, LANGUAGES, localeOf, type Language } from '@/lib/market/languages'
import compiled from '@/locales/compiled/server.mjs'

import type { Messages } from './areas'

const catalogues = compiled as Readonly<Record<Language, Messages>>
const cache = createIntlCache()

const merged = new Map<Language, Messages>()

/** Every message of a language; a missing one is taken from English (spec 1 §2 "fallback locale"). */
export function allMessagesOf(language: Language): Messages {
  let messages = merged.get(language)
  if (!messages) {
    messages = { ...catalogues[FALLBACK_LANGUAGE], ...catalogues[language] }
    merged.set(language, messages)
  }
  return messages
}

const shapes = new Map<Language, IntlShape>()

/** The react-intl object of a language for server components, metadata and mail; the same object on every call. */
export function getIntl(language: Language): IntlShape {
  let intl = shapes.get(language)
  if (!intl) {
    intl = createIntl(
      { locale: localeOf(language), defaultLocale: FALLBACK_LOCALE, messages: allMessagesOf(language) },
      cache,
    )
    shapes.set(language, intl)
  }
  return intl
}

/** A text by its id, with its values. */
export type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a language outside of React: mails, payment pages, calendar entries. */
export function translatorFor(language: Language): Translate {
  const intl = getIntl(language)
  return (id, values) => intl.formatMessage({ id }, values)
}

/** One text in every language, in the format of the database. */
export function inEveryLanguage(id: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, translatorFor(language)(id)])) as Record<
    Language,
    string
  >
}
