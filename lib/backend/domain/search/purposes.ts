/** What goods are for: words of a query that together say which goods are meant without naming them. Pure. */
import type { Language } from '@/lib/market/languages'

import type { Term } from './shipped-terms'
import { fold } from './words'

/** One word of a purpose: in any form, as one of its stems, or with one of its beginnings. */
interface Slot {
  readonly stems: ReadonlySet<string>
  readonly starts: readonly string[]
}

interface Purpose {
  readonly slots: readonly Slot[]
  /** Its place in the lexicon. */
  readonly rank: number
  /** Keys of groups. */
  readonly target: string
  /** The words that order the goods, when they are not those of the query. */
  readonly text: string | null
}

/** By the first two letters of what the first word can be. */
export type Purposes = ReadonlyMap<string, readonly Purpose[]>

/** A word of a query, as it was typed and as it was corrected. */
export interface SpokenWord {
  readonly texts: readonly string[]
  readonly stems: readonly string[]
}

interface BegunWord {
  /** Its forms without accents, and its stems. */
  readonly whole: readonly string[]
  readonly begun: readonly string[]
}

export interface SpokenPurpose {
  readonly purpose: Purpose
  /** Positions of its words. */
  readonly at: ReadonlySet<number>
}

const wordsIn = (slot: string) => slot.split('|').filter(Boolean)
const slotsIn = (phrase: string) => phrase.split(' ').filter(Boolean)

/** Every whole word of some purposes, whose stems are needed. */
export const wordsOfPurposes = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => slotsIn(phrase.toLowerCase()).flatMap(wordsIn)).filter((word) => !word.endsWith('*')),
  )

const START = 2

/** How beginnings are compared: `å`, `ä` and `ö` are letters of their own in Finnish and Swedish (`bär`, `barn`). */
const asBegun = (text: string, language: Language) =>
  language === 'fi' || language === 'sv' ? text.toLowerCase() : fold(text)

/** The purposes of a lexicon: words with their stems, in the order of its lines. */
export function indexPurposes(
  terms: readonly Term[],
  stemsOf: ReadonlyMap<string, readonly string[]>,
  language: Language,
): Map<string, Purpose[]> {
  const found = new Map<string, Purpose[]>()
  let rank = 0
  for (const { target: whole, phrases } of terms) {
    const [target = '', text] = whole.split(':')
    for (const phrase of phrases) {
      const slots = slotsIn(phrase.toLowerCase()).map((slot) => {
        const words = wordsIn(slot)
        return {
          // A stop word has no stem and counts as it is written.
          stems: new Set(
            words.filter((word) => !word.endsWith('*')).flatMap((word) => [fold(word), ...(stemsOf.get(word) ?? [])]),
          ),
          starts: words.filter((word) => word.endsWith('*')).map((word) => asBegun(word.slice(0, -1), language)),
        }
      })
      const [first] = slots
      if (!first) continue
      const purpose = { slots, rank: rank++, target, text: text?.trim() ?? null }
      for (const start of new Set([...first.stems, ...first.starts.map(fold)].map((word) => word.slice(0, START))))
        found.set(start, [...(found.get(start) ?? []), purpose])
    }
  }
  return found
}

/** An ending is not longer than this: a longer one is another word, as in `barnryggsäck`. */
const isEnding = (start: string, word: string) => word.length <= 2 * start.length + 3

const isSpoken = ({ stems, starts }: Slot, { whole, begun }: BegunWord) =>
  whole.some((form) => stems.has(form)) ||
  starts.some((start) => begun.some((form) => form.startsWith(start) && isEnding(start, form)))

/** The positions of a purpose's words, each of another word; null when one is missing. */
function placesOf({ slots }: Purpose, words: readonly (BegunWord | null)[]): Set<number> | null {
  const at = new Set<number>()
  for (const slot of slots) {
    const place = words.findIndex((word, index) => word !== null && !at.has(index) && isSpoken(slot, word))
    if (place < 0) return null
    at.add(place)
  }
  return at
}

const isBefore = (a: Purpose, b: Purpose) =>
  a.slots.length > b.slots.length || (a.slots.length === b.slots.length && a.rank < b.rank)

/** The purpose with the most words in a query, of several the one that comes first in the lexicon; with the words of all that mean the same. */
export function purposeIn(
  given: readonly (SpokenWord | null)[],
  purposes: Purposes,
  language: Language,
): SpokenPurpose | null {
  const words = given.map(
    (word) =>
      word && {
        whole: [...word.texts.map(fold), ...word.stems],
        begun: word.texts.map((text) => asBegun(text, language)),
      },
  )
  const starts = new Set(words.flatMap((word) => word?.whole ?? []).map((form) => form.slice(0, START)))
  const spoken = [...starts]
    .flatMap((start) => purposes.get(start) ?? [])
    .flatMap((purpose) => {
      const at = placesOf(purpose, words)
      return at ? [{ purpose, at }] : []
    })
  const [first, ...others] = spoken
  if (!first) return null
  const { purpose } = others.reduce((best, other) => (isBefore(other.purpose, best.purpose) ? other : best), first)
  const same = spoken.filter((other) => other.purpose.target === purpose.target)
  return { purpose, at: new Set(same.flatMap(({ at }) => [...at])) }
}
