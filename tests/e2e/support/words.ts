/** The texts that a test expects, from the shop's own messages by the same ids. */
import { readdirSync, readFileSync } from 'node:fs'

import { createIntl, type IntlShape } from 'react-intl'

import { type Language, localeOf } from '@/lib/market/languages'

export type Words = (id: string, values?: Record<string, string | number>) => string

const loaded = new Map<Language, { intl: IntlShape; words: Words }>()

function load(language: Language) {
  const folder = `locales/${language}`
  const messages: Record<string, string> = {}
  for (const file of readdirSync(folder)) Object.assign(messages, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
  const intl = createIntl({
    locale: localeOf(language),
    messages,
    onError: (error) => {
      throw error
    },
  })
  return { intl, words: (id, values) => intl.formatMessage({ id }, values) } satisfies { intl: IntlShape; words: Words }
}

/** Messages of a language by id. Throws for an id that the language does not have. */
export function wordsOf(language: Language): Words {
  const known = loaded.get(language) ?? load(language)
  loaded.set(language, known)
  return known.words
}
