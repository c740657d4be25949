import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { LEAVE_OUT_LONG, LONG_FILES } from './tests/support/long-files'
import { SlowestFirst } from './tests/support/slowest-first'

const root = new URL('.', import.meta.url).pathname
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` }

/** Time on the clock, not work: on a machine that is busy with other things five seconds are too few for a property's thousand runs. */
const PATIENCE_MS = 30_000

/**
 * A file that replaces modules or globals, or keeps state in a document, would change the tests of other files; so would one that moves the
 * date: the tag clock never goes back. A file that must be alone for another reason says `alone in its process`, and why.
 */
const NEEDS_OWN_MODULES =
  /vi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal|hoisted)\(|useFakeTimers\(\{|@vitest-environment|process\.env|[Aa]lone in its process/

const needsOwnModules = (file: string) => NEEDS_OWN_MODULES.test(readFileSync(join(root, file), 'utf8'))
const filesIn = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => join(folder, name))
        .filter((file) => !(process.env[LEAVE_OUT_LONG] && LONG_FILES.includes(file))),
    )
const unitTests = filesIn('tests/unit', 'demo/tests/unit')
const apiTests = filesIn('tests/api', 'tests/search', 'demo/tests/api')

/** Tests of the shop API; each file has a database of its own. */
const api = {
  environment: 'node' as const,
  globalSetup: ['tests/support/database.ts'],
  // These tests place hundreds of orders as one shopper; tests/api/checkout/hoarding.test.ts tests the limits.
  env: { HOLD_LIMITS: 'off' },
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** Three kinds of tests: pure and server code in node, components in a document without a browser, the shop API on a real PostgreSQL. */
export default defineConfig({
  test: {
    // One more than cores: tests of the shop API often wait for the database or for a started process.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests.filter((file) => !needsOwnModules(file)),
          // Loading the same modules again for each file takes longer than the tests.
          isolate: false,
          pool: 'threads',
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-isolated',
          environment: 'node',
          include: unitTests.filter(needsOwnModules),
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        plugins: [react()],
        test: {
          name: 'component',
          // Starts in a fifth of jsdom's time. A file that needs what it lacks (layout of style sheets, loading scripts, hover) names jsdom.
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.tsx'],
          pool: 'threads',
          setupFiles: ['tests/support/long-timeouts.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          ...api,
          name: 'api',
          include: apiTests.filter((file) => !needsOwnModules(file)),
          // The shop API is a thousand modules; loading them takes longer than most files' tests.
          isolate: false,
        },
      },
      { resolve: { alias }, test: { ...api, name: 'api-isolated', include: apiTests.filter(needsOwnModules) } },
    ],
  },
})
