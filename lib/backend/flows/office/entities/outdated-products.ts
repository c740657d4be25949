/** The filter of products by a language in which texts are outdated: what `outdated-texts.ts` says of one record, for a list. */
import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { models, modelTexts } from '@/lib/backend/domain/schema/catalogue'
import { LANGUAGES } from '@/lib/market/languages'

import { SOURCE_ORDER } from './text-source'
import { withTable } from './title'

const list = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`

/**
 * Products of which a text in this language is older than what it was translated from. The history of all products is read once, but only of its
 * changes of texts the parts; then the texts of those products of which one was rewritten.
 */
export function isOutdated(fields: Readonly<Record<string, { readonly column: PgColumn }>>, language: string): SQL {
  const names = Object.keys(fields)
  const paths = names.flatMap((name) => [name, ...LANGUAGES.map((code) => `${name}.${code}`)])
  /** Of a row of texts, the one of the field `part.field`. */
  const text = (row: string) => {
    const cases = Object.entries(fields).map(
      ([name, { column }]) => sql`when ${name} then ${sql.identifier(row)}.${sql.identifier(toSnakeCase(column.name))}`,
    )
    return sql`(case part.field ${sql.join(cases, sql` `)} end)`
  }
  return sql`${withTable(models.id)} in (
    with written as (
      select c.id, c.record_id::int as model, split_part(change.key, '.', 1) as field, spoken.code,
        split_part(change.key, '.', 2) = '' as is_whole,
        coalesce(case when split_part(change.key, '.', 2) = '' then change.value -> 0 ->> spoken.code else change.value ->> 0 end, '') as before,
        coalesce(case when split_part(change.key, '.', 2) = '' then change.value -> 1 ->> spoken.code else change.value ->> 1 end, '') as after
      from record_changes c, jsonb_each(c.changes) change, unnest(${list(LANGUAGES)}) spoken(code)
      where c.entity = 'products' and c.action = 'update' and c.undoes is null and c.changes ?| ${list(paths)}
        and split_part(change.key, '.', 1) = any(${list(names)}) and split_part(change.key, '.', 2) in ('', spoken.code)
        and not exists (select from record_changes u where u.entity = c.entity and u.record_id = c.record_id and u.undoes = c.id
          and not exists (select from record_changes w where w.entity = u.entity and w.record_id = u.record_id and w.undoes = u.id))),
    newest as (
      select model, field, code, max(id) as written, max(id) filter (where before <> '' and after <> '' and before <> after) as rewritten
      from written where not is_whole or before <> after group by model, field, code),
    part as (select distinct model, field from newest where rewritten is not null)
    select part.model from part
      join ${modelTexts} own on own.model_id = part.model and own.language = ${language} and ${text('own')} <> ''
      join lateral (select t.language as code from ${modelTexts} t where t.model_id = part.model and ${text('t')} <> ''
        order by array_position(${list(SOURCE_ORDER)}, t.language) limit 1) source on source.code <> ${language}
      join newest of_source on of_source.model = part.model and of_source.field = part.field and of_source.code = source.code
      left join newest of_own on of_own.model = part.model and of_own.field = part.field and of_own.code = ${language}
    where of_source.rewritten > coalesce(of_own.written, 0))`
}
