'use client'

import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { OfficeField, OfficeRow, OfficeValue } from '@/lib/contract/schemas/office'

import { NothingFound } from './nothing-found'
import { useFound } from './use-found'

interface ReferenceEditorProps {
  id: string
  /** `by`: a field by whose record it is found, too. */
  field: Pick<OfficeField, 'to' | 'isRequired' | 'isReadOnly'> & { readonly by?: string }
  value: OfficeValue
  label: string | null
  onChange: (value: OfficeValue) => void
  /** Told what was taken, with its fields. */
  onTake?: (row: OfficeRow) => void
}

const idOf = (id: string): OfficeValue => (/^\d+$/.test(id) ? Number(id) : id)

/** Whoever types the whole name, or enough of it for one record, need not choose it from the list. */
function meantBy(text: string, found: readonly OfficeRow[]): OfficeRow | undefined {
  const typed = text.trim().toLowerCase()
  if (typed === '') return undefined
  // What was found can be older than what is typed.
  const names = found.filter(({ title }) => title.toLowerCase().includes(typed))
  return names.find(({ title }) => title.toLowerCase() === typed) ?? (names.length === 1 ? names[0] : undefined)
}

/** A record of another kind, found by typing its name. */
export function ReferenceEditor({ id, field, value, label, onChange, onTake }: ReferenceEditorProps) {
  const [text, setText] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ value: OfficeValue; title: string } | null>(null)
  const [at, setAt] = useState(0)
  const { rows: found, isAnswered } = useFound(field.to ?? '', text, field.by)
  const name = value === null ? '' : chosen?.value === value ? chosen.title : (label ?? String(value))
  const isOpen = text !== null && found.length > 0
  function take(row: OfficeRow | undefined) {
    if (!row) return
    setChosen({ value: idOf(row.id), title: row.title })
    onChange(idOf(row.id))
    onTake?.(row)
    setText(null)
  }
  /** The first ones are shown before anything is typed; none of them is marked, so that Enter takes none by mistake. */
  function browse() {
    if (text !== null || value !== null) return
    setText('')
    setAt(-1)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setText(null)
    else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(found[at])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setText(text ?? '')
      setAt(Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), Math.max(found.length - 1, 0)))
    }
  }
  return (
    <div className="relative">
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        className={cx(controlStyle, 'pr-11')}
        disabled={field.isReadOnly}
        autoComplete="off"
        value={text ?? name}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onFocus={browse}
        onClick={browse}
        onBlur={() => {
          take(isOpen ? meantBy(text, found) : undefined)
          setText(null)
        }}
        onKeyDown={press}
      />
      {value !== null && !field.isRequired && !field.isReadOnly ? <ClearButton onClear={() => onChange(null)} /> : null}
      <FoundList id={`${id}-list`} found={found} at={at} isOpen={isOpen} onTake={take} />
      <NothingFound isShown={isAnswered && found.length === 0} />
    </div>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className="absolute top-0 right-0 flex size-11 items-center justify-center"
      aria-label={intl.formatMessage({ id: 'office.clear' })}
      onClick={onClear}
    >
      <Icon name="close" size={16} />
    </button>
  )
}

interface FoundListProps {
  id: string
  found: readonly OfficeRow[]
  at: number
  isOpen: boolean
  onTake: (row: OfficeRow) => void
}

function FoundList({ id, found, at, isOpen, onTake }: FoundListProps) {
  const intl = useIntl()
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'office.found' })}
      hidden={!isOpen}
      className="absolute z-20 max-h-72 w-full overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-overlay"
    >
      {found.map((row, index) => (
        <li
          key={row.id}
          role="option"
          aria-selected={index === at}
          className={cx('min-h-9 cursor-pointer rounded-control px-3 py-1.5', index === at && 'bg-surface-2')}
          onMouseDown={(event) => {
            // The field keeps the focus.
            event.preventDefault()
            onTake(row)
          }}
        >
          {row.title}
          {typeof row.values['sku'] === 'string' ? (
            <span className="ml-2 text-ink-muted text-xs">{row.values['sku']}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
