/** The content pages in six languages: texts of a shop as it could publish them. Statutory texts of each market are a module of their own. */
import type { PageTab, pages } from '@/lib/backend/domain/schema'
import { scenePath } from '../../drawings/base/families'
import { LANGUAGES, type Language } from '@/lib/market/languages'
import { CONTENT_NAMES, CONTENT_SLUGS, localizedPath, type RouteName } from '@/lib/market/paths'
import { LIFE_TABS } from '@/lib/market/tables/static-paths'

import { slugify } from '../../slugify'
import { ARTICLES, AUTHORS } from './articles'
import { COMPANY } from './company'
import { DE } from './de'
import { EN } from './en'
import { EXPERIENCES } from './experiences'
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

function slugOf(key: PageKey, language: Language): string {
  return key === 'about' ? ABOUT[language] : CONTENT_SLUGS[key][language]
}

const inner = (route: RouteName, params: Record<string, string>, language: Language) => localizedPath(route, params, language).slice(1, -1)

const tabsOf = (tabs: readonly TabText[], language: Language): PageTab[] =>
  tabs.map(({ title, text, tabs: nested }) => ({ title, slug: slugify(title, language), content: toHtml(text, language), ...(nested && { tabs: tabsOf(nested, language) }) }))

/** Life outdoors and its four parts: what stands below their lists. */
function lifePages(language: Language): DemoPage[] {
  const { life } = OUTDOORS[language]
  const root = inner('life-outdoors', {}, language)
  return [
    { key: 'life-outdoors', language, slug: root, kind: 'static', title: life.title, metaDescription: life.meta, contentHtml: '' },
    ...life.tabs.map(({ title, text }, index): DemoPage => ({
      key: `life-outdoors/${LIFE_TABS[index]?.en ?? ''}`, language, slug: `${root}/${LIFE_TABS[index]?.[language] ?? ''}`, kind: 'static', title,
      metaDescription: life.meta, contentHtml: text && toHtml(text, language),
    })),
  ]
}

/** The campaigns: the club's prices, which have no end, and the ski packages. */
function campaignPages(language: Language): DemoPage[] {
  const club = OUTDOORS[language].pages['campaigns/club-offers']
  const { campaign } = COMPANY[language]
  return [
    {
      key: 'campaigns/club-offers', language, slug: inner('campaigns/club-offers', {}, language), kind: 'campaign', title: club.title, metaDescription: club.meta,
      contentHtml: toHtml(club.text, language), image: scenePath('forest-lake', 'wide', 12), goods: { club: true },
    },
    {
      key: 'campaign', language, slug: inner('campaigns', { campaignSlug: slugify(campaign.title, language) }, language), kind: 'campaign', title: campaign.title, metaDescription: campaign.meta,
      contentHtml: toHtml(campaign.text, language), image: scenePath('ridge-winter', 'wide', 5), goods: { models: SKI_CAMPAIGN },
    },
  ]
}

/** Skis, bindings, boots and poles of the ski packages. */
const SKI_CAMPAIGN = [1061, 1065, 1063, 1064, 1066, 1067, 1068, 1069]

const experiencePages = (language: Language): DemoPage[] => EXPERIENCES.map(({ key, image, texts }) => {
  const { title, meta, text } = texts[language]
  return {
    key: `experiences/${key}`, language, slug: inner('experiences/page', { slug: slugify(title, language) }, language), kind: 'static', title, metaDescription: meta, contentHtml: toHtml(text, language), image,
  }
})

const authorPages = (language: Language): DemoPage[] => AUTHORS.map(({ key, image, texts }) => {
  const { title, meta, text } = texts[language]
  return {
    key, language, slug: inner('life-outdoors/bloggers/blogger', { blogger: slugify(title, language) }, language), kind: 'author', title, metaDescription: meta, contentHtml: toHtml(text, language), image,
  }
})

const articlePages = (language: Language): DemoPage[] => ARTICLES.map(({ key, section, author, published, image, texts }) => {
  const { title, meta, text } = texts[language]
  const name = slugify(title, language)
  const slug = section === 'blog' ? inner('life-outdoors/blog/post', { slug: name }, language) : inner('life-outdoors/post', { post: name }, language)
  return { key, language, slug, kind: 'article', title, metaDescription: meta, contentHtml: toHtml(text, language), image, section, author, startsAt: new Date(published) }
})

export const PAGES: readonly DemoPage[] = LANGUAGES.flatMap((language): DemoPage[] => {
  const { pages, service } = TEXTS[language]
  const { pages: more } = OUTDOORS[language]
  const texts = { ...pages, ...more, ...COMPANY[language] }
  const keys = [...CONTENT_NAMES, 'about'] as const
  return [
    ...keys.map((key): DemoPage => {
      const { title, meta, text } = texts[key]
      return { key, language, slug: slugOf(key, language), kind: 'static', title, metaDescription: meta, contentHtml: toHtml(text, language) }
    }),
    {
      key: 'customer-service', language, slug: SERVICE[language], kind: 'tabs', title: service.title, metaDescription: service.meta,
      contentHtml: '', tabs: tabsOf(service.tabs, language),
    },
    ...campaignPages(language), ...experiencePages(language), ...lifePages(language), ...authorPages(language), ...articlePages(language),
  ]
})
