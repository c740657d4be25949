/** Pages of a list in the order of its titles, where these are rows of another table: along that table's index, not by a sort of all records. */
import { asc, desc, type SQL, sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Entity } from './entities/entity'
import type { Rows } from './entities/title'

interface Wanted {
  readonly where: SQL | undefined
  readonly language: Language
  readonly isDown: boolean
  readonly limit: number
  readonly offset: number
}

/** As much of a text as the index has. */
const start = (text: SQL) => sql`left(${text}, 64)`

const idsIn = async (query: SQL) => (await db().execute<{ id: number }>(query)).rows.map(({ id }) => id)

/** The ids of a page. Records without a title in the language come last, in the order of what they are called instead. */
export async function idsByTitle(
  { table, title }: Pick<Entity, 'table' | 'title'>,
  rows: Rows,
  { where = sql`true`, language, isDown, limit, offset }: Wanted,
): Promise<number[]> {
  const towards = isDown ? desc : asc
  const named = sql`${rows.owner} = ${rows.id} and ${rows.language} = ${language} and ${rows.names} <> ''`
  const ofNamed = sql`from ${rows.names.table} join ${table} on ${named} where ${where}`
  const first = await idsIn(sql`
    select ${rows.id} as id ${ofNamed} order by ${towards(start(sql`${rows.names}`))}, ${towards(rows.owner)} limit ${limit} offset ${offset}`)
  if (first.length === limit) return first
  const { rows: counted } = await db().execute<{ count: number }>(sql`select count(*)::int as count ${ofNamed}`)
  const passed = Math.max(0, offset - (counted[0]?.count ?? 0))
  const others = await idsIn(sql`
    select ${rows.id} as id from ${table} where ${where} and not exists (select from ${rows.names.table} where ${named})
    order by ${towards(start(title(language)))}, ${towards(rows.id)} limit ${limit - first.length} offset ${passed}`)
  return [...first, ...others]
}
