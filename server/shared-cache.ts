/** What a page tells a shared cache in front (a CDN, Varnish): for how long it may keep it, and by which keys it is purged. */
import type { ServerResponse } from 'node:http'
import type { SharedPages } from '@/lib/config/shared-cache'
import { BROWSER_CACHING } from './response-headers'

/** The key of every page, for the case that everything has changed. */
export const ALL = 'all'

/** Between the keys in a header of this name. A cache tag contains neither. */
export const separatorOf = (keyHeader: SharedPages['keyHeader']): string =>
  keyHeader === 'surrogate-key' || keyHeader === 'xkey' ? ' ' : ','

/** Varnish takes no longer header unless it is configured to. A page with more keys is not kept in front. */
const MAX_KEYS_LENGTH = 7_500

/**
 * Marks a page that is the same for everyone. A browser must ask each time, and would apply `stale-while-revalidate` of Cache-Control as
 * well; so that is in CDN-Cache-Control (RFC 9213), which only caches in front read.
 */
export function markShared(
  res: ServerResponse,
  tags: readonly string[],
  { maxAge, stale, keyHeader }: SharedPages,
): void {
  if (maxAge <= 0 || tags.length === 0) return
  const keys = [ALL, ...tags].join(separatorOf(keyHeader))
  if (keys.length > MAX_KEYS_LENGTH) return
  res.setHeader('cache-control', `public, max-age=0, s-maxage=${maxAge}, must-revalidate`)
  res.setHeader('cdn-cache-control', `max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`)
  res.setHeader(keyHeader, keys)
}

/** The same headers for one visitor: an outdated page that is sent instead of an error must not be kept in front. */
export function unshared(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? ''
    if (name === 'cdn-cache-control') continue
    kept.push(name, name === 'cache-control' ? BROWSER_CACHING : (headers[at + 1] ?? ''))
  }
  return kept
}
