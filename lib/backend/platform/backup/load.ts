/** Brings the tables of a backup into a database. */
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { migrate, unknownMigrations } from '@/lib/backend/platform/database/migrate'

import { columnsOf, connect, Meter } from './dump'
import { type BackupHome, type Manifest, tableKey } from './manifest'
import { BackupProblem } from './problem'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

const NOT_EMPTY = `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as found`
/** Connections of a running shop; those of this process wait for the restored database. */
const IN_USE = `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'shop/%' and application_name not in ('shop/backup', 'shop/lock') and application_name <> $1`
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`

export interface LoadOptions {
  /** Deletes what is in the database; otherwise a database that is not empty is refused. */
  readonly replace: boolean
  /** The name of this process' own connections. */
  readonly own: string
}

async function empty(client: pg.Client, { replace, own }: LoadOptions): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(NOT_EMPTY)
  if (!rows[0]?.found) return
  if (!replace)
    throw new BackupProblem('The database is not empty. Restore into an empty one, or delete what is in it: --replace.')
  const used = await client.query<{ count: number }>(IN_USE, [own])
  if ((used.rows[0]?.count ?? 0) > 0) throw new BackupProblem('A shop is running on this database. Stop it first.')
  await client.query('drop schema if exists pgboss cascade; drop schema if exists drizzle cascade')
  await client.query('drop schema public cascade; create schema public')
}

async function loadTable(
  client: pg.Client,
  { name, columns, rows, sha256 }: Manifest['tables'][number],
  home: BackupHome,
  backup: string,
): Promise<void> {
  const found = await home.files.read(tableKey(home, backup, name))
  if (!found) throw new BackupProblem(`The table ${name} is missing in ${backup}.`)
  const meter = new Meter()
  const goal = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${columnsOf(columns)}) from stdin`))
  try {
    await pipeline(found.body, createGunzip(), meter, goal)
  } catch (error) {
    throw new BackupProblem(`The table ${name} of ${backup} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    })
  }
  if (meter.digest() !== sha256 || goal.rowCount !== rows)
    throw new BackupProblem(`The table ${name} of ${backup} is damaged: its hash is another one.`)
}

/** Stops the triggers of the shop's own, not those of the database, or lets them run again. `tables`: names, escaped. */
async function setTriggers(client: pg.Client, tables: readonly string[], change: 'disable' | 'enable'): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} ${change} trigger user`)
}

/** All rows in one transaction: a database has them all or none. */
async function loadRows(client: pg.Client, manifest: Manifest, home: BackupHome): Promise<void> {
  await client.query('begin')
  try {
    // Migrations may have written rows, which the backup has too.
    const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name))
    await client.query(`truncate ${names.join(', ')} cascade`)
    // The order of the tables does not matter without references; adding them again checks every row.
    const keys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
    // What triggers write, such as marks of what must be computed again, is in the backup as it was.
    await setTriggers(client, names, 'disable')
    for (const table of manifest.tables) await loadTable(client, table, home, manifest.name)
    await setTriggers(client, names, 'enable')
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Restores the tables of a backup: the schema as it was, then the rows, then the newer migrations. Throws BackupProblem for a backup of a
 * newer shop, a database that is not empty or in use, and for content that is damaged; then the database has no rows.
 */
export async function load(url: string, manifest: Manifest, home: BackupHome, options: LoadOptions): Promise<void> {
  const last = manifest.migrations.at(-1)
  if (!last || unknownMigrations(manifest.migrations) > 0)
    throw new BackupProblem(`${manifest.name} was made by a newer version of the shop; restore it with that version.`)
  const client = await connect(url)
  try {
    await empty(client, options)
    await migrate(url, { until: last.at })
    await loadRows(client, manifest, home)
    await migrate(url)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
