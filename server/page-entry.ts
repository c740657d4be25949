import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { KEY_HEADERS } from '@/lib/config/shared-cache'
import { acceptedEncodings, type Encoding } from './encoding'

/** One encoding of a page, ready to be sent: the header block as Node takes it, and the body. */
interface Form {
  headers: string[]
  body: Buffer
}

/** The plain form. Its body is null when only compressed ones are kept. */
interface PlainForm {
  headers: string[]
  body: Buffer | null
}

/** A finished page. */
export interface PageEntry {
  etag: string
  tags: readonly string[]
  /** ms; when the rendering began. */
  renderedAt: number
  /** ms; when a renewal of the aged page was last begun; 0 before. */
  triedAt: number
  /** Bytes that it takes in memory. */
  bytes: number
  /** The count of invalidations when it was last found fresh; -1 before the first check. */
  checkedAt: number
  forms: { identity: PlainForm; gzip?: Form; br?: Form }
  /** Headers of a 304. */
  notModified: string[]
}

/** The weak ETag of a page: one for all encodings of the same HTML. */
export const pageEtag = (html: Buffer) => `W/"${createHash('sha1').update(html).digest('base64url')}"`

/** Does one of the client's ETags match this page? Weak comparison, as HTTP prescribes for a GET. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === bare)
}

const OF_304 = new Set([
  ...['cache-control', 'cdn-cache-control', 'etag', 'vary', 'content-location', 'expires', 'content-security-policy'],
  ...KEY_HEADERS,
])

function form(shared: string[], encoding: Encoding | 'identity', body: Buffer): Form {
  const headers = [...shared, 'content-length', String(body.length)]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  return { headers, body }
}

/**
 * Creates an entry. `headers` are the headers of the response as a flat list of names and values, without Content-Length and
 * Content-Encoding.
 */
export function makeEntry(page: {
  html: Buffer
  etag: string
  headers: string[]
  tags: readonly string[]
  renderedAt: number
}): PageEntry {
  const notModified: string[] = []
  for (let i = 0; i < page.headers.length; i += 2) {
    const name = page.headers[i] ?? ''
    if (OF_304.has(name)) notModified.push(name, page.headers[i + 1] ?? '')
  }
  return {
    etag: page.etag,
    tags: page.tags,
    renderedAt: page.renderedAt,
    triedAt: 0,
    bytes: page.html.length + 2048,
    checkedAt: -1,
    forms: { identity: form(page.headers, 'identity', page.html) },
    notModified,
  }
}

/** Adds a compressed body and returns the bytes by which the entry grew. */
export function addForm(entry: PageEntry, encoding: Encoding, body: Buffer): number {
  const shared: string[] = []
  const { headers } = entry.forms.identity
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i] !== 'content-length') shared.push(headers[i] ?? '', headers[i + 1] ?? '')
  }
  // A copy, because zlib returns a part of a larger buffer, all of which would stay in memory.
  entry.forms[encoding] = form(shared, encoding, Buffer.from(body))
  return body.length + 512
}

/**
 * Removes the plain body of an entry that has a gzip form, and returns the bytes by which the entry shrank. A page takes a seventh of the
 * memory then. Clients that accept no compression are rare; for them it is decompressed.
 */
export function dropPlainBody({ forms }: PageEntry): number {
  const bytes = forms.identity.body?.length ?? 0
  if (!forms.gzip) return 0
  forms.identity.body = null
  return bytes
}

/** The same page with other headers. */
export function withHeaders(entry: PageEntry, change: (headers: readonly string[]) => string[]): PageEntry {
  const { identity, gzip, br } = entry.forms
  const changed = <T extends PlainForm>(form: T): T => ({ ...form, headers: change(form.headers) })
  return {
    ...entry,
    forms: { identity: changed(identity), ...(gzip && { gzip: changed(gzip) }), ...(br && { br: changed(br) }) },
    notModified: change(entry.notModified),
  }
}

/** Decompressed bodies, by their gzip form: a client that accepts no compression must not cost more each time it asks. */
const PLAIN_BYTES = 8 * 1024 * 1024
const plainBodies = new LRUCache<Buffer, Buffer>({ maxSize: PLAIN_BYTES, sizeCalculation: ({ length }) => length })

function plainBody({ identity, gzip }: PageEntry['forms']): Buffer {
  if (identity.body || !gzip) return identity.body ?? Buffer.alloc(0)
  const known = plainBodies.get(gzip.body)
  if (known) return known
  const plain = gunzipSync(gzip.body)
  plainBodies.set(gzip.body, plain)
  return plain
}

/** Sends an entry as 304 or 200, in the smallest accepted form that exists. It compresses nothing. */
export function sendEntry(req: IncomingMessage, res: ServerResponse, entry: PageEntry): void {
  if (matchesEtag(req.headers['if-none-match'], entry.etag)) {
    res.writeHead(304, entry.notModified)
    res.end()
    return
  }
  const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined)
  const { identity, gzip, br } = entry.forms
  const compressed = accepted.br && br ? br : accepted.gzip ? gzip : undefined
  res.writeHead(200, (compressed ?? identity).headers)
  // For a HEAD request Node would send only the headers anyway.
  if (req.method === 'HEAD') res.end()
  else res.end(compressed?.body ?? plainBody(entry.forms))
}
