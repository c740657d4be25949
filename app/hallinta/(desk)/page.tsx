import type { Metadata } from 'next'

import { ChangeList } from '@/components/office/change-list'
import { StartLists, StartWork } from '@/components/office/start-lists'
import { Sales, Waiting } from '@/components/office/waiting'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'
import { workPages } from '@/lib/office/work'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.start' }) }
}

/** The morning page: what waits, what was sold, the ways to everything, and what was changed last. */
export default async function OfficeStart() {
  const [intl, me, { waiting, sales }, { views }, { changes }, work] = await Promise.all([
    officeIntl(),
    officeMe(),
    officeCall('officeWaiting', {}),
    officeCall('officeViews', { query: {} }),
    officeCall('officeChanges', { query: {} }),
    workPages(),
  ])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.hello' }, { name: me.name })}</h1>
      <Waiting waiting={waiting} email={me.email} />
      {sales === null ? null : <Sales sales={sales} />}
      <StartWork work={work} email={me.email} />
      <StartLists entities={me.entities} tools={me.tools} views={views} />
      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <h2 id="latest" className="text-lg">
          {intl.formatMessage({ id: 'office.latest' })}
        </h2>
        <ChangeList changes={changes.slice(0, 12)} />
      </section>
    </>
  )
}
