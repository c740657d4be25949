import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { NewPurchaseRows } from '@/components/office/purchases/new-purchase-rows'
import { PurchaseDesk } from '@/components/office/purchases/purchase-desk'
import { RecordPage } from '@/components/office/record-page'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_purchases' }) }
}

/** A purchase order: its supplier and store, its rows with what has come, its history. */
export default async function OfficePurchasePage({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'purchases') ?? notFound()
  if (id === 'new') {
    if (!entity.canCreate) notFound()
    return (
      <RecordPage entity={entity} record={null} changes={[]} newPath="/api/office/purchases/">
        <NewPurchaseRows />
      </RecordPage>
    )
  }
  const language = await officeLanguage()
  const [record, purchase, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity: 'purchases', record: id }, query: { language } }),
    officeCall('officePurchase', { params: { purchase: id } }),
    officeCall('officeChanges', { query: { entity: 'purchases', record: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <PurchaseDesk key={JSON.stringify([purchase.status, purchase.lines])} purchase={purchase} />
    </RecordPage>
  )
}
