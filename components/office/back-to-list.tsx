import NextLink from 'next/link'

import { Icon } from '@/components/ui/icon'
import { listPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

/** Above the name of a record: to the list of its kind. */
export async function BackToList({ entity }: { entity: string }) {
  const intl = await officeIntl()
  return (
    <NextLink
      prefetch={false}
      href={listPath(entity)}
      className="inline-flex min-h-6 items-center gap-1 self-start text-ink-muted hover:underline"
    >
      <Icon name="arrow-left" size={16} />
      {intl.formatMessage({ id: `office.entity_${entity}` })}
    </NextLink>
  )
}
