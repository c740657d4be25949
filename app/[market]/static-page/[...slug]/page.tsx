import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageBanner } from '@/components/content/page-banner'
import { StaticPage } from '@/components/content/static-page'
import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import { decodeMarket } from '@/lib/market/market'
import { pathHref, routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { readStaticPage } from '@/lib/shop-api/static-page'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string; slug: string[] }>
}

async function load({ params }: Props) {
  const { market: segment, slug } = await params
  const market = decodeMarket(segment)
  const page = market && (await readStaticPage(market, slug.map(decodeURIComponent).join('/')))
  return market && page ? { market, page } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { market, page } = found
  return pageMetadata(market, { title: page.title || config().shopName, description: page.metaDescription, paths: page.slugs })
}

export default async function ContentPage(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { market, page } = found
  const { language } = market
  const home = { name: getIntl(language).formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') }
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, [home, { name: page.title }])} />
      <PageBanner market={market} href={pathHref(language, page.slugs[language] ?? '')} />
      <StaticPage page={page} language={language} />
    </>
  )
}
