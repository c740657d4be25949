import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { BackToList } from '@/components/office/back-to-list'
import { RecordHistory } from '@/components/office/record-history'
import { SettingRow } from '@/components/office/settings/setting-row'
import { isSetting, settingName } from '@/components/office/setting-text'
import { listPath } from '@/lib/office/paths'
import { entityFor, NEW } from '@/lib/office/record'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

/** More than there are settings. */
const ALL = '200'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { record: key } = await params
  return isSetting(key) ? { title: settingName(await officeIntl(), key) } : {}
}

/** One general setting as on the page of all of them, and who has changed it. */
export default async function OfficeSetting({ params }: Props) {
  const { record: key } = await params
  const entity = await entityFor('settings', key)
  // Nobody adds a setting: each has its place on the page of all.
  if (key === NEW) redirect(listPath('settings'))
  if (!isSetting(key)) notFound()
  // One that is not stored has its default and is no record, but has a page.
  const [{ rows }, { changes }] = await Promise.all([
    officeCall('officeRecords', { params: { entity: 'settings' }, query: { size: ALL } }),
    officeCall('officeChanges', { query: { entity: 'settings', record: key } }),
  ])
  const value = rows.find(({ id }) => id === key)?.values['value']
  const intl = await officeIntl()
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="settings" />
        <h1 className="text-2xl">{settingName(intl, key)}</h1>
      </div>
      <div className="rounded-card border border-line bg-surface px-4 lg:px-6">
        <SettingRow name={key} stored={typeof value === 'string' ? value : null} canChange={entity.canChange} isAlone />
      </div>
      <RecordHistory changes={changes} entity="settings" />
    </>
  )
}
