/** The models that match a query, best first: full-text search over `search_texts`. */
import { type SQL, sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import type { Meaning, ReadQuery, Unit } from './query'
import { fold } from './words'

/** Orders of equally good results; other names in a setting are ignored. */
const SORTS: Readonly<Record<string, SQL>> = {
  text_match: sql`score desc`,
  most_converted: sql`coalesce(a.purchases, 0) desc`,
  most_viewed: sql`coalesce(a.views, 0) desc`,
  most_sold: sql`sold_amount desc`,
}
const DEFAULT_ORDER = sql`score desc, is_new desc, sold_amount desc, model_id`

/** The weight of a word by its best field: the name or brand, the group, the other texts. A prefix match has less weight. */
const WORTH = { A: 4, begun: 3, B: 2, CD: 1 } as const
/** The extra weight if the whole query is the name of the model's own group: a tent comes before a lantern for tents. */
const WORTH_KIND = 5

type Kind = keyof Meaning

/** Stems as a tsquery, restricted to fields with these weights. Stems contain only letters, digits and points. */
const anyOf = (stems: readonly string[], places: string) => stems.map((stem) => `'${stem}':${places}`).join('|')

function unitQuery({ alternatives }: Unit, kinds: readonly Kind[], places = ''): string | null {
  const parts = alternatives.flatMap((words) => {
    const all = words.map((meaning) =>
      anyOf(
        kinds.flatMap((kind) => meaning[kind]),
        places,
      ),
    )
    return all.every(Boolean) ? [`(${all.map((any) => `(${any})`).join('&')})`] : []
  })
  return parts.length === 0 ? null : `(${parts.join('|')})`
}

const WHOLE: readonly Kind[] = ['strong', 'weak', 'near']

/**
 * Fields are searched in descending order of weight and no further than needed: there may be thousands of rows, and a word may have dozens
 * of stems.
 */
function scoreOf(unit: Unit): SQL {
  const sure = (places: string) => unitQuery(unit, ['strong'], places) ?? unitQuery(unit, ['near'], places)
  const steps = (
    [
      ['A', sure('A')],
      ['begun', unitQuery(unit, ['weak'], 'A')],
      ['B', sure('B')],
      ['CD', sure('CD')],
    ] as const
  ).flatMap(([place, query]) =>
    query === null ? [] : [sql`when words @@ ${query}::tsquery then ${WORTH[place]}::real`],
  )
  return steps.length === 0 ? sql`0` : sql`case ${sql.join(steps, sql` `)} else 0 end`
}

function score(units: readonly Unit[]): SQL {
  const kinds = units.map((unit) => unitQuery(unit, ['strong'], 'B'))
  const own = kinds.includes(null)
    ? sql`0`
    : sql`case when words @@ ${kinds.join('&')}::tsquery then ${WORTH_KIND}::real else 0 end`
  return sql.join([...units.map(scoreOf), own], sql` + `)
}

interface Hit extends Record<string, unknown> {
  model_id: number
  hits: number
}

/** Orders by the keys of a sort setting, such as `text_match,most_converted,most_viewed`. */
function orderOf(sortBy: string | undefined): SQL {
  const keys = (sortBy ?? '')
    .split(',')
    .map((key) => key.trim())
    .flatMap((key) => (Object.hasOwn(SORTS, key) ? (SORTS[key] ?? []) : []))
  return keys.length === 0 ? DEFAULT_ORDER : sql`${sql.join(keys, sql`, `)}, ${DEFAULT_ORDER}`
}

async function select(
  language: Language,
  filter: string,
  units: readonly Unit[],
  hits: SQL,
  limit: number,
  sortBy?: string,
): Promise<Hit[]> {
  const { rows } = await dbRead().execute<Hit>(sql`
    select model_id, hits from (
      select model_id, is_new, sold_amount, ${hits} as hits, ${score(units)} as score
      from search_texts where language = ${language} and words @@ ${filter}::tsquery) found
    ${sortBy ? sql`left join model_activity a using (model_id)` : sql.empty()}
    order by hits desc, ${orderOf(sortBy)} limit ${limit}`)
  return rows
}

/** Models with all units of a query; if there are none, those with as many of them as possible, and `relaxed` is true. */
export async function findModels(
  { units }: ReadQuery,
  language: Language,
  limit: number,
  sortBy?: string,
): Promise<{ ids: number[]; relaxed: boolean }> {
  const queries = units.map((unit) => unitQuery(unit, WHOLE)).filter((query) => query !== null)
  if (queries.length === 0) return { ids: [], relaxed: false }
  const all = await select(language, queries.join('&'), units, sql`0`, limit, sortBy)
  if (all.length > 0 || queries.length === 1) return { ids: all.map((row) => row.model_id), relaxed: false }
  const hits = sql.join(
    queries.map((query) => sql`(words @@ ${query}::tsquery)::int`),
    sql` + `,
  )
  const some = await select(language, queries.join('|'), units, hits, limit, sortBy)
  return { ids: some.filter((row) => row.hits === some[0]?.hits).map((row) => row.model_id), relaxed: true }
}

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Models with exactly this model number, SKU or bar code, with or without separators; a UPC is compared with its leading zero. */
export async function findNumber(query: string): Promise<number[]> {
  const number = bare(query)
  if (!/\d/.test(number) || number.length < 3 || number.length > 40) return []
  const gtins = /^\d{8,14}$/.test(number)
    ? [number, number.padStart(13, '0'), number.padStart(14, '0'), number.replace(/^0+/, '')]
    : []
  const { rows } = await dbRead().execute<{ id: number }>(sql`
    select id from models where is_public and not campaign_only and id in (
      select id from models where lower(regexp_replace(model_number, '[^[:alnum:]]', '', 'g')) = ${number}
      union select model_id from variants where gtin = any(${sql.param(gtins)}::text[])
      union select model_id from variants where lower(sku) = ${query.trim().toLowerCase()}) order by id`)
  return rows.map(({ id }) => id)
}
