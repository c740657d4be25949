'use client'

import { type ReactElement, useId } from 'react'
import { useIntl } from 'react-intl'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { shopLocalTime, shopMoment } from '@/lib/market/shop-time'

import { codesEditor } from './codes-editor'
import type { EditorProps } from './editor-props'
import { LocalizedEditor } from './localized-editor'
import { NOTHING, REQUIRED } from './marks'
import { PropertiesEditor } from './properties-editor'
import { PictureEditor } from './picture-editor'
import { ReferenceEditor } from './reference-editor'
import { ReferencesEditor } from './references-editor'
import { optionLabel, showValue } from './show-value'
import { HoursEditor } from './hours-editor'
import { shapeOf } from './struct-shapes'
import { SizeTableEditor } from './size-table-editor'
import { StructEditor } from './struct-editor'
import { TaxClassSelect } from './tax-class'
import { TabsEditor } from './tabs-editor'
import { useTypedText } from './use-typed-text'

interface ControlProps extends EditorProps {
  id: string
}

/** The editor of a field whose value is not one control; null for others. */
function wholeEditor(props: EditorProps): ReactElement | null {
  const { kind, name } = props.field
  if (kind.startsWith('localized')) return <LocalizedEditor {...props} />
  if (kind === 'references') return <ReferencesEditor {...props} />
  if (kind === 'properties') return <PropertiesEditor {...props} />
  if (kind !== 'json') return codesEditor(props)
  const shape = shapeOf(name)
  if (shape) return <StructEditor {...props} shape={shape} editor={FieldEditor} />
  if (name === 'hours') return <HoursEditor {...props} />
  if (name === 'parsed') return <SizeTableEditor {...props} />
  return name === 'tabs' ? <TabsEditor {...props} editor={FieldEditor} /> : null
}

/** A field of a form with its name, by its kind. */
export function FieldEditor(props: EditorProps) {
  const { field, fault } = props
  const intl = useIntl()
  const id = useId()
  const name = intl.formatMessage({ id: `office.field_${field.name}` })
  const isBox = field.kind === 'boolean'
  const whole = wholeEditor(props)
  if (whole) return whole
  return (
    <div
      className={cx(
        'flex min-w-0',
        isBox ? 'min-h-11 flex-row-reverse items-center justify-end gap-2' : 'flex-col gap-1',
      )}
    >
      <label htmlFor={id} className={isBox ? undefined : 'text-ink-muted text-xs'}>
        {name}
        {field.isRequired && !isBox ? <span aria-hidden>{REQUIRED}</span> : null}
      </label>
      <Control {...props} id={id} />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

function Control(props: ControlProps) {
  const { kind } = props.field
  if (kind === 'boolean') return <BooleanControl {...props} />
  if (props.field.name === 'taxClass') return <TaxClassSelect {...props} isReadOnly={props.field.isReadOnly} />
  if (kind === 'choice') return <ChoiceControl {...props} />
  if (kind === 'choices') return <ChoicesControl {...props} />
  if (kind === 'reference') return <ReferenceEditor {...props} />
  if (kind === 'picture') return <PictureEditor {...props} />
  if (kind === 'json') return <ShownData {...props} />
  if (kind === 'integer' || kind === 'number' || kind === 'cents') return <NumberControl {...props} />
  if (kind === 'moment') return <MomentControl {...props} />
  if (kind === 'words' || kind === 'colours') return <WordsControl {...props} />
  return <TextControl {...props} />
}

function common({ id, field, fault }: ControlProps) {
  return {
    id,
    className: controlStyle,
    disabled: field.isReadOnly,
    required: field.isRequired,
    'aria-invalid': fault ? true : undefined,
  }
}

/** Data without a control: what the shop has noted itself. */
function ShownData({ id, field, value }: ControlProps) {
  const intl = useIntl()
  return (
    <output id={id} className="break-words">
      {showValue(intl, field.kind, value) || NOTHING}
    </output>
  )
}

function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const isLong = field.kind === 'lines' || field.kind === 'html'
  return isLong ? (
    <textarea
      {...common(props)}
      rows={field.kind === 'html' ? 12 : 4}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <input {...common(props)} value={text} onChange={(event) => onChange(event.target.value)} />
  )
}

/** Money is typed in euros and kept in cents. */
function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props
  const isMoney = field.kind === 'cents'
  const typed = useTypedText(value, onChange, {
    write: (number) => (typeof number === 'number' ? String(isMoney ? number / 100 : number) : String(number ?? '')),
    read: (text) => {
      if (text.trim() === '') return null
      const number = Number(text.replace(',', '.'))
      if (!Number.isFinite(number)) return text
      return isMoney ? Math.round(number * 100) : number
    },
  })
  return <input {...common(props)} inputMode="decimal" {...typed} />
}

function BooleanControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...common(props)}
      required={false}
      type="checkbox"
      className="size-5"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

function ChoiceControl(props: ControlProps) {
  const intl = useIntl()
  const { field, value, onChange } = props
  return (
    <select
      {...common(props)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{NOTHING}</option>
      {(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {optionLabel(intl, option)}
        </option>
      ))}
    </select>
  )
}

function ChoicesControl(props: ControlProps) {
  const intl = useIntl()
  const { id, field, value, onChange } = props
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <div id={id} role="group" className="flex flex-wrap gap-x-4 gap-y-1">
      {(field.options ?? []).map((option) => (
        <label key={option} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            disabled={field.isReadOnly}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(
                (field.options ?? []).filter((word) =>
                  word === option ? event.target.checked : chosen.includes(word),
                ),
              )
            }
          />
          {optionLabel(intl, option)}
        </label>
      ))}
    </div>
  )
}

/** Words of a list, one in each line. */
function WordsControl(props: ControlProps) {
  const { field, value, onChange } = props
  const words = Array.isArray(value) ? value.map(String) : []
  const typed = useTypedText(value, onChange, {
    write: (list) => (Array.isArray(list) ? list.join('\n') : ''),
    read: (text) => {
      const lines = text.split('\n').map((word) => word.trim())
      return lines.filter(Boolean)
    },
  })
  return (
    <div className="flex flex-col gap-2">
      <textarea {...common(props)} rows={Math.min(Math.max(words.length + 1, 2), 8)} {...typed} />
      {field.kind === 'colours' ? (
        <span className="flex gap-1" aria-hidden>
          {words.map((colour) => (
            <span key={colour} className="size-6 rounded-control border border-line" style={{ background: colour }} />
          ))}
        </span>
      ) : null}
    </div>
  )
}

/** A moment in the shop's time; it is kept in UTC. */
function MomentControl(props: ControlProps) {
  const { value, onChange } = props
  const local = typeof value === 'string' && value !== '' ? shopLocalTime(new Date(value)) : ''
  return (
    <input
      {...common(props)}
      type="datetime-local"
      className={cx(controlStyle, 'max-w-64')}
      value={local}
      onChange={(event) => onChange(event.target.value === '' ? null : shopMoment(event.target.value).toISOString())}
    />
  )
}
