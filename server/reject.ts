import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** How long a refused client may go on sending before its connection is cut. */
const LINGER_MS = 1000

export interface Rejection {
  status: number
  code: string
  message: string
  /** Seconds: the same request may come again then, over the same connection. */
  retryAfter?: number
}

/** The one shape of an error answer: `{ error: { code, message } }`. */
function errorBody({ code, message }: Rejection): string {
  return JSON.stringify({ error: { code, message } })
}

/**
 * Answers a request that will not be handled and closes its connection, unless it is welcome later. What the client still sends is read and
 * thrown away for a moment: cutting at once would reset the connection before the client has read the answer.
 */
export function reject(req: IncomingMessage, res: ServerResponse, rejection: Rejection): void {
  const body = errorBody(rejection)
  const headers: OutgoingHttpHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  }
  if (rejection.retryAfter !== undefined) headers['retry-after'] = String(rejection.retryAfter)
  if (rejection.retryAfter === undefined || !req.complete) headers.connection = 'close'
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
