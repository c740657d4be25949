import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { stopServer } from '@/lib/backend/platform/embedded-postgres/cluster'
import { processExists, startOf } from '@/lib/backend/platform/embedded-postgres/process-info'
import { adminUrl } from '@/lib/backend/platform/embedded-postgres/provision'
import type { DatabaseState } from '@/lib/backend/platform/embedded-postgres/state'
import { migrate } from '@/lib/backend/platform/database/migrate'
import { installShopQueues } from '@/lib/backend/domain/jobs/sweeps'

/** The migrated, empty database that every test database is copied from. */
export const TEMPLATE = 'shop_template'
const PREFIX = 'shop-tests-'

/** Where Linux has files in memory. A hundred databases are copied and dropped in a run; on a disk that is a fifth of the kernel's time. */
const IN_MEMORY = '/dev/shm'
const ROOM = 4e9

function placeOfDatabases(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM ? IN_MEMORY : tmpdir()
}

export interface TestServer {
  /** Superuser connection string of the database `postgres`. */
  adminUrl: string
  /** A migrated, empty database `shop` for a server under test (end-to-end, races). */
  url: string
  stop(): Promise<void>
}

/** The same server and user with another database. */
export function urlOf(base: string, database: string): string {
  const url = new URL(base)
  url.pathname = `/${database}`
  return url.href
}

/** Starts a PostgreSQL server for one test run, in a folder that is removed afterwards. */
export async function startTestServer(): Promise<TestServer> {
  await clearLeftovers()
  const dataDir = testFolder('', '', placeOfDatabases())
  const database = await ensureDatabase({ dataDir, durable: false, systemDir: `${dataDir}-system` })
  const url = adminUrl(readState(dataDir))
  await prepare(url, database.url)
  return {
    adminUrl: url,
    url: database.url,
    async stop() {
      await database.stop()
      remove(dataDir)
    },
  }
}

/** A folder in the system's temporary folder. The next test run removes it if this one cannot. `data` in it is the DATA_DIR. */
export function testFolder(name = '', data = '', place = tmpdir()): string {
  const folder = mkdtempSync(join(place, `${PREFIX}${name}`))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'run'), JSON.stringify({ pid: process.pid, start: startOf(process.pid), data }))
  return folder
}

const readState = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as DatabaseState

const remove = (dataDir: string) => {
  for (const folder of [dataDir, `${dataDir}-system`]) rmSync(folder, { recursive: true, force: true })
}

/** Stops the servers of an earlier test run that was killed. */
async function clearLeftovers(): Promise<void> {
  const places = [tmpdir(), IN_MEMORY].filter((place) => existsSync(place))
  for (const folder of places.flatMap((place) => readdirSync(place).map((name) => join(place, name)))) {
    if (!basename(folder).startsWith(PREFIX) || !existsSync(join(folder, 'run'))) continue
    try {
      const { pid, start, data } = JSON.parse(readFileSync(join(folder, 'run'), 'utf8')) as {
        pid: number
        start: string
        data: string
      }
      if (processExists(pid) && startOf(pid) === start) continue
      const dataDir = join(folder, data)
      if (existsSync(join(dataDir, 'postgres.json'))) await stopServer(readState(dataDir).data, 5_000)
      remove(folder)
    } catch {
      // The folder belongs to another account, or another run is removing it now.
    }
  }
}

/** Migrates as `shop`, so that tests run with the rights of the shop and not of a superuser. */
async function prepare(adminUrl: string, shopUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE} owner shop`)
  await client.end()
  await Promise.all(
    [shopUrl, urlOf(shopUrl, TEMPLATE)].map(async (url) => {
      await migrate(url)
      await installShopQueues(url)
    }),
  )
}
