import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { insideTransaction, txStorage, type TxContext } from './context'
import { DatabaseUnavailable, isDatabaseUnavailable, isRetryable } from './errors'
import { drizzleOn, writePool, type Db } from './pool'
import { measured } from './measured'
import { step } from './steps'
import { moduleState } from '@/lib/process/state.mjs'
import { log } from '@/lib/telemetry/log'
import { traced } from '@/lib/telemetry/trace'

declare const inTransaction: unique symbol
/** drizzle bound to the one client of a running transaction. A function that takes a `Tx` can only be called inside `withTx`. */
export type Tx = Db & { readonly [inTransaction]: true }

type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface TxOptions {
  /** Shown in errors, and the prefix of the steps `<name>.begin` and `<name>.commit` (lib/backend/platform/database/steps.ts). */
  name?: string
  /** Default: read committed, with guarded updates. */
  isolation?: Isolation
  /** Number of repetitions after a serialization failure or a deadlock, each in a new transaction. */
  retries?: number
}

// One per process: a module that is bundled twice must recognise the transactions of its other copy.
const contexts = moduleState('transactionContexts', () => new WeakMap<object, TxContext>())

type RawQuery = (text: string, values?: unknown[]) => Promise<pg.QueryResult>
const rawQueries = moduleState('transactionRawQueries', () => new WeakMap<object, RawQuery>())

/** A query as text with `$1` parameters inside a transaction: for a library with its own SQL. */
export async function rawQuery(tx: Tx, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const query = rawQueries.get(tx)
  if (!query) throw new Error('This is no transaction of withTx().')
  return query(text, values)
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Sends statements one after another without waiting for each result: one round trip to the database for all of them, so that row locks are
 * held for a shorter time. The server runs them in this order, and each sees what was committed before it began. Returns their results in
 * order. After a failed statement the server rejects the rest; a statement that changes no row does not stop them, so the caller must check
 * the results and throw.
 */
export function pipeline(tx: Tx, statements: readonly SQL[]): Promise<pg.QueryResult<Record<string, unknown>>[]> {
  return Promise.all(
    statements.map((statement) => {
      const { sql: text, params } = dialect.sqlToQuery(statement)
      return rawQuery(tx, text, params)
    }),
  )
}

function contextOf(tx: Tx): TxContext {
  const context = contexts.get(tx)
  if (!context?.active) throw new Error('This transaction has ended.')
  return context
}

/** Registers work for right before COMMIT, inside the transaction. */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  contextOf(tx).beforeCommit.push(work)
}

/** Registers work for right after a successful COMMIT. Not durable: use the outbox for what must happen. */
export function afterCommit(tx: Tx, work: () => void): void {
  contextOf(tx).afterCommit.push(work)
}

/**
 * The only way into a transaction. Runs `fn` between BEGIN and COMMIT on one client and returns its result; an error of `fn` rolls back and
 * is thrown again. After a serialization failure or deadlock `fn` runs again from the start, so it must not do anything outside the
 * database. Throws `DatabaseUnavailable` when the database does not respond.
 */
export async function withTx<T>(fn: (tx: Tx) => Promise<T>, options: TxOptions = {}): Promise<T> {
  const name = options.name ?? 'tx'
  const running = insideTransaction()
  if (running)
    throw new Error(`withTx("${name}") was called inside the transaction "${running}": pass that one's tx on.`)
  const retries = options.retries ?? 3
  for (let attempt = 0; ; attempt++) {
    try {
      return await traced(`transaction ${name}`, () => once(fn, name, options.isolation))
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error
      // Full jitter, so that transactions that collided do not start again at the same time.
      await sleep(Math.random() * 25 * 2 ** attempt + 2)
    }
  }
}

async function once<T>(fn: (tx: Tx) => Promise<T>, name: string, isolation: Isolation | undefined): Promise<T> {
  const client = await checkout()
  const context: TxContext = { name, active: true, beforeCommit: [], afterCommit: [] }
  const tx = bind(client, context)
  let committing = false
  let broken: Error | undefined
  try {
    const result = await txStorage.run(context, async () => {
      await step(`${name}.begin`, () => client.query(isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN'))
      const value = await fn(tx)
      for (const work of context.beforeCommit) await work()
      await step(`${name}.commit`, async () => {
        committing = true
        const done = await client.query('COMMIT')
        // PostgreSQL responds to COMMIT of a failed transaction with a ROLLBACK and no error.
        if (done.command !== 'COMMIT')
          throw new Error(
            `The transaction "${name}" was rolled back: a query in it failed and the error was swallowed.`,
          )
      })
      return value
    })
    context.active = false
    runAfterCommit(context)
    return result
  } catch (error) {
    context.active = false
    broken = await rollBack(client, error)
    throw isDatabaseUnavailable(error) ? new DatabaseUnavailable(error, { outcomeUnknown: committing }) : error
  } finally {
    client.release(broken)
  }
}

async function checkout(): Promise<pg.PoolClient> {
  try {
    return await writePool().connect()
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new DatabaseUnavailable(error) : error
  }
}

function bind(client: pg.PoolClient, context: TxContext): Tx {
  // A query that is still running after its transaction (a promise that was not awaited) must not run in the next transaction on this
  // client.
  const send = measured((config, values) => client.query(config as string, values as unknown[]))
  const guarded = {
    query: (config: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> =>
      context.active
        ? send(config, values)
        : Promise.reject(new Error(`A query came after the transaction "${context.name}" had ended.`)),
  }
  const tx = drizzleOn(guarded as unknown as pg.PoolClient) as Tx
  tx.transaction = () => Promise.reject(new Error(`The transaction "${context.name}" cannot hold another one.`))
  contexts.set(tx, context)
  rawQueries.set(tx, guarded.query)
  return tx
}

/**
 * Rolls back, so that an ordinary refusal ("sold out") does not cost a connection. Returns the error when the client may not be clean
 * afterwards; the pool then removes it.
 */
async function rollBack(client: pg.PoolClient, reason: unknown): Promise<Error | undefined> {
  const asError = reason instanceof Error ? reason : new Error(String(reason))
  if (isDatabaseUnavailable(reason)) return asError
  try {
    await client.query('ROLLBACK')
    return client.getTransactionStatus() === 'I' ? undefined : asError
  } catch (error) {
    return error instanceof Error ? error : asError
  }
}

function runAfterCommit(context: TxContext): void {
  for (const work of context.afterCommit) {
    try {
      work()
    } catch (error) {
      log('error', `after the transaction "${context.name}": ${String(error)}`)
    }
  }
}
