import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { OrderHelp } from '@/components/content/order-help'
import { GuaranteeNotice } from '@/components/goods/guarantee-notice'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import { orderSetup } from '@/lib/pages/order-setup'
import { pageMetadata } from '@/lib/seo/metadata'
import { pageMarket } from '@/lib/shop-api/page-market'

import { OrderResult } from './order-result'

interface Params {
  params: Promise<{ market: string; slug: string[] }>
}

type Announced = 'ok' | 'cancelled' | 'error' | 'address'

/** An order's address contains its look-up secret: other sites must not get it as referrer, and robots must not follow it. */
export async function orderMetadata(params: Promise<{ market: string }>, titleId: string): Promise<Metadata> {
  const market = await pageMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: titleId })
  return { ...pageMetadata(market, { title, robots: { index: false, follow: false } }), referrer: 'no-referrer' }
}

/** The server component of a result page. The HTML is the same for everyone; the browser loads the order. */
export async function OrderResultPage({ params, announces }: Params & { announces: Announced }) {
  const { market: segment, slug } = await params
  const market = await pageMarket(segment)
  const [number, ...rest] = slug
  if (!market || number === undefined || rest.length > 0) notFound()
  return (
    <div className="page-x min-h-[70dvh] py-8 md:py-12">
      <IntlScope market={market} areas={['checkout', 'order']}>
        <OrderResult number={decodeURIComponent(number)} announces={announces} setup={await orderSetup(market)} />
      </IntlScope>
      {announces === 'ok' && <GuaranteeNotice market={market} />}
      <OrderHelp language={market.language} className="mt-12 border-t border-line pt-4" />
    </div>
  )
}
