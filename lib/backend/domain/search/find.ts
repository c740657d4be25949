/** The models that match a query, best first: full-text search over `search_texts`. */
import { type SQL, sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { cheapestOf, type Condition } from './conditions'
import { mark } from './marks'
import type { Meaning, Unit } from './query'
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

/** The tsquery of a word, restricted to fields with some weights; null when nothing can match. */
export function unitQuery({ alternatives }: Unit, kinds: readonly Kind[], places = ''): string | null {
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

/** Every way in which a word can match. */
export const WHOLE: readonly Kind[] = ['strong', 'weak', 'near']

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

/** Orders by the keys of a sort setting, such as `text_match,most_converted,most_viewed`. */
function orderOf(sortBy: string | undefined): SQL {
  const keys = (sortBy ?? '')
    .split(',')
    .map((key) => key.trim())
    .flatMap((key) => (Object.hasOwn(SORTS, key) ? (SORTS[key] ?? []) : []))
  return keys.length === 0 ? DEFAULT_ORDER : sql`${sql.join(keys, sql`, `)}, ${DEFAULT_ORDER}`
}

/** What a search looks for: words, and the kind of goods and the conditions that the query named. */
export interface Wanted {
  /** Every one must match, if any model has them all. */
  readonly units: readonly Unit[]
  /** Words that order the results only. */
  readonly hints: readonly Unit[]
  /** Part of a tsquery: the models of the kind of goods; null for all. */
  readonly goods: string | null
  /** The models whose main group is of the kind. */
  readonly mainGoods: string | null
  /** The models of the kinds that the query itself names. */
  readonly namedGoods: string | null
  /** The models of the first of them. */
  readonly firstGoods: string | null
  /** Products for children come after others. */
  readonly isForAdults: boolean
  readonly conditions: readonly Condition[]
  /** The models that are made for the wearer alone. */
  readonly wearer: string | null
  /** The cheapest come first. */
  readonly isCheap: boolean
  readonly priceArea: number
}

export interface Found {
  readonly ids: number[]
  /** Not every word or condition is met. */
  readonly relaxed: boolean
  /** The topics of conditions that none of the models meets. */
  readonly missed: readonly string[]
}

/** The weight of a word, where no model has all words and meets all conditions. */
const UNIT_WEIGHT = 5

const bonus = (query: string | null, points: number): SQL[] =>
  query === null ? [] : [sql`case when words @@ ${query}::tsquery then ${points}::real else 0 end`]

interface Row extends Record<string, unknown> {
  model_id: number
  hits: number
}

async function rowsOf(
  language: Language,
  wanted: Wanted,
  { where, hits, limit, sortBy }: { where: readonly SQL[]; hits: SQL; limit: number; sortBy?: string | undefined },
): Promise<Row[]> {
  const points = sql.join(
    [
      score(wanted.units),
      ...wanted.hints.map(scoreOf),
      ...bonus(wanted.mainGoods, WORTH_KIND),
      ...bonus(wanted.namedGoods, 2),
      ...bonus(wanted.firstGoods, 1),
      ...bonus(wanted.wearer, 1),
      ...bonus(wanted.isForAdults ? `'${mark.wearer('kids')}'` : null, -1),
    ],
    sql` + `,
  )
  const price = wanted.isCheap ? cheapestOf(wanted.priceArea) : sql`0`
  // The cheapest of what is surely of the kind.
  const kind = wanted.isCheap && wanted.mainGoods !== null ? sql`(words @@ ${wanted.mainGoods}::tsquery)::int` : sql`0`
  const { rows } = await dbRead().execute<Row>(sql`
    select model_id, hits from (
      select s.model_id, is_new, sold_amount, ${hits} as hits, ${points} as score, ${kind} as kind, ${price} as price
      from search_texts s where ${sql.join([sql`language = ${language}`, ...where], sql` and `)}) found
    ${sortBy ? sql`left join model_activity a using (model_id)` : sql.empty()}
    order by hits desc, kind desc, price, ${orderOf(sortBy)} limit ${limit}`)
  return rows
}

/**
 * The models with all words that meet all conditions; if there are none, those with as much of both as possible, where conditions count by
 * their weight.
 */
export async function findWanted(wanted: Wanted, language: Language, limit: number, sortBy?: string): Promise<Found> {
  const words = wanted.units.map((unit) => unitQuery(unit, WHOLE)).filter((query) => query !== null)
  const { conditions, goods } = wanted
  const indexed = conditions.flatMap(({ query }) => query ?? [])
  const others = conditions.flatMap(({ query, isMet }) => (query === null ? [isMet] : []))
  const all = [...(goods === null ? [] : [goods]), ...words, ...indexed]
  if (all.length === 0 && others.length === 0) return { ids: [], relaxed: false, missed: [] }
  const match = (queries: readonly string[], by: string) =>
    queries.length === 0 ? [] : [sql`words @@ ${queries.join(by)}::tsquery`]
  const strict = await rowsOf(language, wanted, { where: [...match(all, '&'), ...others], hits: sql`0`, limit, sortBy })
  if (strict.length > 0 || words.length + conditions.length + (goods === null ? 0 : 1) === 1)
    return { ids: strict.map((row) => row.model_id), relaxed: false, missed: [] }
  const hits = sql.join(
    [
      ...words.map((query) => sql`(words @@ ${query}::tsquery)::int * ${UNIT_WEIGHT}::int`),
      ...conditions.map(({ isMet, nearly, weight }) =>
        nearly
          ? sql`(case when ${isMet} then ${weight}::int when ${nearly} then ${weight - 1}::int else 0 end)`
          : sql`(${isMet})::int * ${weight}::int`,
      ),
      sql`0`,
    ],
    sql` + `,
  )
  // Conditions alone hold for too many models: without a kind of goods the words decide.
  const base = goods === null ? match(words.length > 0 ? words : indexed, '|') : match([goods], '&')
  if (base.length === 0) return { ids: [], relaxed: true, missed: [] }
  const some = await rowsOf(language, wanted, { where: base, hits, limit, sortBy })
  const best = some[0]?.hits
  const ids = some.filter((row) => row.hits === best).map((row) => row.model_id)
  return { ids, relaxed: true, missed: await missedBy(ids[0], conditions, language) }
}

/** The topics of conditions that a model does not meet. */
async function missedBy(
  id: number | undefined,
  conditions: readonly Condition[],
  language: Language,
): Promise<string[]> {
  if (id === undefined || conditions.length === 0) return []
  const columns = conditions.map(({ isMet, nearly }, at) => sql`(${nearly ?? isMet}) as ${sql.identifier(`c${at}`)}`)
  const { rows } = await dbRead().execute<Record<string, boolean>>(
    sql`select ${sql.join(columns, sql`, `)} from search_texts s where language = ${language} and model_id = ${id}`,
  )
  return [...new Set(conditions.filter((_, at) => rows[0]?.[`c${at}`] !== true).map(({ topic }) => topic))]
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
