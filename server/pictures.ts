import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { formatFor } from '@/lib/images/request'
import { headerList } from './assets'
import { PLAIN_POLICY } from './plain-policy'
import { makeEntry, pageEtag, type PageEntry } from './page-entry'

const PREFIX = '/media/'
const MAX_PICTURE = 256 * 1024
const MAX_BYTES = 64 * 1024 * 1024
/** A picture may change under the same address (its file was imported again). The old one may be sent for this long. */
const MAX_AGE_MS = 60_000

/**
 * Recently requested pictures, because a request to the app takes longer than sending the picture. The key is the address and the format that
 * the image service chooses for the client's Accept header.
 */
export class Pictures {
  // Uses Date instead of the performance clock, so that a test can set the time.
  readonly #entries = new LRUCache<string, PageEntry>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
  })

  /** The key of the requested picture; null when the request is not for a picture or asks for a part of it. */
  keyOf({ method, url = '', headers: { accept, range } }: IncomingMessage): string | null {
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD') || range !== undefined) return null
    return `${formatFor(accept ?? null)}\n${url}`
  }

  find(key: string): PageEntry | undefined {
    return this.#entries.get(key)
  }

  /** Caches a response of the image service that may be cached. Returns the entry to send. */
  store(key: string, res: ServerResponse, body: Buffer): PageEntry {
    const etag = String(res.getHeader('etag') ?? pageEtag(body))
    const headers = [...headerList(res), 'etag', etag]
    if (!res.hasHeader('content-security-policy')) headers.push('content-security-policy', PLAIN_POLICY)
    const entry = makeEntry({ html: body, etag, headers, tags: [], renderedAt: Infinity })
    if (body.length <= MAX_PICTURE && mayStore(res)) this.#entries.set(key, entry, { size: entry.bytes + key.length })
    return entry
  }
}

function mayStore(res: ServerResponse): boolean {
  return (
    /^image\//.test(String(res.getHeader('content-type'))) &&
    /\bimmutable\b/.test(String(res.getHeader('cache-control')))
  )
}
