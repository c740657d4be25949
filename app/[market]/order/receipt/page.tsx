import { notFound } from 'next/navigation'

import { orderMetadata } from '@/components/order/order-page'
import { Receipt } from '@/components/order/receipt'
import { config } from '@/lib/config/env'
import { checkoutSetup } from '@/lib/pages/checkout-setup'
import { IntlScope } from '@/lib/intl/provider'
import { pageMarket } from '@/lib/shop-api/page-market'

/** Not cached: its address gives access to an order. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ market: string }>
}

export const generateMetadata = ({ params }: Props) => orderMetadata(params, 'order.receipt')

/** The receipt of an order. The browser reads from the address which one. */
export default async function ReceiptPage({ params }: Props) {
  const market = (await pageMarket((await params).market)) ?? notFound()
  const { shopName, contact, seller } = config()
  return (
    <div className="page-x min-h-[70dvh] py-8 md:py-12">
      <IntlScope market={market} areas={['checkout', 'order']}>
        <Receipt
          orderBase={checkoutSetup(market.language).results.ok}
          seller={{
            name: seller.name ?? shopName,
            businessId: seller.businessId,
            vatNumber: seller.vatNumber,
            address: contact.address,
            email: contact.email,
            phone: contact.phone,
          }}
        />
      </IntlScope>
    </div>
  )
}
