import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { db } from '@/lib/backend/platform/database/pool'
import { freshDatabase, type TestDatabase } from '@/tests/support/database'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  mkdirSync(join(folder, 'meta'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})
beforeEach(() => db().execute(sql`drop table if exists m_one, m_two; drop schema if exists drizzle cascade`))

const write = (...files: string[]) => {
  files.forEach((content, i) => writeFileSync(join(folder, `000${i}_step.sql`), content))
  const entries = files.map((_, i) => ({
    idx: i,
    version: '7',
    when: 1_000 + i,
    tag: `000${i}_step`,
    breakpoints: true,
  }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
}
const tables = async () =>
  (
    await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_name like 'm\\_%' order by 1`,
    )
  ).rows.map((row) => row.name)

describe('migrate', () => {
  it('applies each migration once, when four instances start at the same time', async () => {
    write('create table m_one (id int);--> statement-breakpoint\nselect pg_sleep(0.2)', 'create table m_two (id int)')
    const done = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, { folder })))
    expect(done.toSorted()).toEqual([0, 0, 0, 2])
    expect(await tables()).toEqual(['m_one', 'm_two'])
  })

  it('leaves nothing of a migration that fails, keeps those before it, and can be repeated', async () => {
    write('create table m_one (id int)', 'create table m_two (id int);--> statement-breakpoint\nselect 1 / 0')
    await expect(migrate(database.url, { folder })).rejects.toThrow('division by zero')
    expect(await tables()).toEqual(['m_one'])
    write('create table m_one (id int)', 'create table m_two (id int)')
    expect(await migrate(database.url, { folder })).toBe(1)
    expect(await tables()).toEqual(['m_one', 'm_two'])
  })

  it('check B8 steps back when a query holds the table, and gets it later', async () => {
    await db().execute(sql`create table m_one (id int)`)
    const reader = new pg.Client({ connectionString: database.url })
    await reader.connect()
    await reader.query('begin; lock table m_one in share mode')
    setTimeout(() => void reader.query('commit').then(() => reader.end()), 1_500)
    write('alter table m_one add column more int')
    const lines: string[] = []
    expect(await migrate(database.url, { folder, onProgress: (line) => lines.push(line) })).toBe(1)
    expect(lines).toEqual(['updating the database, step 1 of 1'])
  })

  it('says so when an applied migration was changed', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    write('create table m_one (id int)')
    await migrate(database.url, { folder })
    write('create table m_one (id bigint)')
    expect(await migrate(database.url, { folder })).toBe(0)
    expect(warned.mock.calls.flat().join()).toContain('was changed after it had been applied')
    warned.mockRestore()
  })
})
