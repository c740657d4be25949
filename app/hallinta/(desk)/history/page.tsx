import type { Metadata } from 'next'

import { ChangeList } from '@/components/office/change-list'
import { HistoryFilters } from '@/components/office/history-filters'
import { Pages } from '@/components/office/pages'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.history' }) }
}

const PER_PAGE = 50

/** What the address may say; the page of the list is one of them. */
const PARTS = ['page', 'batch', 'entity', 'who', 'from', 'to'] as const

/** Every change of the records that the person may see. */
export default async function OfficeHistory({ searchParams }: Props) {
  const given = await searchParams
  const query: Partial<Record<(typeof PARTS)[number], string>> = {}
  for (const part of PARTS) {
    const value = given[part]
    // A form sends its empty fields, too.
    if (typeof value === 'string' && value.trim() !== '') query[part] = value
  }
  const [intl, me, found] = await Promise.all([officeIntl(), officeMe(), officeCall('officeChanges', { query })])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.history' })}</h1>
      <HistoryFilters entities={me.entities} query={query} />
      <ChangeList changes={found.changes} />
      {found.total === 0 ? null : <Pages page={found.page} size={PER_PAGE} total={found.total} query={query} />}
    </>
  )
}
