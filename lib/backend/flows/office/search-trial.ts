/** A search as shoppers make it, explained: what it understood, what it found, and where the words are in each product. */
import { inArray, type SQL, sql } from 'drizzle-orm'

import { unitQuery, WHOLE } from '@/lib/backend/domain/search/find'
import { readQuery } from '@/lib/backend/domain/search/query'
import { searchModels, type SearchResult } from '@/lib/backend/domain/search/search'
import { shippedTerms } from '@/lib/backend/domain/search/shipped-terms'
import { type ShopVocabulary, vocabularyOf } from '@/lib/backend/domain/search/shop-vocabulary'
import { wordsOf } from '@/lib/backend/domain/search/words'
import { db } from '@/lib/backend/platform/database/pool'
import type { SearchTrial } from '@/lib/contract/schemas/office-content'
import type { Language } from '@/lib/market/languages'

import { type Actor, requireRead } from './actor'
import { entityNamed } from './registry'
import { titlesOf } from './rows'

/** Products that are explained. */
const SHOWN = 10
/** More words than a search has. */
const WORDS = 12

/** The weights of the index (`search_texts`), the best first. */
const PLACES = [
  ['A', 'name'],
  ['B', 'group'],
  ['C', 'texts'],
  ['D', 'colour'],
] as const

const keysIn = (target: string) => (target.split(':')[0] ?? '').split(' ').filter(Boolean)

const namesOfGroups = (keys: readonly string[], { groups }: ShopVocabulary) =>
  keys.flatMap((key) => groups.get(key)?.name ?? [])

function nameOf({ topic, target }: SearchResult['filters'][number], vocabulary: ShopVocabulary): string | null {
  if (topic === 'brand') return vocabulary.brands.get(target)?.name ?? target
  if (topic === 'store') return vocabulary.stores.get(target)?.name ?? target
  return topic === 'goods' ? namesOfGroups(keysIn(target), vocabulary).join(', ') : null
}

/** The best place of each word in each product, by the product's id. */
async function placesOf(query: string, language: Language, ids: readonly number[]) {
  const words = [...new Set(wordsOf(query))].slice(0, WORDS)
  const read = await Promise.all(words.map((word) => readQuery(word, language)))
  const columns = words.flatMap((word, at) => {
    const [unit] = read[at]?.units ?? []
    const cases = PLACES.flatMap(([weight, place]) => {
      const wanted = unit ? unitQuery(unit, WHOLE, weight) : null
      return wanted === null ? [] : [sql`when words @@ ${wanted}::tsquery then ${place}::text`]
    })
    return cases.length === 0 ? [] : [{ word, value: sql`case ${sql.join(cases, sql` `)} end` }]
  })
  if (columns.length === 0 || ids.length === 0) return new Map<number, SearchTrial['products'][number]['words']>()
  const selected: SQL[] = columns.map(({ value }, at) => sql`${value} as ${sql.identifier(`w${at}`)}`)
  const { rows } = await db().execute<Record<string, unknown>>(sql`
    select model_id, ${sql.join(selected, sql`, `)} from search_texts
    where language = ${language} and ${inArray(sql`model_id`, [...ids])}`)
  return new Map(
    rows.map((row) => [
      Number(row['model_id']),
      columns.flatMap(({ word }, at) => {
        const place = PLACES.find(([, name]) => name === row[`w${at}`])?.[1]
        return place ? [{ word, place }] : []
      }),
    ]),
  )
}

/** The groups that the search meant and in which each product is, by the product's id. Second-hand goods are also in the group of what they were when new. */
async function groupsOf(filters: SearchResult['filters'], ids: readonly number[], vocabulary: ShopVocabulary) {
  const meant = filters.flatMap(({ topic, target }) =>
    topic === 'goods' ? keysIn(target).flatMap((key) => vocabulary.groups.get(key) ?? []) : [],
  )
  if (meant.length === 0 || ids.length === 0) return new Map<number, string[]>()
  const { rows } = await db().execute<{ model: number; group: number }>(sql`
    select id as model, main_group_id as group from models where ${inArray(sql`id`, [...ids])}
    union select model_id, group_id from model_groups where ${inArray(sql`model_id`, [...ids])}
    union select m.id, p.main_group_id from models m join models p on p.id = m.second_hand_parent_id where ${inArray(sql`m.id`, [...ids])}`)
  return new Map(
    ids.map((id) => {
      const own = new Set(rows.filter(({ model }) => model === id).map(({ group }) => group))
      return [id, meant.filter(({ ids: all }) => all.some((group) => own.has(group))).map(({ name }) => name)]
    }),
  )
}

/** The search of a shopper, with its reasons. It is not counted as one. Throws FORBIDDEN. */
export async function trySearch(query: string, language: Language, actor: Actor): Promise<SearchTrial> {
  requireRead(actor, entityNamed('search-terms'))
  const products = entityNamed('products')
  const [result, vocabulary] = await Promise.all([searchModels(query, language), vocabularyOf(language)])
  const ids = result.ids.slice(0, SHOWN)
  const texts = ids.map(String)
  const [titles, pictures, places, groups] = await Promise.all([
    titlesOf(products, texts, language),
    products.pictures?.(texts),
    placesOf(query, language, ids),
    groupsOf(result.filters, ids, vocabulary),
  ])
  return {
    filters: result.filters.map((filter) => ({
      topic: filter.topic,
      target: filter.target,
      name: nameOf(filter, vocabulary),
      isMissed: result.missed.includes(filter.topic),
    })),
    absent: result.absent.map(({ text, groups: keys }) => ({ text, groups: namesOfGroups(keys, vocabulary) })),
    ignored: [...result.ignored],
    queries: [...result.queries],
    found: result.ids.length,
    products: ids.map((id) => ({
      id: String(id),
      title: titles.get(String(id))?.title ?? String(id),
      picture: pictures?.get(String(id)) ?? null,
      groups: groups.get(id) ?? [],
      words: places.get(id) ?? [],
    })),
  }
}

/** The phrases that the search comes with for a meaning. Throws FORBIDDEN. */
export function shippedPhrases(language: Language, topic: string, target: string, actor: Actor): string[] {
  requireRead(actor, entityNamed('search-terms'))
  const lines = shippedTerms(language).filter((term) => term.topic === topic && term.target === target)
  return [...new Set(lines.flatMap(({ phrases }) => phrases))]
}
