import type { ReactNode } from 'react'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { hasManyAnswers } from '@/lib/content/answers'
import { withHeadings } from '@/lib/content/headings'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { HasPage } from '@/lib/pages/has-page'
import { INFO_PAGES, type PageLinks, SERVICE_PAGES } from '@/lib/pages/service-pages'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { AnswerSearch } from './answer-search'
import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'
import { FoldedContents, PageContents } from './page-contents'

/** The breadcrumbs of a content page: its parent page, if there is one, and itself. */
export function pageCrumbs({ title, parent }: StaticPageData, language: Language): { name: string; href?: string }[] {
  const home = { name: getIntl(language).formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }
  return [home, ...(parent ? [{ name: parent.title, href: pathHref(language, parent.slug) }] : []), { name: title }]
}

/** The child pages, each with its scene. */
function Children({ pages, language }: { pages: StaticPageData['children']; language: Language }) {
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ slug, title, metaDescription, image }) => (
        <li key={slug}>
          <SoftLink href={pathHref(language, slug)} className="group block rounded-card">
            {image && (
              <span className="block overflow-hidden rounded-card bg-surface-2">
                <Picture
                  path={image}
                  alt=""
                  width={640}
                  height={427}
                  sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 100vw"
                  className="aspect-[3/2] w-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
                />
              </span>
            )}
            <h2 className="mt-4 text-2xl group-hover:text-brand">{title}</h2>
            <span className="mt-2 block max-w-text text-ink-muted">{metaDescription}</span>
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}

/** The field that searches the answers of a page that has many. */
function SearchOfAnswers({ content, language }: { content: string; language: Language }) {
  const intl = getIntl(language)
  if (!hasManyAnswers(content)) return null
  return (
    <AnswerSearch
      label={intl.formatMessage({ id: 'content.answers_search' })}
      found={intl.formatMessage({ id: 'content.answers_found' }, { count: '#' })}
      none={intl.formatMessage({ id: 'content.answers_none' })}
    />
  )
}

/** The pages of the footer's list that a page belongs to, itself among them; undefined for other pages. */
function siblingsOf(own: string, language: Language, hasPage: HasPage) {
  const intl = getIntl(language)
  const linksOf = (pages: PageLinks) =>
    pages
      .filter(([route]) => hasPage(route))
      .map(([route, id]) => ({ name: intl.formatMessage({ id }), href: routeHref(language, route) }))
  const lists = [
    { title: intl.formatMessage({ id: 'layout.service' }), links: linksOf(SERVICE_PAGES) },
    { title: intl.formatMessage({ id: 'layout.footer_info' }), links: linksOf(INFO_PAGES) },
  ]
  return lists.find(({ links }) => links.some(({ href }) => href === own))
}

interface StaticPageProps {
  page: StaticPageData
  language: Language
  hasPage: HasPage
  /** The visitor's, for the parts of the text that are for some countries only. */
  country?: string
  /** Above the text: what people come for, such as prices. */
  lead?: ReactNode
  /** Below the text, such as a form. */
  children?: ReactNode
}

/** A content page (spec 2 §2 "Static content page") with a list of its child pages. */
export function StaticPage({ page, language, hasPage, country, lead, children }: StaticPageProps) {
  const intl = getIntl(language)
  const own = pathHref(language, page.slugs[language] ?? '')
  const siblings = siblingsOf(own, language, hasPage)
  const { html, headings } = withHeadings(page.content)
  const contents = { label: intl.formatMessage({ id: 'content.contents' }), headings }
  // A page that presents them itself has no second list of them.
  const shown = page.content.includes('class="events"') ? [] : page.children
  return (
    <div className={cx('page-x py-8 md:py-12', siblings && 'lg:grid lg:grid-cols-[1fr_16rem] lg:gap-16')}>
      <article className="min-w-0">
        <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={pageCrumbs(page, language)} />
        <h1 className="mt-6 mb-6 max-w-[24ch] text-5xl">{page.title}</h1>
        {page.image && (
          <Picture
            path={page.image}
            alt=""
            width={1280}
            height={426}
            sizes={siblings ? '(min-width: 64rem) 70vw, 100vw' : '(min-width: 90rem) 84rem, 100vw'}
            priority
            // Low, so that the first useful words are in the first screen.
            className="mb-8 h-36 w-full rounded-card bg-surface-2 object-cover object-[50%_80%] md:h-52"
          />
        )}
        <FoldedContents {...contents} className={siblings && 'lg:hidden'} />
        {lead}
        <SearchOfAnswers content={page.content} language={language} />
        <HtmlContent html={html} country={country} />
        {children}
        {shown.length > 0 && <Children pages={shown} language={language} />}
        <HashScroll />
      </article>
      {siblings && (
        // Phones have the same links in the footer, which follows at once.
        <aside className="flex flex-col gap-8 self-start max-lg:hidden lg:sticky lg:top-24">
          <PageContents {...contents} />
          <Siblings
            {...siblings}
            own={own}
            label={intl.formatMessage({ id: 'content.siblings' }, { title: siblings.title })}
          />
        </aside>
      )}
    </div>
  )
}

interface SiblingsProps {
  label: string
  title: string
  links: readonly { name: string; href: string }[]
  /** The address of this page. */
  own: string
}

/** Links to the other pages of the same list of the footer. */
function Siblings({ label, title, links, own }: SiblingsProps) {
  return (
    <nav aria-label={label}>
      <h2 className="border-b border-line pb-3 text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <SoftLink
              href={href}
              aria-current={href === own ? 'page' : undefined}
              className="inline-flex min-h-9 items-center py-1 leading-snug text-ink-muted hover:text-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
