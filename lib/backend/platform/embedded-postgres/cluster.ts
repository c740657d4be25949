import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAs, spawnAs, type Account } from './account'
import { disownStalePid, runningPostmaster } from './postmaster'
import { DatabaseProblem, explain } from './problem'
import type { Programs } from './programs'
import type { DatabaseState } from './state'

const POLL_MS = 20
/**
 * Replaying the log after a crash can take any time, so there is no limit for it; a server that neither becomes ready nor ends is an error.
 */
const START_MS = 10 * 60_000
const OLD_PORT_MS = 5_000
const OLD_SERVER_MS = 15_000
const LOG_LIMIT = 4 * 1024 * 1024
/**
 * LC_CTYPE decides which characters are letters for pg_trgm; the available locales differ between systems. Sort order and case come from
 * ICU.
 */
const LETTERS = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C.utf8', 'C']

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The shop logs failed queries itself; PostgreSQL's log would write shoppers' data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  client_connection_check_interval: '5s',
  // Parallel queries need more shared memory than a container has.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // The default is for hard disks: for the prices of some thousand models the planner would then read the whole table.
  random_page_cost: '1.1',
}
/** For tests: data survives the end of a process, but not a failure of the machine. */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' }

export interface Cluster {
  state: DatabaseState
  account: Account
  programs: Programs
  durable: boolean
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>
  /** How long the server may take to become ready; ten minutes by default. */
  startMs?: number
}

/** Creates the database's files if they do not exist. An incomplete folder (after a power failure) is never used as a database. */
export async function initialise({ state, account, programs, durable }: Cluster): Promise<void> {
  const { data } = state
  if (existsSync(join(data, 'PG_VERSION'))) return
  const home = dirname(data)
  const mark = `${basename(data)}.new-`
  for (const name of await readdir(home)) {
    // The initdb of a killed process may still be writing there; then the next start deletes the folder.
    if (name.startsWith(mark)) await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined)
  }
  const half = join(home, `${mark}${randomUUID()}`)
  const passwordFile = `${half}.password`
  try {
    await writeFile(passwordFile, state.adminPassword, { mode: 0o600 })
    await give(passwordFile, account)
    let said = ''
    for (const letters of LETTERS) {
      await mkdir(half, { mode: 0o700 })
      await give(half, account)
      const done = await runAs(account, programs.initdb, [
        `--pgdata=${half}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=und',
        '--locale=C',
        `--lc-ctype=${letters}`,
        '--data-checksums',
        ...(durable ? [] : ['--no-sync']),
      ])
      if (done.code === 0) {
        await rm(data, { recursive: true, force: true })
        await rename(half, data)
        return
      }
      said = done.text
      await rm(half, { recursive: true, force: true })
      if (
        !/invalid locale name|locale.*not (supported|recognized)|encoding mismatch|encodings do not match/i.test(said)
      )
        break
    }
    throw explain('The database could not be made', data, said)
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : explain('The database could not be made', data, '', error)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function give(path: string, account: Account): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
}

/**
 * Starts the server on a free port (the stored one if it is free), waits until it is ready, and returns the port. After a crash the old
 * server's last processes still use the port for a short time. The start waits for it, because the shop's processes connect to that port.
 */
export async function startServer(cluster: Cluster): Promise<number> {
  const { data, port: remembered } = cluster.state
  const oldServer = Date.now() + OLD_SERVER_MS
  const oldPort = existsSync(join(data, 'postmaster.pid')) ? Date.now() + OLD_PORT_MS : 0
  let isTaken = false
  for (let attempt = 1; ; attempt++) {
    let port = await freePort(isTaken ? 0 : remembered)
    for (; port !== remembered && Date.now() < oldPort; port = await freePort(remembered)) await sleep(POLL_MS)
    const failure = await tryStart(cluster, port)
    if (failure === undefined) return port
    const takenMeanwhile = /could not create any TCP\/IP sockets/.test(failure) && attempt < 5
    isTaken = takenMeanwhile && Date.now() >= oldPort
    // The processes of a killed server need some time to notice that it has ended.
    const oldOnesAlive = /shared memory block .* is still in use/.test(failure) && Date.now() < oldServer
    if (!takenMeanwhile && !oldOnesAlive) throw explain('The database could not be started', data, failure)
    await sleep(100)
  }
}

/** Returns undefined when the server is ready, otherwise its output. The server continues when this process ends. */
async function tryStart(
  { state, account, programs, durable, settings: more, startMs = START_MS }: Cluster,
  port: number,
): Promise<string | undefined> {
  const { data } = state
  disownStalePid(data)
  const logFile = `${data}.log`
  const log = openSync(logFile, tooLong(logFile) ? 'w' : 'a', 0o600)
  const from = statSync(logFile).size
  const settings = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), ...more, port: String(port) }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  let ended: string | undefined
  const lastWords = () => readFileSync(logFile).subarray(from).toString() || 'it ended without a word'
  try {
    const child = spawnAs(account, programs.postgres, args, ['ignore', log, log], true)
    let exited = false
    child.once('error', (error) => (ended = error.message))
    child.once('exit', () => (exited = true))
    child.unref()
    for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(POLL_MS)) {
      if (exited) return lastWords()
      if (ended !== undefined) return ended
      const running = runningPostmaster(data)
      if (running?.pid === child.pid && running?.ready) return undefined
    }
    return 'it was not ready in time'
  } finally {
    closeSync(log)
  }
}

function tooLong(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT
}

/** A free port on 127.0.0.1: the preferred one if possible. */
function freePort(wish: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wish !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) freePort(0).then(resolve, reject)
      else reject(explain('No port for the database', '127.0.0.1', '', error))
    })
    probe.listen(wish, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Stops the server cleanly (running queries are cancelled, everything is written to disk) and waits for its end. */
export async function stopServer(data: string, waitMs: number): Promise<void> {
  const running = runningPostmaster(data)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(POLL_MS)) {
    if (!runningPostmaster(data)) return
  }
}
