import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PLAIN_POLICY } from './plain-policy'

/** For how long a refused client may continue to send before its connection is closed. */
const LINGER_MS = 1000

export interface Rejection {
  status: number
  code: string
  message: string
  /** Seconds after which the client may repeat the request over the same connection. */
  retryAfter?: number
  /** The client did nothing dangerous: it may go on over the same connection. */
  keepsConnection?: boolean
  /** The `Allow` header of a 405. */
  allow?: string
}

/** The format of every error response: `{ error: { code, message } }`. */
function errorBody({ code, message }: Rejection): string {
  return JSON.stringify({ error: { code, message } })
}

/**
 * Refuses a request and closes its connection, unless it may be repeated (`retryAfter`). Bytes that the client still sends are read and
 * dropped for a moment: closing at once would reset the connection before the client has read the response.
 */
export function reject(req: IncomingMessage, res: ServerResponse, rejection: Rejection): void {
  const body = errorBody(rejection)
  const headers: OutgoingHttpHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': PLAIN_POLICY,
  }
  if (rejection.retryAfter !== undefined) headers['retry-after'] = String(rejection.retryAfter)
  if (rejection.allow !== undefined) headers.allow = rejection.allow
  const mayGoOn = rejection.retryAfter !== undefined || rejection.keepsConnection === true
  if (!mayGoOn || !req.complete) headers.connection = 'close'
  res.writeHead(rejection.status, headers)
  if (req.complete) return void res.end(body)
  res.write(body)
  const cut = setTimeout(() => {
    res.end()
    req.socket.destroy()
  }, LINGER_MS)
  req.resume()
  req.once('end', () => {
    clearTimeout(cut)
    res.end()
  })
  req.once('close', () => clearTimeout(cut))
  req.once('error', () => undefined)
}
