/**
 * Writes all tables of one snapshot, by COPY. Not by pg_dump: the embedded PostgreSQL comes without it, and one of an older version refuses
 * a newer server. The schema is not written, because the migrations make it.
 */
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { createGzip } from 'node:zlib'

import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { appliedMigrations } from '@/lib/backend/platform/database/migrate'

import { type BackupHome, type Manifest, tableKey } from './manifest'

/** What a dump knows of the database. */
export type Dump = Pick<Manifest, 'taken_at' | 'server_version' | 'migrations' | 'tables' | 'sequences'>

interface Table {
  name: string
  columns: string[]
}

/** Tables with rows of their own: partitions, not what they are parts of. The order of the names is that of the backup. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`
const SEQUENCES = `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`

/** The statement's list of columns. */
export const columnsOf = (columns: readonly string[]) => columns.map((name) => pg.escapeIdentifier(name)).join(', ')

/** Passes bytes on and hashes and counts them. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256')
  bytes = 0
  override _transform(piece: Buffer, _: BufferEncoding, done: (error: null, piece: Buffer) => void): void {
    this.#hash.update(piece)
    this.bytes += piece.byteLength
    done(null, piece)
  }
  digest(): string {
    return this.#hash.digest('hex')
  }
}

/** A connection without the limits that the shop's own have: a backup may take hours. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'shop/backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0')
  return client
}

async function dumpTable(client: pg.Client, { name, columns }: Table, home: BackupHome, backup: string) {
  const source = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${columnsOf(columns)}) to stdout`))
  const meter = new Meter()
  const zip = createGzip({ level: 5 })
  // An error of one is the error of the last, which the storage reads.
  source.on('error', (error) => zip.destroy(error))
  source.pipe(meter).pipe(zip)
  await home.files.put(tableKey(home, backup, name), zip, 'application/gzip')
  return { name, columns, rows: source.rowCount, bytes: meter.bytes, sha256: meter.digest() }
}

/** Writes the tables of the database at `url` as they are at this moment; orders go on meanwhile. */
export async function dump(url: string, home: BackupHome, backup: string): Promise<Dump> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date; version: string }>(
      `select clock_timestamp() as at, current_setting('server_version') as version`,
    )
    const migrations = await appliedMigrations(client)
    const tables: Manifest['tables'] = []
    for (const table of (await client.query<Table>(TABLES)).rows)
      tables.push(await dumpTable(client, table, home, backup))
    // Read last: sequences are no part of a snapshot, and theirs must not be behind the rows.
    const sequences = (await client.query<{ name: string; value: string }>(SEQUENCES)).rows
    await client.query('commit')
    const [facts] = rows
    return {
      taken_at: (facts?.at ?? new Date()).toISOString(),
      server_version: facts?.version ?? '',
      migrations,
      tables,
      sequences,
    }
  } finally {
    await client.end()
  }
}
