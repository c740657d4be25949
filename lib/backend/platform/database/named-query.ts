/**
 * Queries of every cart. As prepared statements they are planned once for each connection; planning each time costs more than running them.
 */
import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './pool'

/**
 * Runs `query` as the prepared statement `name` and returns its rows. Its text must be the same in every call, except for its parameters.
 * Rows are returned as JSON: numbers are numbers, also numeric and bigint ones.
 */
export async function namedQuery<Row>(reader: Db, name: string, query: SQL): Promise<Row[]> {
  const rows = await reader.select({ row: sql<Row>`to_jsonb(q)` }).from(sql`(${query}) as q`).prepare(name).execute()
  return rows.map(({ row }) => row)
}
