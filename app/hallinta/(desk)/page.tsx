import type { Metadata } from 'next'

import { ChangeList } from '@/components/office/change-list'
import { StartLists } from '@/components/office/start-lists'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.start' }) }
}

/** What there is to do, and what was changed last. */
export default async function OfficeStart() {
  const [intl, me, { views }, { changes }] = await Promise.all([
    officeIntl(),
    officeMe(),
    officeCall('officeViews', { query: {} }),
    officeCall('officeChanges', { query: {} }),
  ])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.hello' }, { name: me.name })}</h1>
      <StartLists entities={me.entities} views={views} />
      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <h2 id="latest" className="text-lg">
          {intl.formatMessage({ id: 'office.latest' })}
        </h2>
        <ChangeList changes={changes.slice(0, 12)} isAcross />
      </section>
    </>
  )
}
