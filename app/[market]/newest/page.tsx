import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CardList } from '@/components/card/card-list'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { routeHref } from '@/lib/seo/hrefs'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata, routePaths } from '@/lib/seo/metadata'
import { breadcrumbsJsonLd } from '@/lib/seo/schemas'
import { getNewest, getResources } from '@/lib/shop-api/cached'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

/** Equal to one page of a list (spec 2 §9). */
const SHOWN = 60

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const intl = getIntl(market.language)
  return pageMetadata(market, {
    title: intl.formatMessage({ id: 'content.newest_title' }),
    description: intl.formatMessage({ id: 'content.newest_text' }),
    paths: routePaths('newest'),
  })
}

/** The newest products that can be ordered, newest first (spec 1 §2). */
export default async function Newest({ params }: Props) {
  const market = await pageMarket((await params).market)
  if (!market) notFound()
  const intl = getIntl(market.language)
  const { productGroups } = await getResources(market)
  const cards = await getNewest(market, SHOWN, ...productGroups.map(({ id }) => id))
  const title = intl.formatMessage({ id: 'content.newest_title' })
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(market.language, 'home') },
    { name: title },
  ]
  return (
    <div className="page-x pt-4 pb-24">
      <JsonLd data={breadcrumbsJsonLd(market.language, crumbs)} />
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={crumbs} />
      <h1 className="mt-6 text-4xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-text text-ink-muted">{intl.formatMessage({ id: 'content.newest_text' })}</p>
      <IntlScope market={market} areas={['grid']}>
        <h2 className="sr-only">{intl.formatMessage({ id: 'grid.products' })}</h2>
        <CardList cards={cards} />
      </IntlScope>
    </div>
  )
}
