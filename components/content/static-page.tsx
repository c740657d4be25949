import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { StaticPage as StaticPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { routeHref } from '@/lib/seo/hrefs'

import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'

/** A page of text from the content editors (spec 2 §2 "Static content page"). */
export function StaticPage({ page, language }: { page: StaticPageData; language: Language }) {
  const intl = getIntl(language)
  return (
    <article className="page-x py-8 md:py-12">
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[{ name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }, { name: page.title }]} />
      <h1 className="mt-6 mb-8 max-w-[24ch] text-5xl">{page.title}</h1>
      <HtmlContent html={page.content} />
      <HashScroll />
    </article>
  )
}
