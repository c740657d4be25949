import { notFound } from 'next/navigation'

import { orderMetadata } from '@/components/order/order-page'
import { OrderProcess } from '@/components/order/order-process'
import { IntlScope } from '@/lib/intl/provider'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
import { pageMarket } from '@/lib/shop-api/page-market'

export const revalidate = 3600
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) => orderMetadata(params, 'order.title_process')

/** Continues an interrupted order (spec 1 §2). The browser has stored which one. */
export default async function OrderProcessPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <div className="page-x min-h-[70dvh] py-8 md:py-12">
      <IntlScope market={market} areas={['checkout', 'order']}>
        <OrderProcess setup={checkoutSetup(market.language)} />
      </IntlScope>
    </div>
  )
}
