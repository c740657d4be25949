import type { Metadata } from 'next'
import { notFound, redirect, RedirectType } from 'next/navigation'

import { chooseTab, tabDescription } from '@/lib/content/tab-choice'
import { TabPage } from '@/components/content/tab-page'
import { PageEvent } from '@/components/layout/page-event'
import { redirectError } from '@/lib/errors/page-error'
import { type Language, LANGUAGES } from '@/lib/market/languages'
import { type Market, marketOf } from '@/lib/market/market'
import { pathHref } from '@/lib/seo/hrefs'
import { pageMetadata } from '@/lib/seo/metadata'
import { getTabPage } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string[] }>
}

/**
 * When a read for a tab fails, the error screen sends the browser to the page's root, which shows the first tab. A redirect would be cached
 * for everyone (spec 2 §2).
 */
async function orToRoot<T>(market: Market, root: string, tabs: readonly string[], read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw tabs.length === 0 ? error : redirectError(pathHref(market.language, root), error)
  }
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const [root = '', ...tabs] = slug.map(decodeURIComponent)
  const market = await pageMarket(segment)
  const page = market && (await orToRoot(market, root, tabs, () => getTabPage(market, root)))
  return market && page ? { market, page, root, tabs } : null
}

/** The paths of a tab by language. A tab has another name in each language but the same position. */
async function tabPaths(market: Market, slugs: Readonly<Partial<Record<Language, string>>>, at: number) {
  const entries = await Promise.all(
    LANGUAGES.map(async (code) => {
      const slug = slugs[code]
      const other = slug === undefined ? null : marketOf(code, market.country, market.currency)
      const counterpart = other && slug !== undefined ? (await getTabPage(other, slug))?.tabs[at] : undefined
      return counterpart ? [[code, `${slug}/${counterpart.slug}`] as const] : []
    }),
  )
  return Object.fromEntries(entries.flat())
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { market, page, root, tabs } = found
  const choice = chooseTab(page.tabs, tabs)
  const tab = choice && 'tab' in choice ? choice.tab : null
  const at = page.tabs.findIndex((one) => one === tab)
  const paths = await orToRoot(market, root, tabs, () => tabPaths(market, page.slugs, at))
  return pageMetadata(market, {
    title: tab ? `${tab.title} – ${page.title}` : page.title,
    // The page's own description would stand on each of its tabs.
    description: tab ? tabDescription(tab) || page.metaDescription : page.metaDescription,
    paths,
  })
}

export default async function TabbedPage(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { market, page, root, tabs } = found
  const choice = chooseTab(page.tabs, tabs)
  if (!choice) notFound()
  if ('goTo' in choice) redirect(pathHref(market.language, [root, ...choice.goTo].join('/')), RedirectType.replace)
  return (
    <>
      <PageEvent market={market} page="content" />
      <TabPage page={page} slug={root} choice={choice} language={market.language} country={market.country} />
    </>
  )
}
