/** Writes the search index. Code that changes a model's texts, groups, brand, properties or visibility calls it in the same transaction. */
import { sql } from 'drizzle-orm'

import type { Localized } from '@/lib/backend/domain/schema/types'
import type { Tx } from '@/lib/backend/platform/database/with-tx'
import { pick } from '@/lib/backend/domain/texts/localized'
import { type Language, LANGUAGES } from '@/lib/market/languages'

import { KnownWords } from './known-words'
import { mark, MARKED_NUMBERS } from './marks'
import { stemsOf } from './stems'
import { bareNumber, fold, wordsOf } from './words'

/** Maximum number of models whose texts are in memory at the same time. */
const BATCH = 600

interface ModelRow extends Record<string, unknown> {
  id: number
  brand: string
  slug: string
  kind: string
  brand_id: number
  gender: string | null
  age_group: string | null
  sold_amount: number
  main_group_id: number
  /** The main group of the new product that a second-hand one was. */
  parent_group_id: number | null
  group_ids: number[] | null
  colour_ids: number[] | null
  numbers: string[] | null
}
interface TextRow extends Record<string, unknown> {
  model_id: number
  language: Language
  name: string
  short_description: string
  tagline: string
}
interface PropertyRow extends Record<string, unknown> {
  model_id: number
  texts: Localized
}

/** Names that many models have in common, by id. */
interface Names {
  readonly groups: ReadonlyMap<string, string>
  readonly colours: ReadonlyMap<number, Localized>
  readonly controls: ReadonlyMap<number, string>
}

type Weight = 'A' | 'B' | 'C' | 'D'
/** Each word with the weights of its fields. */
type Weighed = Map<string, Set<Weight>>

interface Entry {
  readonly modelId: number
  readonly language: Language
  readonly words: Weighed
  readonly marks: Weighed
  readonly isNew: boolean
  readonly soldAmount: number
}

/** Rebuilds the search texts of models; those of models that are not public, or deleted, are removed. */
export async function indexModels(tx: Tx, ids: readonly number[], known: KnownWords = new KnownWords()): Promise<void> {
  const names = ids.length === 0 ? null : await readNames(tx)
  for (let start = 0; names && start < ids.length; start += BATCH)
    await indexBatch(tx, ids.slice(start, start + BATCH), names, known)
}

/** Writes the search texts of models that have none, or that were changed since; returns how many there were, at most `limit`. */
export async function indexStale(tx: Tx, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select m.id from models m left join search_texts s on s.model_id = m.id and s.language = 'en'
    where m.is_public and not m.campaign_only and (s.read_at is null or s.read_at < least(m.updated_at, now())) order by m.id limit ${limit}`)
  await indexModels(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

async function readNames(tx: Tx): Promise<Names> {
  const groups = await tx.execute<{ group_id: number; language: string; name: string }>(sql`
    select group_id, language, concat_ws(' ', name, short_name) as name from product_group_texts`)
  const colours = await tx.execute<{ id: number; names: Localized; control: string }>(
    sql`select id, names, control from colours`,
  )
  return {
    groups: new Map(groups.rows.map((row) => [`${row.group_id} ${row.language}`, row.name])),
    colours: new Map(colours.rows.map((row) => [row.id, row.names])),
    controls: new Map(colours.rows.map((row) => [row.id, row.control])),
  }
}

async function indexBatch(tx: Tx, ids: readonly number[], names: Names, known: KnownWords): Promise<void> {
  const wanted = sql`${sql.param([...ids])}::int[]`
  const { rows: models } = await tx.execute<ModelRow>(sql`
    select m.id, b.name as brand, b.id as brand_id, m.slug, m.kind, m.gender, m.age_group, m.sold_amount, m.main_group_id,
      p.main_group_id as parent_group_id,
      (select array_agg(d.slug || '.' || round(mp.value_number)) from model_properties mp join properties d on d.id = mp.property_id
        where mp.model_id = m.id and d.slug = any(${sql.param([...MARKED_NUMBERS])}::text[]) and mp.value_number is not null) as numbers,
      (select array_agg(group_id) from model_groups g where g.model_id = m.id) as group_ids,
      (select array_agg(distinct colour_id) from variants v where v.model_id = m.id and colour_id is not null and not is_hidden) as colour_ids
    from models m join brands b on b.id = m.brand_id left join models p on p.id = m.second_hand_parent_id where m.id = any(${wanted}) and m.is_public and not m.campaign_only`)
  const texts = await tx.execute<TextRow>(
    sql`select model_id, language, name, short_description, tagline from model_texts where model_id = any(${wanted})`,
  )
  const properties = await tx.execute<PropertyRow>(sql`
    select model_id, value_texts as texts from model_properties where model_id = any(${wanted}) and value_texts is not null`)
  const textOf = new Map(texts.rows.map((row) => [`${row.model_id} ${row.language}`, row]))
  const propertiesOf = new Map<number, Localized[]>()
  for (const { model_id, texts: own } of properties.rows)
    propertiesOf.set(model_id, [...(propertiesOf.get(model_id) ?? []), own])
  const entries = models.flatMap((model) => {
    const marks = marksOf(model, names)
    const weighed = weighOnce()
    return LANGUAGES.map((language): Entry => {
      const text = [language, 'en', 'fi', ...LANGUAGES]
        .map((code) => textOf.get(`${model.id} ${code}`))
        .find((row) => row !== undefined)
      const groupName = (id: number) => names.groups.get(`${id} ${language}`) ?? ''
      const parts: [Weight, string][] = [
        ['A', `${model.brand} ${text?.name ?? model.slug}`],
        ['B', groupName(model.main_group_id)],
        [
          'C',
          [
            ...(model.group_ids ?? []).map(groupName),
            text?.short_description,
            text?.tagline,
            ...(propertiesOf.get(model.id) ?? []).map((own) => pick(own, language)),
          ].join(' '),
        ],
        ['D', (model.colour_ids ?? []).map((id) => pick(names.colours.get(id), language)).join(' ')],
      ]
      return {
        modelId: model.id,
        language,
        words: weighed(parts),
        marks,
        isNew: model.kind === 'new',
        soldAmount: model.sold_amount,
      }
    })
  })
  await tx.execute(sql`delete from search_texts where model_id = any(${wanted})`)
  for (const language of LANGUAGES)
    await write(
      tx,
      language,
      entries.filter((entry) => entry.language === language),
      known,
    )
}

/** The marks by which a search filters, beside the words: they are the same in every language. */
function marksOf(model: ModelRow, { controls }: Names): Weighed {
  const marks: Weighed = new Map([[mark.group(model.main_group_id), new Set<Weight>(['A'])]])
  const others = [...(model.group_ids ?? []), ...(model.parent_group_id === null ? [] : [model.parent_group_id])]
  for (const id of others) add(marks, mark.group(id), 'B')
  for (const id of model.colour_ids ?? []) add(marks, mark.colour(controls.get(id) ?? ''), 'D')
  add(marks, mark.brand(model.brand_id), 'D')
  add(marks, mark.condition(model.kind), 'D')
  add(marks, mark.wearer(wearerOf(model)), 'D')
  for (const number of model.numbers ?? []) add(marks, mark.number(number), 'D')
  return marks
}

const wearerOf = ({ gender, age_group: age }: Pick<ModelRow, 'gender' | 'age_group'>) =>
  age !== null && age !== 'adult' ? 'kids' : (gender ?? 'anybody')

function add(words: Weighed, word: string, ...weights: readonly Weight[]): void {
  const known = words.get(word) ?? new Set()
  for (const weight of weights) known.add(weight)
  words.set(word, known)
}

/** Languages without a text of their own have the words of another one. */
function weighOnce(): (parts: readonly (readonly [Weight, string])[]) => Weighed {
  const known = new Map<string, Weighed>()
  return (parts) => {
    const key = JSON.stringify(parts)
    const words = known.get(key) ?? weigh(parts)
    known.set(key, words)
    return words
  }
}

function weigh(parts: readonly (readonly [Weight, string])[]): Weighed {
  const words: Weighed = new Map()
  for (const [weight, text] of parts) {
    for (const word of wordsOf(text)) {
      add(words, word, weight)
      const number = bareNumber(word)
      if (number !== null) add(words, number, weight)
    }
  }
  return words
}

/**
 * A tsvector of the words' stems. They contain only letters, digits and points, so quoting is sufficient; positions are used only for the
 * weights.
 */
function vectorOf(words: Weighed, marks: Weighed, stemsOfWord: (word: string) => readonly string[]): string {
  const weighed: Weighed = new Map(marks)
  for (const [word, weights] of words) for (const stem of stemsOfWord(word)) add(weighed, stem, ...weights)
  return [...weighed]
    .map(([stem, weights]) => `'${stem}':${[...weights].map((weight, place) => `${place + 1}${weight}`).join(',')}`)
    .join(' ')
}

async function write(tx: Tx, language: Language, entries: readonly Entry[], known: KnownWords): Promise<void> {
  const old = known.of(language)
  const used = new Set(entries.flatMap(({ words }) => [...words.keys()]))
  const unknown = await stemsOf(
    tx,
    [...used].filter((word) => !old.has(word)),
    language,
  )
  const stemsOfWord = (word: string) => unknown.get(word) ?? old.get(word) ?? []
  const rows = entries.map(({ modelId, words, marks, isNew, soldAmount }) => ({
    model_id: modelId,
    words: vectorOf(words, marks, stemsOfWord),
    is_new: isNew,
    sold_amount: soldAmount,
  }))
  await tx.execute(sql`
    insert into search_texts (language, model_id, words, is_new, sold_amount)
    select ${language}, model_id, words, is_new, sold_amount
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(model_id int, words tsvector, is_new boolean, sold_amount int)
    on conflict (language, model_id) do update set words = excluded.words, is_new = excluded.is_new, sold_amount = excluded.sold_amount, read_at = now()`)
  await addWords(tx, language, unknown)
  known.learn(tx, language, unknown)
}

async function addWords(tx: Tx, language: Language, stems: ReadonlyMap<string, readonly string[]>): Promise<void> {
  // Sorted, so that two writers cannot deadlock.
  const words = [...stems]
    .flatMap(([word, own]) => own.map((stem) => ({ folded: fold(word), stem, spelled: word })))
    .filter(({ folded }) => !/^[\d.]+$/.test(folded))
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.stem < b.stem ? -1 : 1))
  if (words.length === 0) return
  await tx.execute(sql`
    insert into search_words (language, folded, stem, spelled)
    select ${language}, folded, stem, spelled from json_to_recordset(${JSON.stringify(words)}::json) as given(folded text, stem text, spelled text)
    on conflict do nothing`)
}
