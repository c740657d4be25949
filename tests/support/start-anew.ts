import { vi } from 'vitest'

import { MODULE_STATE, type ModuleKey } from '@/lib/process/keys'
import { deleteModuleState } from '@/lib/process/state.mjs'

const worker = globalThis as typeof globalThis & { environmentAtStart?: NodeJS.ProcessEnv }

/**
 * Modules, globals, time and environment as if nothing had run before in this worker, which lives on from file to file with the libraries
 * that it has loaded, because loading them anew for each file took longer than the tests.
 */
export function startAnew(): void {
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
