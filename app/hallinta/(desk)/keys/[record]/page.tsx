import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BackToList } from '@/components/office/back-to-list'
import { RecordHistory } from '@/components/office/record-history'
import { KeyForm } from '@/components/office/integrations/key-form'
import { KeyView } from '@/components/office/integrations/key-view'
import { recordOf } from '@/lib/office/record'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_keys' }) }
}

/** A key of another system: made (`new`), or looked at and ended. */
export default async function OfficeKeyPage({ params }: Props) {
  const [{ record: id }, intl, me] = await Promise.all([params, officeIntl(), officeMe()])
  if (!me.entities.some(({ name }) => name === 'keys')) notFound()
  if (id === 'new') {
    const { permissions } = await officeCall('officeKeyChoices', {})
    return (
      <>
        <div className="flex flex-col gap-1">
          <BackToList entity="keys" />
          <h1 className="text-2xl">{intl.formatMessage({ id: 'office.new_keys' })}</h1>
        </div>
        <KeyForm permissions={permissions} />
      </>
    )
  }
  const { record, changes } = await recordOf('keys', id)
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="keys" />
        <h1 className="text-2xl">{record.title}</h1>
      </div>
      <KeyView id={record.id} values={record.values} />
      <RecordHistory changes={changes} entity="keys" />
    </>
  )
}
