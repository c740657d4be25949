import type { IncomingMessage } from 'node:http'
import { type FrontDoorConfig, MAX_URL } from './config'
import type { Rejection } from './reject'

type Limits = Pick<FrontDoorConfig, 'maxBodyBytes' | 'uploads'>

export const TOO_LARGE = (maxBytes: number): Rejection => ({
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `The request body is larger than ${Math.floor(maxBytes / 1024)} KB.`,
})

export function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length']
  return (length !== undefined && length !== '0') || req.headers['transfer-encoding'] !== undefined
}

/** The limit in bytes for this path, and whether it accepts files. */
export function bodyLimit(url: string, limits: Limits): { maxBytes: number; upload: boolean } {
  const upload = limits.uploads.find(({ prefix }) => url.startsWith(prefix))
  return upload ? { maxBytes: upload.maxBytes, upload: true } : { maxBytes: limits.maxBodyBytes, upload: false }
}

/** Addresses that are never pages: their 404 is not a page either. */
const NO_PAGE = /^\/(?:api|media|_next|payment-(?:sandbox|return|klarna))\/|\.[A-Za-z0-9]{1,8}$/

/** No picture has an empty segment or a backslash in its address. Next would answer such an address with a redirect. */
const NOT_NORMALIZED = /\/\/|\\/

/**
 * A `.` or `..` segment. Clients remove such segments before they send an address, and Next removes what is left of them: the front door would
 * apply the limits of another path than the one that is answered.
 */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/**
 * A path with dot segments, a broken escape or a NUL in an address that is not a page (Next and the database would answer with 500), or a
 * path of a picture that is not normalized.
 */
function isUnreadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  // Most addresses have neither character: looking for them costs less than the pattern.
  if ((path.includes('.') || path.includes('%')) && DOT_SEGMENT.test(path)) return true
  const isPicture = path.startsWith('/media/')
  if ((isPicture || path.startsWith('/api/')) && namesPrototype(url)) return true
  if (!isPicture && (!path.includes('%') || !NO_PAGE.test(path))) return false
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') || (isPicture && NOT_NORMALIZED.test(plain))
  } catch {
    return true
  }
}

/** Files, feeds and the documentation of the shop API: only read. Next would answer another method with an empty 405. */
const READ_ONLY =
  /^\/(?:media\/|feeds\/|sitemaps\/|opensearch\/|api\/docs\/?(?:\?|$)|(?:sitemap|opensearch)\.xml|robots\.txt|manifest\.json)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const NOT_WRITABLE: Rejection = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: 'This path takes GET and HEAD.',
  allow: 'GET, HEAD',
}

/** Does the query have the name `__proto__`? Next silently drops it, so that no later check could refuse it. */
function namesPrototype(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0 || !/proto|%/.test(url)) return false
  return new URLSearchParams(url.slice(start)).has('__proto__')
}

/** The refusal that follows from the request line and the headers, if any. */
export function checkHead(req: IncomingMessage, limits: Limits): Rejection | undefined {
  const url = req.url ?? ''
  if (url.length > MAX_URL)
    return { status: 414, code: 'URL_TOO_LONG', message: `The address is longer than ${MAX_URL} characters.` }
  // An absolute address (GET http://other/ HTTP/1.1) would name a second host beside the Host header.
  if (!url.startsWith('/')) return { status: 400, code: 'BAD_REQUEST', message: 'The request target must be a path.' }
  if (isUnreadable(url)) return { status: 400, code: 'BAD_REQUEST', message: 'The address is not validly encoded.' }
  if (READ_ONLY.test(url) && !READS.has(req.method ?? '')) return NOT_WRITABLE
  if (!hasBody(req)) return undefined
  const encoding = req.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return { status: 415, code: 'UNSUPPORTED_ENCODING', message: 'Send the request body without Content-Encoding.' }
  }
  const { maxBytes, upload } = bodyLimit(url, limits)
  const length = req.headers['content-length']
  if (length !== undefined && Number(length) > maxBytes) return TOO_LARGE(maxBytes)
  if (upload && length === undefined) {
    return { status: 411, code: 'LENGTH_REQUIRED', message: 'Send an upload with its Content-Length.' }
  }
  return undefined
}
