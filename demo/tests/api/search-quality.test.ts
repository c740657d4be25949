import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { searchModels } from '@/lib/backend/domain/search/search'

import { demoDatabase } from '../demo-database'
import type { TestDatabase } from '@/tests/support/fresh-database'
import { type Judged, QUERIES } from './queries'

let database: TestDatabase
const groups = new Map<string, Set<number>>()
beforeAll(async () => {
  database = await demoDatabase()
  const { rows } = await db().execute<{ key: string; id: number }>(sql`
    select g.key, m.id from models m join product_groups g on g.id = m.main_group_id`)
  for (const { key, id } of rows) groups.set(key, (groups.get(key) ?? new Set()).add(id))
})
afterAll(() => database.drop())

const FIRST = 5
const OF_A_KIND = 3

/** Null when the expected products are among the first five, otherwise the actual results. */
async function judge([language, query, right]: Judged): Promise<string | null> {
  const first = (await searchModels(query, language)).ids.slice(0, FIRST)
  const hits = (wanted: readonly number[]) => first.filter((id) => wanted.includes(id)).length
  const isRight =
    typeof right === 'string'
      ? hits(right.split(' ').flatMap((key) => [...(groups.get(key) ?? [])])) >= OF_A_KIND
      : hits(right) > 0
  return isRight ? null : `${language} "${query}": ${first.join(' ')}`
}

it('finds the right product among the first five for at least 95 % of the queries in each language', async () => {
  const verdicts = await Promise.all(
    QUERIES.map(async (judged) => ({ language: judged[0], wrong: await judge(judged) })),
  )
  const wrong = verdicts.flatMap((verdict) => verdict.wrong ?? [])
  if (process.env.SHOW_SEARCH) console.log(wrong.join('\n'))
  expect(QUERIES.length).toBeGreaterThanOrEqual(120)
  expect(wrong.length / QUERIES.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
})
