'use client'

import { useId } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'

import { countryChoices } from '../choice-names'
import { NOTHING } from '../marks'
import { MoveButtons, moved } from '../move-buttons'
import { type DaysRow, readDays } from '../setting-rows'

interface CountryDaysProps {
  /** The rows, as the form holds them. */
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Business days by which deliveries to countries take longer, and those of the workshop. */
export function CountryDays({ text, isReadOnly, onChange }: CountryDaysProps) {
  const intl = useIntl()
  const list = useId()
  const form = readDays(text)
  const { rows, bundle } = form
  const write = (what: Partial<typeof form>) => onChange(JSON.stringify({ ...form, ...what }))
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-3">
      {rows.map((_, at) => (
        <CountryRow
          key={at}
          list={list}
          rows={rows}
          at={at}
          isReadOnly={isReadOnly}
          onChange={(next) => write({ rows: next })}
        />
      ))}
      {isReadOnly ? null : (
        <span>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => write({ rows: [...rows, { country: '', start: '1', end: '2' }] })}
          >
            {intl.formatMessage({ id: 'office.days_add' })}
          </Button>
        </span>
      )}
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'office.days_ski' })}
        className="flex flex-wrap items-center gap-2 border-line border-t pt-3"
      >
        <span className="min-w-40 flex-1">{intl.formatMessage({ id: 'office.days_ski' })}</span>
        <DaysInputs
          name={intl.formatMessage({ id: 'office.days_ski' })}
          row={bundle}
          onChange={(what) => write({ bundle: { ...bundle, ...what } })}
        />
      </div>
    </fieldset>
  )
}

interface CountryRowProps {
  /** Of the rows, on this page. */
  list: string
  rows: readonly DaysRow[]
  at: number
  isReadOnly: boolean
  onChange: (rows: readonly DaysRow[]) => void
}

/** A country is offered in one row alone. */
function CountryRow({ list, rows, at, isReadOnly, onChange }: CountryRowProps) {
  const intl = useIntl()
  const row = rows[at]
  if (!row) return null
  const countries = countryChoices(intl).filter(
    ({ value }) => value === row.country || !rows.some(({ country }) => country === value),
  )
  const name =
    countries.find(({ value }) => value === row.country)?.label ??
    intl.formatMessage({ id: 'office.days_row' }, { number: at + 1 })
  const set = (what: Partial<DaysRow>) => onChange(rows.map((one, place) => (place === at ? { ...one, ...what } : one)))
  return (
    <div role="group" aria-label={name} className="flex flex-wrap items-center gap-2">
      <CountrySelect country={row.country ?? ''} countries={countries} onChange={(country) => set({ country })} />
      <DaysInputs name={name} row={row} onChange={set} />
      {isReadOnly ? null : (
        <>
          <MoveButtons
            list={list}
            name={name}
            at={at}
            count={rows.length}
            onMove={(step) => onChange(moved(rows, at, step))}
          />
          <IconButton
            icon="trash"
            label={intl.formatMessage({ id: 'office.take_away' }, { name })}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          />
        </>
      )}
    </div>
  )
}

interface CountrySelectProps {
  country: string
  countries: readonly { readonly value: string; readonly label: string }[]
  onChange: (country: string) => void
}

/** One that the shop does not know stays as it is. */
function CountrySelect({ country, countries, onChange }: CountrySelectProps) {
  const intl = useIntl()
  const isKnown = country === '' || countries.some(({ value }) => value === country)
  return (
    <select
      aria-label={intl.formatMessage({ id: 'office.field_country' })}
      className={cx(controlStyle, 'min-w-32 flex-1')}
      value={country}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{NOTHING}</option>
      {isKnown ? null : <option value={country}>{country}</option>}
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface DaysInputsProps {
  name: string
  row: DaysRow
  onChange: (what: Partial<DaysRow>) => void
}

function DaysInputs({ name, row, onChange }: DaysInputsProps) {
  const intl = useIntl()
  const input = (part: 'start' | 'end') => (
    <input
      inputMode="numeric"
      aria-label={intl.formatMessage({ id: `office.days_${part}` }, { name })}
      className={cx(controlStyle, 'max-w-16 text-center')}
      value={row[part]}
      onChange={(event) => onChange({ [part]: event.target.value })}
    />
  )
  return (
    <span className="flex items-center gap-2">
      {input('start')}
      <span aria-hidden>{NOTHING}</span>
      {input('end')}
    </span>
  )
}
