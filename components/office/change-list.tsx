import NextLink from 'next/link'
import type { IntlShape } from 'react-intl'

import type { SettingKey } from '@/lib/contract/general-settings'
import type { OfficeChange } from '@/lib/contract/schemas/office'
import { listPath, OFFICE_ROOT, recordPath } from '@/lib/office/paths'
import { officeIntl } from '@/lib/office/server'
import { shopTimeZone } from '@/lib/market/shop-time'

import { FieldDifferences } from './field-differences'
import { named, SPACE } from './marks'
import { RepairButton } from './repair-button'
import { isSetting, settingName } from './setting-text'
import { titleInWords } from './title-words'

/** Every change but the newest leads back to the record as it was after it; the record must be there still. */
const hasVersion = (change: OfficeChange, newest: OfficeChange | undefined): boolean =>
  change.entity === newest?.entity &&
  change.canUndo &&
  change.id !== newest.id &&
  change.action !== 'remove' &&
  newest.action !== 'remove'

/** On the page of a product a bulk change of its variants is one entry, which stands for others as well: it goes back on its own page. */
const mayUndo = (change: OfficeChange, entity: string | undefined): boolean =>
  change.canUndo && !change.isUndone && (entity === undefined || change.entity === entity || change.batch === null)

/**
 * Who changed what, when and why, the newest first, each with the way back. `entity`: the kind of the record whose page it is; changes of
 * other records have their names.
 */
export async function ChangeList({ changes, entity }: { changes: readonly OfficeChange[]; entity?: string }) {
  const intl = await officeIntl()
  const newest = changes.find((change) => change.entity === entity)
  if (changes.length === 0) return <p className="text-ink-muted">{intl.formatMessage({ id: 'office.no_changes' })}</p>
  return (
    <ol className="flex flex-col gap-3">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-semibold">{intl.formatMessage({ id: `office.action_${change.action}` })}</span>
            {change.entity !== entity ? (
              <NextLink prefetch={false} className="underline" href={recordPath(change.entity, change.record)}>
                {named(intl.formatMessage({ id: `office.entity_${change.entity}` }), titleOf(intl, change))}
              </NextLink>
            ) : null}
            <span className="text-ink-muted">
              {change.actor ?? intl.formatMessage({ id: 'office.nobody' })}
              {SPACE}
              <time dateTime={change.at}>
                {intl.formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone() })}
              </time>
            </span>
            {change.entity !== entity && change.batch !== null ? (
              <NextLink prefetch={false} className="underline" href={`${OFFICE_ROOT}history/?batch=${change.batch}`}>
                {intl.formatMessage({ id: 'office.bulk_change' })}
              </NextLink>
            ) : null}
            {change.isUndone ? (
              <span className="text-ink-muted">{intl.formatMessage({ id: 'office.undone' })}</span>
            ) : null}
            <span className="ml-auto flex flex-wrap items-center gap-2">
              {mayUndo(change, entity) ? (
                <UndoButton change={change} isAcross={entity === undefined} isOwn={change.entity === entity} />
              ) : null}
              {hasVersion(change, newest) ? (
                <RepairButton
                  way="restore"
                  body={{ change: change.id }}
                  entity={change.entity}
                  record={change.record}
                />
              ) : null}
            </span>
          </p>
          {change.reason === null ? null : <p className="italic">{change.reason}</p>}
          {change.action === 'update' ? (
            <FieldDifferences changes={change.changes} setting={settingOf(change)} />
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Settings are called by their keys. */
const settingOf = ({ entity, record }: OfficeChange): SettingKey | null =>
  entity === 'settings' && isSetting(record) ? record : null

function titleOf(intl: IntlShape, change: OfficeChange): string {
  const setting = settingOf(change)
  return setting === null ? titleInWords(intl, change.entity, change.record, change.title) : settingName(intl, setting)
}

/** Among many records a bulk change goes back as a whole; on its own page a record whose adding goes back is left. */
function UndoButton({ change, isAcross, isOwn }: { change: OfficeChange; isAcross: boolean; isOwn: boolean }) {
  const isAdding = change.action === 'create'
  const batch = isAcross ? change.batch : null
  return (
    <RepairButton
      way={isAdding ? 'undoCreate' : 'undo'}
      body={batch === null ? { change: change.id } : { batch }}
      entity={change.entity}
      record={batch === null ? change.record : null}
      {...(isOwn && isAdding && { goneTo: listPath(change.entity) })}
    />
  )
}
