import type { Metadata } from 'next'
import NextLink from 'next/link'

import { ChangeList } from '@/components/office/change-list'
import { StartLists, StartWork } from '@/components/office/start-lists'
import { Waiting } from '@/components/office/waiting'
import { listPath } from '@/lib/office/paths'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'
import { workPages } from '@/lib/office/work'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.start' }) }
}

/** What there is to do, and what was changed last. */
export default async function OfficeStart() {
  const [intl, me, { views }, { changes }, work] = await Promise.all([
    officeIntl(),
    officeMe(),
    officeCall('officeViews', { query: {} }),
    officeCall('officeChanges', { query: {} }),
    workPages(),
  ])
  const low = me.tools.some(({ name }) => name === 'low-stock')
    ? await officeCall('officeLowStock', { query: {} })
    : { total: 0, isMore: false }
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.hello' }, { name: me.name })}</h1>
      <Waiting entities={me.entities} />
      {low.total === 0 ? null : (
        <p>
          <NextLink
            prefetch={false}
            href={listPath('low-stock')}
            className="inline-flex min-h-11 items-center rounded-card border border-warning bg-surface px-4 py-2 hover:underline"
          >
            {intl.formatMessage(
              { id: low.isMore ? 'office.low_notice_more' : 'office.low_notice' },
              { count: low.total },
            )}
          </NextLink>
        </p>
      )}
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
