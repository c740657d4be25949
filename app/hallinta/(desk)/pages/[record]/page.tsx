import type { Metadata } from 'next'

import { PageLinks } from '@/components/office/page-links'
import { PagePreview } from '@/components/office/page-preview'
import { PageTime } from '@/components/office/page-time'
import { OverdueVersion, PageVersions } from '@/components/office/page-versions'
import { RecordPage } from '@/components/office/record-page'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_pages' }) }
}

/** A content page: its fields, when it is public, its links, its preview in every language, its versions. */
export default async function OfficeContentPage({ params }: Props) {
  const { record: id } = await params
  const entity = await entityFor('pages', id)
  if (id === NEW) return <RecordPage entity={entity} record={null} changes={[]} />
  const [{ record, changes }, state] = await Promise.all([
    recordOf('pages', id),
    officeCall('officePage', { params: { page: id } }),
  ])
  return (
    <RecordPage
      entity={entity}
      record={record}
      changes={changes}
      actions={
        <>
          <PageTime {...state} />
          <OverdueVersion versions={state.versions} />
        </>
      }
    >
      <PageVersions versions={state.versions} canChange={entity.canChange} />
      <PageLinks links={state.links} />
      {state.canPreview ? (
        <PagePreview
          page={record.id}
          change={record.change}
          first={state.language}
          languages={state.languages}
          versions={state.versions.map(({ id: version, startsAt }) => ({ id: version, startsAt }))}
          isCampaign={state.isCampaign}
        />
      ) : null}
    </RecordPage>
  )
}
