import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { rentalCrumbs, RentalView } from '@/components/rental/rental-view'
import { PageEvent } from '@/components/layout/page-event'
import { getIntl } from '@/lib/intl/server'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getRentals, getResources } from '@/lib/shop-api/cached'
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
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'content.rental_title' }),
    description: intl.formatMessage({ id: 'content.rental_text' }),
    paths: routePaths('rental/rentle'),
  })
}

/** The products that can be rented (spec 1 §2). */
export default async function Rentle({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const [{ productGroups }, { currencyRate }] = await Promise.all([getResources(market), getMarketConfig(market)])
  return (
    <>
      <JsonLd data={breadcrumbsJsonLd(market.language, rentalCrumbs(market))} />
      <PageEvent market={market} page="content" />
      <RentalView
        market={market}
        rentals={await getRentals(market, ...productGroups.map(({ id }) => id))}
        rate={currencyRate}
      />
    </>
  )
}
