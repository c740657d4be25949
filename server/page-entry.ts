import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './encoding'

/** One encoding of a page, ready to be sent: the header block as Node takes it, and the body. */
interface Form {
  headers: string[]
  body: Buffer
}

/** A finished page. */
export interface PageEntry {
  etag: string
  tags: readonly string[]
  /** ms; when the rendering began. */
  renderedAt: number
  /** Bytes that it takes in memory. */
  bytes: number
  /** The count of invalidations when it was last found fresh; -1 before the first check. */
  checkedAt: number
  forms: { identity: Form; gzip?: Form; br?: Form }
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

const OF_304 = new Set(['cache-control', 'etag', 'vary', 'content-location', 'expires', 'content-security-policy'])

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
  entry.forms[encoding] = form(shared, encoding, body)
  return body.length + 512
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
  const chosen = accepted.br && br ? br : accepted.gzip && gzip ? gzip : identity
  res.writeHead(200, chosen.headers)
  // For a HEAD request Node sends only the headers.
  res.end(chosen.body)
}
