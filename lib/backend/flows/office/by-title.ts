/**
 * Pages of a list in the order of a value that is a row of another table: along that table's index, not by a sort of all records. Without a
 * condition the records themselves are not read.
 */
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Copy, Entity } from './entities/entity'
import type { Rows } from './entities/title'

interface Wanted {
  readonly where: SQL | undefined
  readonly isDown: boolean
  readonly limit: number
  readonly offset: number
}

const idsIn = async (query: SQL) => (await db().execute<{ id: number }>(query)).rows.map(({ id }) => id)

/** The rows of the other table whose records meet the condition. `only`: a condition of those rows. */
function rowsOf(id: PgColumn, { owner }: Pick<Copy, 'owner'>, where: SQL | undefined, only = sql`true`): SQL {
  return where
    ? sql`from ${owner.table} join ${id.table} on ${owner} = ${id} where ${only} and ${where}`
    : sql`from ${owner.table} where ${only}`
}

/** The ids of a page in the order of a value that every record has there. */
export function idsByCopy(id: PgColumn, copy: Copy, { where, isDown, limit, offset }: Wanted): Promise<number[]> {
  const towards = isDown ? desc : asc
  return idsIn(sql`select ${copy.owner} as id ${rowsOf(id, copy, where)}
    order by ${towards(copy.value)}, ${towards(copy.owner)} limit ${limit} offset ${offset}`)
}

/** The ids of a page. Records without a title in the language come last, in the order of what they are called instead. */
export async function idsByTitle(
  { table, title }: Pick<Entity, 'table' | 'title'>,
  rows: Rows,
  { where, language, isDown, limit, offset }: Wanted & { readonly language: Language },
): Promise<number[]> {
  const towards = isDown ? desc : asc
  const ofNamed = rowsOf(rows.id, rows, where, sql`${rows.language} = ${language}`)
  const first = await idsIn(sql`
    select ${rows.owner} as id ${ofNamed} order by ${towards(rows.names)}, ${towards(rows.owner)} limit ${limit} offset ${offset}`)
  if (first.length === limit) return first
  const { rows: counted } = await db().execute<{ count: number }>(sql`select count(*)::int as count ${ofNamed}`)
  const passed = Math.max(0, offset - (counted[0]?.count ?? 0))
  const others = await idsIn(sql`
    select ${rows.id} as id from ${table} where ${where ?? sql`true`}
      and not exists (select from ${rows.names.table} where ${rows.owner} = ${rows.id} and ${rows.language} = ${language})
    order by ${towards(title(language))}, ${towards(rows.id)} limit ${limit - first.length} offset ${passed}`)
  return [...first, ...others]
}
