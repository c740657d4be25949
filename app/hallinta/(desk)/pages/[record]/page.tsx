import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageLinks } from '@/components/office/page-links'
import { PagePreview } from '@/components/office/page-preview'
import { PageTime } from '@/components/office/page-time'
import { RecordPage } from '@/components/office/record-page'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_pages' }) }
}

/** A content page: its fields, when it is public, its links, its preview in every language, its versions. */
export default async function OfficeContentPage({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'pages') ?? notFound()
  if (id === 'new') {
    if (!entity.canCreate) notFound()
    return <RecordPage entity={entity} record={null} changes={[]} />
  }
  const language = await officeLanguage()
  const [record, state, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity: 'pages', record: id }, query: { language } }),
    officeCall('officePage', { params: { page: id } }),
    officeCall('officeChanges', { query: { entity: 'pages', record: id } }),
  ])
  return (
    <RecordPage entity={entity} record={record} changes={changes}>
      <PageTime {...state} />
      <PageLinks links={state.links} />
      {state.canPreview ? (
        <PagePreview
          page={record.id}
          change={record.change}
          first={state.language}
          languages={state.languages}
          isCampaign={state.isCampaign}
        />
      ) : null}
    </RecordPage>
  )
}
