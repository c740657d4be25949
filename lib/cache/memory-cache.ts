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
  /** When it was last begun to be loaded again because of its age; 0 before. */
  triedAt: number
  readonly tags: readonly string[]
  readonly value: Promise<T>
}

/** A value that a change of its tags has made stale, and the time of the data in it. */
export interface StaleValue<T> {
  readonly at: number
  readonly value: Promise<T>
}

/** Loads a value. `stale` is there when only tags have made the old one stale: what did not change may be taken from it. */
type Load<T> = (stale?: StaleValue<T>) => Promise<T>

export interface MemoryCache<T> {
  /**
   * The cached value while it is fresh, else a new one. Concurrent callers share one load; a failure is not cached. An aged value is loaded
   * again behind; if that fails, it stays.
   */
  get(key: string, tags: readonly string[], load: Load<T>): Promise<T>
  /** The cached value while it is fresh, however old. */
  find(key: string): Promise<T> | undefined
  /** Whether a fresh value is so old that the next `get` will load it again behind. */
  isAged(key: string): boolean
}

interface MemoryCacheOptions<T> {
  /** Above this total weight the least recently used values are removed. A single value that is heavier is cached, too. */
  readonly maxWeight: number
  readonly weigh: (value: T) => number
  /** Ms after which a value is stale although none of its tags was invalidated: for values whose changes no tag reports. */
  readonly maxAgeMs?: number
  /** Ms after which a value is loaded again behind, while it is still used. */
  readonly renewAfterMs?: number
}

/** After this time the load of an aged value that failed may be tried again. */
const RENEW_AGAIN_MS = 60_000

const caches = moduleState('memoryCaches', () => new Map<string, LRUCache<string, Entry<unknown>>>())

/** The cache of this name. Next bundles a module several times; the process has one cache of each name. */
export function memoryCache<T>(
  name: string,
  { maxWeight, weigh, maxAgeMs = Infinity, renewAfterMs = Infinity }: MemoryCacheOptions<T>,
): MemoryCache<T> {
  const entries = (caches.get(name) ?? new LRUCache({ maxSize: maxWeight })) as LRUCache<string, Entry<T>>
  caches.set(name, entries as LRUCache<string, Entry<unknown>>)

  const fresh = (key: string): Entry<T> | undefined => {
    const entry = entries.get(key)
    if (!entry || (now() - entry.at <= maxAgeMs && isFresh(entry.tags, entry.at))) return entry
    entries.delete(key)
    return undefined
  }
  const isAged = (entry: Entry<T>) => now() - entry.at > renewAfterMs && now() - entry.triedAt > RENEW_AGAIN_MS

  const store = (key: string, entry: Entry<T>, value: T): void => {
    // After the load the weight of the value is known; until then an entry weighs 1.
    entries.set(key, { ...entry }, { size: Math.min(Math.max(1, Math.ceil(weigh(value))), maxWeight) })
  }

  // The time of an entry is the begin of its load, so that a change during the load makes it stale.
  const begin = (tags: readonly string[], load: Load<T>, stale?: StaleValue<T>): Entry<T> => ({
    at: now(),
    triedAt: 0,
    tags,
    value: load(stale),
  })

  const renew = (key: string, old: Entry<T>, tags: readonly string[], load: Load<T>): void => {
    old.triedAt = now()
    const entry = begin(tags, load)
    entry.value.then(
      (value) => {
        if (entries.peek(key) === old) store(key, entry, value)
      },
      (error: unknown) => console.error(`The cached value ${name} could not be renewed.`, error),
    )
  }

  const first = (key: string, tags: readonly string[], load: Load<T>, stale?: StaleValue<T>): Promise<T> => {
    const entry = begin(tags, load, stale)
    entries.set(key, entry, { size: 1 })
    entry.value.then(
      (value) => {
        if (entries.peek(key) === entry) store(key, entry, value)
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key)
      },
    )
    return entry.value
  }

  return {
    find: (key) => fresh(key)?.value,
    isAged(key) {
      const entry = fresh(key)
      return entry !== undefined && isAged(entry)
    },
    get(key, tags, load) {
      const old = entries.peek(key)
      const entry = fresh(key)
      if (!entry) return first(key, tags, load, old && now() - old.at <= maxAgeMs ? old : undefined)
      if (isAged(entry)) renew(key, entry, tags, load)
      return entry.value
    },
  }
}
