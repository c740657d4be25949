/** Lists that the browser fetches on demand (spec 2 §4). */
import type { Result } from './result'

/**
 * A list that is fetched when it is first asked for. While the fetch runs, and after it succeeded, every caller gets the same promise, so
 * that it can be `use`d and nothing is fetched twice. A failure is logged under the list's name and gives null; the next caller fetches
 * again.
 */
export function loadable<T>(name: string, fetch: () => Promise<Result<T>>): () => Promise<T | null> {
  let promise: Promise<T | null> | null = null
  const run = async (): Promise<T | null> => {
    const result = await fetch()
    if (result.ok) return result.data
    promise = null
    console.error(`${name} could not be fetched:`, result.error.code, result.error.message)
    return null
  }
  return () => (promise ??= run())
}
