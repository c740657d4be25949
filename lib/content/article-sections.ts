/** The sections of Life outdoors: names and paths. */
import type { Language } from '@/lib/market/languages'
import { ARTICLE_SECTIONS, type ArticleSection, LIFE_TABS } from '@/lib/market/tables/static-paths'
import { routeHref } from '@/lib/seo/hrefs'

export const SECTION_NAMES: Readonly<Record<ArticleSection, string>> = {
  guides: 'layout.guides',
  tests: 'layout.tests',
  events: 'layout.events',
  blog: 'layout.blogs',
}

const segmentOf = (section: ArticleSection, language: Language) =>
  LIFE_TABS[ARTICLE_SECTIONS.indexOf(section)]?.[language] ?? section

/** The path of a section. */
export function sectionHref(language: Language, section: ArticleSection): string {
  return section === 'blog'
    ? routeHref(language, 'life-outdoors/blog')
    : routeHref(language, 'life-outdoors/post', { post: segmentOf(section, language) })
}

/** The section whose name in any language is the path's last segment; null for an article. */
export function sectionAt(segment: string): ArticleSection | null {
  const at = LIFE_TABS.findIndex((names) => (Object.values(names) as string[]).includes(segment))
  return ARTICLE_SECTIONS[at] ?? null
}

/** The sections in the order of the names in `order`; those that it does not name follow in their own order. */
export function orderedSections(order: readonly string[]): ArticleSection[] {
  const rank = (section: ArticleSection) => (order.includes(section) ? order.indexOf(section) : order.length)
  return ARTICLE_SECTIONS.toSorted((a, b) => rank(a) - rank(b))
}
