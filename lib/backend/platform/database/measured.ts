/** How long queries take, how many fail, and their spans. */
import type pg from 'pg'
import { published } from '@/lib/process/state.mjs'
import { count, observe } from '@/lib/telemetry/metrics'
import { traced } from '@/lib/telemetry/trace'

export type Measured = (...args: unknown[]) => Promise<pg.QueryResult>

const MAX_TEXT = 300

/** Values are parameters, so the text contains nothing personal. */
function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** `select orders`: the first word and the first table. */
function titleOf(text: string): string {
  const verb = /^\w+/.exec(text)?.[0]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1]
  return table ? `${verb} ${table}` : verb
}

/** The same function, which also measures. */
export function measured(query: Measured): Measured {
  const timed: Measured = async (...args) => {
    const began = performance.now()
    try {
      return await query(...args)
    } catch (error) {
      count('shop_db_errors_total')
      throw error
    } finally {
      observe('shop_db_query_duration_seconds', (performance.now() - began) / 1_000)
    }
  }
  return (...args) => {
    if (!published('tracer')) return timed(...args)
    const text = textOf(args[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) }
    return traced(titleOf(text), () => timed(...args), 'client', attributes)
  }
}
