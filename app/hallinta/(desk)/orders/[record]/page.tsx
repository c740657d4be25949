import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { OrderView } from '@/components/office/orders/order-view'
import { config } from '@/lib/config/env'
import { absoluteUrl } from '@/lib/market/domains'
import { localizedPath } from '@/lib/market/paths'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_orders' }) }
}

/** One order. Its steps are made at the desk for orders, which opens with this one. */
export default async function OfficeOrderPage({ params }: Props) {
  const [{ record: id }, me, language] = await Promise.all([params, officeMe(), officeLanguage()])
  if (!me.entities.some(({ name }) => name === 'orders')) notFound()
  const order = await officeCall('officeOrder', { params: { order: id }, query: { language } })
  const desk = absoluteUrl(config().routing, language, localizedPath('staff/orders', {}, language))
  return <OrderView order={order} desk={`${desk}#${order.number}`} email={me.email} />
}
