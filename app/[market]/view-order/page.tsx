import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ServiceFrame } from '@/components/content/service-frame'
import { ViewOrder } from '@/components/order/view-order'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { getPageCheck } from '@/lib/pages/has-page'
import { orderSetup } from '@/lib/pages/order-setup'
import { NOINDEX, pageMetadata, routePaths } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: 'order.view_title' })
  return pageMetadata(market, { title, paths: routePaths('view-order'), robots: NOINDEX })
}

/** Finding and showing an order without logging in (spec 1 §2). */
export default async function ViewOrderPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <ServiceFrame
      language={market.language}
      hasPage={await getPageCheck(market)}
      title={getIntl(market.language).formatMessage({ id: 'order.view_title' })}
      route="view-order"
    >
      <IntlScope market={market} areas={['checkout', 'order']}>
        <ViewOrder setup={await orderSetup(market)} />
      </IntlScope>
    </ServiceFrame>
  )
}
