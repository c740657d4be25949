/** A query as units that must all be found, each with the words it may mean. */
import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { DICTIONARIES } from './dictionaries'
import { stemsOf } from './stems'
import { SYNONYMS } from './synonyms'
import { type Candidate, knownWords, nearWords } from './vocabulary'
import { bareNumber, wordsOf } from './words'

const MAX_WORDS = 8
const MAX_PHRASE = 3

/** Stems that a typed word may stand for. */
export interface Meaning {
  /** In any form, or as the main part of a compound. */
  readonly strong: readonly string[]
  /** As the first part of a compound, or the beginning of a word. */
  readonly weak: readonly string[]
  /** Spelled nearly so; only where there is nothing else. */
  readonly near: readonly string[]
}

export interface Unit {
  /** As it was typed. */
  readonly text: string
  /** One of these must be there: each is a list of words that must all be there. */
  readonly alternatives: readonly (readonly Meaning[])[]
  /** Vocabulary words that fit, without accents: what names of groups and brands are compared with. */
  readonly folded: ReadonlySet<string>
  /** What it was taken for when it was misspelled. */
  readonly corrected: string | null
  /** Read as two words written as one, or with an umlaut written out. */
  readonly isRespelled: boolean
}

export interface ReadQuery {
  readonly units: readonly Unit[]
  /** Words that nothing is known of, not even nearly. */
  readonly unknown: readonly string[]
}

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>
const phraseTables = new Map<Language, Promise<Phrases>>()

/** Synonyms of each phrase, by its stems. */
async function phrasesOf(language: Language): Promise<Phrases> {
  const lines = SYNONYMS[language].map((line) => line.map(wordsOf))
  const stems = await stemsOf(dbRead(), lines.flat(2), language)
  return new Map(
    lines.flatMap((line) =>
      line.map((phrase) => [keyOf(phrase, stems), line.filter((other) => other !== phrase)] as const),
    ),
  )
}

const keyOf = (words: readonly string[], stems: ReadonlyMap<string, readonly string[]>) =>
  words.flatMap((word) => stems.get(word)?.[0] ?? []).join(' ')

function phrasesIn(language: Language): Promise<Phrases> {
  let table = phraseTables.get(language)
  if (!table) {
    table = phrasesOf(language)
    phraseTables.set(language, table)
    table.catch(() => phraseTables.delete(language))
  }
  return table
}

/** Typed words without those that say nothing and without units after a number, unless nothing else is left. */
function sayingWords(
  words: readonly string[],
  stems: ReadonlyMap<string, readonly string[]>,
  language: Language,
): string[] {
  const { units } = DICTIONARIES[language]
  const kept = words.filter(
    (word, at) => (stems.get(word) ?? []).length > 0 && !(at > 0 && units.has(word) && /\d$/.test(words[at - 1] ?? '')),
  )
  return kept.length > 0 ? kept : [...words]
}

interface Draft {
  readonly text: string
  readonly alternatives: readonly (readonly string[])[]
}

/** Words and phrases with their synonyms. */
function draft(words: readonly string[], stems: ReadonlyMap<string, readonly string[]>, phrases: Phrases): Draft[] {
  const units: Draft[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_PHRASE, words.length - at)
    while (length > 1 && !phrases.has(keyOf(words.slice(at, at + length), stems))) length--
    const own = words.slice(at, at + length)
    const number = own.length === 1 ? bareNumber(own[0] ?? '') : null
    units.push({
      text: own.join(' '),
      alternatives: [own, ...(number === null ? [] : [[number]]), ...(phrases.get(keyOf(own, stems)) ?? [])],
    })
    at += length
  }
  return units
}

/** Two words written as one, or an umlaut written out: other readings of a word that is not known. */
function respellings(word: string, language: Language): string[][] {
  const readings: string[][] = []
  if (language === 'de' && /[aou]e/.test(word)) readings.push([word.replace(/([aou])e/g, '$1')])
  for (let at = 3; at <= word.length - 3; at++) readings.push([word.slice(0, at), word.slice(at)])
  return readings
}

function meaningOf(word: string, candidates: readonly Candidate[]): Meaning {
  const stems = (...kinds: Candidate['likeness'][]) => [
    ...new Set(candidates.filter((c) => c.word === word && kinds.includes(c.likeness)).map((c) => c.stem)),
  ]
  const strong = stems('same', 'end')
  const weak = stems('start').filter((stem) => !strong.includes(stem))
  return { strong, weak, near: stems('near') }
}

const isKnown = ({ strong, weak, near }: Meaning) => strong.length + weak.length + near.length > 0

interface ReadOptions {
  /** The last word may be the beginning of any other. */
  readonly typing?: boolean | undefined
  /** Unknown words may be two written as one; without it they are misspelled. */
  readonly respell?: boolean
}

/** What a query means in a language. */
export async function readQuery(
  query: string,
  language: Language,
  { typing = false, respell = true }: ReadOptions = {},
): Promise<ReadQuery> {
  const typed = [...new Set(wordsOf(query))].slice(0, MAX_WORDS)
  if (typed.length === 0) return { units: [], unknown: [] }
  const phrases = await phrasesIn(language)
  const ownStems = await stemsOf(dbRead(), typed, language)
  const drafts = draft(sayingWords(typed, ownStems, language), ownStems, phrases)
  const all = [...new Set(drafts.flatMap(({ alternatives }) => alternatives.flat()))]
  const stems = new Map([
    ...ownStems,
    ...(await stemsOf(
      dbRead(),
      all.filter((word) => !ownStems.has(word)),
      language,
    )),
  ])
  const given = (words: readonly string[]) => words.map((word) => ({ word, stems: stems.get(word) ?? [] }))
  const candidates = await knownWords(given(all), language, { typing: typing ? typed.at(-1) : undefined })

  const unitKnown = ({ alternatives }: Draft) =>
    alternatives.some((words) => words.every((word) => isNumber(word) || candidates.some((c) => c.word === word)))
  const lost = drafts.filter((unit) => !unitKnown(unit))
  const respelled = await readRespelled(respell ? lost : [], language)
  const nears = await nearWords(
    lost.filter(({ text }) => !respelled.has(text)).flatMap(({ alternatives }) => alternatives[0] ?? []),
    language,
  )
  const known = [...candidates, ...nears, ...[...respelled.values()].flatMap((reading) => reading.candidates)]

  const units: Unit[] = []
  const unknown: string[] = []
  for (const { text, alternatives } of drafts) {
    const readings = respelled.get(text)?.words ?? alternatives
    const meanings = readings
      .map((words) => words.map((word) => (isNumber(word) ? exactly(word) : meaningOf(word, known))))
      .filter((words) => words.every(isKnown))
    if (meanings.length === 0) {
      unknown.push(text)
      continue
    }
    const words = new Set(readings.flat())
    const nearest = nears.find((c) => words.has(c.word))
    units.push({
      text,
      alternatives: meanings,
      corrected: nearest?.spelled ?? null,
      isRespelled: respelled.has(text),
      folded: new Set([
        ...known.filter((c) => words.has(c.word)).map((c) => c.folded),
        ...readings.flat().filter(isNumber),
      ]),
    })
  }
  return { units, unknown }
}

/** Numbers are not in the vocabulary: a shop has too many of them. */
const isNumber = (word: string) => /^[\d.]+$/.test(word)
const exactly = (word: string): Meaning => ({ strong: [word], weak: [], near: [] })

interface Reading {
  readonly words: readonly (readonly string[])[]
  readonly candidates: readonly Candidate[]
}

async function readRespelled(lost: readonly Draft[], language: Language): Promise<Map<string, Reading>> {
  const readings = new Map(
    lost
      .filter(({ text }) => !text.includes(' ') && !/\d/.test(text))
      .map(({ text }) => [text, respellings(text, language)] as const),
  )
  const parts = [...new Set([...readings.values()].flat(2))]
  if (parts.length === 0) return new Map()
  const stems = await stemsOf(dbRead(), parts, language)
  const found = (
    await knownWords(
      parts.map((word) => ({ word, stems: stems.get(word) ?? [] })),
      language,
      { whole: true },
    )
  ).filter(({ likeness }) => likeness !== 'start')
  const good = (words: readonly string[]) =>
    words.every((word) => found.some((c) => c.word === word && (c.likeness === 'same' || word === words.at(-1))))
  return new Map(
    [...readings].flatMap(([text, options]) => {
      const words = options.filter(good)
      return words.length === 0 ? [] : [[text, { words, candidates: found }] as const]
    }),
  )
}
