import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BrandIndex } from '@/components/content/brand-index'
import { getIntl } from '@/lib/intl/server'
import { routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getBrands } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'content.brands_title' }),
    description: intl.formatMessage({ id: 'content.brands_description' }),
    paths: routePaths('manufacturers'),
  })
}

export default async function Manufacturers({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const { language } = market
  // The page of a brand without products would be empty.
  const brands = (await getBrands(market)).filter((brand) => brand.modelCount > 0)
  const intl = getIntl(language)
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(language, 'home') },
    { name: intl.formatMessage({ id: 'content.brands_title' }) },
  ]
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(language, crumbs)} />
      <BrandIndex brands={brands} language={language} />
    </>
  )
}
