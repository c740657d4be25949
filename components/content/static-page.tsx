import { INFO_PAGES, type PageLinks, SERVICE_PAGES } from '@/components/layout/service-pages'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Link } from '@/components/ui/link'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { hasPage, pathHref, routeHref } from '@/lib/seo/hrefs'

import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'

/** A page of text from the content editors (spec 2 §2 "Static content page"); beside it the pages of its kind. */
export function StaticPage({ page, language }: { page: StaticPageData; language: Language }) {
  const intl = getIntl(language)
  const own = pathHref(language, page.slugs[language] ?? '')
  const linksOf = (pages: PageLinks) => pages.filter(([route]) => hasPage(route)).map(([route, id]) => ({ name: intl.formatMessage({ id }), href: routeHref(language, route) }))
  const lists = [{ title: intl.formatMessage({ id: 'layout.service' }), links: linksOf(SERVICE_PAGES) }, { title: intl.formatMessage({ id: 'layout.footer_info' }), links: linksOf(INFO_PAGES) }]
  const siblings = lists.find(({ links }) => links.some(({ href }) => href === own))
  return (
    <div className="page-x py-8 md:py-12 lg:grid lg:grid-cols-[1fr_18rem] lg:gap-16">
      <article className="min-w-0">
        <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[{ name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }, { name: page.title }]} />
        <h1 className="mt-6 mb-8 max-w-[24ch] text-5xl">{page.title}</h1>
        <HtmlContent html={page.content} />
        <HashScroll />
      </article>
      {siblings && (
        <nav aria-label={siblings.title} className="mt-16 self-start lg:sticky lg:top-24 lg:mt-0">
          <h2 className="border-b border-line pb-3 text-lg">{siblings.title}</h2>
          <ul>
            {siblings.links.map(({ name, href }) => (
              <li key={href} className="border-b border-line">
                <Link href={href} aria-current={href === own ? 'page' : undefined} className="flex min-h-11 items-center text-ink-muted hover:text-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
