/**
 * `npm run bench:size -- --models 100000`: what the shop costs with so many products. Grows the demo catalogue of an own DATA_DIR to that
 * size first. `--only pages,search,office,lists,changes,files` measures a part; `--import 10000` says how many products the import adds: they
 * stay, so a shop that has been measured does not grow again. Exits with 1 above a budget of docs/measurements.md. Runs below
 * with-database.ts.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { refreshOffers } from '@/lib/backend/domain/catalogue/offers'
import { closePools, db } from '@/lib/backend/platform/database/pool'

import { measureAllLists } from './size/all-lists'
import { run } from './size/child'
import { measureChanges } from './size/changes'
import { measureFiles } from './size/files'
import { measureOffice } from './size/office'
import { measurePages, measureSearch } from './size/pages'
import { table } from './table'

const { values } = parseArgs({
  options: {
    models: { type: 'string', default: '20000' },
    import: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'pages,search,office,lists,changes,files' },
  },
})
const failures: string[] = []

const TABLES = [
  'models',
  'model_texts',
  'model_names',
  'variants',
  'variant_units',
  'prices',
  'price_history',
  'stock',
  'stock_ledger',
  'search_texts',
]

async function sizes(): Promise<void> {
  const { rows } = await db().execute<{ name: string; rows: string; table: string; indexes: string }>(sql`
    select p.relname as name, sum(greatest(c.reltuples, 0))::bigint::text as rows, round(sum(pg_table_size(c.oid)) / 1e6)::text as table,
      round(sum(pg_indexes_size(c.oid)) / 1e6)::text as indexes
    from pg_class p join pg_class c on c.oid = p.oid or c.oid in (select inhrelid from pg_inherits where inhparent = p.oid)
    where p.relname = any(${sql.param(TABLES)}::text[]) and p.relkind in ('r', 'p') group by p.relname order by sum(pg_total_relation_size(c.oid)) desc`)
  const { rows: whole } = await db().execute<{ mb: string }>(
    sql`select round(pg_database_size(current_database()) / 1e6)::text as mb`,
  )
  const number = (text: string) => Number(text).toLocaleString('en')
  console.log(`\nThe database takes ${number(whole[0]?.mb ?? '0')} MB\n`)
  console.log(
    table(
      ['table', 'rows', 'MB', 'MB of indexes'],
      rows.map((row) => [row.name, number(row.rows), number(row.table), number(row.indexes)]),
    ),
  )
}

async function grown(wanted: number): Promise<number> {
  const count = async () => (await db().execute<{ count: number }>(sql`select count(*)::int as count from models`)).rows
  const [before] = await count()
  if ((before?.count ?? 0) < wanted) await run(['demo/scripts/grow.ts', '--models', String(wanted)])
  const [after] = await count()
  return after?.count ?? 0
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  pages: measurePages,
  search: measureSearch,
  office: () => measureOffice(failures),
  lists: () => measureAllLists(failures),
  changes: () => measureChanges(failures),
  files: () => measureFiles(Number(values.import), failures),
}

const load = () => loadavg()[0]?.toFixed(1) ?? '–'

async function main(): Promise<void> {
  const models = await grown(Number(values.models))
  // What the worker of a running shop does.
  await refreshOffers()
  console.log(
    `${models.toLocaleString('en')} models; Node ${process.version}, ${cpus().length} processors, load ${load()}`,
  )
  await sizes()
  for (const name of values.only.split(',')) {
    const part = PARTS[name]
    if (!part) throw new Error(`There is no part "${name}"; there are ${Object.keys(PARTS).join(', ')}.`)
    await part()
    console.log(`\n(load of the machine: ${load()})`)
  }
  await closePools()
}

main().then(
  () => {
    if (failures.length === 0) return console.log('\nWithin budget.')
    console.log(`\nAbove budget:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
    process.exitCode = 1
  },
  async (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    await closePools()
    process.exitCode = 1
  },
)
