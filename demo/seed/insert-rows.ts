/** Inserts many rows in one statement. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Tx } from '@/lib/backend/platform/database/with-tx'

interface InsertOptions {
  /** Selects some of the rows by their columns. */
  readonly where?: SQL
  /** Skips rows that collide with an existing one; otherwise a collision is an error. */
  readonly skipExisting?: boolean
}

/**
 * Inserts rows as one JSON parameter: there is no limit of parameters, and no SQL has to be built for each value. All rows must have the
 * keys of the first; other columns get their default. Returns the number of new rows.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  { where = sql.empty(), skipExisting = false }: InsertOptions = {},
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const names = Object.keys(getTableColumns(table))
    .filter((key) => key in first)
    .map((key) => [key, toSnakeCase(key)] as const)
  const columns = sql.join(
    names.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )
  const json = JSON.stringify(
    rows.map((row: Record<string, unknown>) => Object.fromEntries(names.map(([key, column]) => [column, row[key]]))),
  )
  const result = await tx.execute(sql`
    insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::json) ${where}
    ${skipExisting ? sql`on conflict do nothing` : sql.empty()}`)
  return result.rowCount ?? 0
}
