import type { Metadata } from 'next'

import { ChangeList } from '@/components/office/change-list'
import { Pages } from '@/components/office/pages'
import { officeCall, officeIntl } from '@/lib/office/server'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.history' }) }
}

const PER_PAGE = 50

/** Every change of the records that the person may see. */
export default async function OfficeHistory({ searchParams }: Props) {
  const { page, batch } = await searchParams
  const query = {
    ...(typeof page === 'string' && { page }),
    ...(typeof batch === 'string' && { batch }),
  }
  const [intl, found] = await Promise.all([officeIntl(), officeCall('officeChanges', { query })])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.history' })}</h1>
      <ChangeList changes={found.changes} />
      <Pages page={found.page} size={PER_PAGE} total={found.total} query={query} />
    </>
  )
}
