/** Parses a query into units that must all match, each with the words that it can mean. */
import { dbRead } from '@/lib/backend/platform/database/pool'
import type { Language } from '@/lib/market/languages'

import { DICTIONARIES } from './dictionaries'
import { stemsOf } from './stems'
import { SYNONYMS } from './synonyms'
import { type Candidate, matchingWords, similarWords } from './vocabulary'
import { bareNumber, wordsOf } from './words'

const MAX_WORDS = 8
const MAX_PHRASE = 3

/** Stems that a typed word can stand for. */
export interface Meaning {
  /** In any inflected form, or as the last part of a compound. */
  readonly strong: readonly string[]
  /** As the first part of a compound, or the beginning of a word. */
  readonly weak: readonly string[]
  /** With a similar spelling; only used when there is nothing else. */
  readonly near: readonly string[]
}

export interface Unit {
  /** As typed. */
  readonly text: string
  /** One of these must match: each is a list of words that must all match. */
  readonly alternatives: readonly (readonly Meaning[])[]
  /** Matching words of the vocabulary, without accents: they are compared with the names of groups and brands. */
  readonly folded: ReadonlySet<string>
  /** The correction of a misspelled word. */
  readonly corrected: string | null
  /** Interpreted as two words written as one, or with an umlaut written out. */
  readonly isRespelled: boolean
}

export interface ReadQuery {
  readonly units: readonly Unit[]
  /** Words without any match, not even a similar one. */
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

/** Typed words without stop words and without units after a number, unless nothing else is left. */
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

/** Two words written as one, or an umlaut written out: other interpretations of an unknown word. */
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
  /** The last word can be the beginning of any other. */
  readonly typing?: boolean | undefined
  /** Unknown words can be two words written as one; without this option they are treated as misspelled. */
  readonly respell?: boolean
}

/** The parsed query in a language. */
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
  const candidates = await matchingWords(given(all), language, { typing: typing ? typed.at(-1) : undefined })

  const unitKnown = ({ alternatives }: Draft) =>
    alternatives.some((words) => words.every((word) => isNumber(word) || candidates.some((c) => c.word === word)))
  const lost = drafts.filter((unit) => !unitKnown(unit))
  const respelled = await readRespelled(respell ? lost : [], language)
  const nears = await similarWords(
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

/** Numbers are not in the vocabulary, because a shop has too many of them. */
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
    await matchingWords(
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
