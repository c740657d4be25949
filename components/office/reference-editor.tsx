'use client'

import NextLink from 'next/link'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeField, OfficeRow, OfficeValue } from '@/lib/contract/schemas/office'
import { officeGet } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { codedName } from './choice-names'
import { findText } from './field-label'
import { NothingFound } from './nothing-found'
import { SearchMark } from './search-mark'
import { optionLabel } from './show-value'
import { Thumbnail } from './thumbnail'
import { useFound } from './use-found'

interface ReferenceEditorProps {
  id: string
  /** `by`: a field by whose record it is found, too; `filters`: one of them lets it pass; `label`: the name of a field that has no label. */
  field: Pick<OfficeField, 'to' | 'isRequired' | 'isReadOnly'> & {
    readonly by?: string
    readonly filters?: readonly string[]
    readonly label?: string
  }
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

/** A record of another kind: a row with its name once it is chosen, a search by name until then. */
export function ReferenceEditor(props: ReferenceEditorProps) {
  const { id, field, value, label, onChange, onTake } = props
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isFinding, setFinding] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const has = value !== null && value !== ''
  const name = chosen?.value === value ? chosen.title : (label ?? String(value))
  /** The search is gone after it has ended; the row has its place. */
  function end() {
    flushSync(() => setFinding(false))
    own.current?.querySelector('button')?.focus()
  }
  if (has && !isFinding)
    return (
      <div ref={own}>
        <ChosenRow
          id={id}
          field={field}
          value={value}
          name={name}
          picture={chosen?.value === value ? chosen.picture : undefined}
          onFind={() => setFinding(true)}
          onClear={() => onChange(null)}
        />
      </div>
    )
  return (
    <div ref={own}>
      <FindRecord
        id={id}
        field={field}
        isBegun={has}
        onEnd={(isLeft) => (isLeft || !has ? setFinding(false) : end())}
        onTake={(row, isLeft) => {
          setChosen({ value: idOf(row.id), title: row.title, picture: row.picture ?? null })
          onChange(idOf(row.id))
          onTake?.(row)
          if (isLeft || onTake) setFinding(false)
          else end()
        }}
      />
    </div>
  )
}

interface Chosen {
  readonly value: OfficeValue
  readonly title: string
  readonly picture: string | null
}

/** Kinds whose records have pictures. */
const PICTURED: ReadonlySet<string> = new Set(['products', 'variants'])

/** `known`: of the one that was just found; undefined until one was. */
function usePicture(to: string, value: OfficeValue, known: string | null | undefined): string | null {
  const [read, setRead] = useState<{ value: OfficeValue; path: string | null } | null>(null)
  const isAsked = known === undefined && PICTURED.has(to)
  useEffect(() => {
    if (!isAsked) return
    const control = new AbortController()
    const path = `/api/office/records/${to}/${encodeURIComponent(String(value))}/` as const
    void officeGet<Answer<'officeRecord'>>(path, control.signal).then((result) => {
      if (result.ok) setRead({ value, path: result.value.picture ?? null })
    })
    return () => control.abort()
  }, [isAsked, to, value])
  return known ?? (read?.value === value ? read.path : null)
}

interface ChosenRowProps {
  id: string
  field: ReferenceEditorProps['field']
  value: OfficeValue
  name: string
  picture: string | null | undefined
  onFind: () => void
  onClear: () => void
}

/** The chosen record: its name opens it, and buttons choose another one or none. */
function ChosenRow({ id, field, value, name, picture: known, onFind, onClear }: ChosenRowProps) {
  const intl = useIntl()
  const picture = usePicture(field.to ?? '', value, known)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-control border border-line bg-surface-2 py-0.5 pl-3">
      {picture ? <Thumbnail path={picture} name="" isSmall /> : null}
      <NextLink
        prefetch={false}
        href={recordPath(field.to ?? '', String(value))}
        className="min-w-0 flex-1 break-words py-1 font-semibold underline underline-offset-2"
      >
        {name}
      </NextLink>
      {field.isReadOnly ? null : (
        <span className="flex items-center">
          <Button
            id={id}
            size="sm"
            variant="quiet"
            icon="edit"
            aria-label={intl.formatMessage({ id: 'office.change_chosen_name' }, { name })}
            onClick={onFind}
          >
            {intl.formatMessage({ id: 'office.change_chosen' })}
          </Button>
          {field.isRequired ? null : (
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'office.take_away' }, { name })}
              onClick={onClear}
            />
          )}
        </span>
      )}
    </div>
  )
}

interface FindRecordProps {
  id: string
  field: ReferenceEditorProps['field']
  /** Another one than the chosen is looked for: the search is open, and has the focus. */
  isBegun: boolean
  /** `isLeft`: the focus is somewhere else already. */
  onEnd: (isLeft: boolean) => void
  onTake: (row: OfficeRow, isLeft: boolean) => void
}

/** The field has the focus as soon as it is there. */
function useFirstFocus(isBegun: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isBegun) input.current?.focus()
  }, [isBegun])
  return input
}

const comboboxOf = (list: string, isOpen: boolean) =>
  ({
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
  }) as const

function FindRecord({ id, field, isBegun, onEnd, onTake }: FindRecordProps) {
  const intl = useIntl()
  const [text, setText] = useState<string | null>(isBegun ? '' : null)
  const [at, setAt] = useState(-1)
  const { rows: found, isAnswered } = useFound(field.to ?? '', text, field.by, field.filters)
  const input = useFirstFocus(isBegun)
  const isOpen = text !== null && found.length > 0
  function take(row: OfficeRow, isLeft = false) {
    setText(null)
    onTake(row, isLeft)
  }
  /** The first ones are shown before anything is typed; none of them is marked, so that Enter takes none by mistake. */
  function browse() {
    if (text !== null) return
    setText('')
    setAt(-1)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setText(null)
      onEnd(false)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (found[at]) take(found[at])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setText(text ?? '')
      setAt(Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), Math.max(found.length - 1, 0)))
    }
  }
  return (
    <div className="relative">
      <SearchMark />
      <input
        id={id}
        {...comboboxOf(`${id}-list`, isOpen)}
        className={cx(controlStyle, 'pl-10')}
        aria-label={field.label}
        placeholder={findText(intl, field.to)}
        disabled={field.isReadOnly}
        ref={input}
        value={text ?? ''}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onFocus={browse}
        onClick={browse}
        onBlur={() => {
          const meant = isOpen ? meantBy(text, found) : undefined
          setText(null)
          if (meant) onTake(meant, true)
          else onEnd(true)
        }}
        onKeyDown={press}
      />
      <FoundList id={`${id}-list`} found={found} at={at} isOpen={isOpen} onTake={(row) => take(row)} />
      <NothingFound isShown={isAnswered && found.length === 0} />
    </div>
  )
}

/** What tells records of like names apart: the SKU of a variant, the language of a page, and of a place whether it is a store or a warehouse. */
function noteOf(intl: IntlShape, { values: { sku, language, type } }: OfficeRow): string {
  if (typeof sku === 'string') return sku
  if (typeof language === 'string') return codedName(intl, 'language', language) ?? language
  return typeof type === 'string' ? optionLabel(intl, type) : ''
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
          className={cx(
            'flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5',
            index === at && 'bg-surface-2',
          )}
          onMouseDown={(event) => {
            // The field keeps the focus.
            event.preventDefault()
            onTake(row)
          }}
        >
          {row.picture ? <Thumbnail path={row.picture} name="" isSmall /> : null}
          {row.title}
          <span className="text-ink-muted text-xs empty:hidden">{noteOf(intl, row)}</span>
        </li>
      ))}
    </ul>
  )
}
