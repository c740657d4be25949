/** Longest address that is followed. */
const MAX_LENGTH = 1_000

/**
 * Where a login leads: the `next` of the query when it is a path of this shop and not the front page, else `fallback`
 * (spec 2 §2). Anything that a browser could read as another host is refused.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (next === null || next.length > MAX_LENGTH || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return fallback
  const url = new URL(next, 'http://shop.invalid')
  if (url.host !== 'shop.invalid' || url.pathname.startsWith('//') || url.pathname === '/') return fallback
  return url.pathname + url.search + url.hash
}
