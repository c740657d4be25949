import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GoodsTable } from '@/components/office/goods-table'
import { RecordPage } from '@/components/office/record-page'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_products' }) }
}

/** A product: its fields, then what its variants cost and where they lie, then its history. */
export default async function OfficeProduct({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'products') ?? notFound()
  if (id === 'new') {
    if (!entity.canCreate) notFound()
    return <RecordPage entity={entity} record={null} changes={[]} />
  }
  const [record, goods, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity: 'products', record: id } }),
    officeCall('officeGoods', { params: { model: id } }),
    officeCall('officeChanges', { query: { entity: 'products', record: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <GoodsTable model={record.id} goods={goods} />
    </RecordPage>
  )
}
