/**
 * The shop's vocabulary in one language: what its groups, brands, stores and sizes are called, and the lexicon's phrases. Loaded once and
 * kept until a cache tag of the groups, brands or stores is invalidated.
 */
import { sql } from 'drizzle-orm'

import { databaseTarget, dbRead } from '@/lib/backend/platform/database/pool'
import { memoryCache } from '@/lib/cache/memory-cache'
import { tag } from '@/lib/cache/tags'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import type { Topic } from './lexicon/lexicon'
import { indexPurposes, type Purposes, wordsOfPurposes } from './purposes'
import { shippedTerms, type Term } from './shipped-terms'
import { stemsOf } from './stems'
import { tokensOf } from './tokens'

export interface Meaning {
  readonly topic: Topic | 'brand' | 'store'
  readonly target: string
}

export interface GroupEntry {
  readonly name: string
  readonly path: string
  /** The key of the group above. */
  readonly parent: string | null
  /** The group and all below it. */
  readonly ids: readonly number[]
}

export interface ShopVocabulary {
  readonly language: Language
  /** By `phraseKeys`. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  /** The lexicons of the other languages, by their words without accents and spaces. */
  readonly foreign: ReadonlyMap<string, readonly Meaning[]>
  /** Stems of every word of a phrase. */
  readonly stems: ReadonlySet<string>
  /** Every word of a phrase, for corrections: without accents, with its stems. */
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly purposes: Purposes
  /** By the group's key. */
  readonly groups: ReadonlyMap<string, GroupEntry>
  /** By slug. */
  readonly brands: ReadonlyMap<string, { readonly id: number; readonly name: string }>
  readonly stores: ReadonlyMap<string, { readonly id: number; readonly name: string }>
  /** Ids by name. */
  readonly sizes: ReadonlyMap<string, number>
  /** Units of a currency for one euro. */
  readonly rates: ReadonlyMap<string, number>
}

type Stems = ReadonlyMap<string, readonly string[]>

/** The keys of a phrase: its stems without spaces, as it is written and without accents, and the stem of the words written as one. */
export function phraseKeys(words: readonly string[], stems: Stems): string[] {
  const joined = (pick: (own: readonly string[]) => string | undefined) =>
    words.map((word) => pick(stems.get(word) ?? []) ?? (word.length === 1 ? word : '')).join('')
  const keys = [joined((own) => own[0]), joined((own) => own.at(-1))]
  // Written as one, the last word must not look like an ending.
  const begun = words.slice(0, -1).join('').length
  if (words.length > 1) keys.push(...(stems.get(words.join('')) ?? []).filter((stem) => stem.length > begun))
  const some = [...new Set(keys)].filter(Boolean)
  return some.length > 0 ? some : [words.join('')]
}

/** The key of a phrase as it is written: two words can have one stem (`kassi`, `käsine`). */
export const exactKey = (words: readonly string[]): string => `=${words.join('')}`

/** Everything whose stems `phraseKeys` needs. */
export const withJoined = (words: readonly string[]): string[] => [
  ...words,
  ...(words.length > 1 ? [words.join('')] : []),
]

interface Source {
  readonly phrase: string
  readonly meaning: Meaning
}

interface NameRow extends Record<string, unknown> {
  readonly key: string
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly path: string
}

async function readGroups(language: Language): Promise<Map<string, GroupEntry>> {
  const { rows } = await dbRead().execute<NameRow>(sql`
    select g.key, g.id, g.parent_id, t.name, t.path from product_groups g join product_group_texts t on t.group_id = g.id and t.language = ${language}`)
  const below = (id: number): number[] => [
    id,
    ...rows.filter((row) => row.parent_id === id).flatMap((row) => below(row.id)),
  ]
  const keyOf = new Map(rows.map(({ id, key }) => [id, key]))
  return new Map(
    rows.map(({ key, id, name, path, parent_id: parent }) => [
      key,
      { name, path, parent: keyOf.get(parent ?? 0) ?? null, ids: below(id) },
    ]),
  )
}

interface ChangedRow extends Record<string, unknown> {
  readonly language: Language
  readonly topic: Topic
  readonly target: string
  readonly phrases: string[]
}

/** The lexicon's lines of a language with the shop's own; a line without phrases is left out. */
async function readTerms(language: Language): Promise<Term[]> {
  const { rows } = await dbRead().execute<ChangedRow>(
    sql`select language, topic, target, phrases from search_terms where language = ${language}`,
  )
  const idOf = ({ topic, target }: Pick<Term, 'topic' | 'target'>) => `${topic} ${target}`
  const changed = new Set(rows.map(idOf))
  return [...rows, ...shippedTerms(language).filter((term) => !changed.has(idOf(term)))]
}

/** Groups that contain all kinds of goods: their names say something about the product, not what it is. */
const CROSSWISE: ReadonlySet<string> = new Set([
  'hiking-wear',
  'hiking-gear',
  'second-hand',
  'used-clothing',
  'used-gear',
  'outlet',
])

/** The name of a group whose names list no second thing. */
const isSingle = (name: string) => !/[,&]|\s(?:and|und|et|och|ja|и)\s|-\s/u.test(name)

function namesOf(groups: ReadonlyMap<string, GroupEntry>): Source[] {
  return [...groups].flatMap(([key, { name }]) =>
    CROSSWISE.has(key) || key.startsWith('outlet') || !isSingle(name)
      ? []
      : [{ phrase: name, meaning: { topic: 'goods' as const, target: key } }],
  )
}

/** Topics whose targets are groups. */
const OF_GROUPS: ReadonlySet<Topic> = new Set<Topic>(['goods', 'purpose', 'absent'])

/** Lines about groups that the shop has: without them their words are words like others. */
function inShop(terms: readonly Term[], groups: ReadonlyMap<string, GroupEntry>): Term[] {
  return terms.flatMap((term) => {
    if (!OF_GROUPS.has(term.topic) || term.target === '') return [term]
    const [all = '', ...text] = term.target.split(':')
    const keys = all.split(' ').filter((key) => groups.has(key))
    return keys.length === 0 ? [] : [{ ...term, target: [keys.join(' '), ...text].join(':') }]
  })
}

const lexiconSources = (terms: readonly Term[]): Source[] =>
  terms.flatMap(({ topic, target, phrases }) => phrases.map((phrase) => ({ phrase, meaning: { topic, target } })))

/** Topics whose words a misspelled word can mean: a short word such as `from` is similar to too many. */
const CORRECTED: ReadonlySet<string> = new Set(['goods', 'absent', 'colour', 'wearer', 'condition', 'brand'])

async function index(sources: readonly Source[], ofPurpose: readonly Term[], language: Language) {
  const split = sources.map(({ phrase, meaning }) => ({ words: tokensOf(phrase).map(({ text }) => text), meaning }))
  const stems = await stemsOf(
    dbRead(),
    [...split.flatMap(({ words }) => withJoined(words)), ...wordsOfPurposes(ofPurpose)],
    language,
  )
  const phrases = new Map<string, Meaning[]>()
  const words = new Map<string, readonly string[]>()
  const enter = (own: readonly string[], meaning: Meaning) => {
    for (const key of [exactKey(own), ...phraseKeys(own, stems)]) {
      const known = phrases.get(key) ?? []
      // The first line with a phrase decides what it means within a topic: the language's own lexicon comes first.
      if (!known.some(({ topic }) => topic === meaning.topic)) phrases.set(key, [...known, meaning])
    }
  }
  const isWhole = (own: readonly string[]) =>
    own.length === 1 || own.every((word) => word.length === 1 || (stems.get(word) ?? []).length > 0)
  // Phrases that lose a stop word (`a person`) are no more than the rest of them, so they come after the others; then swapped words.
  for (const { words: own, meaning } of split) if (isWhole(own)) enter(own, meaning)
  for (const { words: own, meaning } of split) if (!isWhole(own)) enter(own, meaning)
  for (const { words: own, meaning } of split) if (own.length === 2) enter(own.toReversed(), meaning)
  for (const { words: own, meaning } of split)
    for (const word of own) if (word.length > 3 && CORRECTED.has(meaning.topic)) words.set(word, stems.get(word) ?? [])
  return {
    phrases,
    words,
    purposes: indexPurposes(ofPurpose, stems, language),
    stems: new Set([...stems.values()].flat()),
  }
}

/** Topics that a word of another language can have. */
const ABROAD: ReadonlySet<string> = new Set<Topic>(['goods', 'absent', 'colour', 'wearer', 'condition'])

function foreignOf(language: Language, groups: ReadonlyMap<string, GroupEntry>): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>()
  for (const other of LANGUAGES) {
    if (other === language) continue
    for (const { topic, target, phrases } of inShop(shippedTerms(other), groups)) {
      if (!ABROAD.has(topic)) continue
      for (const phrase of phrases) {
        const key = tokensOf(phrase)
          .map(({ folded }) => folded)
          .join('')
        if (key.length > 2 && !found.has(key)) found.set(key, [{ topic, target }])
      }
    }
  }
  return found
}

interface StoreRow extends Record<string, unknown> {
  readonly id: number
  readonly slug: string
  readonly short_name: string
  readonly city: string | null
}

async function load(language: Language): Promise<ShopVocabulary> {
  const [groups, terms] = [await readGroups(language), await readTerms(language)]
  const brands = await dbRead().execute<{ id: number; slug: string; name: string }>(
    sql`select id, slug, name from brands`,
  )
  const stores = await dbRead().execute<StoreRow>(
    sql`select id, slug, short_name, address ->> 'city' as city from stores where type = 'retail'`,
  )
  const sizes = await dbRead().execute<{ id: number; name: string }>(
    sql`select id, name from sizes order by sort_order, id`,
  )
  const rates = await dbRead().execute<{ currency: string; rate: number }>(
    sql`select currency, rate from currency_rates`,
  )
  const own = inShop(terms, groups)
  const ofPurpose = own.filter(({ topic }) => topic === 'purpose')
  const sources: Source[] = [
    ...lexiconSources(own.filter(({ topic }) => topic !== 'purpose')),
    ...namesOf(groups),
    ...brands.rows.map(({ slug, name }) => ({ phrase: name, meaning: { topic: 'brand' as const, target: slug } })),
    ...stores.rows.flatMap(({ slug, short_name: name, city }) =>
      [...new Set([name, city ?? name])].map((phrase) => ({
        phrase,
        meaning: { topic: 'store' as const, target: slug },
      })),
    ),
  ]
  return {
    language,
    ...(await index(sources, ofPurpose, language)),
    foreign: foreignOf(language, groups),
    groups,
    brands: new Map(brands.rows.map(({ slug, id, name }) => [slug, { id, name }])),
    stores: new Map(stores.rows.map(({ slug, id, short_name: name }) => [slug, { id, name }])),
    sizes: new Map(sizes.rows.map(({ id, name }) => [name, id])),
    rates: new Map(rates.rows.map(({ currency, rate }) => [currency.toLowerCase(), Number(rate)])),
  }
}

const HOUR_MS = 3_600_000
const vocabularies = memoryCache<ShopVocabulary>('search-vocabulary', {
  maxWeight: LANGUAGES.length,
  weigh: () => 1,
  renewAfterMs: HOUR_MS,
})

export const vocabularyOf = (language: Language): Promise<ShopVocabulary> =>
  vocabularies.get(`${databaseTarget().url} ${language}`, [tag.resources], () => load(language))
