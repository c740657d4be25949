import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CustomerView } from '@/components/office/orders/customer-view'
import { ERASE_CUSTOMERS, EXPORT_CUSTOMERS } from '@/lib/contract/access/permissions'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'
import { orderHref } from '@/lib/office/work'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_customers' }) }
}

/** One customer, for who needs to know. */
export default async function OfficeCustomerPage({ params }: Props) {
  const [{ record: id }, me] = await Promise.all([params, officeMe()])
  if (!me.entities.some(({ name }) => name === 'customers')) notFound()
  const customer = await officeCall('officeCustomer', { params: { customer: id } })
  const href = await orderHref()
  return (
    <CustomerView
      customer={customer}
      order={href === null ? null : { href, email: me.email }}
      mayExport={me.permissions.includes(EXPORT_CUSTOMERS)}
      mayErase={me.permissions.includes(ERASE_CUSTOMERS)}
    />
  )
}
