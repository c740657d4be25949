/** Words of the catalogue that a typed word can mean. */
import { sql } from 'drizzle-orm'

import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { DICTIONARIES } from './dictionaries'
import { nearness } from './nearness'
import { fold } from './words'

/** The same word in any form; the last part of a compound; its first part, or the beginning of a word; a word with a similar spelling. */
type Likeness = 'same' | 'end' | 'start' | 'near'

export interface Candidate {
  /** The typed word. */
  readonly word: string
  readonly likeness: Likeness
  readonly folded: string
  readonly stem: string
  readonly spelled: string
}

type Row = Candidate & Record<string, unknown>

/** Maximum number of words of each kind for one typed word. */
const MOST = 60
const MIN_END = 3
const MIN_START = 3

interface Given {
  readonly word: string
  readonly stems: readonly string[]
}

const table = (given: readonly Given[]) => sql`
  (select word, folded, string_to_array(stems, ' ') as stems
   from unnest(${sql.param(given.map(({ word }) => word))}::text[], ${sql.param(given.map(({ word }) => fold(word)))}::text[],
     ${sql.param(given.map(({ stems }) => stems.join(' ')))}::text[]) as t(word, folded, stems)) as g`

/** The range of a text_pattern_ops index for texts with a prefix. */
const begins = (column: ReturnType<typeof sql>, text: ReturnType<typeof sql>) =>
  sql`${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111))`

interface KnownOptions {
  /** The word that is being typed. */
  readonly typing?: string | undefined
  /** Matches by prefix are left out. */
  readonly whole?: boolean
}

/**
 * Same words, and in languages with compounds those that begin or end with the word, when the rest is a word as well. An unknown word, and
 * the last one with `typing`, can also be the beginning of any other.
 */
export async function matchingWords(
  given: readonly Given[],
  language: Language,
  { typing, whole = false }: KnownOptions = {},
): Promise<Candidate[]> {
  if (given.length === 0) return []
  const { hasCompounds, joints, wholes } = DICTIONARIES[language]
  const rest = sql`substr(w.stem, length(s.stem) + 1)`
  const compounds = sql`
    union all
    select g.word, 'end' as likeness, w.* from ${table(given)} cross join unnest(g.stems) as s(stem) cross join lateral (
      select w.folded, w.stem, w.spelled from search_words w
      where w.language = ${language} and ${begins(sql`reverse(w.stem)`, sql`reverse(s.stem)`)} and length(w.stem) >= length(s.stem) + 2 limit ${MOST}) w
    where length(s.stem) >= ${MIN_END}
    union all
    select g.word, 'start' as likeness, w.* from ${table(given)} cross join unnest(g.stems) as s(stem) cross join lateral (
      select w.folded, w.stem, w.spelled from search_words w
      where w.language = ${language} and ${begins(sql`w.stem`, sql`s.stem`)} and length(w.stem) >= length(s.stem) + 3
        and exists (select 1 from unnest(${sql.param(['', ...joints])}::text[]) as j(joint) join search_words r
          on r.language = ${language} and r.stem = substr(${rest}, length(j.joint) + 1) where ${rest} like j.joint || '___%') limit ${MOST}) w
    where length(s.stem) >= ${MIN_START}`
  const { rows: all } = await dbRead().execute<Row>(sql`
    select g.word, 'same' as likeness, w.folded, w.stem, w.spelled from ${table(given)} cross join unnest(g.stems) as s(stem)
      join search_words w on w.language = ${language} and w.stem = s.stem
    ${hasCompounds ? compounds : sql.empty()}`)
  const stemOf = new Map(given.map(({ word, stems }) => [word, stems]))
  const rows = all.filter(
    ({ word, likeness, stem }) =>
      likeness !== 'end' ||
      !wholes.some(
        (whole) => stem.endsWith(whole) && stemOf.get(word)?.some((own) => own !== whole && whole.endsWith(own)),
      ),
  )
  const known = new Set(rows.map(({ word }) => word))
  const begun = given.filter(({ word }) => !known.has(word) || word === typing).filter(({ word }) => word.length > 1)
  return whole || begun.length === 0 ? rows : [...rows, ...(await begunWords(begun, language))]
}

async function begunWords(given: readonly Given[], language: Language): Promise<Row[]> {
  const { rows } = await dbRead().execute<Row>(sql`
    select g.word, 'start' as likeness, w.* from ${table(given)} cross join lateral (
      select w.folded, w.stem, w.spelled from search_words w where w.language = ${language} and ${begins(sql`w.folded`, sql`g.folded`)}
      order by length(w.folded), w.folded limit ${MOST}) w`)
  return rows
}

/** Minimum similarity of a correction, and the maximum difference to the most similar word. */
const NEAR = 0.6
const BEHIND = 0.08
/**
 * Words of up to this many letters have too few trigrams in common when one letter is wrong: all words of their length with the same first
 * letter are compared.
 */
const SHORT = 7
const MOST_SHORT = 1_000

/** Words with a spelling similar to the given ones, the most similar first; none for numbers. */
export async function similarWords(words: readonly string[], language: Language): Promise<Candidate[]> {
  const wanted = words.filter((word) => word.length > 2 && !/\d/.test(word))
  if (wanted.length === 0) return []
  const { rows } = await dbRead().execute<Row>(sql`
    select g.word, 'near' as likeness, w.folded, w.stem, w.spelled from ${table(wanted.map((word) => ({ word, stems: [] })))} cross join lateral (
      (select w.folded, w.stem, w.spelled from search_words w
        where w.language = ${language} and w.folded % g.folded order by similarity(w.folded, g.folded) desc, w.folded limit ${MOST})
      union
      (select w.folded, w.stem, w.spelled from search_words w
        where w.language = ${language} and length(g.folded) <= ${SHORT} and ${begins(sql`w.folded`, sql`left(g.folded, 1)`)}
          and length(w.folded) between length(g.folded) - 1 and length(g.folded) + 1 limit ${MOST_SHORT})) w`)
  return wanted.flatMap((word) => {
    const typed = fold(word)
    // The typed word can be incomplete, or have another ending: the beginning of a longer word is compared, too.
    const ranked = rows
      .filter((row) => row.word === word)
      .map((row) => ({
        row,
        near: Math.max(nearness(typed, row.folded), nearness(typed, row.folded.slice(0, typed.length)) - 0.05),
      }))
      .filter(({ near }) => near >= NEAR)
      .sort((a, b) => b.near - a.near)
    const best = ranked[0]?.near ?? 1
    return ranked.filter(({ near }) => near >= best - BEHIND).map(({ row }) => row)
  })
}
