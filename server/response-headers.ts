import type { ServerResponse } from 'node:http'

/** Headers from Next and the cache handler that only the front door may read. */
const INTERNAL = [
  'x-powered-by',
  'x-page-tags',
  'x-page-rendered-at',
  'x-page-path',
  'x-nextjs-cache',
  'x-next-cache-tags',
  'x-matched-path',
]
const PRIVATE = 'private, no-store'
/** A browser may store a page but must ask each time, so that a changed price is visible at the next request. */
export const BROWSER_CACHING = 'public, max-age=0, must-revalidate'

export interface SecurityHeaders {
  https: boolean
}

/** Codes of goods are scanned with the camera on pages of the back office; no page of the shop, and no preview of one, has it. */
export const mayUseCamera = (url: string): boolean => url.startsWith('/hallinta/')

/** The security headers of every response, as name and value pairs. */
export function securityHeaders({ https }: SecurityHeaders, camera: 'none' | 'own' = 'none'): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      `camera=(${camera === 'own' ? 'self' : ''}), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()`,
    ],
    // Windows for payment and sign-in must be able to send their result to the page that opened them.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ]
  if (https) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/** Removes internal headers from a response, in place. */
export function cleanAnswer(res: ServerResponse): void {
  for (const name of res.getHeaderNames()) {
    if (name.startsWith('x-middleware-') || INTERNAL.includes(name)) res.removeHeader(name)
  }
  // Next lets no route handler set Content-Encoding. A handler that has compressed its response sets `x-encoded` instead. Next appends
  // headers, so that a single value is an array, too.
  const encoded = res.getHeader('x-encoded')
  if (encoded !== undefined) {
    res.removeHeader('x-encoded')
    res.setHeader('content-encoding', String(encoded))
  }
  // The first response of a redirect from Next's page cache has its Location twice.
  const location = res.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) res.setHeader('location', location[0])
}

/**
 * The Cache-Control of a response. One that sets a cookie or answers a signed request is private. Only a page that turns out to be the same
 * for everyone may be kept in front (shared-cache.ts).
 */
export function cacheControl(
  current: string,
  answer: { status: number; setsCookie: boolean; signed: boolean; page: boolean },
): string {
  if (answer.setsCookie) return PRIVATE
  if (/\b(?:no-store|private)\b/.test(current)) return current
  if (answer.signed) return PRIVATE
  // Without a header the response is private. Only a permanent redirect may be cached without one.
  if (current === '' && answer.status !== 301 && answer.status !== 308) return PRIVATE
  // Next's `s-maxage=300` is the time for which Next caches the page. Caches between us and the browser are not notified of changes.
  if (!answer.page || !/s-maxage/.test(current)) return current
  return BROWSER_CACHING
}
