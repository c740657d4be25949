/** The interface of search, independent of the engine: PostgreSQL's full-text and trigram search. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import type { Language } from '@/lib/market/languages'

import { findModels, findNumber } from './find'
import { type ReadQuery, readQuery } from './query'
import { fold, wordsOf } from './words'

/** Maximum number of models in a result. */
const MAX_RESULTS = 1_000

export interface SearchResult {
  /** Best first. */
  readonly ids: readonly number[]
  /** No model has all typed words: these are similar. */
  readonly isApproximate: boolean
  /** Corrected or shorter queries that have results, best first. */
  readonly queries: readonly string[]
}

export interface SearchOptions {
  readonly limit?: number
  /** Order of equally good results, in the format of the setting: `text_match,most_converted,most_viewed`. */
  readonly sortBy?: string | undefined
}

/** The typed query with its misspelled words corrected, and each single word if it has several. */
function otherQueries(typed: string, { units, unknown }: ReadQuery, relaxed: boolean): string[] {
  const corrected = units.map((unit) => unit.corrected ?? unit.text).join(' ')
  const isOther = units.some((unit) => unit.corrected !== null) || (unknown.length > 0 && units.length > 0)
  const single = relaxed ? units.map((unit) => unit.corrected ?? unit.text) : []
  const same = wordsOf(typed).join(' ')
  return [...new Set([...(isOther ? [corrected] : []), ...single])].filter((query) => query !== same)
}

/** Cached for a moment, because a page, its list and its report make the same search. */
const KEPT_MS = 15_000
const results = memoryCache<SearchResult>('search-finds', {
  maxWeight: 50_000,
  weigh: ({ ids }) => ids.length + 20,
  maxAgeMs: KEPT_MS,
})

/** The results of a query among the public models. If it is exactly a model number, SKU or bar code, only those models are returned. */
export function searchModels(query: string, language: Language, options: SearchOptions = {}): Promise<SearchResult> {
  return results.get(JSON.stringify([query, language, options]), [], () => find(query, language, options))
}

async function find(
  query: string,
  language: Language,
  { limit = MAX_RESULTS, sortBy }: SearchOptions,
): Promise<SearchResult> {
  const exact = await findNumber(query)
  return exact.length > 0
    ? exactly(exact.slice(0, limit))
    : findRead(query, await readQuery(query, language), language, limit, sortBy)
}

const exactly = (ids: readonly number[]): SearchResult => ({ ids, isApproximate: false, queries: [] })

async function findRead(
  query: string,
  first: ReadQuery,
  language: Language,
  limit: number,
  sortBy?: string,
): Promise<SearchResult> {
  let read = first
  let { ids, relaxed } = await findModels(read, language, limit, sortBy)
  if ((ids.length === 0 || relaxed) && read.units.some((unit) => unit.isRespelled)) {
    read = await readQuery(query, language, { respell: false })
    ;({ ids, relaxed } = await findModels(read, language, limit, sortBy))
  }
  const isApproximate =
    ids.length > 0 && (relaxed || read.unknown.length > 0 || read.units.some((unit) => unit.corrected !== null))
  return { ids, isApproximate, queries: otherQueries(query, read, relaxed) }
}

/** The results of a query whose last word is still being typed. */
export async function searchWhileTyping(
  query: string,
  language: Language,
  limits: { models: number; names: number },
): Promise<SearchResult & { groups: Named[]; brands: Named[] }> {
  const [exact, read] = await Promise.all([findNumber(query), readQuery(query, language, { typing: true })])
  const [found, names] = await Promise.all([
    exact.length > 0 ? exactly(exact.slice(0, limits.models)) : findRead(query, read, language, limits.models),
    namesOf(query, read, language, limits.names),
  ])
  return { ...found, ...names }
}

export interface Named {
  readonly name: string
  readonly slug: string
}

/** Groups (slug = path) and brands whose names have every word of the query, inflected or misspelled; shortest first. */
async function namesOf(
  query: string,
  { units, unknown }: ReadQuery,
  language: Language,
  limit: number,
): Promise<{ groups: Named[]; brands: Named[] }> {
  if (units.length === 0 || unknown.length > 0) return { groups: [], brands: [] }
  const groups = await dbRead().execute<Named & Record<string, unknown>>(sql`
    select t.name, t.path as slug from product_group_texts t where t.language = ${language} order by length(t.path), t.path`)
  const brands = await dbRead().execute<Named & Record<string, unknown>>(
    sql`select name, slug from brands order by name`,
  )
  const typed = fold(query.trim())
  const fits = ({ name }: Named) => {
    const words = wordsOf(name).map(fold)
    return units.every(({ folded }) => words.some((word) => folded.has(word)))
  }
  const best = (rows: readonly Named[]) =>
    rows
      .filter(fits)
      .sort((a, b) => Number(fold(b.name).startsWith(typed)) - Number(fold(a.name).startsWith(typed)))
      .slice(0, limit)
  return { groups: best(groups.rows), brands: best(brands.rows) }
}
