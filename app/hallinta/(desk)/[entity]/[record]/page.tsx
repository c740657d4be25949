import type { Metadata } from 'next'

import { RecordPage } from '@/components/office/record-page'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeIntl, officeMe } from '@/lib/office/server'

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
  const entity = await entityFor(name, id)
  if (id === NEW) return <RecordPage entity={entity} record={null} changes={[]} />
  return <RecordPage entity={entity} {...(await recordOf(name, id))} />
}
