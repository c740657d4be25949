import type { Metadata } from 'next'

import NextLink from 'next/link'

import { GroupTree } from '@/components/office/group-tree'
import { buttonStyle } from '@/components/ui/button-style'
import { newPath } from '@/lib/office/paths'
import { officeCall, officeIntl } from '@/lib/office/server'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.tree' }) }
}

/** The tree of groups. */
export default async function OfficeTree() {
  const [intl, { groups, mayMove }] = await Promise.all([officeIntl(), officeCall('officeGroupTree', {})])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{intl.formatMessage({ id: 'office.tree' })}</h1>
        {mayMove ? (
          <NextLink prefetch={false} href={newPath('groups')} className={buttonStyle('primary', 'sm')}>
            {intl.formatMessage({ id: 'office.new_groups' })}
          </NextLink>
        ) : null}
      </div>
      <GroupTree groups={groups} mayMove={mayMove} />
    </>
  )
}
