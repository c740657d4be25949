/** The interface of search, independent of the engine: PostgreSQL's full-text and trigram search. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import type { Language } from '@/lib/market/languages'

import { conditionsOf, exactWearer, goodsQuery, groupMarks, mainGoodsQuery } from './conditions'
import { findNumber, findWanted, type Found, type Wanted } from './find'
import { type ReadQuery, readQuery, type Unit } from './query'
import { withKeyedWords } from './parts'
import { wordFactsOf } from './read-words'
import { type ShopVocabulary, vocabularyOf } from './shop-vocabulary'
import { type Filter, understand, type Understood } from './understand'
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
  /** What of the query became a filter. */
  readonly filters: readonly Filter[]
  /** The topics of filters that no product meets. */
  readonly missed: readonly string[]
  /** What the shop does not sell, with the keys of the nearest groups. */
  readonly absent: Understood['absent']
  /** Words that nothing in the shop has. */
  readonly ignored: readonly string[]
}

export interface SearchOptions {
  readonly limit?: number
  /** Order of equally good results, in the format of the setting: `text_match,most_converted,most_viewed`. */
  readonly sortBy?: string | undefined
  readonly priceArea?: number | undefined
  /** The shopper's, for a price without one. */
  readonly currency?: string | undefined
}

/** The typed query with its misspelled words corrected, and each single word if it has several. */
function otherQueries(typed: string, { units, unknown }: ReadQuery, relaxed: boolean): string[] {
  const corrected = units.map((unit) => unit.corrected ?? unit.text).join(' ')
  const isOther = units.some((unit) => unit.corrected !== null) || (unknown.length > 0 && units.length > 0)
  const single = relaxed ? units.map((unit) => unit.corrected ?? unit.text) : []
  const same = wordsOf(typed).join(' ')
  return [...new Set([...(isOther ? [corrected] : []), ...single])].filter((query) => query !== same)
}

/** The whole query with the misspelled words of its rest corrected; none without. */
function correctedQuery(typed: string, { units }: ReadQuery): string[] {
  const wrong = units.filter((unit) => unit.corrected !== null)
  return wrong.length === 0
    ? []
    : [wrong.reduce((text, unit) => text.replace(unit.text, unit.corrected ?? unit.text), typed.toLowerCase())]
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

const NOTHING = { filters: [], missed: [], absent: [], ignored: [] } as const

async function find(query: string, language: Language, options: SearchOptions): Promise<SearchResult> {
  const exact = await findNumber(query)
  return exact.length > 0
    ? { ids: exact.slice(0, options.limit ?? MAX_RESULTS), isApproximate: false, queries: [], ...NOTHING }
    : findMeant(query, language, options)
}

/** A query in quotation marks is searched for word by word, without being understood. */
const QUOTED = /^\s*["“”«„](.+)["“”»]\s*$/

async function understoodOf(query: string, vocabulary: ShopVocabulary): Promise<Understood> {
  const facts = await wordFactsOf(query, vocabulary)
  const typed = withKeyedWords(query, vocabulary, facts)
  if (typed === query) return understand(query, vocabulary, facts)
  const meant = understand(typed, vocabulary, await wordFactsOf(typed, vocabulary))
  return { ...meant, corrected: meant.corrected ?? typed }
}

type Place = Pick<SearchOptions, 'priceArea' | 'currency'>
type Hints = Awaited<ReturnType<typeof hintsOf>>

/** What to look for; without a meaning, words alone. */
function wantedOf(
  words: ReadQuery,
  meant: Understood | null,
  hints: Hints,
  { priceArea = 1, currency = 'eur' }: Place,
  vocabulary: ShopVocabulary,
): Wanted {
  const ofGoods = (query: typeof goodsQuery, keys: readonly string[] | undefined) =>
    meant?.goods && keys ? query(keys, vocabulary) : null
  return {
    units: [...words.units, ...hints.purposes],
    hints: hints.hints,
    goods: ofGoods(goodsQuery, meant?.goods ?? undefined),
    mainGoods: ofGoods(mainGoodsQuery, meant?.goods ?? undefined),
    namedGoods: ofGoods(goodsQuery, meant?.named),
    firstGoods: ofGoods(goodsQuery, meant?.named.slice(0, 1)),
    isForAdults: meant !== null && !meant.wearers.includes('kids'),
    conditions: meant ? conditionsOf(meant, { priceArea, currency }, vocabulary) : [],
    wearer: meant && exactWearer(meant),
    isCheap: meant?.isCheap ?? false,
    priceArea,
  }
}

/** Corrected or shorter queries: of an understood one the whole with its misspelled words corrected. */
function proposals(
  query: string,
  text: string,
  meant: Understood | null,
  words: ReadQuery,
  relaxed: boolean,
): string[] {
  const whole = meant?.corrected ? [meant.corrected] : []
  const others = meant && meant.filters.length > 0 ? correctedQuery(query, words) : otherQueries(text, words, relaxed)
  return [...new Set([...whole, ...others])]
}

function resultOf(found: Found, words: ReadQuery, meant: Understood | null, queries: readonly string[]): SearchResult {
  const isOther = found.relaxed || words.unknown.length > 0 || words.units.some((unit) => unit.corrected !== null)
  return {
    ids: found.ids,
    isApproximate: found.ids.length > 0 && isOther,
    queries,
    filters: meant?.filters ?? [],
    missed: found.missed,
    absent: meant?.absent ?? [],
    ignored: words.unknown,
  }
}

const NO_HINTS: Hints = { hints: [], purposes: [] }

async function findMeant(
  query: string,
  language: Language,
  { limit = MAX_RESULTS, sortBy, priceArea, currency, typing = false }: SearchOptions & { typing?: boolean },
): Promise<SearchResult> {
  const vocabulary = await vocabularyOf(language)
  const quoted = QUOTED.exec(query)?.[1]
  const meant = quoted === undefined ? await understoodOf(query, vocabulary) : null
  const text = meant ? meant.rest : (quoted ?? query)
  const [read, hints] = await Promise.all([
    readQuery(text, language, { typing }),
    meant ? hintsOf(meant, vocabulary) : NO_HINTS,
  ])
  const findWords = (own: ReadQuery) =>
    findWanted(wantedOf(own, meant, hints, { priceArea, currency }, vocabulary), language, limit, sortBy)
  let words = read
  let found = await findWords(words)
  if ((found.ids.length === 0 || found.relaxed) && words.units.some((unit) => unit.isRespelled)) {
    words = await readQuery(text, language, { respell: false })
    found = await findWords(words)
  }
  return resultOf(found, words, meant, proposals(query, text, meant, words, found.relaxed))
}

/** The words that name the kind of goods order its products; those that say what it is for are looked for like other words. */
async function hintsOf(
  meant: Understood,
  vocabulary: ShopVocabulary,
): Promise<{ hints: readonly Unit[]; purposes: readonly Unit[] }> {
  const { language } = vocabulary
  const unitsOf = async (text: string): Promise<readonly Unit[]> =>
    text === '' ? [] : (await readQuery(text, language)).units
  const purposes: Unit[] = []
  for (const { groups, text } of meant.purposes) {
    const strong = groupMarks(groups, vocabulary)
    const words = await unitsOf(text)
    if (strong.length === 0) purposes.push(...words)
    else
      purposes.push({
        text,
        alternatives: [
          [{ strong, weak: [], near: [] }],
          ...words.map((unit) => unit.alternatives.flatMap((own) => own)),
        ],
        folded: new Set(),
        corrected: null,
        isRespelled: false,
      })
  }
  return { hints: await unitsOf(meant.goods ? meant.goodsText : ''), purposes }
}

/** The results of a query whose last word is still being typed. */
export async function searchWhileTyping(
  query: string,
  language: Language,
  limits: { models: number; names: number },
): Promise<SearchResult & { groups: Named[]; brands: Named[] }> {
  const [exact, read] = await Promise.all([findNumber(query), readQuery(query, language, { typing: true })])
  const [found, names] = await Promise.all([
    exact.length > 0
      ? { ids: exact.slice(0, limits.models), isApproximate: false, queries: [], ...NOTHING }
      : findMeant(query, language, { limit: limits.models, typing: true }),
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
