import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Jobs of which only one may run on a database at a time, from whichever machine. */
export const LOCKS = { migrate: 724_301_955, seed: 724_301_956, queues: 724_301_957 } as const

export interface AdvisoryLockOptions {
  /** How long to wait for another holder, in milliseconds. */
  waitMs: number
  /** The error message for a person after this time. */
  problem: string
  /** Limits of the connection, in milliseconds. */
  lockTimeout?: number
}

/**
 * Runs `work` while only this process has the lock. `work` receives the connection that holds the lock; when the process ends, PostgreSQL
 * releases the lock with the connection.
 */
export async function withAdvisoryLock<T>(
  url: string,
  key: number,
  options: AdvisoryLockOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'shop/lock',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // Not as a parameter of the connection: PgBouncer refuses those.
    if (options.lockTimeout !== undefined) await client.query(`set lock_timeout = ${options.lockTimeout}`)
    const deadline = Date.now() + options.waitMs
    while (!(await tryLock(client, key))) {
      if (Date.now() > deadline) throw new Error(options.problem)
      await sleep(100)
    }
    return await work(client)
  } finally {
    await client.end()
  }
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [key])
  return rows[0]?.got ?? false
}
