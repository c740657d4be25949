import { notFound, redirect } from 'next/navigation'

import { ContentView } from '@/components/content/content-view'
import { TabPage } from '@/components/content/tab-page'
import { ArticleView } from '@/components/journal/article-view'
import { CampaignView } from '@/components/list-pages/campaign-view'
import { chooseTab } from '@/lib/content/tab-choice'
import type { Campaign, PreviewedPage, TabPage as TabPageData } from '@/lib/contract/schemas/content'
import type { Market } from '@/lib/market/market'
import { getPageCheck } from '@/lib/pages/has-page'
import { listPage } from '@/lib/pages/list-page'
import { nextArticles } from '@/lib/pages/next-articles'

interface PlannedProps {
  market: Market
  shown: PreviewedPage
  /** The address of this preview with a tab of the page, or without one. */
  addressOf: (tab?: string) => string
  /** Of a page with tabs: the chosen tab and the one inside of it, with a slash between them. */
  tab: string
}

/** A page of any kind as the shop will show it, whether it is its time or not. */
export async function PlannedView({ market, shown, addressOf, tab }: PlannedProps) {
  const { language } = market
  switch (shown.kind) {
    case 'static':
      return <ContentView market={market} page={shown.page} />
    case 'tabs':
      return <PlannedTabs page={shown.page} market={market} addressOf={addressOf} tab={tab} />
    case 'article':
      return <ArticleView article={shown.page} next={await nextArticles(market, shown.page)} language={language} />
    case 'campaign':
      return <PlannedCampaign market={market} campaign={shown.page} isPublic={shown.isPublic} />
  }
}

interface TabsProps {
  page: TabPageData
  market: Market
  addressOf: PlannedProps['addressOf']
  tab: string
}

function PlannedTabs({ page, market: { language, country }, addressOf, tab }: TabsProps) {
  const slug = page.slugs[language] ?? ''
  const choice = chooseTab(page.tabs, tab.split('/').filter(Boolean))
  if (!choice) notFound()
  if ('goTo' in choice) redirect(addressOf(choice.goTo.join('/')))
  // Its tabs are not public either: they are chosen in the query of the preview.
  const hrefOf = (path: string) => addressOf(path.slice(slug.length + 1))
  return <TabPage page={page} slug={slug} choice={choice} language={language} country={country} hrefOf={hrefOf} />
}

interface CampaignProps {
  market: Market
  campaign: Campaign
  isPublic: boolean
}

async function PlannedCampaign({ market, campaign, isPublic }: CampaignProps) {
  const data = isPublic ? await listPage(market, { source: 'Campaign', id: campaign.id }, null, {}) : null
  return <CampaignView market={market} campaign={campaign} data={data} hasPage={await getPageCheck(market)} />
}
