import type { Metadata } from 'next'
import NextLink from 'next/link'
import { notFound } from 'next/navigation'

import { PagePreview } from '@/components/office/page-preview'
import { VersionChanges } from '@/components/office/page-versions'
import { RecordPage } from '@/components/office/record-page'
import type { OfficeField } from '@/lib/contract/schemas/office'
import { recordPath } from '@/lib/office/paths'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_page-versions' }) }
}

/** A page has either tabs or a text of its own. */
const isShown = ({ name }: OfficeField, hasTabs: boolean) => name !== (hasTabs ? 'contentHtml' : 'tabs')

/** Texts that a page will have later: when, what they change, how the page will look, who wrote them. What is published is only read. */
export default async function OfficePageVersion({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'page-versions') ?? notFound()
  const [intl, language] = await Promise.all([officeIntl(), officeLanguage()])
  const record = await officeCall('officeRecord', {
    params: { entity: 'page-versions', record: id },
    query: { language },
  })
  const page = String(record.values['pageId'])
  const [state, { changes }] = await Promise.all([
    officeCall('officePage', { params: { page } }),
    officeCall('officeChanges', { query: { entity: 'page-versions', record: id } }),
  ])
  const isPublished = record.values['state'] === 'published'
  const fields = entity.fields
    .filter((field) => isShown(field, state.hasTabs))
    .map((field) => ({ ...field, isReadOnly: field.isReadOnly || isPublished }))
  const own = state.versions.find((version) => String(version.id) === record.id)
  return (
    <RecordPage
      entity={{ ...entity, fields, canRemove: entity.canRemove && !isPublished }}
      record={record}
      changes={changes}
      actions={
        <NextLink prefetch={false} href={recordPath('pages', page)} className="w-fit underline">
          {intl.formatMessage({ id: 'office.version_to_page' })}
        </NextLink>
      }
    >
      {own ? (
        <section aria-labelledby="differences" className="flex flex-col gap-3">
          <h2 id="differences" className="text-lg">
            {intl.formatMessage({ id: 'office.version_changes' })}
          </h2>
          <VersionChanges version={own} canChange={entity.canChange} />
        </section>
      ) : null}
      {state.canPreview ? (
        <PagePreview
          page={page}
          version={record.id}
          change={record.change}
          first={state.language}
          languages={state.languages.filter((known) => known.language === state.language)}
          isCampaign={state.isCampaign}
        />
      ) : null}
    </RecordPage>
  )
}
