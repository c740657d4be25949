import 'server-only'

import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server'

import { FALLBACK_LANGUAGE, LANGUAGES, localeOf, type Language } from '@/lib/market/languages'
import compiled from '@/locales/compiled/server.mjs'

import { type Area, type Messages, pickAreas } from './areas'

const catalogues = compiled as Readonly<Record<Language, Messages>>
const cache = createIntlCache()

/** Every message of a language; one that is missing comes from English (spec 1 §2 "fallback locale"). */
const messages = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...catalogues[FALLBACK_LANGUAGE], ...catalogues[language] }]),
) as Record<Language, Messages>

const shapes = new Map<Language, IntlShape>()

/** The react-intl object of a language for server components, metadata and mail; the same object on every call. */
export function getIntl(language: Language): IntlShape {
  let intl = shapes.get(language)
  if (!intl) {
    intl = createIntl(
      { locale: localeOf(language), defaultLocale: localeOf(FALLBACK_LANGUAGE), messages: messages[language] },
      cache,
    )
    shapes.set(language, intl)
  }
  return intl
}

const picked = new Map<string, Messages>()

/** The compiled messages of some areas, to be handed to the browser; the same object on every call. */
export function messagesOf(language: Language, areas: readonly Area[]): Messages {
  const key = [language, ...areas].join(' ')
  const known = picked.get(key)
  if (known) return known
  const found = pickAreas(messages[language], areas)
  picked.set(key, found)
  return found
}
