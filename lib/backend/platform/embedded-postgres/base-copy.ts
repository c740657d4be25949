/** Copies of the embedded database's files, taken while it runs, and their recovery to a moment. The archive has what happened since. */
import { constants } from 'node:fs'
import { chmod, chown, copyFile, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import pg from 'pg'

import { type Account, chooseAccount, runAs } from './account'
import { startServer, stopServer } from './cluster'
import { runningPostmaster } from './postmaster'
import { DatabaseProblem } from './problem'
import { findPrograms } from './programs'
import { adminUrl, shopUrl } from './provision'
import { newState, openDataDir, readState, SYSTEM_DIR, writeState } from './state'

/** Folders whose content is of the running server only (PostgreSQL's manual, "Making a Base Backup Using the Low Level API"). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|recovery\.signal)$/
const STOP_MS = 60_000
/** Replaying the log of weeks takes hours. */
const RECOVERY_MS = 24 * 3_600_000
const STATE = 'postgres.json'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Copies a folder; files that vanish meanwhile are replayed from the log. Returns the number of bytes. */
async function copyFolder(from: string, to: string, account: Account, isTop = true): Promise<number> {
  const own = async (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
  }
  await mkdir(to, { mode: 0o700 })
  await chmod(to, 0o700)
  await own(to)
  let bytes = 0
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, goal] = [join(from, entry.name), join(to, entry.name)]
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.isDirectory() && isTop && EMPTIED.has(entry.name)) {
      await mkdir(goal, { mode: 0o700 })
      await own(goal)
    } else if (entry.isDirectory()) bytes += await copyFolder(source, goal, account, false)
    else
      try {
        await copyFile(source, goal, constants.COPYFILE_FICLONE)
        await own(goal)
        bytes += (await lstat(goal)).size
      } catch (error) {
        if (!isMissing(error)) throw error
      }
  }
  return bytes
}

async function withAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The embedded server of DATA_DIR, if `url` is its database. */
function embeddedAt(dataDir: string, url: string) {
  const state = readState(openDataDir(dataDir))
  const running = state && runningPostmaster(state.data)
  if (!state || !running || shopUrl({ ...state, port: running.port }) !== url)
    throw new DatabaseProblem(
      'Only the database in DATA_DIR can be copied so; for an own one use the tools of its version, such as pg_basebackup or pgBackRest (docs/running/backup.md).',
    )
  return { ...state, port: running.port }
}

export interface BaseCopy {
  readonly bytes: number
  /** The first file of the log that its recovery needs; older ones may be deleted. */
  readonly firstLog: string
  /** The earliest moment that it can be brought to. */
  readonly usableFrom: string
}

/**
 * Copies the files of the running embedded database into `goal`, which must not exist, and waits until the log up to here is archived. Throws
 * DatabaseProblem when the server does not archive.
 */
export async function copyBase(dataDir: string, url: string, goal: string): Promise<BaseCopy> {
  const state = embeddedAt(dataDir, url)
  return withAdmin(adminUrl(state), async (client) => {
    const mode = await client.query<{ archive_mode: string }>('show archive_mode')
    if (mode.rows[0]?.archive_mode !== 'on')
      throw new DatabaseProblem('The database does not archive its log: set WAL_ARCHIVE and start the shop again.')
    const begun = await client.query<{ file: string }>(`select pg_walfile_name(pg_backup_start('shop', true)) as file`)
    await mkdir(goal, { recursive: true, mode: 0o700 })
    const bytes = await copyFolder(state.data, join(goal, 'data'), {})
    const ended = await client.query<{ labelfile: string; at: Date }>(
      'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
    )
    await writeFile(join(goal, 'data', 'backup_label'), ended.rows[0]?.labelfile ?? '', { mode: 0o600 })
    const { password, adminPassword } = state
    await writeFile(join(goal, STATE), JSON.stringify({ password, adminPassword }), { mode: 0o600 })
    return {
      bytes,
      firstLog: begun.rows[0]?.file ?? '',
      usableFrom: (ended.rows[0]?.at ?? new Date()).toISOString(),
    }
  })
}

export interface Recovery {
  /** A folder without a database. */
  readonly dataDir: string
  /** What `copyBase` has written. */
  readonly base: string
  /** The folder of the archived log. */
  readonly archive: string
  /** The moment; null: as late as the log reaches. */
  readonly time: Date | null
  readonly systemDir?: string
}

/** Makes a database of a copy and replays the log up to a moment. Throws DatabaseProblem when the log does not reach to it. */
export async function recover({
  dataDir: folder,
  base,
  archive,
  time,
  systemDir = SYSTEM_DIR,
}: Recovery): Promise<void> {
  const dataDir = openDataDir(folder)
  if (readState(dataDir))
    throw new DatabaseProblem(`There is a database in ${dataDir} already; set DATA_DIR to another folder.`)
  const words = JSON.parse(await readFile(join(base, STATE), 'utf8')) as { password: string; adminPassword: string }
  const state = { ...(await newState(dataDir, systemDir)), ...words }
  const account = await chooseAccount(state.data)
  await requireReadable(account, archive)
  const programs = await findPrograms(account, account.uid === undefined ? dataDir : systemDir)
  await rm(state.data, { recursive: true, force: true })
  await copyFolder(join(base, 'data'), state.data, account)
  const signal = join(state.data, 'recovery.signal')
  await writeFile(signal, '')
  if (account.uid !== undefined && account.gid !== undefined) await chown(signal, account.uid, account.gid)
  const recovery = {
    restore_command: `cp "${archive}/%f" "%p"`,
    recovery_target_action: 'promote',
    // Ready means then that everything is replayed.
    hot_standby: 'off',
    ...(time ? { recovery_target_time: `${time.toISOString().slice(0, -1).replace('T', ' ')}+00` } : {}),
  }
  const cluster = { state, account, programs, durable: true, settings: recovery, startMs: RECOVERY_MS }
  const port = await startServer(cluster)
  await stopServer(state.data, STOP_MS)
  writeState(dataDir, { ...state, port })
}

async function requireReadable(account: Account, folder: string): Promise<void> {
  const test = await runAs(account, '/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder])
  if (test.code !== 0)
    throw new DatabaseProblem(`PostgreSQL’s account cannot read ${folder}; give the folder and its files to it.`)
}
