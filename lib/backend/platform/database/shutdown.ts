import { log } from '@/lib/telemetry/log'
import { moduleState } from '@/lib/process/state.mjs'

type Work = () => Promise<void> | void

const works = moduleState('shutdownWork', () => new Map<string, Work>())

/**
 * Registers work that must be stopped before the database (jobs, the outbox, the listener). The same name replaces an earlier one, because
 * modules are loaded several times. Runs after the response to the last request.
 */
export function onShutdown(name: string, work: Work): void {
  works.set(name, work)
}

/** Runs all registered work in parallel; a failure is reported and does not stop the others. */
export async function runShutdown(): Promise<void> {
  const all = [...works]
  works.clear()
  await Promise.all(
    all.map(async ([name, work]) => {
      try {
        await work()
      } catch (error) {
        log('error', `while ending ${name}: ${String(error)}`)
      }
    }),
  )
}
