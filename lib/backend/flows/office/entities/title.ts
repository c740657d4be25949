import { getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Language } from '@/lib/market/languages'

/** The name of a record in the language of the back office, in English where it has none, in any other where it has neither. */
export const nameIn =
  (names: PgColumn, otherwise: PgColumn) =>
  (language: Language): SQL<string> =>
    sql<string>`coalesce(nullif(${names}->>${language}, ''), nullif(${names}->>'en', ''),
    (select t.value from jsonb_each_text(${names}) t where t.value <> '' order by t.key limit 1), ${otherwise}::text)`

/** With its table: a selection of one table leaves that out, and a column of the same name in the inner table would be meant. */
export const withTable = ({ table, name }: PgColumn): SQL =>
  sql`${sql.identifier(getTableName(table))}.${sql.identifier(toSnakeCase(name))}`

/** The same where the names are rows of a table of their own, one for each language. */
export const nameInRows =
  ({ names, owner, language: of, id, otherwise }: Rows) =>
  (language: Language): SQL<string> =>
    sql<string>`coalesce((select ${names} from ${names.table} where ${withTable(owner)} = ${withTable(id)} and ${names} <> ''
      order by ${of} = ${language} desc, ${of} = 'en' desc, ${of} limit 1), ${otherwise}::text)`

/** Names that are rows of a table of their own, one for each record and language. */
export interface Rows {
  readonly names: PgColumn
  readonly owner: PgColumn
  readonly language: PgColumn
  /** Of the record. */
  readonly id: PgColumn
  readonly otherwise: PgColumn
}
