'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'

import { fieldLabel } from './field-label'
import { named as namedValue, NOTHING } from './marks'
import { showValue } from './show-value'
import type { Conflict } from './use-record-draft'

interface SaveBarProps {
  /** Paths of fields that are not saved. */
  changed: readonly string[]
  /** Names of parts that hold something unsaved and have a button of their own. */
  parts: readonly string[]
  /** Of those that are saved with the fields. */
  joint: readonly string[]
  conflicts: readonly Conflict[]
  message: string | null
  isBusy: boolean
  isNew: boolean
  canRemove: boolean
  /** What the button says that removes the record; without it only that it does. */
  removeText?: string | undefined
  /** Another way to keep what is unsaved. */
  otherWay?: ReactNode
  onSave: (reason: string) => void
  onDrop: () => void
  onTakeTheirs: () => void
  onKeepMine: () => void
  onRemove: () => void
}

const NAMED = 4

/** What is unsaved, by name; saving it (Ctrl S), dropping it; what somebody else changed meanwhile. */
export function SaveBar(props: SaveBarProps) {
  const { changed, parts, joint, conflicts, message, isBusy, isNew, canRemove, otherWay, onSave, onDrop, onRemove } =
    props
  const intl = useIntl()
  const [reason, setReason] = useState('')
  const count = changed.length + joint.length
  const isDirty = isNew || count > 0
  // It was of the changes that are saved or discarded now.
  if (changed.length === 0 && reason !== '') setReason('')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      // In a window over the page it would save what that window is about to keep in another way.
      if (isDirty && !isBusy && !document.querySelector('dialog[data-modal][open]')) onSave(reason)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isDirty, isBusy, onSave, reason])
  const named = [...changed.map((path) => fieldLabel(intl, path)), ...joint.map((id) => intl.formatMessage({ id }))]
  const names = [...new Set(named.slice(0, NAMED))].join(', ')
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-overlay">
      {conflicts.length > 0 ? <Conflicts {...props} /> : null}
      <p role="alert" className="text-sale empty:hidden">
        {message}
      </p>
      {parts.length > 0 ? <PartsApart parts={parts} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 text-ink-muted">
          {count > 0
            ? intl.formatMessage({ id: 'office.unsaved' }, { count, names })
            : parts.length > 0
              ? null
              : intl.formatMessage({ id: isNew ? 'office.not_saved_yet' : 'office.all_saved' })}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {canRemove ? <Remove text={props.removeText} onRemove={onRemove} /> : null}
          {count > 0 && !isNew ? (
            <>
              {changed.length > 0 ? <Reason text={reason} onType={setReason} /> : null}
              <Button variant="secondary" onClick={onDrop}>
                {intl.formatMessage({ id: 'office.drop' })}
              </Button>
            </>
          ) : null}
          {otherWay}
          <Button busy={isBusy} disabled={!isDirty} onClick={() => onSave(reason)}>
            {intl.formatMessage({ id: parts.length > 0 && count > 0 ? 'office.save_rest' : 'office.save' })}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Remove({ text, onRemove }: { text: string | undefined; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <Button variant="danger" size="sm" icon="trash" onClick={onRemove}>
      {text ?? intl.formatMessage({ id: 'office.remove' })}
    </Button>
  )
}

/** Where the parts of a page are. */
const PLACES: Readonly<Record<string, string>> = { 'office.goods': 'goods', 'office.entity_variants': 'variants' }

/** What this bar does not save, and the way to the button that does. */
function PartsApart({ parts }: Pick<SaveBarProps, 'parts'>) {
  const intl = useIntl()
  const nameOf = (id: string) => intl.formatMessage({ id })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-warning p-3">
      <p role="status" className="min-w-0">
        {intl.formatMessage({ id: 'office.parts_unsaved' }, { names: intl.formatList(parts.map(nameOf)) })}
      </p>
      {parts.map((id) =>
        PLACES[id] === undefined ? null : (
          <a key={id} href={`#${PLACES[id]}`} className="inline-block min-h-6 font-semibold underline">
            {intl.formatMessage({ id: 'office.go_to_part' }, { name: nameOf(id) })}
          </a>
        ),
      )}
    </div>
  )
}

function Reason({ text, onType }: { text: string; onType: (text: string) => void }) {
  const intl = useIntl()
  return (
    // A control is as wide as what it stands in.
    <span className="w-56">
      <input
        value={text}
        maxLength={500}
        onChange={(event) => onType(event.target.value)}
        placeholder={intl.formatMessage({ id: 'office.reason' })}
        aria-label={intl.formatMessage({ id: 'office.reason' })}
        className={controlStyle}
      />
    </span>
  )
}

function Conflicts({ conflicts, onTakeTheirs, onKeepMine }: SaveBarProps) {
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-2 rounded-card border border-warning p-3">
      <p className="font-semibold">{intl.formatMessage({ id: 'office.conflict' })}</p>
      <ul>
        {conflicts.map(({ path, now }) => (
          <li key={path}>{namedValue(fieldLabel(intl, path), showValue(intl, undefined, now) || NOTHING)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {intl.formatMessage({ id: 'office.conflict_theirs' })}
        </Button>
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          {intl.formatMessage({ id: 'office.conflict_mine' })}
        </Button>
      </div>
    </div>
  )
}
