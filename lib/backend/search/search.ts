/** The port of search: what the shop asks, whatever answers. Today that is PostgreSQL's full-text and trigram search. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/db/pool'
import { keptStore } from '@/lib/cache/kept-store'
import type { Language } from '@/lib/market/languages'

import { findModels, findNumber } from './find'
import { type ReadQuery, readQuery } from './query'
import { fold, wordsOf } from './words'

/** Models that a search answers with, at most. */
export const MAX_RESULTS = 1_000

export interface Found {
  /** Best first. */
  readonly ids: readonly number[]
  /** Nothing has all the words as they were typed: these come near. */
  readonly isApproximate: boolean
  /** Better spelled or shorter queries that find something, best first. */
  readonly queries: readonly string[]
}

export interface SearchOptions {
  readonly limit?: number
  /** Order of equally good finds, as a setting writes it: `text_match,most_converted,most_viewed`. */
  readonly sortBy?: string | undefined
  /** The last word may be the beginning of another. */
  readonly typing?: boolean
}

/** The typed query with its misspelled words set right, and each of its words alone when it has several. */
function otherQueries(typed: string, { units, unknown }: ReadQuery, relaxed: boolean): string[] {
  const corrected = units.map((unit) => unit.corrected ?? unit.text).join(' ')
  const isOther = units.some((unit) => unit.corrected !== null) || (unknown.length > 0 && units.length > 0)
  const single = relaxed ? units.map((unit) => unit.corrected ?? unit.text) : []
  const same = wordsOf(typed).join(' ')
  return [...new Set([...(isOther ? [corrected] : []), ...single])].filter((query) => query !== same)
}

/** A page, its list and its report ask for the same within a moment. */
const KEPT_MS = 15_000
const kept = keptStore<Found>('search-finds', { maxWeight: 50_000, weigh: ({ ids }) => ids.length + 20, maxAgeMs: KEPT_MS })

/** What a query finds among the public models. An exact model number, SKU or bar code is all that it means. */
export function searchModels(query: string, language: Language, options: SearchOptions = {}): Promise<Found> {
  return kept.get(JSON.stringify([query, language, options]), [], () => find(query, language, options))
}

async function find(query: string, language: Language, { limit = MAX_RESULTS, sortBy, typing }: SearchOptions): Promise<Found> {
  const exact = await findNumber(query)
  if (exact.length > 0) return { ids: exact.slice(0, limit), isApproximate: false, queries: [] }
  let read = await readQuery(query, language, { typing })
  let { ids, relaxed } = await findModels(read, language, limit, sortBy)
  if ((ids.length === 0 || relaxed) && read.units.some((unit) => unit.isRespelled)) {
    read = await readQuery(query, language, { typing, respell: false })
    ;({ ids, relaxed } = await findModels(read, language, limit, sortBy))
  }
  const isApproximate = ids.length > 0 && (relaxed || read.unknown.length > 0 || read.units.some((unit) => unit.corrected !== null))
  return { ids, isApproximate, queries: otherQueries(query, read, relaxed) }
}

export interface Named { readonly name: string; readonly slug: string }

/** Groups (slug = path) and brands whose names have every word of the query, in any form or misspelled; shortest first. */
export async function searchNames(query: string, language: Language, limit: number): Promise<{ groups: Named[]; brands: Named[] }> {
  const { units, unknown } = await readQuery(query, language, { typing: true })
  if (units.length === 0 || unknown.length > 0) return { groups: [], brands: [] }
  const groups = await dbRead().execute<Named & Record<string, unknown>>(sql`
    select t.name, t.path as slug from product_group_texts t where t.language = ${language} order by length(t.path), t.path`)
  const brands = await dbRead().execute<Named & Record<string, unknown>>(sql`select name, slug from brands order by name`)
  const typed = fold(query.trim())
  const fits = ({ name }: Named) => {
    const words = wordsOf(name).map(fold)
    return units.every(({ folded }) => words.some((word) => folded.has(word)))
  }
  const best = (rows: readonly Named[]) =>
    rows.filter(fits).sort((a, b) => Number(fold(b.name).startsWith(typed)) - Number(fold(a.name).startsWith(typed))).slice(0, limit)
  return { groups: best(groups.rows), brands: best(brands.rows) }
}
