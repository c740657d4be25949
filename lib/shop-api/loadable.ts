/** Lists that the browser fetches on demand, each with its load state (spec 2 §4). */
import type { Result } from './result'

type LoadStatus = 'UNSET' | 'PENDING' | 'DONE' | 'FAILED'

interface LoadState<T> {
  readonly status: LoadStatus
  readonly data: T | null
}

export interface Loadable<T> {
  /**
   * Starts the fetch unless it is running or done; resolves to the data, null after a failure. Returns the same promise until the fetch
   * fails.
   */
  readonly load: () => Promise<T | null>
  readonly get: () => LoadState<T>
  readonly subscribe: (listener: () => void) => () => void
}

/** A list in the state UNSET. A failure is logged under its name; the next `load` fetches again. */
export function loadable<T>(name: string, fetch: () => Promise<Result<T>>): Loadable<T> {
  let state: LoadState<T> = { status: 'UNSET', data: null }
  let promise: Promise<T | null> | null = null
  const listeners = new Set<() => void>()
  const set = (next: LoadState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const run = async (): Promise<T | null> => {
    const result = await fetch()
    if (result.ok) {
      set({ status: 'DONE', data: result.data })
      return result.data
    }
    promise = null
    console.error(`${name} could not be fetched:`, result.error.code, result.error.message)
    set({ status: 'FAILED', data: null })
    return null
  }
  return {
    load() {
      if (promise) return promise
      set({ status: 'PENDING', data: null })
      promise = run()
      return promise
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One loadable for each key, such as a language. */
export function loadables<K, T>(make: (key: K) => Loadable<T>): (key: K) => Loadable<T> {
  const made = new Map<K, Loadable<T>>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
