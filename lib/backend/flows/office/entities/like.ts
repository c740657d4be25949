import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern that finds a typed text anywhere: `%` and `_` in it are themselves. */
export const like = (text: string): string => `%${escaped(text)}%`

/** An index of trigrams finds no fewer signs inside of words. */
const INSIDE = 3
export const isShort = (text: string) => [...text].length < INSIDE

/**
 * The condition that a column with an index of trigrams contains a typed text: anywhere, or, where it has only one or two signs, at the
 * beginning of a word.
 */
export function contains(column: PgColumn, text: string): SQL {
  if (!isShort(text)) return ilike(column, like(text))
  return or(...starts(text).map((pattern) => ilike(column, pattern))) ?? sql`false`
}

/** Patterns for a word that begins with a text. */
function starts(text: string): string[] {
  const start = `${escaped(text)}%`
  return [start, `% ${start}`, `%-${start}`]
}

/** The same for a column of small letters. */
export function containsFolded(column: PgColumn, text: string): SQL {
  const patterns = isShort(text) ? starts(text) : [like(text)]
  return or(...patterns.map((pattern) => sql`${column} like lower(${pattern})`)) ?? sql`false`
}
