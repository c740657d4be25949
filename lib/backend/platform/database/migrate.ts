import { log } from '@/lib/telemetry/log'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { LOCKS, withAdvisoryLock } from './advisory-lock'
import { pgCode } from './errors'

const WAIT_FOR_OTHERS_MS = 120_000
/** A migration that does not get its table lock in this time is repeated later, so that it does not block the shop's queries. */
const LOCK_TIMEOUT_MS = 1_000
const LOCK_ATTEMPTS = 10
const TABLE = 'drizzle.__drizzle_migrations'
const MIGRATIONS = join(process.cwd(), 'lib/backend/domain/schema/migrations')

export interface MigrateOptions {
  /** Folder of the SQL files and drizzle's journal. */
  folder?: string
  /** The time of the last migration to apply, for a schema of the past; all without it. */
  until?: number
  /** Called with one line for each migration that is applied. */
  onProgress?: (line: string) => void
}

type MigrationFile = Pick<ReturnType<typeof readMigrationFiles>[number], 'sql' | 'hash' | 'folderMillis'>

/**
 * Applies the SQL migrations that this database does not have yet, each in its own transaction, and returns their number. Safe when several
 * instances start at the same time. Writes drizzle's own table, so that drizzle-kit has the same list of applied migrations.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<number> {
  const folder = options.folder ?? MIGRATIONS
  if (!existsSync(join(folder, 'meta/_journal.json'))) return 0
  const files = readMigrationFiles({ migrationsFolder: folder })
  const lock = {
    waitMs: WAIT_FOR_OTHERS_MS,
    lockTimeout: LOCK_TIMEOUT_MS,
    problem: 'Another process has been migrating the database for two minutes; look at that one first.',
  }
  return withAdvisoryLock(url, LOCKS.migrate, lock, async (client) => {
    const applied = await readApplied(client)
    const until = options.until ?? Number.POSITIVE_INFINITY
    const pending = files.filter((file) => file.folderMillis <= until && isPending(file, applied))
    for (const [index, file] of pending.entries()) {
      options.onProgress?.(`updating the database, step ${index + 1} of ${pending.length}`)
      await apply(client, file)
    }
    return pending.length
  })
}

/** How many migrations the code has and the database has not; nothing is changed. */
export async function pendingMigrations(client: pg.Client, folder = MIGRATIONS): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  const { rows } = await client.query<{ known: string | null }>(`select to_regclass('${TABLE}')::text as known`)
  if (!rows[0]?.known) return files.length
  const applied = await client.query<{ created_at: string }>(`select created_at from ${TABLE}`)
  const times = new Set(applied.rows.map(({ created_at: time }) => Number(time)))
  return files.filter(({ folderMillis }) => !times.has(folderMillis)).length
}

/** The migrations that this database has, in their order. */
export async function appliedMigrations(client: pg.Client): Promise<{ at: number; hash: string }[]> {
  const { rows } = await client.query<{ created_at: string; hash: string }>(
    `select created_at, hash from ${TABLE} order by created_at`,
  )
  return rows.map(({ created_at: at, hash }) => ({ at: Number(at), hash }))
}

/** How many of these migrations the code does not have. */
export function unknownMigrations(migrations: readonly { at: number }[]): number {
  const known = new Set(readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis))
  return migrations.filter(({ at }) => !known.has(at)).length
}

async function readApplied(client: pg.Client): Promise<Map<number, string>> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ created_at: string; hash: string }>(`select created_at, hash from ${TABLE}`)
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]))
}

function isPending(file: MigrationFile, applied: Map<number, string>): boolean {
  const hash = applied.get(file.folderMillis)
  if (hash !== undefined && hash !== file.hash) {
    log(
      'warn',
      `The migration of ${new Date(file.folderMillis).toISOString()} was changed after it had been applied here; the change has no effect.`,
    )
  }
  return hash === undefined
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      for (const statement of file.sql) if (statement.trim() !== '') await client.query(statement)
      await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [file.hash, file.folderMillis])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (pgCode(error) !== '55P03' || attempt >= LOCK_ATTEMPTS) throw error
      await sleep(250 * attempt)
    }
  }
}
