import NextLink from 'next/link'

import { Icon } from '@/components/ui/icon'
import type { OfficeErasure } from '@/lib/contract/schemas/office-person'
import { recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'

import { DASH } from '../marks'
import { Card } from './card'
import { EraseForm } from './erase-form'

interface ErasureViewProps {
  erasure: OfficeErasure
  maySeeOrders: boolean
}

/** Before somebody is erased: what goes at once, what is under way, what the law keeps and for how long. */
export async function ErasureView({ erasure, maySeeOrders }: ErasureViewProps) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id: `office.${id}` })
  const { id, name, email, deleted, kept, isColleague } = erasure
  return (
    <>
      <div className="flex flex-col gap-1">
        <NextLink
          prefetch={false}
          href={recordPath('customers', String(id))}
          className="inline-flex min-h-6 items-center gap-1 self-start text-ink-muted hover:underline"
        >
          <Icon name="arrow-left" size={16} />
          {name}
        </NextLink>
        <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">
          {intl.formatMessage({ id: 'office.erase_title' }, { name })}
        </h1>
        <p className="text-ink-muted">{email}</p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card id="erase-deleted" title={word('erase_deleted')}>
          <ul className="list-disc pl-5">
            <li>{word('erase_account')}</li>
            {deleted.map(({ what, count }) => (
              <li key={what} className={what === 'unanswered' ? 'text-sale' : undefined}>
                {intl.formatMessage({ id: `office.erase_${what}` }, { count })}
              </li>
            ))}
          </ul>
        </Card>
        <Card id="erase-kept" title={word('erase_kept')}>
          <KeptList title={word('erase_open')} kept={kept.filter(({ isOpen }) => isOpen)} maySeeOrders={maySeeOrders} />
          <KeptList
            title={word('erase_until')}
            kept={kept.filter(({ isOpen }) => !isOpen)}
            maySeeOrders={maySeeOrders}
          />
          <p>{word('erase_books')}</p>
          <p className="text-ink-muted">{word('erase_elsewhere')}</p>
        </Card>
      </div>
      {isColleague ? (
        <p className="flex items-center gap-2 rounded-card border border-warning bg-surface p-4">
          <Icon name="warning" size={18} />
          {word('erase_colleague')}
        </p>
      ) : (
        <EraseForm customer={id} email={email} />
      )}
    </>
  )
}

interface KeptListProps {
  title: string
  kept: OfficeErasure['kept']
  maySeeOrders: boolean
}

async function KeptList({ title, kept, maySeeOrders }: KeptListProps) {
  const intl = await officeIntl()
  if (kept.length === 0) return null
  const dayText = (day: string | null) =>
    day === null ? '' : intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc pl-5">
        {kept.map((one) => (
          <li key={`${one.kind} ${one.number}`}>
            <KeptName kept={one} isLinked={maySeeOrders} />
            {DASH}
            {one.isOpen
              ? intl.formatMessage({ id: `office.erase_${one.kind}_open` })
              : intl.formatMessage({ id: 'office.erase_day' }, { day: dayText(one.until) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface KeptNameProps {
  kept: OfficeErasure['kept'][number]
  isLinked: boolean
}

async function KeptName({ kept: { kind, number, record }, isLinked }: KeptNameProps) {
  const intl = await officeIntl()
  const name = intl.formatMessage({ id: `office.erase_${kind}` }, { number })
  if (record === null || !isLinked) return name
  return (
    <NextLink
      prefetch={false}
      href={recordPath(kind === 'rental' ? 'rentals' : 'orders', String(record))}
      className="inline-block min-h-6 underline"
    >
      {name}
    </NextLink>
  )
}
