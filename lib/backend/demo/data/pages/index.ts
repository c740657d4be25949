/** The content pages in six languages: texts of a shop as it could publish them. Statutory texts of each market are a module of their own. */
import type { PageTab, pages } from '@/lib/backend/db/schema'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { CONTENT_NAMES, CONTENT_SLUGS, localizedPath } from '@/lib/market/paths'
import { LIFE_TABS } from '@/lib/market/tables/static-paths'

import { slugify } from '../../slugify'
import { COMPANY } from './company'
import { DE } from './de'
import { EN } from './en'
import { FI } from './fi'
import { toHtml, type LanguagePages, type PageKey, type TabText } from './format'
import { FR } from './fr'
import { OUTDOORS } from './outdoors'
import { RU } from './ru'
import { SV } from './sv'

export type DemoPage = Omit<typeof pages.$inferInsert, 'id'>

const TEXTS: Readonly<Record<Language, LanguagePages>> = { en: EN, fi: FI, sv: SV, de: DE, fr: FR, ru: RU }

const ABOUT: Readonly<Record<Language, string>> = { en: 'about-us', fi: 'meista', sv: 'om-oss', de: 'ueber-uns', fr: 'a-propos', ru: 'o-nas' }
const SERVICE: Readonly<Record<Language, string>> = {
  en: 'customer-service', fi: 'asiakaspalvelu', sv: 'kundservice', de: 'kundenservice', fr: 'service-client', ru: 'sluzhba-podderzhki',
}

/** The campaign's own part of `campaigns/{campaignSlug}`: its title's. */
const campaignSlug = (language: Language) => localizedPath('campaigns', { campaignSlug: slugify(COMPANY[language].campaign.title, language) }, language).slice(1, -1)

function slugOf(key: PageKey, language: Language): string {
  if (key === 'campaign') return campaignSlug(language)
  return key === 'about' ? ABOUT[language] : CONTENT_SLUGS[key][language]
}

const tabsOf = (tabs: readonly TabText[], language: Language): PageTab[] =>
  tabs.map(({ title, text, tabs: nested }) => ({ title, slug: slugify(title, language), content: toHtml(text, language), ...(nested && { tabs: tabsOf(nested, language) }) }))

export const PAGES: readonly DemoPage[] = LANGUAGES.flatMap((language): DemoPage[] => {
  const { pages, service } = TEXTS[language]
  const { pages: more, life } = OUTDOORS[language]
  const texts = { ...pages, ...more, ...COMPANY[language] }
  const keys = [...CONTENT_NAMES, 'about', 'campaign'] as const
  return [
    ...keys.flatMap((key): DemoPage[] => {
      if (key === 'life-outdoors') return []
      const { title, meta, text } = texts[key]
      return [{ key, language, slug: slugOf(key, language), kind: 'static', title, metaDescription: meta, contentHtml: toHtml(text, language) }]
    }),
    {
      key: 'customer-service', language, slug: SERVICE[language], kind: 'tabs', title: service.title, metaDescription: service.meta,
      contentHtml: '', tabs: tabsOf(service.tabs, language),
    },
    {
      key: 'life-outdoors', language, slug: CONTENT_SLUGS['life-outdoors'][language], kind: 'tabs', title: life.title, metaDescription: life.meta,
      contentHtml: '', tabs: life.tabs.map(({ title, text }, index) => ({ title, slug: LIFE_TABS[index]?.[language] ?? '', content: toHtml(text, language) })),
    },
  ]
})
