/** Values kept in the memory of this process under their cache tags: what is too large, or too often asked for, to be unpacked each time. */
import { moduleState } from '../process/state.mjs'
import { isFresh, now } from './tag-clock.mjs'

interface Entry<T> {
  readonly at: number
  readonly maxAgeMs: number
  readonly tags: readonly string[]
  readonly value: Promise<T>
  weight: number
}

export interface KeptStore<T> {
  /** The kept value while it is fresh, else a new one. Who asks while it is being loaded waits for the same; a failure is not kept. */
  get(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T>
  /** The kept value while it is fresh. */
  find(key: string): Promise<T> | undefined
}

export interface KeptOptions<T> {
  /** The least recently used go when all together weigh more. */
  readonly maxWeight: number
  readonly weigh: (value: T) => number
  /** Ms after which a value is loaded again although nothing said that it changed. */
  readonly maxAgeMs: number
}

interface Store<T> {
  readonly entries: Map<string, Entry<T>>
  /** Of all entries together. */
  weight: number
}

const stores = moduleState('keptStores', () => new Map<string, Store<unknown>>())

/** A store of this name; Next bundles modules several times, the process still has one. */
export function keptStore<T>(name: string, { maxWeight, weigh, maxAgeMs }: KeptOptions<T>): KeptStore<T> {
  const store = (stores.get(name) ?? { entries: new Map(), weight: 0 }) as Store<T>
  stores.set(name, store)
  const { entries } = store

  const drop = (key: string, entry: Entry<T>): void => {
    entries.delete(key)
    store.weight -= entry.weight
  }

  const find = (key: string): Promise<T> | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (now() - entry.at > entry.maxAgeMs || !isFresh(entry.tags, entry.at)) return void drop(key, entry)
    // The map stays in order of use.
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }

  const makeRoom = (kept: Entry<T>): void => {
    for (const [key, entry] of entries) {
      if (store.weight <= maxWeight) return
      if (entry !== kept) drop(key, entry)
    }
  }

  return {
    find,
    get(key, tags, load) {
      const known = find(key)
      if (known) return known
      // Dated by when the reading began: what changes meanwhile makes it stale.
      const entry: Entry<T> = { at: now(), maxAgeMs, tags, value: load(), weight: 0 }
      entries.set(key, entry)
      entry.value.then(
        (value) => {
          if (entries.get(key) !== entry) return
          entry.weight = weigh(value)
          store.weight += entry.weight
          makeRoom(entry)
        },
        () => {
          if (entries.get(key) === entry) drop(key, entry)
        },
      )
      return entry.value
    },
  }
}
