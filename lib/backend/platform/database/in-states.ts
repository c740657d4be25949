import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

const NAME = /^[a-z_]+(\.[a-z_]+)?$/

/**
 * The condition that a column (`status`, `o.status`) is in one of these states. Both are names from the code, never input. They are written
 * into the SQL text, because a condition with parameters cannot use a partial index and cannot be used in a CHECK.
 */
export function inStates(column: string | AnyColumn, states: readonly string[]): SQL {
  const names = typeof column === 'string' ? [column, ...states] : states
  if (states.length === 0 || !names.every((name) => NAME.test(name))) throw new Error(`No names: ${names.join(', ')}`)
  const left = typeof column === 'string' ? sql.raw(column) : sql`${column}`
  const literals = states.map((state) => `'${state}'`).join(', ')
  return states.length === 1 ? sql`${left} = ${sql.raw(literals)}` : sql`${left} in (${sql.raw(literals)})`
}
