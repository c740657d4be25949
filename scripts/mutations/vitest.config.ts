/** The unit tests that load a changed file; `npm run test:mutations` names them in MUTATION_TESTS, because Stryker takes no list. */
import { defineConfig } from 'vitest/config'

import config from '../../vitest.config'

/** Code that counts its steps takes several times as long. */
const PATIENCE_MS = 180_000
const tests = process.env.MUTATION_TESTS?.split(',') ?? []

export default defineConfig({
  test: {
    projects: config.test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || !project.test) return []
      const include = project.test.include?.filter((file) => tests.includes(file)) ?? []
      // Each file loads its modules itself: what runs when a module is loaded is known by that.
      return include.length > 0
        ? [{ ...project, test: { ...project.test, include, isolate: true, testTimeout: PATIENCE_MS } }]
        : []
    }),
  },
})
