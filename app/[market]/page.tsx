import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { HomePage } from '@/components/home/home-page'
import { PageEvent } from '@/components/layout/page-event'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import { getIntl } from '@/lib/intl/server'
import { DEFAULT_LANGUAGE } from '@/lib/market/languages'
import { getPageCheck } from '@/lib/pages/has-page'
import { homePage } from '@/lib/pages/home'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { storeJsonLd } from '@/lib/seo/online-store'
import { websiteJsonLd } from '@/lib/seo/schemas'
import { getBanners, getSettings } from '@/lib/shop-api/cached'
import { getMarketConfig, pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  const [banners, settings] = await Promise.all([getBanners(market), getSettings()])
  // The texts of the settings exist only in the default language.
  const own = market.language === DEFAULT_LANGUAGE ? readGeneralSettings(settings) : null
  return pageMetadata(market, {
    title: own?.frontpageTitle || intl.formatMessage({ id: 'home.title' }),
    description: own?.frontpageMetaDescription || intl.formatMessage({ id: 'home.description' }),
    paths: routePaths('home'),
    image: banners.imageBanners[0]?.image,
  })
}

export default async function Home({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const [{ currencyRate }, hasPage] = await Promise.all([getMarketConfig(market), getPageCheck(market)])
  return (
    <>
      <JsonLd data={storeJsonLd(market, currencyRate, hasPage)} />
      <JsonLd data={websiteJsonLd(market.language)} />
      <PageEvent market={market} page="front" />
      <HomePage market={market} {...(await homePage(market))} hasPage={hasPage} />
    </>
  )
}
