import { isFresh, onTouch } from '../lib/cache/tag-clock.mjs'
import type { PageEntry } from './page-entry'

/** For how long after its maximum age a page may still be sent when rendering fails (the database is away). */
const STALE_IF_ERROR_MS = 10 * 60_000

/** Finished pages in memory, bounded by bytes; the least recently asked for go first. */
export class PageCache {
  #entries = new Map<string, PageEntry>()
  #bytes = 0
  #touches = 0
  readonly #unsubscribe: () => void

  constructor(
    private readonly maxBytes: number,
    private readonly maxAge: number,
  ) {
    this.#unsubscribe = onTouch(() => {
      this.#touches += 1
    })
  }

  get size() {
    return this.#entries.size
  }

  get bytes() {
    return this.#bytes
  }

  /** The page, if it is fresh. Whether it is is asked again only after the next touch of any tag. */
  find(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || Date.now() - entry.renderedAt > this.maxAge) return undefined
    if (entry.checkedAt !== this.#touches) {
      if (!isFresh(entry.tags, entry.renderedAt)) return undefined
      entry.checkedAt = this.#touches
    }
    // Moving an entry to the end on each hit would cost more than the hit; once per second is enough for the order.
    const second = Math.floor(Date.now() / 1000)
    if (entry.usedAt !== second) {
      entry.usedAt = second
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    return entry
  }

  /** A page, stale or not, to send rather than an error. */
  staleIfError(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key)
    return entry && Date.now() - entry.renderedAt < this.maxAge + STALE_IF_ERROR_MS ? entry : undefined
  }

  /** Is a page with these tags, rendered at this time, worth keeping? */
  accepts(tags: readonly string[], renderedAt: number): boolean {
    return Date.now() - renderedAt <= this.maxAge && isFresh(tags, renderedAt)
  }

  keep(key: string, entry: PageEntry): void {
    this.drop(key)
    if (entry.bytes > this.maxBytes) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    this.#shrink()
  }

  /** A compressed body was added to an entry afterwards. */
  grew(key: string, entry: PageEntry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes += bytes
    this.#bytes += bytes
    this.#shrink()
  }

  drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  close(): void {
    this.#unsubscribe()
    this.#entries.clear()
    this.#bytes = 0
  }

  #shrink(): void {
    while (this.#bytes > this.maxBytes) {
      const oldest = this.#entries.keys().next()
      if (oldest.done) return
      this.drop(oldest.value)
    }
  }
}
