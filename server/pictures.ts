import type { IncomingMessage, ServerResponse } from 'node:http'
import { headerList } from './assets'
import { PLAIN_POLICY } from './csp'
import { makeEntry, pageEtag, type PageEntry } from './page-entry'

const PREFIX = '/media/'
const MAX_PICTURE = 256 * 1024
const MAX_BYTES = 64 * 1024 * 1024
/** A picture may be made anew under its address (a file that was imported again); so long the old one may still be sent. */
const MAX_AGE_MS = 60_000
/** Longer than what any browser sends. */
const MAX_ACCEPT = 300

interface Kept {
  entry: PageEntry
  until: number
}

/**
 * The pictures that were asked for lately, so that asking again costs no way through the app: that way takes longer than the picture. Kept
 * by address and by what the client accepts, word for word, because the image service chooses the format by it.
 */
export class Pictures {
  /** Least recently used first. */
  #kept = new Map<string, Kept>()
  #bytes = 0

  /** The name of a request's picture; null for a request that is none or wants a part of it. */
  keyOf({ method, url = '', headers: { accept = '', range } }: IncomingMessage): string | null {
    if (
      !url.startsWith(PREFIX) ||
      (method !== 'GET' && method !== 'HEAD') ||
      range !== undefined ||
      accept.length > MAX_ACCEPT
    )
      return null
    return `${accept}\n${url}`
  }

  find(key: string): PageEntry | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#drop(key, kept)
    if (kept.until <= Date.now()) return undefined
    this.#put(key, kept)
    return kept.entry
  }

  /** Keeps an answer of the image service that says it may be kept. Gives the entry to send. */
  keep(key: string, res: ServerResponse, body: Buffer): PageEntry {
    const etag = String(res.getHeader('etag') ?? pageEtag(body))
    const mayKeep =
      /^image\//.test(String(res.getHeader('content-type'))) &&
      /\bimmutable\b/.test(String(res.getHeader('cache-control')))
    const headers = [...headerList(res), 'etag', etag]
    if (!res.hasHeader('content-security-policy')) headers.push('content-security-policy', PLAIN_POLICY)
    const entry = makeEntry({ html: body, etag, headers, tags: [], renderedAt: Infinity })
    if (mayKeep && body.length <= MAX_PICTURE) {
      const old = this.#kept.get(key)
      if (old) this.#drop(key, old)
      this.#put(key, { entry, until: Date.now() + MAX_AGE_MS })
      for (const [oldest, kept] of this.#kept) {
        if (this.#bytes <= MAX_BYTES) break
        this.#drop(oldest, kept)
      }
    }
    return entry
  }

  #put(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    this.#bytes += kept.entry.bytes + key.length
  }

  #drop(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#bytes -= kept.entry.bytes + key.length
  }
}
