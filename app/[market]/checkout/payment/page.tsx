import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PaymentView } from '@/components/checkout/payment-view'
import { PageEvent } from '@/components/layout/page-event'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
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
  const title = getIntl(market.language).formatMessage({ id: 'checkout.title' })
  return pageMetadata(market, { title, paths: routePaths('checkout/payment'), robots: NOINDEX })
}

/** Delivery and payment (spec 1 §2). The HTML is the same for everyone; the browser adds the customer's data. */
export default async function PaymentPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const intl = getIntl(market.language)
  return (
    <div className="checkout-frame page-x min-h-[70dvh] py-6 md:py-10">
      <PageEvent market={market} page="payment" />
      <h1 className="mb-4 text-4xl">{intl.formatMessage({ id: 'checkout.title' })}</h1>
      <noscript>
        <p className="border-y border-line py-12 text-lg">{intl.formatMessage({ id: 'checkout.needs_script' })}</p>
      </noscript>
      <IntlScope market={market} areas={['cart', 'checkout']}>
        <PaymentView setup={checkoutSetup(market.language)} />
      </IntlScope>
    </div>
  )
}
