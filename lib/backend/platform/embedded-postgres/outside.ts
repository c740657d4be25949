import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseUnavailable, pgCode } from '@/lib/backend/platform/database/errors'
import { DatabaseProblem } from './problem'
import { poolsTransactions } from './transaction-pooling'

const OLDEST = 15

/** Checks the PostgreSQL of DATABASE_URL: it responds (within `patienceMs`), accepts the shop's log-in, and is new enough. */
export async function checkOutside(
  url: string,
  patienceMs: number,
  onProgress?: (line: string) => void,
): Promise<void> {
  const place = describe(url)
  for (const deadline = Date.now() + patienceMs; ; await sleep(1_000)) {
    try {
      const version = await versionOf(url)
      if (version < OLDEST)
        throw new DatabaseProblem(
          `The PostgreSQL of DATABASE_URL (${place}) is version ${version}; the shop needs ${OLDEST} or newer.`,
        )
      if (await poolsTransactions(url))
        throw new DatabaseProblem(
          `The pooler of DATABASE_URL (${place}) shares connections by transaction; the shop needs session pooling (pool_mode = session), or a direct connection.`,
        )
      return
    } catch (error) {
      if (error instanceof DatabaseProblem) throw error
      if (isDatabaseUnavailable(error) && Date.now() < deadline) {
        onProgress?.(`waiting for the database at ${place}`)
        continue
      }
      throw new DatabaseProblem(sentence(place, error), { cause: error })
    }
  }
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function sentence(place: string, error: unknown): string {
  const code = pgCode(error)
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL of DATABASE_URL (${place}) refuses the user or the password.`
  if (code === '3D000') return `The PostgreSQL of DATABASE_URL (${place}) has no such database; create it first.`
  return `The PostgreSQL of DATABASE_URL (${place}) does not answer: ${error instanceof Error && error.message ? error.message : String(error)}.`
}

/** Host, port and database, never the password. */
function describe(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || 5432}${pathname}`
  } catch {
    throw new DatabaseProblem(
      'DATABASE_URL is not a connection string such as postgresql://user:password@host:5432/shop.',
    )
  }
}
