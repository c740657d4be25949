import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern that finds a typed text anywhere: `%` and `_` in it are themselves. */
export const like = (text: string): string => `%${escaped(text)}%`

/** An index of trigrams finds no fewer signs inside of words. */
const INSIDE = 3

/**
 * The condition that a column with an index of trigrams contains a typed text: anywhere, or, where it has only one or two signs, at the
 * beginning of a word.
 */
export function contains(column: PgColumn, text: string): SQL {
  if ([...text].length >= INSIDE) return ilike(column, like(text))
  const start = `${escaped(text)}%`
  return or(ilike(column, start), ilike(column, `% ${start}`), ilike(column, `%-${start}`)) ?? sql`false`
}
