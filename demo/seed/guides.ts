/** Guides of the pages about life outdoors for kinds of products (spec 3 §3 `blogs`). */
import { LANGUAGES, type Language } from '@/lib/market/languages'

import type { FamilyName } from '../drawings/base/families'
import { PAGES } from '../pages'
import { GUIDES } from '../reference'
import type { Texts } from '../schema/texts'

/** The address of the page in each language. */
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

/** The guides for a kind of products. */
export const guidesOf = (family: FamilyName) =>
  ALL.filter(({ families }) => families.includes(family)).map(({ title }) => ({ title, url: URL }))
