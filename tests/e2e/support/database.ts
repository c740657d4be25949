/** The database of the running instances: tests read from it, and change it through the back end's own functions. */
import pg from 'pg'

import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'

import { DATA_DIR } from './site'

export interface Database {
  readonly url: string
  /** Rows of a query, with $1, $2 … for the values. */
  rows<T extends object>(query: string, values?: readonly unknown[]): Promise<T[]>
  /** The one row of a query; throws when there is not exactly one. */
  row<T extends object>(query: string, values?: readonly unknown[]): Promise<T>
  close(): Promise<void>
}

/** Connects to the embedded database of the two instances, also for the back end's functions in this process. */
export async function openDatabase(): Promise<Database> {
  const database = await ensureDatabase({ dataDir: DATA_DIR })
  await setDatabase({ url: database.url })
  const pool = new pg.Pool({ connectionString: database.url, max: 3, application_name: 'e2e' })
  pool.on('error', () => undefined)
  const rows = async <T extends object>(query: string, values: readonly unknown[] = []) =>
    (await pool.query(query, [...values])).rows as T[]
  return {
    url: database.url,
    rows,
    async row<T extends object>(query: string, values: readonly unknown[] = []) {
      const found = await rows<T>(query, values)
      const [first] = found
      if (!first || found.length !== 1)
        throw new Error(`${found.length} rows instead of one: ${query} ${JSON.stringify(values)}`)
      return first
    },
    async close() {
      await pool.end()
      await closePools()
      await database.stop()
    },
  }
}
