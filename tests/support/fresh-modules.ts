/**
 * Before a file of tests that needs its own modules, and before the one after it: modules, globals and environment as if nothing had run
 * before. The worker lives on from file to file with the libraries that it has loaded, because loading them anew for each file took longer
 * than the tests.
 */
import { expect, vi } from 'vitest'

import { MODULE_STATE, type ModuleKey } from '@/lib/process/keys'
import { deleteModuleState } from '@/lib/process/state.mjs'

import { needsOwnModules } from './own-modules'

const worker = globalThis as typeof globalThis & { environmentAtStart?: NodeJS.ProcessEnv; areModulesUsed?: boolean }

function startAnew() {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const atStart = (worker.environmentAtStart ??= { ...process.env })
  for (const name of Object.keys(process.env)) if (!(name in atStart)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, atStart)
  for (const key of Object.keys(MODULE_STATE) as ModuleKey[]) deleteModuleState(key)
  vi.resetModules()
}

const { testPath } = expect.getState()
if (testPath === undefined) throw new Error('A setup file of vitest runs for one test file')
const needsNew = needsOwnModules(testPath)
if (needsNew || worker.areModulesUsed) startAnew()
worker.areModulesUsed = needsNew
