/** What batches of an import share, and what they write at once: nothing of it may differ from what single changes would have written. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { indexModels } from '@/lib/backend/domain/search/index-models'
import { KnownWords } from '@/lib/backend/domain/search/known-words'
import { importCatalogue } from '@/lib/backend/flows/import/import-catalogue'
import { db } from '@/lib/backend/platform/database/pool'
import { refreshStatistics } from '@/lib/backend/platform/database/statistics'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { FolderStorage } from '@/lib/backend/platform/storage/folder'

import type { TestDatabase } from '../../support/fresh-database'
import { fileOf } from '../../support/import-source'
import { seededDatabase, type Seeded } from '../../support/seed'

const HEADER = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')
const load = (content: string) =>
  importCatalogue(fileOf(content), {
    language: 'en',
    skipBad: false,
    pictures: { folder: null, target: new FolderStorage('/nonexistent') },
  })

let database: TestDatabase
let seeded: Seeded
beforeAll(async () => {
  ;({ database, seeded } = await seededDatabase())
})
afterAll(() => database.drop())
beforeEach(async () => {
  await db().execute(
    sql`delete from stock_ledger where variant_id in (select v.id from variants v join models m on m.id = v.model_id where m.source = 'import')`,
  )
  await db().execute(sql`delete from models where source = 'import'`)
})

const rows = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows
const goods = () =>
  rows(sql`
    select v.sku, v.available, u.units, (select sum(delta)::int from stock_ledger l where l.variant_id = v.id) as ledger,
      (select sum(quantity)::int from stock s where s.variant_id = v.id) as held, p.regular,
      (select count(*)::int from price_history h where h.variant_id = v.id and h.price_area = 1) as history
    from variants v join models m on m.id = v.model_id join variant_units u on u.variant_id = v.id
    left join prices p on p.variant_id = v.id and p.price_area = 1 where m.source = 'import' order by 1`)

it('takes a changed product, one of its variants that is new, and a new product in one batch', async () => {
  const cup = 'cup,Cup,Lumi,Jackets,Size,S,Q-1,4,20'
  await load(csv(cup))
  const file = csv(
    'cup,Cup,Lumi,Jackets,Size,S,Q-1b,6,25',
    'cup,,,,,M,Q-2,3,30',
    'hat,Hat,Lumi,Jackets,Size,S,Q-3,5,40',
  )
  expect(await load(file)).toMatchObject({ added: 1, changed: 1, errors: [] })
  expect(await goods()).toEqual([
    { sku: 'Q-1b', available: 6, units: 6, ledger: 6, held: 6, regular: 2500, history: 2 },
    { sku: 'Q-2', available: 3, units: 3, ledger: 3, held: 3, regular: 3000, history: 1 },
    { sku: 'Q-3', available: 5, units: 5, ledger: 5, held: 5, regular: 4000, history: 1 },
  ])
  expect(await load(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
})

it('the search has read what it says: nothing is left for the job that reads stale texts', async () => {
  await load(csv('cup,Cup,Lumi,Jackets,Size,S,Q-1,4,20', 'hat,Hat,Lumi,Jackets,Size,S,Q-3,5,40'))
  const stale = sql`
    select m.external_key from models m left join search_texts s on s.model_id = m.id and s.language = 'en'
    where m.source = 'import' and (s.read_at is null or s.read_at < m.updated_at)`
  expect(await rows(stale)).toEqual([])
  await load(csv('cup,Mug,Lumi,Jackets,Size,S,Q-1,4,20', 'hat,Hat,Lumi,Jackets,Size,S,Q-3,5,40'))
  expect(await rows(stale)).toEqual([])
})

it('the words of one batch are not asked for again, once they are written', async () => {
  const ids = [seeded.models['storm-shell'] ?? 0]
  const words = new KnownWords()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const questions = () => {
    const texts = (sent.mock.calls as unknown[][]).map(([query]) =>
      typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text),
    )
    const asked = texts.filter((text) => text.includes('ts_lexize')).length
    sent.mockClear()
    return asked
  }
  await db().execute(sql`delete from search_words`)
  const undone = withTx(async (tx) => {
    await indexModels(tx, ids, words)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(questions()).toBeGreaterThan(0)
  await withTx((tx) => indexModels(tx, ids, words))
  expect(questions()).toBeGreaterThan(0)
  const first = await rows(sql`select language, folded, stem from search_words order by 1, 2, 3`)
  const texts = await rows(sql`select language, words::text from search_texts where model_id = ${ids[0]} order by 1`)
  expect(first.length).toBeGreaterThan(0)
  await withTx((tx) => indexModels(tx, ids, words))
  expect(questions()).toBe(0)
  expect(await rows(sql`select language, words::text from search_texts where model_id = ${ids[0]} order by 1`)).toEqual(
    texts,
  )
  sent.mockRestore()
})

it('a table that a file has filled is looked at, and one that has not changed is left alone', async () => {
  const looks = async () =>
    (
      await rows(sql`
        select relname as name, analyze_count::int as times from pg_stat_user_tables where relname in ('models', 'variants', 'stores')`)
    ).reduce<Record<string, number>>((all, row) => ({ ...all, [String(row['name'])]: Number(row['times']) }), {})
  const before = await looks()
  const lines = Array.from(
    { length: 600 },
    (_, place) => `big-${place},Big ${place},Lumi,Jackets,Size,S,B-${place},1,20`,
  )
  expect(await load(csv(...lines))).toMatchObject({ added: 600, errors: [] })
  // The server counts changes with a delay of up to a second.
  await vi.waitFor(
    async () => {
      await refreshStatistics()
      expect((await looks())['variants']).toBeGreaterThan(before['variants'] ?? 0)
    },
    { timeout: 10_000, interval: 200 },
  )
  const after = await looks()
  expect(after['models']).toBeGreaterThan(before['models'] ?? 0)
  expect(after['stores']).toBe(before['stores'])
})
