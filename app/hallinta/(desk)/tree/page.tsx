import type { Metadata } from 'next'

import { GroupTree } from '@/components/office/group-tree'
import { officeCall, officeIntl } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.tree' }) }
}

/** The tree of groups. */
export default async function OfficeTree() {
  const [intl, { groups, mayMove }] = await Promise.all([officeIntl(), officeCall('officeGroupTree', {})])
  return (
    <>
      <h1 className="text-2xl">{intl.formatMessage({ id: 'office.tree' })}</h1>
      <GroupTree groups={groups} mayMove={mayMove} />
    </>
  )
}
