import { defineConfig } from 'vitest/config'

const root = new URL('../..', import.meta.url).pathname

/** `npm run test:proxies`: a shop behind Varnish and nginx, where Debian's packages varnish, varnish-modules and nginx are installed. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/empty.ts` } },
  test: {
    name: 'proxies',
    environment: 'node',
    include: ['tests/proxies/**/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
