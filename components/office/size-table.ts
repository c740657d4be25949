/** The table of a size guide, and every change of it as a new one. Rows always have a value for each size. */
import type { OfficeValue } from '@/lib/contract/schemas/office'

import { moved } from './move-buttons'

export interface SizeTable {
  readonly sizes: readonly { readonly size: string; readonly product_type: string | null }[]
  readonly rows: readonly {
    readonly names: Readonly<Record<string, string>>
    readonly unit: string
    readonly values: readonly string[]
  }[]
}
type Measure = SizeTable['rows'][number]

const NONE: SizeTable = { sizes: [], rows: [] }

export const sizeTableOf = (value: OfficeValue): SizeTable =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as unknown as SizeTable) : NONE

const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((old, place) => (place === at ? one : old))

const changed = (table: SizeTable, at: number, what: Partial<Measure>): SizeTable => {
  const row = table.rows[at]
  return row ? { ...table, rows: replaced(table.rows, at, { ...row, ...what }) } : table
}

export const withSize = (table: SizeTable): SizeTable => ({
  sizes: [...table.sizes, { size: '', product_type: null }],
  rows: table.rows.map((row) => ({ ...row, values: [...row.values, ''] })),
})

export const withoutSize = ({ sizes, rows }: SizeTable, column: number): SizeTable => ({
  sizes: sizes.filter((_, place) => place !== column),
  rows: rows.map((row) => ({ ...row, values: row.values.filter((_, place) => place !== column) })),
})

export const withRow = (table: SizeTable): SizeTable => ({
  ...table,
  rows: [...table.rows, { names: {}, unit: 'cm', values: table.sizes.map(() => '') }],
})

export const withoutRow = (table: SizeTable, at: number): SizeTable => ({
  ...table,
  rows: table.rows.filter((_, place) => place !== at),
})

export const withRowMoved = (table: SizeTable, at: number, step: -1 | 1): SizeTable => ({
  ...table,
  rows: moved(table.rows, at, step),
})

export const withName = (table: SizeTable, at: number, language: string, name: string): SizeTable => {
  const { [language]: _old, ...others } = table.rows[at]?.names ?? {}
  return changed(table, at, { names: name === '' ? others : { ...others, [language]: name } })
}

export const withUnit = (table: SizeTable, at: number, unit: string): SizeTable => changed(table, at, { unit })

function written(table: SizeTable, row: number, column: number, text: string): SizeTable {
  const size = table.sizes[column]
  if (!size) return table
  if (row < 0) return { ...table, sizes: replaced(table.sizes, column, { ...size, size: text }) }
  const values = table.sizes.map((_, place) => table.rows[row]?.values[place] ?? '')
  return changed(table, row, { values: replaced(values, column, text) })
}

/** A text in a cell; of a block of cells each goes into its own. Row -1 has the names of the sizes. What has no place is left out. */
export function withCell(table: SizeTable, row: number, column: number, text: string): SizeTable {
  if (!/[\t\n]/.test(text)) return written(table, row, column, text)
  const lines = text.replace(/\n$/, '').split('\n')
  return lines.reduce(
    (whole, line, down) =>
      line.split('\t').reduce((known, cell, right) => written(known, row + down, column + right, cell.trim()), whole),
    table,
  )
}
