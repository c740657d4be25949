/**
 * Calls from pages of other origins (CORS): only of those that the configuration lists. Never with credentials: a log-in is a header that the
 * page sends itself, and cookies are not read.
 */
import { config } from '@/lib/config/env'
import { MARKET_HEADERS } from '@/lib/market/request-market'

const METHODS = 'GET, HEAD, POST'
const REQUEST_HEADERS = ['authorization', 'content-type', 'idempotency-key', ...Object.values(MARKET_HEADERS)].join(
  ', ',
)
const READABLE = 'content-disposition, retry-after, x-request-id'
/** Seconds; browsers ask again at least every two hours. */
const REMEMBERED = 7_200

const allowedOrigin = (request: Request): string | null => {
  const origin = request.headers.get('origin')
  return origin !== null && config().corsOrigins.has(origin) ? origin : null
}

/** The answer to OPTIONS: what may be asked; for a page of a listed origin also that it may ask. */
export function optionsAnswer(request: Request, allow: string): Response {
  const headers = new Headers({ allow })
  if (allowedOrigin(request) !== null && request.headers.has('access-control-request-method')) {
    headers.set('access-control-allow-methods', METHODS)
    headers.set('access-control-allow-headers', REQUEST_HEADERS)
    headers.set('access-control-max-age', String(REMEMBERED))
  }
  return new Response(null, { status: 204, headers })
}

/** Lets a page of a listed origin read an answer. Caches get one answer for each origin. */
export function withCors(request: Request, response: Response): Response {
  if (config().corsOrigins.size === 0) return response
  response.headers.append('vary', 'origin')
  const origin = allowedOrigin(request)
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-expose-headers', READABLE)
  return response
}
