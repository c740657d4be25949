/**
 * Keeps part of a store in the browser's storage. Nothing is touched before `hydrate` is called in the browser, so that the server and
 * the first render agree. Storage that is full, blocked or holds rubbish never breaks a page: the store then lives in memory only.
 */
import type { StoreApi } from 'zustand/vanilla'

export interface PersistOptions<S, P> {
  readonly key: string
  readonly version: number
  /** The part that is kept. */
  readonly pick: (state: S) => P
  /** Any stored value, of any version, as state. Must not throw; gives the empty state for undefined. */
  readonly read: (stored: unknown, version: number) => Partial<S>
  readonly storage?: () => Storage
}

export interface Persisted {
  /** Reads what is stored, then follows changes here and in other tabs. Once; later calls only `sync`. */
  hydrate: () => void
  /** Takes over what another tab has written meanwhile. Call it before changing the store. */
  sync: () => void
  /** Stops following; for tests. */
  stop: () => void
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export function persist<S, P>(store: StoreApi<S>, options: PersistOptions<S, P>): Persisted {
  const storage = options.storage ?? (() => window.localStorage)
  let seen: string | null = null
  let unfollow: (() => void) | null = null
  let isTaking = false

  const take = (raw: string | null) => {
    seen = raw
    const box = (raw === null ? null : attempt(() => JSON.parse(raw) as unknown)) as {
      version?: unknown
      state?: unknown
    } | null
    const isBoxed = typeof box === 'object' && box !== null && 'state' in box
    isTaking = true
    const version = isBoxed && typeof box.version === 'number' ? box.version : 0
    store.setState(options.read(isBoxed ? box.state : (box ?? undefined), version))
    isTaking = false
  }
  const sync = () => {
    if (!unfollow) return
    const raw = attempt(() => storage().getItem(options.key))
    if (raw !== seen) take(raw)
  }
  const write = () => {
    if (isTaking) return
    const raw = JSON.stringify({ version: options.version, state: options.pick(store.getState()) })
    if (raw === seen) return
    if (attempt(() => (storage().setItem(options.key, raw), true))) seen = raw
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === options.key || event.key === null) sync()
  }

  return {
    sync,
    hydrate() {
      if (typeof window === 'undefined') return
      if (unfollow) return sync()
      const unsubscribe = store.subscribe(write)
      window.addEventListener('storage', onStorage)
      // A page that comes back from the back/forward cache has heard of no change.
      window.addEventListener('pageshow', sync)
      unfollow = () => {
        unsubscribe()
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', sync)
      }
      const raw = attempt(() => storage().getItem(options.key))
      if (raw !== null) take(raw)
    },
    stop() {
      unfollow?.()
      unfollow = null
    },
  }
}
