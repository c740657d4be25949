'use client'

import { type ClipboardEvent, useId } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { type GridColumn, readCell } from '@/lib/catalog/variant-grid'
import type { OfficeChoices } from '@/lib/contract/schemas/office'

import { centsText } from '../decimal'
import { FILL_DOWN } from '../marks'
import { type GridRow, isChanged, textOf } from './grid-model'
import { moveFocus } from '../move-focus'
import { rowName } from './names'
import type { VariantGrid } from './use-variant-grid'

interface VariantTableProps {
  grid: VariantGrid
  choices: OfficeChoices
  mayChange: boolean
}

const FILLED: readonly GridColumn[] = ['weight', 'price']
const storeOf = (column: GridColumn) => (column.startsWith('stock.') ? Number(column.slice(6)) : null)

/** The table of variants: moved through with arrows and Enter; a block of a spreadsheet is pasted into the cell with the focus. */
export function VariantTable({ grid, choices, mayChange }: VariantTableProps) {
  const intl = useIntl()
  if (grid.rows.length === 0) return null
  const nameOf = (column: GridColumn) => {
    const store = storeOf(column)
    if (store === null) return intl.formatMessage({ id: `office.column_${column}` })
    const name = choices.stores.find(({ id }) => id === store)?.name ?? String(store)
    return intl.formatMessage({ id: 'office.column_stock' }, { store: name })
  }
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface" onKeyDown={moveFocus}>
      <table className="office-table">
        <caption className="sr-only">{intl.formatMessage({ id: 'office.variant_table' })}</caption>
        <thead>
          <tr>
            <th scope="col" className="office-cell office-head office-fixed">
              {intl.formatMessage({ id: 'office.variant' })}
            </th>
            {grid.columns.map((column) => (
              <th key={column} scope="col" className="office-cell office-head">
                {nameOf(column)}
                {FILLED.includes(column) && mayChange && grid.rows.length > 1 ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => grid.fillDown(column)}
                    aria-label={intl.formatMessage({ id: 'office.fill_down' }, { name: nameOf(column) })}
                  >
                    {FILL_DOWN}
                  </Button>
                ) : null}
              </th>
            ))}
            <th scope="col" className="office-cell office-head">
              <span className="sr-only">{intl.formatMessage({ id: 'office.remove' })}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, at) => (
            <Row
              key={row.key}
              grid={grid}
              row={row}
              at={at}
              name={rowName(choices, row, intl.locale)}
              nameOf={nameOf}
              mayChange={mayChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  grid: VariantGrid
  row: GridRow
  at: number
  name: string
  nameOf: (column: GridColumn) => string
  mayChange: boolean
}

function Row({ grid, row, at, name, nameOf, mayChange }: RowProps) {
  const intl = useIntl()
  const shown = name === '' ? intl.formatMessage({ id: 'office.only_variant' }) : name
  return (
    <tr className={cx('office-row', row.isRemoved && 'opacity-60')}>
      <th scope="row" className="office-cell office-fixed whitespace-nowrap font-semibold">
        {row.isRemoved ? <del>{shown}</del> : shown}
        <span className="block font-normal text-ink-muted text-xs">
          {row.id === null ? intl.formatMessage({ id: 'office.is_new' }) : null}
          {grid.faultAt(row, 'row')}
        </span>
      </th>
      {grid.columns.map((column, place) => (
        <td key={column} className="office-cell">
          <Cell
            grid={grid}
            row={row}
            column={column}
            place={{ row: at, column: place }}
            label={`${nameOf(column)}, ${shown}`}
            isReadOnly={row.isRemoved || (!mayChange && storeOf(column) === null)}
          />
        </td>
      ))}
      <td className="office-cell">
        {mayChange ? (
          <button
            type="button"
            className="flex size-9 items-center justify-center rounded-control hover:bg-surface-2"
            aria-pressed={row.isRemoved}
            aria-label={intl.formatMessage({ id: 'office.remove_variant' }, { name: shown })}
            onClick={() => grid.remove(row.key, !row.isRemoved)}
          >
            <Icon name="trash" size={16} />
          </button>
        ) : null}
      </td>
    </tr>
  )
}

interface CellProps {
  grid: VariantGrid
  row: GridRow
  column: GridColumn
  place: { readonly row: number; readonly column: number }
  label: string
  isReadOnly: boolean
}

const WIDTHS: Readonly<Record<string, string>> = { gtin: 'w-40', sku: 'w-56', weight: 'w-20', price: 'w-24' }

/** It can be saved, but shoppers would not see the variant. */
const warningOf = (intl: IntlShape, grid: VariantGrid, row: GridRow, column: GridColumn): string | null =>
  column === 'price' && grid.lacksPrice(row) ? intl.formatMessage({ id: 'office.no_price' }) : null

/** What the row costs while its own cell is empty. */
function priceOfAll({ locale }: IntlShape, { basePrice }: VariantGrid, row: GridRow, column: GridColumn) {
  const isFromAll = column === 'price' && row.id === null && basePrice !== null
  return isFromAll ? centsText(locale, basePrice) : undefined
}

function Cell({ grid, row, column, place, label, isReadOnly }: CellProps) {
  const intl = useIntl()
  const id = useId()
  const text = textOf(row, column)
  const warning = warningOf(intl, grid, row, column)
  const fault = grid.faultAt(row, column)
  const read = readCell(column, text)
  const store = storeOf(column)
  const common = {
    'aria-label': label,
    'aria-invalid': fault === null ? undefined : true,
    'aria-describedby': (fault ?? warning) === null ? undefined : id,
    'data-row': place.row,
    'data-column': place.column,
    disabled: isReadOnly,
    onPaste: (event: ClipboardEvent) => {
      if (grid.paste(place.row, place.column, event.clipboardData.getData('text'))) event.preventDefault()
    },
  } as const
  if (column === 'shown' && 'value' in read)
    return (
      <input
        {...common}
        type="checkbox"
        className="size-5 align-middle"
        checked={read.value !== false}
        onChange={(event) => grid.type(row.key, column, event.target.checked ? '1' : '0')}
      />
    )
  return (
    <>
      <span className="flex items-center gap-1.5">
        {store === null ? null : <Held quantity={row.held[store] ?? 0} />}
        <input
          {...common}
          type="text"
          inputMode={column === 'sku' ? undefined : 'decimal'}
          className={cx(
            'office-grid-input',
            WIDTHS[column] ?? 'w-16',
            column !== 'sku' && column !== 'gtin' && 'text-right',
            isChanged(row, column) && 'font-semibold',
          )}
          placeholder={priceOfAll(intl, grid, row, column)}
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => grid.type(row.key, column, event.target.value)}
        />
      </span>
      <span
        id={id}
        className={cx('block max-w-40 text-xs empty:hidden', fault === null ? 'text-warning' : 'text-sale')}
      >
        {fault ?? warning}
      </span>
    </>
  )
}

/** What the store has; the cell adds to it. */
function Held({ quantity }: { quantity: number }) {
  const intl = useIntl()
  if (quantity === 0) return null
  return (
    <span className="whitespace-nowrap text-ink-muted">{intl.formatMessage({ id: 'office.held' }, { quantity })}</span>
  )
}
