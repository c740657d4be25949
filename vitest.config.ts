import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { LEAVE_OUT_LONG, LONG_FILES } from './tests/support/long-files'
import { OneAfterTheOther } from './tests/support/one-after-the-other'

const root = new URL('.', import.meta.url).pathname
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` }

/** Time on the clock, not work: on a machine that is busy with other things five seconds are too few for a property's thousand runs. */
const PATIENCE_MS = 30_000

const filesIn = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => join(folder, name))
        .filter((file) => !(process.env[LEAVE_OUT_LONG] && LONG_FILES.includes(file))),
    )

/** Three kinds of tests: pure and server code in node, components in a document without a browser, the shop API on a real PostgreSQL. */
export default defineConfig({
  test: {
    // One more than cores: tests of the shop API often wait for the database or for a started process.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: OneAfterTheOther },
    // Loading the same libraries again for each file takes longer than the tests: workers live on, and setup files take back what a file changed.
    isolate: false,
    // Modules that only a bundler can load, since their package does not call them modules; and a library with state of its own.
    server: {
      deps: {
        inline: [/@zxing\/library/, /@tanstack\/(?:react-query|query-core)/],
        // 2.6 MB of texts: Node loads them once for a worker, where vitest would evaluate them anew for most files.
        external: [/\/locales\/compiled\/server\.mjs$/],
      },
    },
    projects: [
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: filesIn('tests/unit', 'demo/tests/unit'),
          pool: 'threads',
          setupFiles: ['tests/support/fresh-modules.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'component',
          // Starts in a fifth of jsdom's time. A file that needs what it lacks (layout of style sheets, loading scripts, hover) names jsdom.
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.tsx'],
          pool: 'threads',
          setupFiles: ['tests/support/fresh-document.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          name: 'api',
          environment: 'node',
          include: filesIn('tests/api', 'tests/search', 'demo/tests/api'),
          // Each file has a database of its own.
          globalSetup: ['tests/support/database.ts'],
          setupFiles: ['tests/support/fresh-modules.ts'],
          env: {
            // These tests place hundreds of orders as one shopper; tests/api/checkout/hoarding.test.ts tests the limits.
            HOLD_LIMITS: 'off',
            // Here and not in the files: what one of them stubs and takes back would be gone for the next one in its worker.
            SHOP_SECRET: 'a secret that only the tests of the shop know',
          },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
