import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { Tab, TabPage as TabPageData } from '@/lib/contract/schemas/content'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

import { HashScroll } from './hash-scroll'
import { HtmlContent } from './html-content'
import type { TabChoice } from './tab-choice'

interface TabPageProps {
  page: TabPageData
  /** The page's own slug in this language. */
  slug: string
  choice: TabChoice
  language: Language
}

function TabRow({ tabs, chosen, base, label, language, small }: { tabs: readonly Tab[]; chosen: Tab; base: string; label: string; language: Language; small?: boolean }) {
  return (
    <nav aria-label={label}>
      <ul className={cx('flex gap-x-6 overflow-x-auto border-b border-line', small && 'mt-4')}>
        {tabs.map((tab) => (
          <li key={tab.slug} className="shrink-0">
            <Link
              href={pathHref(language, `${base}/${tab.slug}`)}
              scroll={false}
              aria-current={tab === chosen ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center border-b-2 font-semibold whitespace-nowrap',
                small && 'text-sm',
                tab === chosen ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {tab.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page whose parts are tabs, each with its own address (spec 2 §2 "Static page with tabs"). */
export function TabPage({ page, slug, choice, language }: TabPageProps) {
  const intl = getIntl(language)
  const label = intl.formatMessage({ id: 'content.tabs' })
  const { tab, nested } = choice
  return (
    <article className="page-x py-8 md:py-12">
      <Breadcrumbs
        label={intl.formatMessage({ id: 'common.breadcrumbs' })}
        items={[{ name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }, { name: page.title, href: pathHref(language, slug) }, { name: tab.title }]}
      />
      <h1 className="mt-6 mb-6 text-5xl">{page.title}</h1>
      <TabRow tabs={page.tabs} chosen={tab} base={slug} label={label} language={language} />
      {nested && <TabRow tabs={tab.tabs} chosen={nested} base={`${slug}/${tab.slug}`} label={tab.title} language={language} small />}
      <HtmlContent html={tab.content} className="mt-8" />
      {nested && <HtmlContent html={nested.content} className="mt-8" />}
      <HashScroll />
    </article>
  )
}
