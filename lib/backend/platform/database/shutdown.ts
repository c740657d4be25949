import { moduleState } from '@/lib/process/state.mjs'

type Work = () => Promise<void> | void

const works = moduleState('shutdownWork', () => new Map<string, Work>())

/**
 * Registers what must end before the database does (jobs, the outbox, the listener). The same name replaces: modules are
 * loaded several times. Runs after the last request was answered.
 */
export function onShutdown(name: string, work: Work): void {
  works.set(name, work)
}

/** Runs all registered work side by side; what fails is reported and stops nothing. */
export async function runShutdown(): Promise<void> {
  const all = [...works]
  works.clear()
  await Promise.all(
    all.map(async ([name, work]) => {
      try {
        await work()
      } catch (error) {
        console.error(`while ending ${name}:`, error)
      }
    }),
  )
}
