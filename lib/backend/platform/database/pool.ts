import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { insideTransaction } from './context'
import { probeOf } from './probe'
import { Replica } from './replica'
import { type OnConnection, Watchdog } from './watchdog'
import { config } from '@/lib/config/env'
import { moduleState } from '@/lib/process/state.mjs'
import { log } from '@/lib/telemetry/log'
import { gauge } from '@/lib/telemetry/metrics'
import { type Measured, measured } from './measured'

/** Queries on the pool: reads and single statements. Transactions go through `withTx`. */
export type Db = NodePgDatabase<Record<string, never>>

/** Connection strings of the database. `readUrl` is a read replica; without it reads go to `url`. */
export interface DatabaseTarget {
  url: string
  readUrl?: string
}

interface Lane {
  pool: WatchedPool
  db: Db
}

interface ReadLane extends Lane {
  replica: Replica
}

interface State {
  target?: DatabaseTarget
  write?: Lane
  read?: ReadLane
}

const state = moduleState('databasePools', (): State => ({}))

function openPools(): (readonly [name: string, pool: pg.Pool])[] {
  const lanes = [
    ['primary', state.write],
    ['replica', state.read],
  ] as const
  return lanes.flatMap(([name, lane]) => (lane ? [[name, lane.pool] as const] : []))
}
gauge('shop_db_pool_connections', () =>
  openPools().flatMap(([name, { totalCount, idleCount }]) => [
    [[name, 'idle'], idleCount],
    [[name, 'busy'], totalCount - idleCount],
  ]),
)
gauge('shop_db_pool_waiting', () => openPools().map(([name, { waitingCount }]) => [[name], waitingCount]))
gauge('shop_replica_used', () => (state.read ? [[[], state.read.replica.isUsable ? 1 : 0]] : []))

/** Limits of one connection, in milliseconds. The server enforces the first three, this process the others. */
const LIMITS = {
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 10_000,
  /** For waiting in the queue and opening a new connection together. */
  connect: 3_000,
  /** The last limit for a response that never arrives; the watchdog finds a dead connection much sooner. */
  answer: 15_000,
  /** At shutdown, for the queries that are still running. */
  close: 2_000,
} as const

const SESSION_LIMITS = `set statement_timeout = ${LIMITS.statement}; set lock_timeout = ${LIMITS.lock}; set idle_in_transaction_session_timeout = ${LIMITS.idleInTransaction}`

const unique = Math.random().toString(36).slice(2, 8)
/** The application_name of every connection of this process; the last process that disconnects stops the embedded database. */
export const APPLICATION_NAME = moduleState('databaseApplicationName', () => `shop/${process.pid}-${unique}`)

/** drizzle on one client or pool; columns are snake_case in the database. */
export function drizzleOn(client: pg.Pool | pg.PoolClient | pg.Client): Db {
  return drizzle({ client, casing: 'snake_case' })
}

/** A pool with a watchdog: while the database is unavailable no caller waits for a connection. */
class WatchedPool extends pg.Pool {
  readonly watchdog: Watchdog

  constructor(url: string, options: pg.PoolConfig) {
    super({ ...options, connectionString: url })
    this.watchdog = new Watchdog(this, probeOf(url, APPLICATION_NAME))
    // drizzle and the job queue await every query; none passes a callback.
    this.query = measured(super.query.bind(this) as Measured) as typeof this.query
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onConnection: OnConnection): void
  override connect(onConnection?: OnConnection): Promise<pg.PoolClient> | void {
    if (!onConnection)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('No connection.')))),
      )
    const watched = this.watchdog.watchRequest(onConnection)
    if (watched) super.connect(watched)
  }
}

function openLane(url: string): Lane {
  const pool = new WatchedPool(url, {
    application_name: APPLICATION_NAME,
    max: config().databasePoolMax,
    connectionTimeoutMillis: LIMITS.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: LIMITS.answer,
    // A transaction may send a statement before the previous one has its result; see `pipeline` in with-tx.ts.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Without these two listeners every restart of the database ends the process.
  pool.on('error', (error) => {
    if (!pool.ending) log('warn', `database connection lost while idle: ${error.message}`)
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // Queued before the first statement. Not as parameters of the connection: PgBouncer refuses those.
    client.query(SESSION_LIMITS).catch(() => undefined)
  })
  return { pool, db: drizzleOn(pool) }
}

/**
 * Sets the database of this process (start-up, tests). Pools for another address are closed first. Without a call, DATABASE_URL and
 * DATABASE_READ_URL are used.
 */
export async function setDatabase(target: DatabaseTarget): Promise<void> {
  const changed = state.target?.url !== target.url || state.target.readUrl !== target.readUrl
  if (changed) await closePools()
  state.target = target
}

/** The address in use. Throws when none is set. */
export function databaseTarget(): DatabaseTarget {
  const url = state.target?.url ?? process.env.DATABASE_URL
  if (!url) throw new Error('No database: set DATABASE_URL, or start the shop with `npm start`.')
  const readUrl = state.target ? state.target.readUrl : process.env.DATABASE_READ_URL
  return readUrl ? { url, readUrl } : { url }
}

/** The pool for writes. Only `withTx` and the tests use it directly. */
export function writePool(): pg.Pool {
  return writeLane().pool
}

function writeLane(): Lane {
  return (state.write ??= openLane(databaseTarget().url))
}

function refuseInside(name: string): void {
  const running = insideTransaction()
  if (running)
    throw new Error(
      `${name}() was called inside the transaction "${running}": use its tx, or the work is not part of it.`,
    )
}

/** drizzle on the pool. Throws inside a running `withTx` of the same async context. */
export function db(): Db {
  refuseInside('db')
  return writeLane().db
}

/**
 * Like `db()`, on the read replica (DATABASE_READ_URL) if there is one. Its data may be older; never use it for a check that a write relies
 * on.
 */
export function dbRead(): Db {
  refuseInside('dbRead')
  const { readUrl } = databaseTarget()
  return readUrl ? (state.read ??= openReadLane(readUrl)).db : writeLane().db
}

function openReadLane(readUrl: string): ReadLane {
  const lane = openLane(readUrl)
  return { ...lane, replica: new Replica(lane.pool, writePool) }
}

/** Data has changed on the primary: reads wait for the replica to have it, and go to the primary meanwhile. */
export function replicaMustCatchUp(): void {
  state.read?.replica.dataChanged()
}

/** Closes both pools after their running queries, or after two seconds. A new call of `db()` opens them again. */
export async function closePools(): Promise<void> {
  state.read?.replica.stop()
  const lanes = [state.write, state.read].filter((lane) => lane !== undefined)
  state.write = undefined
  state.read = undefined
  await Promise.all(
    lanes.map(async ({ pool }) => {
      const timer = setTimeout(() => pool.watchdog.closeAll(), LIMITS.close)
      await pool.end()
      clearTimeout(timer)
    }),
  )
}
