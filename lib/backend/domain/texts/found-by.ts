/** Conditions that find a row by parts of its words (schema/search-words.ts), along the index of their trigrams. */
import { type SQL, sql } from 'drizzle-orm'

/** An index of trigrams finds no fewer signs inside of words: fewer are looked for at the beginning of one. */
const INSIDE = 3
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What people put between the digits of a phone number. */
const unspaced = (text: string) => text.replace(/[\s()-]/g, '')
const PHONE = /^\+?\d{5,}$/

/** The pattern of a phone number: its digits without the zero before them. Null for other texts. */
export function phonePattern(text: string): string | null {
  const digits = unspaced(text)
  return PHONE.test(digits) ? `%${digits.replace(/^0(?=\d{5})/, '')}%` : null
}

/** The patterns of a typed text: of a phone number that one, else one for each word. */
function patternsOf(text: string): string[] {
  const phone = phonePattern(text)
  if (phone !== null) return [phone]
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${[...word].length < INSIDE ? ' ' : ''}${escaped(word)}%`)
}

/** True for rows whose words have every word of a typed text, in any order, or the typed phone number. */
export function foundBy(words: string, text: string): SQL {
  const conditions = patternsOf(text).map((pattern) => sql`${sql.raw(words)} like ${pattern}`)
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`
}
