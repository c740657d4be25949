/** Splits a query into tokens: words, numbers and signs of currencies, each with its place in the query. Pure. */
import { fold } from './words'

export interface Token {
  /** In lower case. */
  readonly text: string
  readonly folded: string
  /** The value of a number, else null. */
  readonly value: number | null
  /** Where it is in the query. */
  readonly start: number
  readonly end: number
  /** Directly after the token before it: `65l`, `3-местная`. */
  readonly isAttached: boolean
  /** The end of a range: `60-80`. */
  readonly isRangeEnd: boolean
  /** A number with a minus. */
  readonly isNegative: boolean
}

const TOKEN = /\d+(?:[.,]\d+)?|[€$£₽<>]|\p{L}[\p{L}\p{M}\p{N}]*/gu
/** French articles and pronouns before a vowel. */
const ELIDED = /(?<!\p{L})(?:[ldjnsmtc]|qu)['’](?=\p{L})/giu

/** Replaces without a change of length, so that places in the query stay right. */
const blank = (text: string) => text.replace(/[^]/g, ' ')

export function tokensOf(query: string): Token[] {
  const plain = query
    .toLowerCase()
    .replace(ELIDED, blank)
    .replace(/б\s?[/.\\]\s?у(?!\p{L})/gu, (found) => 'бу'.padEnd(found.length))
  const tokens: Token[] = []
  for (const { 0: text, index } of plain.matchAll(TOKEN)) {
    const before = tokens.at(-1)
    const between = before ? plain.slice(before.end, index) : ' '
    const isNumber = /^\d/.test(text)
    tokens.push({
      text,
      folded: fold(text),
      value: isNumber ? Number(text.replace(',', '.')) : null,
      start: index,
      end: index + text.length,
      isAttached: before !== undefined && /^[-–]?$/.test(between),
      isRangeEnd: isNumber && before?.value !== null && before !== undefined && /^\s?[-–/]\s?$/.test(between),
      isNegative: isNumber && /(?:^|\s)[-–−]$/.test(plain.slice(0, index)),
    })
  }
  return tokens
}
