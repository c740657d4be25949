import { notFound } from 'next/navigation'

import { KlarnaConfirm } from '@/components/order/klarna-confirm'
import { orderMetadata } from '@/components/order/order-page'
import { IntlScope } from '@/lib/intl/provider'
import { orderSetup } from '@/lib/pages/order-setup'
import { pageMarket } from '@/lib/shop-api/page-market'

/** Not cached: its address gives access to an order. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) => orderMetadata(params, 'order.confirm_title')

/** Confirmation of an order that can no longer be changed (spec 1 §8, READ_ONLY_ORDER). */
export default async function KlarnaConfirmPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  return (
    <div className="page-x min-h-[70dvh] py-8 md:py-12">
      <IntlScope market={market} areas={['checkout', 'order']}>
        <KlarnaConfirm setup={await orderSetup(market)} />
      </IntlScope>
    </div>
  )
}
