import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { articleCrumbs, ArticleView } from '@/components/journal/article-view'
import { JournalList, journalTitle, lifeCrumbs } from '@/components/journal/journal-page'
import { sectionHref } from '@/lib/content/article-sections'
import { PageEvent } from '@/components/layout/page-event'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { ARTICLE_SECTIONS, type ArticleSection, LIFE_TABS } from '@/lib/market/tables/static-paths'
import { journalSections } from '@/lib/pages/journal'
import { nextArticles } from '@/lib/pages/next-articles'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, type PagePaths } from '@/lib/seo/metadata'
import { articleJsonLd, breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getArticle, getArticles } from '@/lib/shop-api/cached'
import { readStaticPage } from '@/lib/shop-api/static-page'

/** The path of a list in a language, without market prefix and without slashes at its ends. */
function listPath(language: Language, section: ArticleSection | null): string {
  const root = localizedPath('life-outdoors', {}, language).slice(1, -1)
  return section === null ? root : `${root}/${LIFE_TABS[ARTICLE_SECTIONS.indexOf(section)]?.[language] ?? section}`
}

const listPaths = (section: ArticleSection | null): PagePaths =>
  Object.fromEntries(LANGUAGES.map((language) => [language, listPath(language, section)]))

/** All articles of Life outdoors, or those of one section. */
export async function JournalRoute(market: Market, section: ArticleSection | null) {
  const { language } = market
  const [page, articles, sections] = await Promise.all([
    readStaticPage(market, listPath(language, section)),
    getArticles(market, section ?? undefined),
    journalSections(),
  ])
  const crumbs =
    section === null
      ? lifeCrumbs(language)
      : lifeCrumbs(language, { name: journalTitle(language, section, page), href: sectionHref(language, section) })
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, crumbs)} />
      <PageEvent market={market} page="content" />
      <JournalList language={language} sections={sections} section={section} page={page} articles={articles} />
    </>
  )
}

export async function journalMetadata(market: Market, section: ArticleSection | null): Promise<Metadata> {
  const page = await readStaticPage(market, listPath(market.language, section))
  return pageMetadata(market, {
    title: journalTitle(market.language, section, page),
    description: page?.metaDescription,
    paths: listPaths(section),
  })
}

/** An article by its whole path (spec 1 §2); 404 before it is published and when it does not exist. */
export async function ArticleRoute(market: Market, path: string) {
  const { language } = market
  const article = (await getArticle(market, path)) ?? notFound()
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, articleCrumbs(language, article))} />
      <JsonLd data={articleJsonLd(language, article)} />
      <PageEvent market={market} page="content" />
      <ArticleView article={article} next={await nextArticles(market, article)} language={language} />
    </>
  )
}

export async function articleMetadata(market: Market, path: string): Promise<Metadata> {
  const article = await getArticle(market, path)
  if (!article) return {}
  const { title, metaDescription, slugs, image } = article
  return pageMetadata(market, { title, description: metaDescription, paths: slugs, image })
}
