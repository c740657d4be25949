/** The counts of queries, in modules of its own: what other files searched for is counted in the memory of their worker. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { db } from '@/lib/backend/platform/database/pool'
import { countQuery, storeQueries } from '@/lib/backend/domain/search/query-counts'
import { sweepRetention } from '@/lib/backend/flows/privacy/retention'
import { freshDatabase, type TestDatabase } from '@/tests/support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const counted = async () =>
  (
    await db().execute<{ language: string; query: string; times: number; failed: number }>(
      sql`select language, query, times, failed from search_queries order by language, query`,
    )
  ).rows

it('counts queries by language and day, and those without results, but nothing that looks like a person', async () => {
  for (const failed of [false, true, false]) countQuery('Red  TENT', 'en', failed)
  countQuery('red tent', 'sv', true)
  for (const personal of ['0401234567', 'anna@example.com', 'order 123456', '+358 40 123 45 67', 'word '.repeat(20)])
    countQuery(personal, 'en', true)
  await storeQueries()
  countQuery('red tent', 'en', false)
  await storeQueries()
  expect(await counted()).toEqual([
    { language: 'en', query: 'red tent', times: 4, failed: 1 },
    { language: 'sv', query: 'red tent', times: 1, failed: 1 },
  ])
})

it('forgets rare queries when their day is over, and all of them after a year', async () => {
  await sweepRetention('retention')
  expect(await counted()).toHaveLength(2)
  await db().execute(sql`update search_queries set day = day - 1`)
  await sweepRetention('retention')
  expect(await counted()).toMatchObject([{ language: 'en', times: 4 }])
  await db().execute(sql`update search_queries set day = day - 365`)
  await sweepRetention('retention')
  expect(await counted()).toEqual([])
})
