import { availableParallelism } from 'node:os'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { SlowestFirst } from './tests/support/slowest-first'

const root = new URL('.', import.meta.url).pathname
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` }

/** Time on the clock, not work: on a machine that is busy with other things five seconds are too few for a property's thousand runs. */
const PATIENCE_MS = 30_000

/** Three kinds of tests: pure and server code in node, components in jsdom, the shop API on a real PostgreSQL. */
export default defineConfig({
  test: {
    // Where nobody watches, a test may try once more; the report says so.
    retry: process.env.CI ? 1 : 0,
    // Vitest would leave a core to itself, which does little: half of two cores.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'demo/tests/unit/**/*.test.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/support/long-timeouts.ts'],
          testTimeout: PATIENCE_MS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts', 'demo/tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
