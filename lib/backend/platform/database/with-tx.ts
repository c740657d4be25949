import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { insideTransaction, txStorage, type TxContext } from './context'
import { DatabaseUnavailable, isDatabaseUnavailable, isRetryable } from './errors'
import { drizzleOn, writePool, type Db } from './pool'
import { step } from './steps'
import { moduleState } from '@/lib/process/state.mjs'

declare const inTransaction: unique symbol
/** drizzle bound to the one client of a running transaction. A function that takes a `Tx` can only be called inside `withTx`. */
export type Tx = Db & { readonly [inTransaction]: true }

type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface TxOptions {
  /** Shown in errors, and the prefix of the steps `<name>.begin` and `<name>.commit` (lib/backend/platform/database/steps.ts). */
  name?: string
  /** Default: read committed, with guarded updates. */
  isolation?: Isolation
  /** How many more times after a serialization failure or a deadlock; each from a fresh transaction. */
  retries?: number
}

// One per process: a module bundled twice must recognise the other copy's transactions.
const contexts = moduleState('transactionContexts', () => new WeakMap<object, TxContext>())

type RawQuery = (text: string, values?: unknown[]) => Promise<pg.QueryResult>
const rawQueries = moduleState('transactionRawQueries', () => new WeakMap<object, RawQuery>())

/** A query as text with `$1` parameters inside a transaction: for a library that writes its own SQL. */
export async function rawQuery(tx: Tx, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const query = rawQueries.get(tx)
  if (!query) throw new Error('This is no transaction of withTx().')
  return query(text, values)
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Sends statements one behind the other without waiting for the answers in between: one round trip to the database for all of them, which is
 * what counts while others wait for a row. The server runs them in this order, and each sees what was committed before it began. Gives their
 * results in order. After one that fails the server refuses the rest; one that changes nothing does not stop them, so the caller looks at the
 * results and throws.
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

/** Registers work for the moment right before COMMIT, inside the transaction. */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  contextOf(tx).beforeCommit.push(work)
}

/** Registers work for the moment right after a successful COMMIT. Not durable: what must happen goes through the outbox. */
export function afterCommit(tx: Tx, work: () => void): void {
  contextOf(tx).afterCommit.push(work)
}

/**
 * The only way into a transaction. Runs `fn` between BEGIN and COMMIT on one client and gives its result; what `fn`
 * throws rolls back and is thrown on. After a serialization failure or deadlock `fn` runs again from the start, so it
 * must not do anything outside the database. Throws `DatabaseUnavailable` when the database does not answer.
 */
export async function withTx<T>(fn: (tx: Tx) => Promise<T>, options: TxOptions = {}): Promise<T> {
  const name = options.name ?? 'tx'
  const running = insideTransaction()
  if (running)
    throw new Error(`withTx("${name}") was called inside the transaction "${running}": pass that one's tx on.`)
  const retries = options.retries ?? 3
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(fn, name, options.isolation)
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error
      // Full jitter: those that collided must not meet again.
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
        // PostgreSQL answers COMMIT of a failed transaction with a ROLLBACK and no error.
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
  // A query that outlives its transaction (a promise nobody awaited) must not land in the next one on this client.
  const guarded = {
    query: (config: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> =>
      context.active
        ? client.query(config as string, values)
        : Promise.reject(new Error(`A query came after the transaction "${context.name}" had ended.`)),
  }
  const tx = drizzleOn(guarded as unknown as pg.PoolClient) as Tx
  tx.transaction = () => Promise.reject(new Error(`The transaction "${context.name}" cannot hold another one.`))
  contexts.set(tx, context)
  rawQueries.set(tx, guarded.query)
  return tx
}

/**
 * Rolls back, so that an ordinary refusal ("sold out") does not cost a connection. Gives the error when the client
 * is not certainly clean afterwards; the pool then throws it away.
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
      console.error(`after the transaction "${context.name}":`, error)
    }
  }
}
