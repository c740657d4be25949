import type { Metadata } from 'next'

import { RecordPage } from '@/components/office/record-page'
import { SearchTrial } from '@/components/office/search-trial'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_search-terms' }) }
}

/** Words of the search: what they lead to, and a search to try what it finds with them. */
export default async function OfficeSearchTerm({ params }: Props) {
  const id = decodeURIComponent((await params).record)
  const entity = await entityFor('search-terms', id)
  if (id === NEW) return <RecordPage entity={entity} record={null} changes={[]} />
  const { record, changes } = await recordOf('search-terms', id)
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <SearchTrial language={String(record.values['language'])} />
    </RecordPage>
  )
}
