/** Before a file of tests that needs its own modules, and before the one after it. */
import { afterAll, expect } from 'vitest'

import { config } from '@/lib/config/env'

import { needsOwnModules } from './own-modules'
import { startAnew } from './start-anew'

const worker = globalThis as typeof globalThis & { areModulesUsed?: boolean }
const { testPath } = expect.getState()
if (testPath === undefined) throw new Error('A setup file of vitest runs for one test file')
const needsNew = needsOwnModules(testPath)
if (needsNew || worker.areModulesUsed) startAnew()
worker.areModulesUsed = needsNew

if (!needsNew) {
  // Tests assign to the configuration, which the next file of this worker shares.
  const settings = { ...config() }
  afterAll(() => {
    Object.assign(config(), settings)
  })
}
