import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { MenuPage } from '@/components/layout/menu-page'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { getIntl } from '@/lib/intl/server'
import { unhiddenGroups } from '@/lib/pages/navigation'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getResources, getSettings } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  return pageMetadata(market, {
    title: getIntl(market.language).formatMessage({ id: 'layout.menu' }),
    paths: routePaths('menu'),
    robots: NOINDEX,
  })
}

export default async function Menu({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const [{ productGroups }, settings] = await Promise.all([getResources(market), getSettings()])
  return <MenuPage market={market} groups={unhiddenGroups(productGroups, readGeneralSettings(settings))} />
}
