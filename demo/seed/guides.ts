/** Articles about kinds of products (spec 3 §3 `blogs`). */
import { LANGUAGES, type Language } from '@/lib/market/languages'

import type { FamilyName } from '../drawings/base/families'
import { PAGES } from '../pages'
import { GUIDES } from '../reference'
import type { Texts } from '../schema/texts'

function article(key: string, language: Language) {
  const page = PAGES.find((own) => own.key === key && own.language === language)
  if (!page) throw new Error(`There is no page ${key} in ${language}.`)
  return page
}

const inAll = (text: (language: Language) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as Texts

const ALL = GUIDES.map((guide) => ({
  families: guide.families,
  title: inAll((language) => article(guide.article, language).title),
  url: inAll((language) => `/${article(guide.article, language).slug}/`),
}))

/** The articles about a kind of products. */
export const guidesOf = (family: FamilyName) =>
  ALL.filter(({ families }) => families.includes(family)).map(({ title, url }) => ({ title, url }))
