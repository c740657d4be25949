/**
 * Counts which queries are typed, and which have no results, by language and day. Nothing of who typed them is taken: no account, no
 * network, no time of the day. What looks like data of a person is not counted, and a query that was rare on its day is deleted when the day is
 * over (flows/privacy/retention.ts).
 */
import { sql } from 'drizzle-orm'

import { db } from '@/lib/backend/platform/database/pool'
import { moduleState } from '@/lib/process/state.mjs'
import type { Language } from '@/lib/market/languages'

import { wordsOf } from './words'

/** Longer queries are sentences. */
const MAX_LENGTH = 60
/** A telephone, order or card number, an address of e-mail. */
const PERSONAL = /\d{5,}|@|\d[\d\s+()-]{6,}\d/
/** Maximum number of queries that are not in the database yet. */
const MAX_WAITING = 5_000

interface Count {
  times: number
  failed: number
}
interface State {
  counts: Map<string, Count>
}
const state = moduleState('searchQueryCounts', (): State => ({ counts: new Map() }))

export function countQuery(query: string, language: Language, hasFailed: boolean): void {
  const { counts } = state
  const text = wordsOf(query).join(' ')
  if (text === '' || text.length > MAX_LENGTH || PERSONAL.test(query)) return
  const key = JSON.stringify([language, text])
  if (counts.size >= MAX_WAITING && !counts.has(key)) return
  const { times, failed } = counts.get(key) ?? { times: 0, failed: 0 }
  counts.set(key, { times: times + 1, failed: failed + Number(hasFailed) })
}

/** Writes the counts since the last time to the database; after a failure they are lost. */
export async function storeQueries(): Promise<void> {
  const { counts } = state
  if (counts.size === 0) return
  state.counts = new Map()
  const rows = [...counts]
    .map(([key, count]) => {
      const [language, query] = JSON.parse(key) as [Language, string]
      return { language, query, ...count }
    })
    // Sorted, so that two writers cannot deadlock.
    .sort((a, b) => (a.language + a.query < b.language + b.query ? -1 : 1))
  await db().execute(sql`
    insert into search_queries as q (language, query, times, failed)
    select language, query, times, failed
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(language text, query text, times int, failed int)
    on conflict (day, language, query) do update set times = q.times + excluded.times, failed = q.failed + excluded.failed`)
}

const STORE_EVERY_MS = 30_000

/** Writes this process's counts every half minute; returns a function that stops it after a last write. */
export function startStoringQueries(): () => Promise<void> {
  const store = () => storeQueries().catch(() => undefined)
  const timer = setInterval(() => void store(), STORE_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}
