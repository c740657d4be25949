import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { closePools, setDatabase } from '@/lib/backend/platform/database/pool'
import { TEMPLATE, urlOf } from './test-server'

export interface TestDatabase {
  /** Connection string of the new database. */
  url: string
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/** A new, migrated, empty database for one test file; the pool of `db()` and `withTx()` points at it. Call in beforeAll, `drop()` in afterAll. */
export async function freshDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('testServerUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${TEMPLATE} owner shop`)
  const url = urlOf(inject('testShopUrl'), name)
  await setDatabase({ url })
  return {
    url,
    async drop() {
      await closePools()
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Runs one statement on the test server as its superuser. */
export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
