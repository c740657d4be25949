import { defineConfig } from 'vitest/config'

const root = new URL('../..', import.meta.url).pathname

/** The long races: `npm run test:races`. Minutes, not seconds; see battery.test.ts for what can be set. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` } },
  test: {
    name: 'races',
    environment: 'node',
    include: ['tests/races/**/*.test.ts'],
    globalSetup: ['tests/support/database.ts'],
    // Hundreds of orders of few shoppers.
    env: { HOLD_LIMITS: 'off' },
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
