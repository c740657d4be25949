/** Divides a query into parts that mean something in the shop's vocabulary, and the words and numbers between them. Pure. */
import { DICTIONARIES } from './dictionaries'
import { nearness } from './nearness'
import { keyedWords, respellings } from './respell'
import type { Meaning, ShopVocabulary } from './shop-vocabulary'
import { exactKey, phraseKeys } from './shop-vocabulary'
import { type Token, tokensOf } from './tokens'

/** What must be known of a query's words before it is read: see `wordsToStem`. */
export interface WordFacts {
  readonly stems: ReadonlyMap<string, readonly string[]>
  /** Words of the catalogue, in any form. */
  readonly known: ReadonlySet<string>
  /** Of them, those that it has in the form that was typed. */
  readonly exact: ReadonlySet<string>
}

export interface Part {
  /** Empty for a word or a number without a meaning of its own. */
  readonly meanings: readonly Meaning[]
  /** Positions of its tokens, the end excluded. */
  readonly from: number
  readonly to: number
  /** The words to search for in the catalogue's texts. */
  readonly text: string
  /** A misspelled word was corrected, or the layout of the keyboard. */
  readonly isCorrected: boolean
}

export const isOf = (part: Part | undefined, topic: Meaning['topic'], target?: string): boolean =>
  part?.meanings.some((own) => own.topic === topic && (target === undefined || own.target === target)) ?? false

export const targetOf = (part: Part | undefined, topic: Meaning['topic']): string | undefined =>
  part?.meanings.find((own) => own.topic === topic)?.target

/** The keys of groups in a target. */
export const keysIn = (target: string | undefined): string[] => (target ?? '').split(' ').filter(Boolean)

interface Reading {
  readonly text: string
  readonly stems: readonly string[]
  readonly isCorrected: boolean
}

const MAX_PHRASE = 5
/** Words that can be written as one. */
const MAX_JOINED = 4
const MIN_COMPOUND = 3
/** A shorter last part is a kind of goods only after a word that is known. */
const SURE_COMPOUND = 4
/** Minimum similarity of a correction. */
const NEAR = 0.75
const SURELY_NEAR = 0.85
const MIN_CORRECTED = 4

/** Everything whose stems reading a query needs: its words, also written as one, and their other spellings. */
export function wordsToStem(query: string, { language }: Pick<ShopVocabulary, 'language'>): string[] {
  const words = tokensOf(query).filter(({ value }) => value === null)
  const joined = words.flatMap((_, at) =>
    Array.from({ length: MAX_JOINED - 1 }, (__, more) =>
      words
        .slice(at, at + more + 2)
        .map(({ text }) => text)
        .join(''),
    ),
  )
  const respelled = words.flatMap(({ text }) => respellings(text, language))
  const keyed = keyedWords(query, language).map(({ word }) => word)
  return [...new Set([...words.map(({ text }) => text), ...joined, ...respelled, ...keyed])]
}

/** The query with the words that were typed on another keyboard layout with its signs as letters: `h.rpfr` is `рюкзак`. */
export function withKeyedWords(query: string, { language, stems }: ShopVocabulary, facts: WordFacts): string {
  return keyedWords(query, language).reduce((text, { typed, word }) => {
    const isKnown = facts.known.has(word) || (facts.stems.get(word) ?? []).some((stem) => stems.has(stem))
    return isKnown ? text.replace(typed, word) : text
  }, query)
}

const isWord = ({ value }: Token) => value === null

interface Reader {
  readonly vocabulary: ShopVocabulary
  readonly facts: WordFacts
}

const inVocabulary = (stems: readonly string[], { stems: own }: ShopVocabulary) => stems.some((stem) => own.has(stem))

/** The word of the vocabulary with the most similar spelling. */
function correction(
  folded: string,
  { words }: ShopVocabulary,
  least: number,
): readonly [string, readonly string[]] | null {
  if (folded.length < MIN_CORRECTED) return null
  let best: readonly [string, readonly string[]] | null = null
  let bestNear = least - 1e-9
  for (const entry of words) {
    const [word] = entry
    if (Math.abs(word.length - folded.length) > 2) continue
    const near = nearness(folded, word) + (word[0] === folded[0] ? 0.02 : 0)
    if (near > bestNear) [best, bestNear] = [entry, near]
  }
  return best
}

/** A word as typed on another keyboard layout or in another alphabet. */
function respelledReading(text: string, { vocabulary, facts }: Reader): Reading | null {
  for (const other of respellings(text, vocabulary.language)) {
    const stems = facts.stems.get(other) ?? []
    if (inVocabulary(stems, vocabulary) || vocabulary.foreign.has(other))
      return { text: other, stems, isCorrected: true }
  }
  return null
}

function correctedReading({ text, folded }: Token, { vocabulary, facts }: Reader): Reading | null {
  // A word that shares only its stem with one of the catalogue can be a misspelled word of the vocabulary.
  const least = facts.known.has(text) ? SURELY_NEAR : NEAR
  for (const spelling of [folded, ...respellings(text, vocabulary.language)]) {
    const near = correction(spelling, vocabulary, least)
    if (near) return { text: near[0], stems: near[1], isCorrected: true }
  }
  return null
}

function readingOf(token: Token, reader: Reader): Reading {
  const { text, folded } = token
  const { vocabulary, facts } = reader
  const stems = facts.stems.get(text) ?? []
  const asTyped = { text, stems, isCorrected: false }
  if (stems.length === 0 || inVocabulary(stems, vocabulary) || compoundOf(stems, vocabulary)) return asTyped
  const isForeign = vocabulary.foreign.has(folded)
  if (isForeign && !facts.known.has(text)) return asTyped
  const respelled = respelledReading(text, reader)
  if (respelled) return respelled
  return isForeign || facts.exact.has(text) ? asTyped : (correctedReading(token, reader) ?? asTyped)
}

interface Compound {
  readonly meanings: readonly Meaning[]
  readonly rest: string
  readonly restMeanings: readonly Meaning[]
}

const NAMES_GOODS: ReadonlySet<string> = new Set(['goods', 'absent'])
/** Of a last part: what somebody does with the goods is one, too: `skiduthyrning`. */
const ENDS_COMPOUND: ReadonlySet<string> = new Set([...NAMES_GOODS, 'condition'])

/** A word whose last part is a kind of goods: the longest last part decides. */
function compoundOf(stems: readonly string[], { phrases, stems: words, language }: ShopVocabulary): Compound | null {
  if (!DICTIONARIES[language].hasCompounds) return null
  for (const stem of stems)
    for (let at = MIN_COMPOUND; at <= stem.length - MIN_COMPOUND; at++) {
      const meanings = phrases.get(stem.slice(at))?.filter(({ topic }) => ENDS_COMPOUND.has(topic))
      if (!meanings || meanings.length === 0) continue
      const rest = stem.slice(0, at)
      if (stem.length - at < SURE_COMPOUND && !words.has(rest)) continue
      const joints = [rest, rest.replace(/s$/, ''), rest.replace(/(?:en|n|er|e|es)$/, ''), `${rest}e`]
      return {
        meanings,
        rest,
        restMeanings: joints.map((own) => phrases.get(own)).find((own) => own !== undefined) ?? [],
      }
    }
  return null
}

const SURE_START = 5

/** An unknown word that begins with a kind of goods: things for it. */
function startOf(stems: readonly string[], { phrases, language }: ShopVocabulary): readonly Meaning[] {
  if (!DICTIONARIES[language].hasCompounds) return []
  for (const stem of stems)
    for (let to = stem.length - MIN_COMPOUND; to >= SURE_START; to--) {
      const meanings = phrases.get(stem.slice(0, to))?.filter(({ topic }) => NAMES_GOODS.has(topic))
      if (meanings && meanings.length > 0) return meanings
    }
  return []
}

/** What the language's own lexicon has of some words: as they are written first, then by their stems. */
function ownMeanings(
  texts: readonly string[],
  stems: WordFacts['stems'],
  { phrases }: ShopVocabulary,
): readonly Meaning[] | null {
  const exact = phrases.get(exactKey(texts)) ?? []
  const key = phraseKeys(texts, stems).find((own) => phrases.has(own))
  const others = key === undefined ? [] : (phrases.get(key) ?? [])
  const all = [...exact, ...others.filter(({ topic }) => !exact.some((own) => own.topic === topic))]
  return all.length > 0 ? all : null
}

/** The meanings of some words together. Stop words within them are left out. */
function meaningsOf(
  tokens: readonly Token[],
  readings: readonly Reading[],
  { vocabulary, facts }: Reader,
): readonly Meaning[] {
  const isStop = ({ stems, text }: Reading) => stems.length === 0 && text.length > 1
  const first = readings[0]
  const last = readings.at(-1)
  if (!first || !last) return []
  const words = readings.filter((reading) => !isStop(reading))
  if (words.length > 0 && (isStop(first) || isStop(last))) return []
  const stems = new Map(readings.map(({ text, stems: own }) => [text, own]))
  for (const [word, own] of facts.stems) if (!stems.has(word)) stems.set(word, own)
  const texts = (words.length > 0 ? words : readings).map(({ text }) => text)
  const own = ownMeanings(texts, stems, vocabulary)
  if (own) return own
  const abroad = vocabulary.foreign.get(readings.map(({ text }) => text).join(''))
  if (!abroad) return []
  const isOwn = tokens.every(({ text }) => facts.known.has(text))
  return isOwn && (tokens.length === 1 || vocabulary.language !== 'ru') ? [] : abroad
}

/** The parts of a query, in its order. */
export function partsOf(tokens: readonly Token[], vocabulary: ShopVocabulary, facts: WordFacts): Part[] {
  const reader = { vocabulary, facts }
  const readings = tokens.map((token) => (isWord(token) ? readingOf(token, reader) : null))
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const part = phraseAt(at, tokens, readings, reader) ?? singleAt(at, tokens, readings, reader)
    parts.push(...part)
    at = part.at(-1)?.to ?? at + 1
  }
  return parts
}

/** A brand that the shop has, or that its texts name, is not one that it does not have. */
function soldOnly(meanings: readonly Meaning[], tokens: readonly Token[], { facts }: Reader): readonly Meaning[] {
  const isSold = meanings.some(({ topic }) => topic === 'brand') || tokens.every(({ text }) => facts.known.has(text))
  return meanings.filter(({ topic, target }) => topic !== 'absent' || target !== '' || !isSold)
}

function phraseAt(
  at: number,
  tokens: readonly Token[],
  readings: readonly (Reading | null)[],
  reader: Reader,
): Part[] | null {
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 0; length--) {
    const read = readings.slice(at, at + length)
    const words = read.filter((reading) => reading !== null)
    if (words.length < read.length) continue
    const own = tokens.slice(at, at + length)
    const meanings = soldOnly(meaningsOf(own, words, reader), own, reader)
    if (meanings.length === 0) continue
    const text = words.map((word) => word.text).join(' ')
    return [{ meanings, from: at, to: at + length, text, isCorrected: words.some((word) => word.isCorrected) }]
  }
  return null
}

function singleAt(
  at: number,
  tokens: readonly Token[],
  readings: readonly (Reading | null)[],
  { vocabulary, facts }: Reader,
): Part[] {
  const reading = readings[at]
  const place = { from: at, to: at + 1, isCorrected: reading?.isCorrected ?? false }
  const text = reading?.text ?? tokens[at]?.text ?? ''
  const compound = reading && compoundOf(reading.stems, vocabulary)
  if (!compound) {
    const begun = reading && !facts.known.has(text) ? startOf(reading.stems, vocabulary) : []
    return [{ ...place, meanings: vocabulary.phrases.get(text) ?? begun, text }]
  }
  return [
    { ...place, meanings: compound.restMeanings, text: compound.restMeanings.length > 0 ? '' : compound.rest },
    { ...place, meanings: compound.meanings, text },
  ]
}
