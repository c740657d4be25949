/**
 * Values that are cached in the memory of this process with their cache tags, because they are too large, or needed too often, to read them
 * from the database each time.
 */
import { LRUCache } from 'lru-cache'

import { moduleState } from '../process/state.mjs'
import { isFresh, now } from './tag-clock.mjs'

interface Entry<T> {
  /** When the load began. */
  readonly at: number
  readonly tags: readonly string[]
  readonly value: Promise<T>
}

export interface MemoryCache<T> {
  /** The cached value while it is fresh, else a new one. Concurrent callers share one load; a failure is not cached. */
  get(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T>
  /** The cached value while it is fresh. */
  find(key: string): Promise<T> | undefined
}

interface MemoryCacheOptions<T> {
  /** Above this total weight the least recently used values are removed. A single value that is heavier is cached, too. */
  readonly maxWeight: number
  readonly weigh: (value: T) => number
  /** Ms after which a value is loaded again although none of its tags was invalidated. */
  readonly maxAgeMs: number
}

const caches = moduleState('memoryCaches', () => new Map<string, LRUCache<string, Entry<unknown>>>())

/** The cache of this name. Next bundles a module several times; the process has one cache of each name. */
export function memoryCache<T>(name: string, { maxWeight, weigh, maxAgeMs }: MemoryCacheOptions<T>): MemoryCache<T> {
  const entries = (caches.get(name) ?? new LRUCache({ maxSize: maxWeight })) as LRUCache<string, Entry<T>>
  caches.set(name, entries as LRUCache<string, Entry<unknown>>)

  const find = (key: string): Promise<T> | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (now() - entry.at <= maxAgeMs && isFresh(entry.tags, entry.at)) return entry.value
    entries.delete(key)
    return undefined
  }

  /** After the load the weight of the value is known; until then an entry weighs 1. */
  const loaded = (key: string, entry: Entry<T>, value: T): void => {
    if (entries.peek(key) !== entry) return
    entries.set(key, { ...entry }, { size: Math.min(Math.max(1, Math.ceil(weigh(value))), maxWeight) })
  }

  return {
    find,
    get(key, tags, load) {
      const cached = find(key)
      if (cached) return cached
      // The time of an entry is the begin of its load, so that a change during the load makes it stale.
      const entry: Entry<T> = { at: now(), tags, value: load() }
      entries.set(key, entry, { size: 1 })
      entry.value.then(
        (value) => loaded(key, entry, value),
        () => {
          if (entries.peek(key) === entry) entries.delete(key)
        },
      )
      return entry.value
    },
  }
}
