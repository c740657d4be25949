import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ComplaintView } from '@/components/complaint/complaint-view'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { config } from '@/lib/config/env'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { getPageCheck } from '@/lib/pages/has-page'
import { BreadcrumbsJsonLd } from '@/lib/seo/breadcrumbs'
import { routeHref } from '@/lib/seo/hrefs'
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
    title: intl.formatMessage({ id: 'complaint.title' }),
    description: intl.formatMessage({ id: 'complaint.description' }),
    paths: routePaths('reclamation'),
  })
}

/** The complaint form (spec 2 §2). */
export default async function ReclamationPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { email } = config().contact
  const [{ stores }, hasPage] = await Promise.all([getResources(market), getPageCheck(market)])
  const intl = getIntl(market.language)
  const crumbs = [
    { name: intl.formatMessage({ id: 'common.home' }), href: routeHref(market.language, 'home') },
    ...(hasPage('customer-service')
      ? [{ name: intl.formatMessage({ id: 'layout.service' }), href: routeHref(market.language, 'customer-service') }]
      : []),
    { name: intl.formatMessage({ id: 'complaint.title' }) },
  ]
  const setup = {
    webStore: stores.find(({ type }) => type === 'web')?.slug ?? '',
    email,
    stores: stores.filter(({ type }) => type === 'retail').map(({ slug, name }) => ({ slug, name })),
  }
  return (
    <div className="page-x min-h-[60dvh] py-8 md:py-12">
      <BreadcrumbsJsonLd market={market} items={[{ name: intl.formatMessage({ id: 'complaint.title' }) }]} />
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={crumbs} />
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-surface p-4">
          {intl.formatMessage({ id: 'complaint.noscript' }, { email })}
        </p>
      </noscript>
      <IntlScope market={market} areas={['complaint']}>
        <ComplaintView setup={setup} />
      </IntlScope>
    </div>
  )
}
