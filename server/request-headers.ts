import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { clientAddress as addressBehind } from '@/lib/market/detect'
import { RENEWAL_HEADER } from './cache-handler.mjs'

/** Headers that Next sends to itself. From outside they would skip the middleware or choose another route. */
const INTERNAL = [
  'next-resume',
  'next-internal',
  'x-matched-path',
  'x-nextjs-data',
  'x-nextjs-matched-path',
  'x-nextjs-rewrite',
  'x-now-route-matches',
  'x-page-tags',
  'x-page-rendered-at',
  RENEWAL_HEADER,
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-client-address',
  'x-request-id',
]
const INTERNAL_PREFIXES = ['x-middleware-', 'x-invoke-', 'x-next-', 'x-vercel-']
/** Headers that a proxy sets. Without a proxy a client has forged them. */
const PROXY = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-original-url', 'x-rewrite-url']

/** Removes headers that a client may not set, in place. `x-forwarded-*` stays only behind trusted proxies. */
export function cleanRequest(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of INTERNAL) if (name in headers) delete headers[name]
  if (trustedProxies === 0) for (const name of PROXY) if (name in headers) delete headers[name]
  for (const name in headers) {
    if (!name.startsWith('x-')) continue
    if (INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix))) delete headers[name]
    else if (trustedProxies === 0 && name.startsWith('x-forwarded-')) delete headers[name]
  }
}

/**
 * The address of the client: of the connection, or, behind `trustedProxies` proxies, the entry of X-Forwarded-For that the outermost of
 * them wrote. Entries further left come from the client and can be forged.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? ''
  const forwarded = trustedProxies > 0 ? req.headers['x-forwarded-for'] : undefined
  return addressBehind(forwarded?.toString(), peer, trustedProxies) ?? peer
}

const prefix = randomBytes(6).toString('hex')
let count = 0

/** An id for one request, for error messages and logs: unique per process and run, and cheap to create. */
export function requestId(): string {
  count += 1
  return `${prefix}-${count.toString(36)}`
}
