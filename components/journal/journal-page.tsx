import type { ReactNode } from 'react'

import { HtmlContent } from '@/components/content/html-content'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { SoftLink } from '@/components/ui/soft-link'
import { TabLinks } from '@/components/ui/tab-links'
import type { ArticleLink, StaticPage } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { ArticleSection } from '@/lib/market/tables/static-paths'
import { routeHref } from '@/lib/seo/hrefs'

import { ArticleCards } from './article-cards'
import { SECTION_NAMES, sectionHref } from '@/lib/content/article-sections'

export interface Crumb {
  readonly name: string
  readonly href?: string
}

/** The breadcrumbs of a page of Life outdoors. */
export function lifeCrumbs(language: Language, ...rest: readonly Crumb[]): Crumb[] {
  const intl = getIntl(language)
  const life = {
    name: intl.formatMessage({ id: 'layout.life' }),
    ...(rest.length > 0 && { href: routeHref(language, 'life-outdoors') }),
  }
  return [{ name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }, life, ...rest]
}

interface JournalFrameProps {
  language: Language
  /** The sections in their order. */
  sections: readonly ArticleSection[]
  crumbs: readonly Crumb[]
  title: string
  /** The marked section; null on other pages. */
  chosen: ArticleSection | 'all' | null
  children: ReactNode
}

/** The frame of every list of Life outdoors: breadcrumbs, sections, and the content. */
export function JournalFrame({ language, sections, crumbs, title, chosen, children }: JournalFrameProps) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const parts = [
    { name: text('content.life_all'), href: routeHref(language, 'life-outdoors'), isChosen: chosen === 'all' },
    ...sections.map((section) => ({
      name: text(SECTION_NAMES[section]),
      href: sectionHref(language, section),
      isChosen: chosen === section,
    })),
  ]
  return (
    <div className="page-x py-8 md:py-12">
      <Breadcrumbs label={text('common.breadcrumbs')} items={[...crumbs]} />
      <h1 className="mt-6 mb-6 text-5xl">{title}</h1>
      <TabLinks items={parts} label={text('content.life_parts')} />
      {children}
    </div>
  )
}

interface JournalListProps {
  language: Language
  sections: readonly ArticleSection[]
  /** The section; null for all. */
  section: ArticleSection | null
  /** The editors' text for this list. */
  page: StaticPage | null
  articles: readonly ArticleLink[]
}

/** The title of a list: that of its page, otherwise the name in menus. */
export function journalTitle(language: Language, section: ArticleSection | null, page: StaticPage | null): string {
  return (
    page?.title || getIntl(language).formatMessage({ id: section === null ? 'layout.life' : SECTION_NAMES[section] })
  )
}

/** All published articles, or those of one section (spec 1 §2). */
export function JournalList({ language, sections, section, page, articles }: JournalListProps) {
  const intl = getIntl(language)
  const title = journalTitle(language, section, page)
  return (
    <JournalFrame
      language={language}
      sections={sections}
      crumbs={section === null ? lifeCrumbs(language) : lifeCrumbs(language, { name: title })}
      title={title}
      chosen={section ?? 'all'}
    >
      <div className="mt-8 md:mt-12">
        {articles.length === 0 ? (
          <EmptyState icon="edit" title={intl.formatMessage({ id: 'content.life_none' })} />
        ) : (
          <ArticleCards articles={articles} language={language} hasLead={section === null && articles.length > 3} />
        )}
      </div>
      {page && page.content !== '' && <HtmlContent html={page.content} className="mt-16" />}
      <p className="mt-16 border-t border-line pt-6">
        <SoftLink
          href={routeHref(language, 'life-outdoors/bloggers')}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {intl.formatMessage({ id: 'content.bloggers_title' })}
        </SoftLink>
      </p>
    </JournalFrame>
  )
}
