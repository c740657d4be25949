/** Playwright's test with fixtures that every spec of the shop needs: the database, and a watcher that is always active. */
import { test as base, expect } from '@playwright/test'

import { type Database, openDatabase } from './database'
import { Watcher } from './watch'

interface TestFixtures {
  watch: Watcher
}

interface WorkerFixtures {
  database: Database
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  watch: [
    async ({ context }, use) => {
      const watcher = new Watcher(context)
      await use(watcher)
      expect(watcher.findings(), 'errors in the console, broken policies, foreign hosts, 5xx').toEqual([])
    },
    { auto: true },
  ],
  database: [
    // Playwright reads the fixtures that this one needs from its first parameter.
    async ({}, use) => {
      const database = await openDatabase()
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }
