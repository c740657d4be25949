import type { ReactNode } from 'react'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeChange, OfficeEntity } from '@/lib/contract/schemas/office'
import { firstValues } from '@/lib/office/first-values'
import { officeIntl, officeNow } from '@/lib/office/server'

import { BackToList } from './back-to-list'
import { RecordHistory } from './record-history'
import { RecordForm } from './record-form'
import { type PageSection, SectionBar } from './section-bar'
import { Thumbnail } from './thumbnail'
import { pageTitle } from './title-words'
import type { NewRecordPath } from './use-record-draft'

interface RecordPageProps {
  entity: OfficeEntity
  /** Null: it is being made. */
  record: Answer<'officeRecord'> | null
  changes: readonly OfficeChange[]
  /** Below the first sections of the form. */
  children?: ReactNode
  /** Below the name. */
  actions?: ReactNode
  /** Of a long page: a bar that leads to them stays in view. */
  sections?: readonly PageSection[]
  /** The call that makes a record together with its parts. */
  newPath?: NewRecordPath
}

/** One record: the form, and below it the history. */
export async function RecordPage({ entity, record, changes, children, actions, sections, newPath }: RecordPageProps) {
  const intl = await officeIntl()
  const first = record ? undefined : await firstValues(entity, await officeNow())
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity={entity.name} />
        <div className="flex items-center gap-3">
          {record?.picture ? <Thumbnail path={record.picture} name="" /> : null}
          <h1 className="min-w-0 text-2xl">
            {record
              ? pageTitle(intl, entity.name, record.id, record.title)
              : intl.formatMessage({ id: `office.new_${entity.name}` })}
          </h1>
        </div>
      </div>
      {actions}
      {sections ? <SectionBar sections={sections} /> : null}
      <RecordForm key={record?.id ?? 'new'} entity={entity} record={record} newPath={newPath} first={first}>
        {children}
      </RecordForm>
      {record ? <RecordHistory changes={changes} entity={entity.name} /> : null}
    </>
  )
}
