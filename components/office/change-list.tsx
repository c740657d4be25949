import NextLink from 'next/link'

import type { OfficeChange } from '@/lib/contract/schemas/office'
import { OFFICE_ROOT, recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'
import { shopTimeZone } from '@/lib/market/shop-time'

import { fieldLabel } from './field-label'
import { BECOMES, named, NOTHING, SPACE } from './marks'
import { showValue } from './show-value'
import { UndoButton } from './undo-button'

/** Who changed what, when and why, the newest first, each with the way back. `isAcross`: of many records, each with its name. */
export async function ChangeList({
  changes,
  isAcross = false,
}: {
  changes: readonly OfficeChange[]
  isAcross?: boolean
}) {
  const intl = await officeIntl()
  if (changes.length === 0) return <p className="text-ink-muted">{intl.formatMessage({ id: 'office.no_changes' })}</p>
  return (
    <ol className="flex flex-col gap-3">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-semibold">{intl.formatMessage({ id: `office.action_${change.action}` })}</span>
            {isAcross ? (
              <NextLink prefetch={false} className="underline" href={recordPath(change.entity, change.record)}>
                {named(intl.formatMessage({ id: `office.entity_${change.entity}` }), change.title || change.record)}
              </NextLink>
            ) : null}
            <span className="text-ink-muted">
              {change.actor ?? intl.formatMessage({ id: 'office.nobody' })}
              {SPACE}
              <time dateTime={change.at}>
                {intl.formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })}
              </time>
            </span>
            {isAcross && change.batch !== null ? (
              <NextLink prefetch={false} className="underline" href={`${OFFICE_ROOT}history/?batch=${change.batch}`}>
                {intl.formatMessage({ id: 'office.bulk_change' })}
              </NextLink>
            ) : null}
            {change.isUndone ? (
              <span className="text-ink-muted">{intl.formatMessage({ id: 'office.undone' })}</span>
            ) : (
              <UndoButton change={change.id} batch={isAcross ? change.batch : null} />
            )}
          </p>
          {change.reason === null ? null : <p className="italic">{change.reason}</p>}
          <Differences change={change} />
        </li>
      ))}
    </ol>
  )
}

const FIRST = 8

async function Differences({ change }: { change: OfficeChange }) {
  const intl = await officeIntl()
  if (change.action !== 'update') return null
  const pairs = Object.entries(change.changes)
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {pairs.slice(0, FIRST).map(([path, [before, after]]) => (
        <div key={path} className="contents">
          <dt className="text-ink-muted">{fieldLabel(intl, path)}</dt>
          <dd className="min-w-0 break-words">
            <del className="text-ink-muted">{showValue(intl, undefined, before) || NOTHING}</del>
            {BECOMES}
            <ins className="no-underline">{showValue(intl, undefined, after) || NOTHING}</ins>
          </dd>
        </div>
      ))}
      {pairs.length > FIRST ? (
        <p>{intl.formatMessage({ id: 'office.more_fields' }, { count: pairs.length - FIRST })}</p>
      ) : null}
    </dl>
  )
}
