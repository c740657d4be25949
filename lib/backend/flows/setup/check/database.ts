/** Whether the database of a shop is one that the shop can run on; nothing in it is changed. */
import pg from 'pg'

import { pendingMigrations } from '@/lib/backend/platform/database/migrate'
import { checkOutside } from '@/lib/backend/platform/embedded-postgres/outside'

import { type Finding, fault, ok } from './finding'

const PATIENCE_MS = 3_000
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent'] as const

async function encodingFinding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ server_encoding: string; server_version: string }>(
    "select current_setting('server_encoding') as server_encoding, current_setting('server_version') as server_version",
  )
  const { server_encoding: encoding = '', server_version: version = '' } = rows[0] ?? {}
  return encoding === 'UTF8'
    ? ok('database', `PostgreSQL ${version}, ${encoding}`)
    : fault(
        'database',
        `The database is in ${encoding}; make one with: create database shop encoding 'UTF8' template template0.`,
      )
}

async function extensionFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(
    'select extname as name from pg_extension union select name from pg_available_extensions',
  )
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name))
  return missing.length === 0
    ? []
    : [
        fault(
          'database',
          `Its server has not the extensions ${missing.join(', ')}; install PostgreSQL's contrib package.`,
        ),
      ]
}

async function migrationFinding(client: pg.Client): Promise<Finding> {
  const pending = await pendingMigrations(client)
  return pending === 0
    ? ok('schema', 'up to date')
    : fault('schema', `${pending} steps are missing; npm start or npm run setup brings it up to date.`)
}

/** The findings about the server and the schema. With a fault among them, the shop's rows cannot be looked at. */
export async function databaseFindings(url: string): Promise<Finding[]> {
  try {
    await checkOutside(url, PATIENCE_MS)
  } catch (error) {
    return [fault('database', (error as Error).message)]
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return [await encodingFinding(client), ...(await extensionFindings(client)), await migrationFinding(client)]
  } finally {
    await client.end().catch(() => undefined)
  }
}
