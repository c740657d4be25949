import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PriceGraph } from '@/components/office/price-graph'
import { RecordPage } from '@/components/office/record-page'
import { officeCall, officeIntl, officeLanguage, officeMe, officeNow } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_variants' }) }
}

/** A variant: its fields, what it cost over time, its history. */
export default async function OfficeVariant({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'variants') ?? notFound()
  if (id === 'new') {
    if (!entity.canCreate) notFound()
    return <RecordPage entity={entity} record={null} changes={[]} />
  }
  const language = await officeLanguage()
  const [now, record, { events }, { changes }] = await Promise.all([
    officeNow(),
    officeCall('officeRecord', { params: { entity: 'variants', record: id }, query: { language } }),
    officeCall('officePriceEvents', { params: { variant: id } }),
    officeCall('officeChanges', { query: { entity: 'variants', record: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <PriceGraph events={events} now={now} />
    </RecordPage>
  )
}
