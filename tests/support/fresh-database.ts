import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { moduleState } from '@/lib/process/state.mjs'
import { TEMPLATE, urlOf } from './test-server'

export interface TestDatabase {
  /** Connection string of the new database. */
  url: string
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/** A new, migrated, empty database for one test file; the pool of `db()` and `withTx()` points at it. Call in beforeAll, `drop()` in afterAll. */
export function freshDatabase(): Promise<TestDatabase> {
  return copyOf(TEMPLATE)
}

/**
 * Like `freshDatabase`, but with rows: `fill` writes them once for all test files, into a template database that is copied for each file.
 * Also returns the result of `fill`, which must be JSON.
 */
export async function filledDatabase<T>(
  template: string,
  fill: () => Promise<T>,
): Promise<TestDatabase & { facts: T }> {
  const facts = await makeTemplate(template, fill)
  return { facts, ...(await copyOf(template)) }
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => client.query(copyStatement(name, template)))
  const url = await connectTo(name)
  return {
    url,
    async drop() {
      await closePools()
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** The first test file creates the template, the others wait for it. The result of `fill` is stored as the template's comment. */
function makeTemplate<T>(template: string, fill: () => Promise<T>): Promise<T> {
  return asAdmin(async (client) => {
    // The lock is held until this connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rows } = await client.query<{ facts: string }>(
      "select shobj_description(oid, 'pg_database') as facts from pg_database where datname = $1",
      [template],
    )
    if (rows[0]) return JSON.parse(rows[0].facts) as T
    // A draft exists when an earlier test file was killed while it filled the template.
    const draft = `${template}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(copyStatement(draft, TEMPLATE))
    await connectTo(draft)
    const facts = await fill()
    await closePools()
    await client.query(`comment on database ${draft} is ${client.escapeLiteral(JSON.stringify(facts ?? null))}`)
    await client.query(`alter database ${draft} rename to ${template}`)
    return facts
  })
}

/** Copying files takes a third of the processor time of copying through the log, which is the default. */
const copyStatement = (name: string, template: string) =>
  `create database ${name} template ${template} owner shop strategy file_copy`

/** Connects the pool of this process to a database of the test server. */
async function connectTo(name: string): Promise<string> {
  const url = urlOf(inject('testShopUrl'), name)
  await setDatabase({ url })
  forgetOtherFiles()
  return url
}

/** Files that share the modules of a process share its caches, whose values are of the last file's database. */
function forgetOtherFiles(): void {
  for (const cache of moduleState('memoryCaches', () => new Map<string, { clear(): void }>()).values()) cache.clear()
}

/** Runs `work` on the test server as its superuser. */
export async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
