import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { type TabLink, TabLinks } from '@/components/ui/tab-links'
import type { Tab, TabPage as TabPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { CONTENT_SLUGS } from '@/lib/market/paths'
import { pathHref, routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'

import { OrderHelp } from './order-help'
import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'
import type { TabChoice } from '@/lib/content/tab-choice'

interface TabPageProps {
  page: TabPageData
  /** The page's own slug in this language. */
  slug: string
  choice: TabChoice
  language: Language
  /** The visitor's, for the parts of the text that are for some countries only. */
  country?: string
  /** The address of a tab, where it is not the shop's: in a preview. */
  hrefOf?: (path: string) => string
}

/** The links of the tabs of a page or of a tab, below the address `base`. */
function tabLinks(tabs: readonly Tab[], chosen: Tab, base: string, hrefOf: (path: string) => string): TabLink[] {
  return tabs.map((tab) => ({
    name: tab.title,
    href: hrefOf(`${base}/${tab.slug}`),
    isChosen: tab === chosen,
  }))
}

/** A content page whose parts are tabs with their own addresses (spec 2 §2 "Static page with tabs"). */
export function TabPage({
  page,
  slug,
  choice,
  language,
  country,
  hrefOf = (path) => pathHref(language, path),
}: TabPageProps) {
  const intl = getIntl(language)
  const label = intl.formatMessage({ id: 'content.tabs' })
  const { tab, nested } = choice
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') },
    // The page's own address only leads on to its first tab.
    { name: page.title, href: hrefOf([slug, page.tabs[0]?.slug ?? ''].join('/')) },
    { name: tab.title },
  ]
  return (
    <article className="page-x py-8 md:py-12">
      <JsonLd data={breadcrumbsJsonLd(language, crumbs)} />
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={crumbs} />
      <h1 className="mt-6 mb-6 text-5xl">{page.title}</h1>
      <TabLinks items={tabLinks(page.tabs, tab, slug, hrefOf)} label={label} />
      {nested && (
        <TabLinks items={tabLinks(tab.tabs, nested, `${slug}/${tab.slug}`, hrefOf)} label={tab.title} isSmall />
      )}
      {slug === CONTENT_SLUGS['customer-service'][language] && tab === page.tabs[0] && (
        <OrderHelp
          language={language}
          className="mt-8 flex flex-wrap items-center justify-between gap-x-8 rounded-card bg-surface-2 px-5 py-3"
        />
      )}
      <HtmlContent html={tab.content} country={country} className="mt-8" />
      {nested && <HtmlContent part="nested-text" html={nested.content} country={country} className="mt-8" />}
      <HashScroll />
    </article>
  )
}
