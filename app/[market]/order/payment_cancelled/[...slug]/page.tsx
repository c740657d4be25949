import { orderMetadata, OrderResultPage } from '@/components/order/order-page'

interface Props {
  params: Promise<{ market: string; slug: string[] }>
}

/** Not cached: its address gives access to an order. */
export const dynamic = 'force-dynamic'

export const generateMetadata = ({ params }: Props) => orderMetadata(params, 'order.title_cancelled')

export default function PaymentCancelledPage({ params }: Props) {
  return <OrderResultPage params={params} announces="cancelled" />
}
