import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { config } from '@/lib/config/env'
import { getIntl } from '@/lib/intl/server'
import { IntlScope } from '@/lib/intl/provider'
import { decodeMarket, type Market } from '@/lib/market/market'
import { pageMetadata } from '@/lib/seo/metadata'
import { getResources } from '@/lib/shop-api/cached'

import type { StoreNames } from './order-details'
import { OrderResult } from './order-result'

interface Params {
  params: Promise<{ market: string; slug: string[] }>
}

type Announced = 'ok' | 'cancelled' | 'error' | 'address'

/** Names of the stores where orders are fetched. */
export async function storeNames(market: Market): Promise<StoreNames> {
  const { stores } = await getResources(market)
  return Object.fromEntries(stores.map(({ id, name }) => [String(id), name]))
}

/** An order's address holds its look-up secret: no other site may read it as a referrer, and no robot follows it. */
export async function orderMetadata(params: Promise<{ market: string }>, titleId: string): Promise<Metadata> {
  const market = decodeMarket((await params).market)
  if (!market) return {}
  const title = getIntl(market.language).formatMessage({ id: titleId })
  return { ...pageMetadata(market, { title, robots: { index: false, follow: false } }), referrer: 'no-referrer' }
}

/** A result page's server half; the same for everyone, the order is read in the browser. */
export async function OrderResultPage({ params, announces }: Params & { announces: Announced }) {
  const { market: segment, slug } = await params
  const market = decodeMarket(segment)
  const [number, ...rest] = slug
  if (!market || number === undefined || rest.length > 0) notFound()
  return (
    <div className="page-x min-h-[70dvh] py-8 md:py-12">
      <IntlScope market={market} areas={['checkout', 'order']}>
        <OrderResult number={decodeURIComponent(number)} announces={announces} storeNames={await storeNames(market)} paymentOrigins={config().paymentOrigins} />
      </IntlScope>
    </div>
  )
}
