import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { SettingsPage } from '@/components/office/settings/settings-page'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

/** More than there are settings. */
const ALL = '200'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_settings' }) }
}

/** The general settings, each with what it changes, instead of a list of keys. */
export default async function OfficeSettings() {
  const entity = (await officeMe()).entities.find(({ name }) => name === 'settings') ?? notFound()
  const { rows } = await officeCall('officeRecords', { params: { entity: 'settings' }, query: { size: ALL } })
  const stored = Object.fromEntries(rows.map(({ id, values }) => [id, String(values['value'] ?? '')]))
  return <SettingsPage stored={stored} canChange={entity.canChange} />
}
