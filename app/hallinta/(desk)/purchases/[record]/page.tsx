import type { Metadata } from 'next'

import { NewPurchaseRows } from '@/components/office/purchases/new-purchase-rows'
import { PurchaseDesk } from '@/components/office/purchases/purchase-desk'
import { RecordPage } from '@/components/office/record-page'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_purchases' }) }
}

/** A purchase order: its supplier and store, its rows with what has come, its history. */
export default async function OfficePurchasePage({ params }: Props) {
  const { record: id } = await params
  const entity = await entityFor('purchases', id)
  if (id === NEW)
    return (
      <RecordPage entity={entity} record={null} changes={[]} newPath="/api/office/purchases/">
        <NewPurchaseRows />
      </RecordPage>
    )
  const [{ record, changes }, purchase] = await Promise.all([
    recordOf('purchases', id),
    officeCall('officePurchase', { params: { purchase: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <PurchaseDesk key={JSON.stringify([purchase.status, purchase.lines])} purchase={purchase} />
    </RecordPage>
  )
}
