import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoDatabase } from '@/demo/tests/demo-database'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { db } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { searchModels } from '@/lib/backend/domain/search/search'
import { tag } from '@/lib/cache/tags'
import type { TestDatabase } from '@/tests/support/fresh-database'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
})
afterAll(() => database.drop())

const targets = async (query: string) =>
  (await searchModels(query, 'en')).filters.filter(({ topic }) => topic === 'goods').map(({ target }) => target)

it('a line of the shop replaces the shipped one, and one without phrases switches it off', async () => {
  expect(await targets('hammock')).toEqual(['tarps-hammocks'])
  await withTx(
    async (tx) => {
      await tx.execute(sql`
        insert into search_terms (language, topic, target, phrases)
        values ('en', 'goods', 'tarps-hammocks', '{}'), ('en', 'goods', 'knives', '{frobnicator}')`)
      invalidateTags(tx, [tag.resources])
    },
    { name: 'test' },
  )
  expect(await targets('hammock ')).toEqual([])
  expect(await targets('frobnicator')).toEqual(['knives'])
  expect(await targets('pocket knife')).toEqual([])
  const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from search_terms`)
  expect(rows[0]?.count).toBe(2)
})
