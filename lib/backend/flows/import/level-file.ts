/** Files of an ERP with only some columns for each SKU: the whole file is read and checked before anything is written. */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'

import { BadCell, BadFile, remarkAt, type Remark } from './product/faults'
import { headerOf, readRows, type Row, type Separator, separatorOf } from './readers/csv'
import { atMost, checkedEncoding, decode, findEncoding, type Source } from './readers/decode'
import { firstLine, headOf } from './readers/open-file'

export interface LevelOptions {
  /** Write the valid rows of a file that has faults; without it such a file changes nothing. */
  readonly skipBad: boolean
  readonly dryRun?: boolean
  readonly encoding?: string
  readonly onOpen?: (found: LevelFile) => void
  /** After each batch that is written; what it throws ends the import, and batches that are written already stay. */
  readonly onProgress?: (done: number, total: number) => void | Promise<void>
  /** Each value that differs. */
  readonly onChange?: (change: LevelChange) => void
}

/** What was found out about a file before its rows are read. */
export interface LevelFile {
  readonly encoding: string
  readonly separator: Separator
  readonly columns: readonly string[]
}

export interface LevelChange {
  readonly line: number
  readonly sku: string
  readonly variantId: number
  /** A store, or a kind of price. */
  readonly name: string
  /** Of a price. */
  readonly area: number | null
  readonly before: number | null
  readonly after: number | null
  /** A price that is planned. */
  readonly from: Date | null
}

export interface LevelReport {
  readonly rows: number
  readonly changed: number
  readonly errors: readonly Remark[]
}

/** Spellings of a column. */
export type Column = readonly [string, ...string[]]

export const SKU: Column = ['SKU', 'Variant SKU', 'Item number']
const SKUS_AT_ONCE = 5_000

export const cellOf = (row: Row, column: Column): string =>
  column.map((name) => row.cell(name)).find((text) => text !== '') ?? ''

export interface LevelRow<T> {
  readonly line: number
  readonly sku: string
  readonly variantId: number
  readonly value: T
}

/** Throws BadFile for a file that is no table. */
export async function openLevels(source: Source, encoding?: string): Promise<LevelFile> {
  const used = encoding === undefined ? await findEncoding(source) : checkedEncoding(encoding)
  const line = firstLine(await headOf(source, used))
  const separator = separatorOf(line)
  return { encoding: used, separator, columns: await headerOf(line, separator) }
}

async function* rowsOf(
  source: Source,
  { encoding, separator }: LevelFile,
  columns: readonly Column[],
): AsyncGenerator<Row> {
  let isFirst = true
  for await (const row of atMost(readRows(decode(source, encoding), separator), source.maxRecords)) {
    const missing = isFirst ? columns.filter((column) => !column.some((name) => row.has(name))) : []
    if (missing.length > 0)
      throw new BadFile(1, 'columns_missing', { columns: missing.map(([name]) => name).join(', ') })
    isFirst = false
    yield row
  }
  if (isFirst) throw new BadFile(1, 'no_rows')
}

interface Read<T> {
  readonly line: number
  readonly sku: string
  readonly value: T
}

/** Rows with the variants of their SKUs, and everything that is wrong with the file. `keyOf`: what may stand once for a SKU. */
export async function readLevels<T>(
  source: Source,
  columns: readonly Column[],
  valueOf: (row: Row) => T,
  keyOf: (value: T) => string,
  { encoding, onOpen }: Pick<LevelOptions, 'encoding' | 'onOpen'>,
): Promise<{ rows: LevelRow<T>[]; errors: Remark[] }> {
  const errors: Remark[] = []
  const read: Read<T>[] = []
  const lines = new Map<string, number>()
  try {
    const file = await openLevels(source, encoding)
    onOpen?.(file)
    for await (const row of rowsOf(source, file, columns)) {
      try {
        const sku = cellOf(row, SKU)
        if (sku === '') throw new BadCell('missing', { column: SKU[0] })
        const value = valueOf(row)
        const key = `${sku.toLowerCase()} ${keyOf(value)}`
        const first = lines.get(key)
        if (first !== undefined) throw new BadCell('sku_twice', { sku, line: first })
        lines.set(key, row.line)
        read.push({ line: row.line, sku, value })
      } catch (error) {
        if (!(error instanceof BadCell)) throw error
        errors.push({ line: row.line, ...error.reason })
      }
    }
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    return { rows: [], errors: [error.remark] }
  }
  const rows: LevelRow<T>[] = []
  for (let start = 0; start < read.length; start += SKUS_AT_ONCE)
    rows.push(...(await withVariants(read.slice(start, start + SKUS_AT_ONCE), errors)))
  return { rows, errors: errors.sort((a, b) => a.line - b.line) }
}

async function withVariants<T>(read: readonly Read<T>[], errors: Remark[]): Promise<LevelRow<T>[]> {
  const skus = [...new Set(read.map(({ sku }) => sku.toLowerCase()))]
  const { rows } = await db().execute<{ sku: string; ids: number[] }>(sql`
    select lower(sku) as sku, array_agg(id) as ids from variants where lower(sku) = any(${sql.param(skus)}::text[]) group by 1`)
  const ids = new Map(rows.map((row) => [row.sku, row.ids]))
  return read.flatMap(({ line, sku, value }) => {
    const [id, other] = ids.get(sku.toLowerCase()) ?? []
    if (id === undefined || other !== undefined) {
      errors.push(remarkAt(line, id === undefined ? 'sku_unknown' : 'sku_of_several', { sku }))
      return []
    }
    return [{ line, sku, variantId: id, value }]
  })
}
