'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { isClosed, isSingleDay, type OpenHours } from '@/lib/market/opening-hours'

import type { EditorProps } from './editor-props'
import { spanText } from './hours-text'
import { SpecialDays } from './special-days'

/** The spans of days that stores have; others that are stored already stay as they are. */
const SPANS = ['Mo-Fr', 'Mo-Sa', 'Mo-Su', 'Sa', 'Su', 'Sa-Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'] as const
const CLOSED = '00:00'

const rowsOf = (value: OfficeValue): OpenHours[] => (Array.isArray(value) ? (value as unknown as OpenHours[]) : [])

/** Opening hours of the week, and single days that differ: with other hours, or closed. */
export function HoursEditor({ field, value, onChange, fault, faults = {} }: EditorProps) {
  const intl = useIntl()
  const [isAdding, setAdding] = useState(false)
  const rows = rowsOf(value)
  const write = (next: readonly OpenHours[]) => onChange(next.length === 0 ? null : (next as unknown as OfficeValue))
  const set = (at: number, what: Partial<OpenHours>) =>
    write(rows.map((row, place) => (place === at ? { ...row, ...what } : row)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4" disabled={field.isReadOnly}>
      <legend className="px-1 font-semibold">{intl.formatMessage({ id: 'office.field_hours' })}</legend>
      {rows.map((row, at) => (
        <HoursRow
          key={at}
          number={at + 1}
          row={row}
          fault={Object.entries(faults).find(([path]) => path.startsWith(`${field.name}/${at}`))?.[1] ?? null}
          onChange={(what) => set(at, what)}
          onRemove={() => write(rows.filter((_, place) => place !== at))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          icon="plus"
          onClick={() => write([...rows, { days: 'Mo-Fr', opens: '10:00', closes: '19:00' }])}
        >
          {intl.formatMessage({ id: 'office.hours_add' })}
        </Button>
        <Button size="sm" variant="secondary" icon="plus" disabled={isAdding} onClick={() => setAdding(true)}>
          {intl.formatMessage({ id: 'office.hours_add_day' })}
        </Button>
      </div>
      {isAdding ? (
        <SpecialDays
          onAdd={(added) => {
            const days = new Set(added.map((row) => row.days))
            write([...rows.filter((row) => !days.has(row.days)), ...added])
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

interface RowProps {
  /** Beginning with 1, for its name. */
  number: number
  row: OpenHours
  fault: string | null
  onChange: (what: Partial<OpenHours>) => void
  onRemove: () => void
}

function HoursRow({ number, row, fault, onChange, onRemove }: RowProps) {
  const intl = useIntl()
  const isShut = isClosed(row)
  const named = (id: string) => intl.formatMessage({ id: `office.${id}` }, { number })
  const time = (name: 'opens' | 'closes') => (
    <input
      type="time"
      required
      aria-label={named(`hours_${name}`)}
      aria-invalid={fault !== null || undefined}
      className={cx(controlStyle, 'max-w-40')}
      value={row[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <div role="group" aria-label={named('hours_row')} className="flex flex-wrap items-center gap-3">
      <Days row={row} label={named('hours_days')} onChange={(days) => onChange({ days })} />
      {isShut ? null : (
        <>
          {time('opens')}
          {time('closes')}
        </>
      )}
      {isSingleDay(row.days) ? (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={isShut}
            onChange={(event) =>
              onChange(event.target.checked ? { opens: CLOSED, closes: CLOSED } : { opens: '10:00', closes: '15:00' })
            }
          />
          {intl.formatMessage({ id: 'office.hours_closed' })}
        </label>
      ) : null}
      <IconButton icon="trash" label={named('hours_remove')} onClick={onRemove} />
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}

interface DaysProps {
  row: OpenHours
  label: string
  onChange: (days: string) => void
}

function Days({ row: { days }, label, onChange }: DaysProps) {
  const intl = useIntl()
  if (isSingleDay(days))
    return (
      <input
        type="date"
        required
        aria-label={label}
        className={cx(controlStyle, 'max-w-44')}
        value={days}
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
      />
    )
  const spans: readonly string[] = (SPANS as readonly string[]).includes(days) ? SPANS : [...SPANS, days]
  return (
    <select
      aria-label={label}
      className={cx(controlStyle, 'max-w-44')}
      value={days}
      onChange={(event) => onChange(event.target.value)}
    >
      {spans.map((span) => (
        <option key={span} value={span}>
          {spanText(intl, span)}
        </option>
      ))}
    </select>
  )
}
