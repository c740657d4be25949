import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ErasureView } from '@/components/office/orders/erasure-view'
import { ERASE_CUSTOMERS } from '@/lib/contract/access/permissions'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.customer_erase' }) }
}

/** What an erasure deletes and keeps, and the erasure itself. */
export default async function OfficeErasePage({ params }: Props) {
  const [{ record: id }, me] = await Promise.all([params, officeMe()])
  if (!me.permissions.includes(ERASE_CUSTOMERS)) notFound()
  return (
    <ErasureView
      erasure={await officeCall('officeErasure', { params: { customer: id } })}
      maySeeOrders={me.permissions.includes('orders.read')}
    />
  )
}
