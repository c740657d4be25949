/** Guides of the pages about life outdoors that belong to goods of a kind (spec 3 §3 `blogs`). */
import { LANGUAGES, type Language } from '@/lib/market/languages'

import type { FamilyName } from '../drawings/base/families'
import { PAGES } from '../pages'
import { GUIDES } from '../reference'
import type { Texts } from '../schema/texts'

/** The page of any language; each language's readers are led to their own. */
const URL = '/life-outdoors/'

function heading(key: string, language: Language, number: number): string {
  const text = PAGES.find((page) => page.key === key && page.language === language)?.text ?? ''
  return [...text.matchAll(/^## (.+)$/gm)][number - 1]?.[1] ?? ''
}

const ALL = GUIDES.map((guide) => ({
  families: guide.families,
  title: Object.fromEntries(
    LANGUAGES.map((language) => [language, heading(guide.page, language, guide.heading)]),
  ) as Texts,
}))

/** The guides of a kind of goods. */
export const guidesOf = (family: FamilyName) =>
  ALL.filter(({ families }) => families.includes(family)).map(({ title }) => ({ title, url: URL }))
