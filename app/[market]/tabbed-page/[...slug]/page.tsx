import type { Metadata } from 'next'
import { notFound, redirect, RedirectType } from 'next/navigation'

import { chooseTab } from '@/lib/content/tab-choice'
import { TabPage } from '@/components/content/tab-page'
import { PageEvent } from '@/components/layout/page-event'
import { redirectError } from '@/lib/errors/page-error'
import { LANGUAGES } from '@/lib/market/languages'
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
 * When reading a tab fails, the error screen sends the browser to the page's first tab. A redirect would be cached for everyone (spec 2
 * §2).
 */
async function readPage(market: Market, root: string, tabs: readonly string[]) {
  try {
    return await getTabPage(market, root)
  } catch (error) {
    throw tabs.length === 0 ? error : redirectError(pathHref(market.language, root), error)
  }
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const [root = '', ...tabs] = slug.map(decodeURIComponent)
  const market = await pageMarket(segment)
  const page = market && (await readPage(market, root, tabs))
  return market && page ? { market, page, root, tabs } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { market, page, tabs } = found
  const choice = chooseTab(page.tabs, tabs)
  const tab = choice && 'tab' in choice ? choice.tab : null
  const at = page.tabs.findIndex((one) => one === tab)
  // A tab has another name in each language but the same position.
  const paths = Object.fromEntries(
    (
      await Promise.all(
        LANGUAGES.map(async (code) => {
          const slug = page.slugs[code]
          const other = slug === undefined ? null : marketOf(code, market.country, market.currency)
          const counterpart = other && slug !== undefined ? (await getTabPage(other, slug))?.tabs[at] : undefined
          return counterpart ? [[code, `${slug}/${counterpart.slug}`] as const] : []
        }),
      )
    ).flat(),
  )
  return pageMetadata(market, {
    title: tab ? `${tab.title} – ${page.title}` : page.title,
    description: page.metaDescription,
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
      <TabPage page={page} slug={root} choice={choice} language={market.language} />
    </>
  )
}
