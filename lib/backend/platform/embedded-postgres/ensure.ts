import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseAccount } from './account'
import { archiveSettings, openArchive } from './archive'
import { initialise, startServer, stopServer } from './cluster'
import { checkOutside } from './outside'
import { withLock } from './lock'
import { runningPostmaster } from './postmaster'
import { Presence } from './presence'
import { DatabaseProblem, explain } from './problem'
import { findPrograms } from './programs'
import { adminUrl, provision, shopUrl } from './provision'
import { newState, openDataDir, readState, SYSTEM_DIR, writeState, type DatabaseState } from './state'
import { pgCode } from '@/lib/backend/platform/database/errors'
import { APPLICATION_NAME } from '@/lib/backend/platform/database/pool'
import { moduleState } from '@/lib/process/state.mjs'

/** The input of `ensureDatabase`. */
export interface EmbeddedConfig {
  /** An external PostgreSQL; when set, nothing is started. */
  databaseUrl?: string | null | undefined
  /** The folder with the shop's data (DATA_DIR). */
  dataDir: string
  /** Called with a line when something takes long. */
  onProgress?: ((line: string) => void) | undefined
  /** false for tests: fast, but data is lost in a power failure. */
  durable?: boolean
  /** How long to wait for an external PostgreSQL, in milliseconds. */
  patienceMs?: number
  /** WAL_ARCHIVE: the folder into which the server archives its log; null or undefined: it does not. */
  archive?: string | null
  /** For root in a project that only root can read: another folder for PostgreSQL's files. */
  systemDir?: string
}

export interface EnsuredDatabase {
  /** Connection string of the database `shop`. */
  url: string
  /** Disconnects from the database; the last process stops the embedded server. */
  stop(): Promise<void>
}

/** When containers start together, an external database is often ready a little later than the shop. */
const PATIENCE_MS = 20_000
const STOP_MS = 8_000
const ATTACH_MS = 10 * 60_000

// Next loads this module again in its own bundle; a process must connect once and disconnect once.
const entered = moduleState('embeddedDatabases', () => new Map<string, Promise<EnsuredDatabase>>())

/**
 * Ensures that there is a PostgreSQL. With DATABASE_URL: that one, which must respond and be version 15 or newer. Otherwise the embedded
 * one in DATA_DIR: created at the first start, started when it does not run, and shared by all processes on the same data. A second call in
 * the same process returns the same. Throws `DatabaseProblem` with one sentence for the person who starts the shop.
 */
export async function ensureDatabase(config: EmbeddedConfig): Promise<EnsuredDatabase> {
  if (config.databaseUrl) {
    await checkOutside(config.databaseUrl, config.patienceMs ?? PATIENCE_MS, config.onProgress)
    return { url: config.databaseUrl, stop: () => Promise.resolve() }
  }
  const dataDir = openDataDir(config.dataDir)
  const before = entered.get(dataDir)
  if (before) return before
  const entering = enter({ ...config, dataDir })
  entered.set(dataDir, entering)
  entering.catch(() => entered.delete(dataDir))
  return entering
}

async function enter(config: EmbeddedConfig): Promise<EnsuredDatabase> {
  const { dataDir } = config
  const presence = new Presence()
  const locked = <T>(work: () => Promise<T>) =>
    withLock(join(dataDir, 'postgres.lock'), work).catch((error: unknown) => {
      throw error instanceof DatabaseProblem ? error : explain('The database could not be started', dataDir, '', error)
    })
  const attach = () => locked(() => attachOrStart(config, presence))
  const state = await attach()
  // The server ended unexpectedly (killed, out of memory): the first process that notices starts it again, the others connect to it.
  presence.onLoss = attach
  const leave = () =>
    locked(async () => {
      await presence.leave()
      if (await isLastOne(state)) await stopServer(state.data, STOP_MS)
    })
  let leaving: Promise<void> | undefined
  return {
    url: shopUrl(state),
    stop() {
      entered.delete(dataDir)
      return (leaving ??= leave())
    },
  }
}

/** Under the lock: connects to the server on these files, or creates and starts it. */
async function attachOrStart(config: EmbeddedConfig, presence: Presence): Promise<DatabaseState> {
  const { dataDir } = config
  let state = readState(dataDir)
  for (const deadline = Date.now() + ATTACH_MS; Date.now() < deadline; await sleep(50)) {
    if (!state || !runningPostmaster(state.data)) state = await start(config, state)
    const running = runningPostmaster(state.data)
    if (!running) continue
    state = { ...state, port: running.port }
    try {
      await presence.enter(shopUrl(state))
      return state
    } catch (error) {
      const code = pgCode(error)
      // No role or no database yet: the first start was interrupted after initdb.
      if (code === '28P01' || code === '28000' || code === '3D000') await provision(state)
      // Any error except "still starting" and "just stopping" is a real fault.
      else if (running.ready && code !== '57P03' && runningPostmaster(state.data)?.pid === running.pid) {
        throw explain('The database does not let the shop in', state.data, '', error)
      }
    }
  }
  throw new DatabaseProblem(
    `The database in ${state?.data ?? dataDir} does not get ready; look at its log beside that folder.`,
  )
}

async function start(config: EmbeddedConfig, known: DatabaseState | undefined): Promise<DatabaseState> {
  const { dataDir, onProgress } = config
  const systemDir = config.systemDir ?? SYSTEM_DIR
  const state = known ?? (await newState(dataDir, systemDir))
  if (!known) writeState(dataDir, state)
  const account = await chooseAccount(state.data)
  const programs = await findPrograms(account, account.uid === undefined ? dataDir : systemDir)
  const { archive } = config
  if (archive) await openArchive(archive, account)
  const settings = archive ? archiveSettings(archive) : {}
  const cluster = { state, account, programs, durable: config.durable ?? true, settings }
  onProgress?.('starting the database')
  await initialise(cluster)
  const port = await startServer(cluster)
  const started = { ...state, port }
  if (port !== state.port) writeState(dataDir, started)
  return started
}

/** True when no other process of the shop is connected. Checked under the lock, so that no process can connect in the meantime. */
async function isLastOne(state: DatabaseState): Promise<boolean> {
  const client = new pg.Client({
    connectionString: adminUrl(state),
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and application_name like 'shop/%' and application_name <> $1",
      [APPLICATION_NAME],
    )
    return rows[0]?.others === 0
  } catch {
    // It does not respond: nothing to stop, or its state is unknown.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
