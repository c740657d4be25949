/**
 * Stores part of a store in the browser. Nothing is read before `hydrate` is called in the browser, so that the server and the first render
 * agree. Storage that is full, blocked or holds invalid data never breaks a page: the store is then in memory only.
 */
import type { StoreApi } from 'zustand/vanilla'

import { onLogout, readStored, type StoredEntry, writeStored } from '@/lib/browser/storage'

interface PersistOptions<S, P> {
  readonly entry: StoredEntry
  readonly version: number
  /** The part that is stored. */
  readonly pick: (state: S) => P
  /** Any stored value, of any version, as state. Must not throw; returns the empty state for undefined. */
  readonly read: (stored: unknown, version: number) => Partial<S>
}

export interface Persisted {
  /** Reads the stored state, then follows changes in this tab and in others. Later calls only `sync`. */
  hydrate: () => void
  /** Reads what another tab has written meanwhile. Call it before changing the store. */
  sync: () => void
  /** Stores the state as it is: after the visitor has allowed it. */
  save: () => void
  /** Stops listening; for tests. */
  stop: () => void
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return null
  }
}

/** What `write` has stored. A text without a version is of version 0. */
function unpack(raw: string | null): { state: unknown; version: number } {
  const box = (raw === null ? null : parse(raw)) as { version?: unknown; state?: unknown } | null
  if (typeof box !== 'object' || box === null || !('state' in box)) return { state: box ?? undefined, version: 0 }
  return { state: box.state, version: typeof box.version === 'number' ? box.version : 0 }
}

export function persist<S, P>(store: StoreApi<S>, options: PersistOptions<S, P>): Persisted {
  const { entry } = options
  let seen: string | null = null
  let unfollow: (() => void) | null = null
  let isTaking = false

  const take = (raw: string | null) => {
    seen = raw
    const { state, version } = unpack(raw)
    isTaking = true
    store.setState(options.read(state, version))
    isTaking = false
  }
  const sync = () => {
    if (!unfollow) return
    const raw = readStored(entry)
    if (raw !== seen) take(raw)
  }
  const text = () => JSON.stringify({ version: options.version, state: options.pick(store.getState()) })
  const write = () => {
    if (isTaking) return
    const raw = text()
    if (raw === seen) return
    if (writeStored(entry, raw)) seen = raw
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === entry.key || event.key === null) sync()
  }

  const { atLogout } = entry
  const isAccountData = entry.area === 'local'
  if (atLogout === 'remove') onLogout(() => take(null), isAccountData)
  else if (atLogout !== 'keep')
    onLogout(() => {
      // Storage is changed already; when it is blocked, only the store has the state.
      sync()
      if (atLogout(text()) !== text()) take(atLogout(text()))
    }, isAccountData)

  return {
    sync,
    save: write,
    hydrate() {
      if (typeof window === 'undefined') return
      if (unfollow) return sync()
      const unsubscribe = store.subscribe(write)
      window.addEventListener('storage', onStorage)
      // A page restored from the back/forward cache has received no storage events.
      window.addEventListener('pageshow', sync)
      unfollow = () => {
        unsubscribe()
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', sync)
      }
      const raw = readStored(entry)
      if (raw !== null) take(raw)
    },
    stop() {
      unfollow?.()
      unfollow = null
    },
  }
}
