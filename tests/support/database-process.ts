/**
 * A process that uses the database like a shop; the tests start several. Arguments: DATA_DIR and the folder for root's files. It prints `{
 * url }` or `{ problem }` on a line, and executes `query …` and `stop` from its input.
 */
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { isListening, startListening } from '@/lib/backend/platform/cache/listen'
import { invalidateTags } from '@/lib/backend/platform/cache/notify'
import { ensureDatabase } from '@/lib/backend/platform/embedded-postgres/ensure'
import { closePools, db, setDatabase } from '@/lib/backend/platform/database/pool'
import { withTx } from '@/lib/backend/platform/database/with-tx'
import { isFresh } from '@/lib/cache/tag-clock.mjs'

const [dataDir = '', systemDir = '', databaseUrl] = process.argv.slice(2)
const say = (line: unknown) => console.log(JSON.stringify(line))

async function obey(line: string, stop: () => Promise<void>): Promise<unknown> {
  const [command = '', rest = ''] = line.split(/ (.*)/s)
  if (command === 'query') return (await db().execute(sql.raw(rest))).rows
  if (command === 'touch') return withTx(async (tx) => invalidateTags(tx, rest.split(' ')))
  if (command === 'fresh') {
    const [tag = '', at] = rest.split(' ')
    return isFresh([tag], Number(at))
  }
  if (command === 'listen') return startListening()
  if (command === 'listening') return isListening()
  await closePools()
  await stop()
  return 'stopped'
}

try {
  const database = await ensureDatabase({ dataDir, systemDir, durable: false, databaseUrl, patienceMs: 500 })
  await setDatabase({ url: database.url })
  say({ url: database.url })
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await obey(line, database.stop).catch((error: unknown) => ({ error: String(error) }))
    say({ answer: answer ?? null })
    if (answer === 'stopped') process.exit(0)
  }
} catch (error) {
  say({
    problem: error instanceof Error ? error.message : String(error),
    kind: error instanceof Error ? error.name : '',
  })
  process.exit(1)
}
