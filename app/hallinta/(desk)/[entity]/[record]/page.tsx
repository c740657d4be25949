import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { RecordPage } from '@/components/office/record-page'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ entity: string; record: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entity } = await params
  const isKnown = (await officeMe()).entities.some(({ name }) => name === entity)
  return isKnown ? { title: (await officeIntl()).formatMessage({ id: `office.entity_${entity}` }) } : {}
}

/** One record: its fields, and its history. `new` is a record that is being made. */
export default async function OfficeRecordPage({ params }: Props) {
  const { entity: name, record: encoded } = await params
  const id = decodeURIComponent(encoded)
  const entity = (await officeMe()).entities.find((known) => known.name === name) ?? notFound()
  if (id === 'new') {
    if (!entity.canCreate) notFound()
    return <RecordPage entity={entity} record={null} changes={[]} />
  }
  const language = await officeLanguage()
  const [record, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity: name, record: id }, query: { language } }),
    officeCall('officeChanges', { query: { entity: name, record: id } }),
  ])
  return <RecordPage entity={entity} record={record} changes={changes} />
}
