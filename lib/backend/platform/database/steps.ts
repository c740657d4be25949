import { txStorage } from './context'
import { moduleState } from '@/lib/process/state.mjs'

/**
 * Named steps at which a test can interrupt a transaction. A race test runs code before or after a step of another request; a crash test's
 * hook ends the process there, like a power failure. Without hooks a step is one comparison.
 */
type When = 'before' | 'after'
type Hook = () => void | Promise<void>

interface Steps {
  hooks: Map<string, Hook[]> | null
}

const steps = moduleState('transactionSteps', (): Steps => ({ hooks: null }))

async function reach(at: string): Promise<void> {
  const hooks = steps.hooks?.get(at)
  // A hook represents another request, so it runs outside of the transaction that it interrupts.
  if (hooks) for (const hook of [...hooks]) await txStorage.exit(hook)
}

/** Runs `work` as the step `name`. Errors of hooks are thrown. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (steps.hooks === null) return work()
  await reach(`before:${name}`)
  const result = await work()
  await reach(`after:${name}`)
  return result
}

/** Tests only: runs `hook` each time a step is reached. Returns the function that removes it. */
export function onStep(when: When, name: string, hook: Hook): () => void {
  const at = `${when}:${name}`
  const hooks = (steps.hooks ??= new Map<string, Hook[]>())
  const list = hooks.get(at) ?? []
  hooks.set(at, [...list, hook])
  return () => {
    const rest = (hooks.get(at) ?? []).filter((other) => other !== hook)
    if (rest.length > 0) hooks.set(at, rest)
    else hooks.delete(at)
    if (hooks.size === 0) steps.hooks = null
  }
}
