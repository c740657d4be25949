import { defineConfig } from 'vitest/config'

const root = new URL('../..', import.meta.url).pathname

/** `npm run test:crashes`: minutes, not seconds; see battery.test.ts for what can be set. It brings its own database. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` } },
  test: {
    name: 'crashes',
    environment: 'node',
    include: ['tests/crashes/**/*.test.ts'],
    // Hundreds of orders of few shoppers.
    env: { HOLD_LIMITS: 'off' },
    testTimeout: 7_200_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
