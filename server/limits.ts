import type { IncomingMessage } from 'node:http'
import { type FrontDoorConfig, MAX_URL } from './config'
import type { Rejection } from './reject'

type Limits = Pick<FrontDoorConfig, 'maxBodyBytes' | 'uploads'>

export const TOO_LARGE = (maxBytes: number): Rejection => ({
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `The request body is larger than ${Math.floor(maxBytes / 1024)} KB.`,
})

/** Does the request bring a body? */
export function hasBody(req: IncomingMessage): boolean {
  const length = req.headers['content-length']
  return (length !== undefined && length !== '0') || req.headers['transfer-encoding'] !== undefined
}

/** The limit in bytes for this path, and whether it takes files. */
export function bodyLimit(url: string, limits: Limits): { maxBytes: number; upload: boolean } {
  const upload = limits.uploads.find(({ prefix }) => url.startsWith(prefix))
  return upload ? { maxBytes: upload.maxBytes, upload: true } : { maxBytes: limits.maxBodyBytes, upload: false }
}

/** Addresses that no page is behind: nobody makes a friendly 404 of them. */
const NO_PAGE = /^\/(?:api|media|_next|payment-(?:sandbox|return|klarna))\/|\.[A-Za-z0-9]{1,8}$/

/** No picture has an empty, `.` or `..` segment or a backslash in its address; Next would tidy them up with a redirect. */
const UNTIDY = /\/\/|\\|\/\.{1,2}(?:\/|$)/

/** A broken escape or a NUL in the address of what is no page (Next and the database would answer it with 500), or an untidy one of a picture. */
function isUnreadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isPicture = path.startsWith('/media/')
  // Next takes a parameter of this name out of the query without a word.
  if (isPicture && url.includes('__proto__')) return true
  if (!isPicture && (!path.includes('%') || !NO_PAGE.test(path))) return false
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') || (isPicture && UNTIDY.test(plain))
  } catch {
    return true
  }
}

/** What the request line and the headers already tell: an answer to refuse with, or nothing. */
export function checkHead(req: IncomingMessage, limits: Limits): Rejection | undefined {
  const url = req.url ?? ''
  if (url.length > MAX_URL)
    return { status: 414, code: 'URL_TOO_LONG', message: `The address is longer than ${MAX_URL} characters.` }
  // An absolute address (GET http://other/ HTTP/1.1) would name a second host beside the Host header.
  if (!url.startsWith('/')) return { status: 400, code: 'BAD_REQUEST', message: 'The request target must be a path.' }
  if (isUnreadable(url)) return { status: 400, code: 'BAD_REQUEST', message: 'The address is not validly encoded.' }
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
