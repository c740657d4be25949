import type { ServerResponse } from 'node:http'

/** What Next and the cache handler tell the front door, and nobody else. */
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

export interface SecurityHeaders {
  https: boolean
}

/** The headers of every answer, as name and value pairs. */
export function securityHeaders({ https }: SecurityHeaders): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()'],
    // Payment and sign-in windows must be able to report back to the page that opened them.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ]
  if (https) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/** Removes internal headers from an answer, in place. */
export function cleanAnswer(res: ServerResponse): void {
  for (const name of res.getHeaderNames()) {
    if (name.startsWith('x-middleware-') || INTERNAL.includes(name)) res.removeHeader(name)
  }
  // Next lets no route handler name its encoding; one that has compressed its answer says so in a header of the house.
  // It appends its headers, so that a single one is a list, too.
  const encoded = res.getHeader('x-encoded')
  if (encoded !== undefined) {
    res.removeHeader('x-encoded')
    res.setHeader('content-encoding', String(encoded))
  }
  // A redirect out of Next's page cache carries its Location twice on the first answer.
  const location = res.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) res.setHeader('location', location[0])
}

/**
 * The Cache-Control of an answer. A page may be kept by a browser but is asked for again each time, so that a
 * changed price shows with the next request; an answer with a cookie, or to a signed request, is nobody else's.
 */
export function cacheControl(
  current: string,
  answer: { status: number; setsCookie: boolean; signed: boolean; page: boolean; sharedMaxAge: number },
): string {
  if (answer.setsCookie) return PRIVATE
  if (/\b(?:no-store|private)\b/.test(current)) return current
  if (answer.signed) return PRIVATE
  // Who says nothing means nobody else: only a permanent redirect may be remembered without a word.
  if (current === '' && answer.status !== 301 && answer.status !== 308) return PRIVATE
  // Next's `s-maxage=300` says how long it keeps the page itself; caches on the way do not hear of changes.
  if (!answer.page || !/s-maxage/.test(current)) return current
  const shared = answer.sharedMaxAge > 0 ? `, s-maxage=${answer.sharedMaxAge}` : ''
  return `public, max-age=0${shared}, must-revalidate`
}
