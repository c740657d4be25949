import { LRUCache } from 'lru-cache'
import { isFresh, onInvalidate, staleSince } from '../lib/cache/tag-clock.mjs'
import type { PageEntry } from './page-entry'

/** For how long after the change that made it stale a page may still be sent when rendering fails (the database does not answer). */
const STALE_IF_ERROR_MS = 10 * 60_000
/** After this time a renewal that did not give a newer page may be tried again. */
const RENEW_AGAIN_MS = 60_000

/**
 * Finished pages in memory, limited by bytes; the least recently used are removed first. Only an invalidated tag makes a page stale. Age does
 * not: an aged page is sent as fast as a new one, and is due for a renewal behind.
 */
export class PageCache {
  readonly #entries: LRUCache<string, PageEntry>
  /** How often any tag was invalidated. */
  #invalidations = 0
  readonly #unsubscribe: () => void

  constructor(
    maxBytes: number,
    private readonly renewAfter: number,
  ) {
    // The library does not accept a limit of 0. With a limit of 0 the front door does not use this cache.
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes) })
    this.#unsubscribe = onInvalidate(() => {
      this.#invalidations += 1
    })
  }

  /** The page, if it is fresh, however old it is. A page found fresh is checked again only after another tag was invalidated. */
  find(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.checkedAt !== this.#invalidations) {
      if (!isFresh(entry.tags, entry.renderedAt)) return undefined
      entry.checkedAt = this.#invalidations
    }
    return entry
  }

  /** A page, even an outdated one, to send instead of an error. */
  staleIfError(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const since = staleSince(entry.tags, entry.renderedAt)
    return since === null || Date.now() - since < STALE_IF_ERROR_MS ? entry : undefined
  }

  /** Is this page so old that it should be rendered again behind the request? */
  isDue(entry: PageEntry): boolean {
    const now = Date.now()
    return now - entry.renderedAt > this.renewAfter && now - entry.triedAt > RENEW_AGAIN_MS
  }

  /** Adds or replaces a page. One larger than the whole cache is not stored. */
  set(key: string, entry: PageEntry): void {
    this.#entries.set(key, entry, { size: entry.bytes })
  }

  /** Removes this page, unless it has been replaced by another one. */
  drop(key: string, entry: PageEntry): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key)
  }

  /** To be called when a compressed body was added to an entry, which is now larger by so many bytes. */
  grew(key: string, entry: PageEntry, bytes: number): void {
    if (this.#entries.peek(key) !== entry) return
    entry.bytes += bytes
    // Deleted first: the library does not measure the same value again.
    this.#entries.delete(key)
    this.set(key, entry)
  }

  /** For the metrics. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  close(): void {
    this.#unsubscribe()
    this.#entries.clear()
  }
}
