import { LRUCache } from 'lru-cache'
import { isFresh, onTouch } from '../lib/cache/tag-clock.mjs'
import type { PageEntry } from './page-entry'

/** For how long after its maximum age a page may still be sent when rendering fails (the database is away). */
const STALE_IF_ERROR_MS = 10 * 60_000

/** Finished pages in memory, limited by bytes; the least recently used are removed first. */
export class PageCache {
  readonly #entries: LRUCache<string, PageEntry>
  /** How often any tag was touched. */
  #touches = 0
  readonly #unsubscribe: () => void

  constructor(
    maxBytes: number,
    private readonly maxAge: number,
  ) {
    // The library takes no limit of 0; the front door does not ask a cache without memory.
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes) })
    this.#unsubscribe = onTouch(() => {
      this.#touches += 1
    })
  }

  /** The page, if it is fresh. A fresh page is checked again only after the next touch of any tag. */
  find(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || Date.now() - entry.renderedAt > this.maxAge) return undefined
    if (entry.checkedAt !== this.#touches) {
      if (!isFresh(entry.tags, entry.renderedAt)) return undefined
      entry.checkedAt = this.#touches
    }
    return entry
  }

  /** A page, stale or not, to send rather than an error. */
  staleIfError(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    return entry && Date.now() - entry.renderedAt < this.maxAge + STALE_IF_ERROR_MS ? entry : undefined
  }

  /** May a page with these tags, rendered at this time, be cached? */
  accepts(tags: readonly string[], renderedAt: number): boolean {
    return Date.now() - renderedAt <= this.maxAge && isFresh(tags, renderedAt)
  }

  /** Adds or replaces a page; one larger than the whole cache is not stored. */
  set(key: string, entry: PageEntry): void {
    this.#entries.set(key, entry, { size: entry.bytes })
  }

  /** A compressed body was added to an entry, which is now larger by so many bytes. */
  grew(key: string, entry: PageEntry, bytes: number): void {
    if (this.#entries.peek(key) !== entry) return
    entry.bytes += bytes
    // Set anew: the library does not weigh the same value again.
    this.#entries.delete(key)
    this.set(key, entry)
  }

  close(): void {
    this.#unsubscribe()
    this.#entries.clear()
  }
}
