import type { ReactNode } from 'react'

import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import { SoftLink } from '@/components/ui/soft-link'
import { Picture } from '@/components/ui/picture'
import { hasManyAnswers } from '@/lib/content/answers'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { HasPage } from '@/lib/pages/has-page'
import { INFO_PAGES, type PageLinks, SERVICE_PAGES } from '@/lib/pages/service-pages'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { AnswerSearch } from './answer-search'
import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'

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

/** A content page (spec 2 §2 "Static content page") with a list of its child pages. */
export function StaticPage({
  page,
  language,
  hasPage,
  children,
}: {
  page: StaticPageData
  language: Language
  hasPage: HasPage
  /** Below the text, such as a form. */
  children?: ReactNode
}) {
  const intl = getIntl(language)
  const own = pathHref(language, page.slugs[language] ?? '')
  const linksOf = (pages: PageLinks) =>
    pages
      .filter(([route]) => hasPage(route))
      .map(([route, id]) => ({ name: intl.formatMessage({ id }), href: routeHref(language, route) }))
  const lists = [
    { title: intl.formatMessage({ id: 'layout.service' }), links: linksOf(SERVICE_PAGES) },
    { title: intl.formatMessage({ id: 'layout.footer_info' }), links: linksOf(INFO_PAGES) },
  ]
  const siblings = lists.find(({ links }) => links.some(({ href }) => href === own))
  return (
    <div className={cx('page-x py-8 md:py-12', siblings && 'lg:grid lg:grid-cols-[1fr_18rem] lg:gap-16')}>
      <article className="min-w-0">
        <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={pageCrumbs(page, language)} />
        <h1 className="mt-6 mb-8 max-w-[24ch] text-5xl">{page.title}</h1>
        {page.image && (
          <Picture
            path={page.image}
            alt=""
            width={1280}
            height={720}
            sizes={siblings ? '(min-width: 64rem) 60vw, 100vw' : '(min-width: 90rem) 84rem, 100vw'}
            priority
            className={cx(
              'mb-10 w-full rounded-card bg-surface-2 object-cover object-[50%_80%]',
              siblings ? 'aspect-[16/9] md:aspect-[5/2]' : 'aspect-[16/9] md:aspect-[3/1]',
            )}
          />
        )}
        <SearchOfAnswers content={page.content} language={language} />
        <HtmlContent html={page.content} />
        {children}
        {page.children.length > 0 && <Children pages={page.children} language={language} />}
        <HashScroll />
      </article>
      {siblings && (
        <Siblings
          {...siblings}
          own={own}
          label={intl.formatMessage({ id: 'content.siblings' }, { title: siblings.title })}
        />
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
    <nav aria-label={label} className="mt-16 self-start lg:sticky lg:top-24 lg:mt-0">
      <h2 className="border-b border-line pb-3 text-lg">{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href} className="border-b border-line">
            <SoftLink
              href={href}
              aria-current={href === own ? 'page' : undefined}
              className="flex min-h-11 items-center text-ink-muted hover:text-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
