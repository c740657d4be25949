'use client'

import { type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import type { OfficeValue } from '@/lib/contract/schemas/office'
import { type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

import type { EditorProps } from './editor-props'
import { MoveButtons } from './move-buttons'
import { moveFocus } from './move-focus'
import {
  type SizeTable,
  sizeTableOf,
  withCell,
  withName,
  withoutRow,
  withoutSize,
  withRow,
  withRowMoved,
  withSize,
  withUnit,
} from './size-table'

/** A size guide as a table: a column for each size, a row for each measure. Arrows move; a block of a spreadsheet is pasted in. */
export function SizeTableEditor({ field, value, onChange, fault }: EditorProps) {
  const intl = useIntl()
  const own = intl.locale.slice(0, 2)
  const [language, setLanguage] = useState<Language>(LANGUAGES.find((code) => code === own) ?? 'en')
  const table = sizeTableOf(value)
  const write = (next: SizeTable) => onChange(next as unknown as OfficeValue)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4" disabled={field.isReadOnly}>
      <legend className="px-1 font-semibold">{intl.formatMessage({ id: 'office.field_parsed' })}</legend>
      <label className="flex items-center gap-2">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.size_language' })}</span>
        <select
          className="office-grid-input"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_TABLE[code].nativeName}
            </option>
          ))}
        </select>
      </label>
      <Grid table={table} language={language} onChange={write} />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" icon="plus" onClick={() => write(withSize(table))}>
          {intl.formatMessage({ id: 'office.size_add' })}
        </Button>
        <Button size="sm" variant="secondary" icon="plus" onClick={() => write(withRow(table))}>
          {intl.formatMessage({ id: 'office.size_add_row' })}
        </Button>
      </div>
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}

interface GridProps {
  table: SizeTable
  language: Language
  onChange: (table: SizeTable) => void
}

function Grid({ table, language, onChange }: GridProps) {
  const intl = useIntl()
  const list = useId()
  const cell = (row: number, column: number) => ({
    at: [row, column] as const,
    onPaste: (text: string) => onChange(withCell(table, row, column, text)),
  })
  return (
    <div className="overflow-x-auto" onKeyDown={moveFocus} role="presentation">
      <table className="office-table">
        <thead>
          <tr>
            <th scope="col" className="office-cell">
              {intl.formatMessage({ id: 'office.size_measure' })}
            </th>
            <th scope="col" className="office-cell">
              {intl.formatMessage({ id: 'office.field_unit' })}
            </th>
            {table.sizes.map(({ size }, column) => (
              <th key={column} scope="col" className="office-cell">
                <span className="flex items-center">
                  <Cell
                    {...cell(-1, column)}
                    label={intl.formatMessage({ id: 'office.size_name' }, { number: column + 1 })}
                    value={size}
                  />
                  <IconButton
                    icon="close"
                    label={intl.formatMessage({ id: 'office.take_away' }, { name: size })}
                    onClick={() => onChange(withoutSize(table, column))}
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <Row key={at} list={list} at={at} table={table} language={language} onChange={onChange}>
              {table.sizes.map(({ size }, column) => (
                <td key={column} className="office-cell">
                  <Cell
                    {...cell(at, column)}
                    label={intl.formatMessage(
                      { id: 'office.size_value' },
                      { measure: row.names[language] ?? String(at + 1), size },
                    )}
                    value={row.values[column] ?? ''}
                  />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends GridProps {
  list: string
  at: number
  children: ReactNode
}

function Row({ list, at, table, language, onChange, children }: RowProps) {
  const intl = useIntl()
  const row = table.rows[at]
  const name = row?.names[language] ?? ''
  const called = name === '' ? String(at + 1) : name
  return (
    <tr className="office-row">
      <th scope="row" className="office-cell font-normal">
        <span className="flex items-center">
          <input
            lang={language}
            aria-label={intl.formatMessage({ id: 'office.size_measure_name' }, { number: at + 1 })}
            className={cx('office-grid-input', 'w-44')}
            value={name}
            onChange={(event) => onChange(withName(table, at, language, event.target.value))}
          />
          <MoveButtons
            list={list}
            name={called}
            at={at}
            count={table.rows.length}
            onMove={(step) => onChange(withRowMoved(table, at, step))}
          />
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'office.take_away' }, { name: called })}
            onClick={() => onChange(withoutRow(table, at))}
          />
        </span>
      </th>
      <td className="office-cell">
        <input
          aria-label={intl.formatMessage({ id: 'office.size_unit' }, { number: at + 1 })}
          className={cx('office-grid-input', 'w-16')}
          value={row?.unit ?? ''}
          onChange={(event) => onChange(withUnit(table, at, event.target.value))}
        />
      </td>
      {children}
    </tr>
  )
}

interface CellProps {
  at: readonly [number, number]
  label: string
  value: string
  /** What is typed, or a block of cells. */
  onPaste: (text: string) => void
}

function Cell({ at: [row, column], label, value, onPaste }: CellProps) {
  return (
    <input
      aria-label={label}
      data-row={row}
      data-column={column}
      className={cx('office-grid-input', 'w-20')}
      value={value}
      onChange={(event) => onPaste(event.target.value)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!/[\t\n]/.test(text)) return
        event.preventDefault()
        onPaste(text.replace(/\r/g, ''))
      }}
    />
  )
}
