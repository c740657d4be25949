import type { Metadata } from 'next'

import { BackToList } from '@/components/office/back-to-list'
import { BulkView } from '@/components/office/bulk-view'
import { workTitle } from '@/lib/office/paths'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { record: job } = await params
  const [intl, work] = await Promise.all([officeIntl(), officeCall('officeBulkWork', { params: { job } })])
  return { title: intl.formatMessage({ id: workTitle(work) }) }
}

/** A long bulk change, or texts that are translated: how far it is, what it did, and what was refused. */
export default async function OfficeBulkPage({ params }: Props) {
  const { record: job } = await params
  const [intl, work] = await Promise.all([officeIntl(), officeCall('officeBulkWork', { params: { job } })])
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity={work.entity} />
        <h1 className="text-2xl">{intl.formatMessage({ id: workTitle(work) })}</h1>
      </div>
      <BulkView work={work} />
    </>
  )
}
