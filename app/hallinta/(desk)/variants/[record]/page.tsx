import type { Metadata } from 'next'

import { PriceGraph } from '@/components/office/price-graph'
import { RecordPage } from '@/components/office/record-page'
import { NewVariantPrice } from '@/components/office/variants/new-variant-price'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeCall, officeIntl, officeNow } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_variants' }) }
}

/** A variant: its fields, what it cost over time, its history. */
export default async function OfficeVariant({ params }: Props) {
  const { record: id } = await params
  const entity = await entityFor('variants', id)
  if (id === NEW)
    return (
      <RecordPage entity={entity} record={null} changes={[]} newPath="/api/office/variants/">
        {entity.canPrice ? <NewVariantPrice /> : null}
      </RecordPage>
    )
  const [now, { record, changes }, { events }] = await Promise.all([
    officeNow(),
    recordOf('variants', id),
    officeCall('officePriceEvents', { params: { variant: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <PriceGraph events={events} now={now} />
    </RecordPage>
  )
}
