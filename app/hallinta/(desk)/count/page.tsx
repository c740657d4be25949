import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CountDesk } from '@/components/office/count-desk'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.count' }) }
}

/** Counting goods in a store. */
export default async function OfficeCount() {
  const [intl, me] = await Promise.all([officeIntl(), officeMe()])
  if (!me.tools.some(({ name }) => name === 'count')) notFound()
  const { stores } = await officeCall('officeCountStores', {})
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.count' })}</h1>
      <p className="mt-2 max-w-text text-ink-muted">{intl.formatMessage({ id: 'office.count_hint' })}</p>
      <CountDesk stores={stores} />
    </>
  )
}
