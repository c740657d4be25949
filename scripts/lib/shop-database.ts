import { sql } from 'drizzle-orm'
import { LOCKS, withAdvisoryLock } from '@/lib/backend/platform/database/advisory-lock'
import { type EnsuredDatabase, ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { db, setDatabase } from '@/lib/backend/platform/database/pool'
import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'
import type { Config } from '@/lib/config/env'
import { loadDemo } from '@/lib/demo/load'

import { NO_DEMO } from './environment'
import { StartProblem } from './progress'

const SEED_WAIT_MS = 10 * 60_000

/** Starts the embedded database or connects to the configured one, migrates it, and sets it as the database of this process. */
export async function openDatabase(config: Config, onProgress: (line: string) => void): Promise<EnsuredDatabase> {
  const { databaseUrl, dataDir, walArchive: archive } = config
  const database = await ensureDatabase({ databaseUrl, dataDir, archive, onProgress })
  try {
    await migrate(database.url, { onProgress })
    await installShopQueues(database.url)
    await setDatabase({ url: database.url, ...(config.databaseReadUrl ? { readUrl: config.databaseReadUrl } : {}) })
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Adds the demo catalogue to an empty database. A lock in the database lets only one process do so, also across machines. */
export async function seedDemo(url: string, onProgress: (line: string) => void): Promise<void> {
  // Checked first: loading the catalogue's data and hashing its passwords takes longer than the rest of a later start.
  const { rows } = await db().execute<{ filled: boolean }>(sql`select exists (select 1 from models) as filled`)
  if (rows[0]?.filled) return
  const demo = await loadDemo('seed')
  if (!demo) throw new StartProblem(NO_DEMO)
  const lock = {
    waitMs: SEED_WAIT_MS,
    problem: 'Another process has been filling the database for ten minutes; look at that one first.',
  }
  await withAdvisoryLock(url, LOCKS.seed, lock, () => demo.seedIfEmpty(onProgress))
}
