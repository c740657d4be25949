/** `npm run demo -- --models 100000`: a demo catalogue of any size, for measurements. A repeated run adds the missing models, if any. */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'

import { LOCKS, withAdvisoryLock } from '@/lib/backend/platform/database/advisory-lock'
import { closePools, databaseTarget, db } from '@/lib/backend/platform/database/pool'

import { growTo } from '../seed/grow'

const USAGE = 'Usage: npm run demo -- --models 100000'
const WIDTH = 30

const number = new Intl.NumberFormat('en')

function drawBar(done: number, wanted: number): void {
  const filled = Math.min(WIDTH, Math.floor((done / wanted) * WIDTH))
  process.stdout.write(
    `\r[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${number.format(done)} of ${number.format(wanted)} models`,
  )
}

async function size(): Promise<string> {
  const { rows } = await db().execute<{ variants: number; bytes: number }>(sql`
    select (select count(*)::int from variants) as variants, pg_database_size(current_database())::float8 as bytes`)
  const { variants = 0, bytes = 0 } = rows[0] ?? {}
  return `${number.format(variants)} variants; the database takes ${number.format(Math.round(bytes / 1e6))} MB`
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { models: { type: 'string' } } })
  const wanted = Number(values.models)
  if (!Number.isInteger(wanted) || wanted < 1) {
    console.error(USAGE)
    return 2
  }
  const started = performance.now()
  const bar = process.stdout.isTTY
  const lock = { waitMs: 0, problem: 'Another process is filling this database.' }
  const { models, added } = await withAdvisoryLock(databaseTarget().url, LOCKS.seed, lock, () =>
    growTo(wanted, (done) => {
      if (bar) drawBar(done, wanted)
    }),
  )
  if (bar) process.stdout.write('\n')
  if (added === 0) console.log(`The shop has ${number.format(models)} models already; nothing was added.`)
  const seconds = (performance.now() - started) / 1000
  console.log(`${number.format(models)} models (${number.format(added)} new), ${await size()}`)
  console.log(
    `${seconds.toFixed(0)} s, at most ${number.format(Math.round(process.resourceUsage().maxRSS / 1024))} MB of memory`,
  )
  return 0
}

main().then(
  async (code) => {
    await closePools()
    process.exit(code)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
