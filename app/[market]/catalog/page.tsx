import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CatalogPage } from '@/components/content/catalog-page'
import { getIntl } from '@/lib/intl/server'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { getResources } from '@/lib/shop-api/cached'
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
    title: intl.formatMessage({ id: 'content.catalog_title' }),
    description: intl.formatMessage({ id: 'content.catalog_text' }),
    paths: routePaths('catalog'),
  })
}

/** All product groups down to the third level (spec 1 §2). */
export default async function Catalog({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const { productGroups } = await getResources(market)
  return <CatalogPage market={market} groups={productGroups} />
}
