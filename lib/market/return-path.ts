/** Longer paths are ignored. */
const MAX_LENGTH = 1_000

/**
 * The page after a log-in: `next` of the query when it is a path of this shop and not the front page, else `fallback` (spec 2 §2). A text
 * that a browser could parse as a URL of another host is rejected.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (next === null || next.length > MAX_LENGTH || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next))
    return fallback
  const url = new URL(next, 'http://shop.invalid')
  if (url.host !== 'shop.invalid' || url.pathname.startsWith('//') || url.pathname === '/') return fallback
  return url.pathname + url.search + url.hash
}

/** The page after a log-in on a page: its `next`, else the account on a log-in route, else the same URL (spec 2 §2). */
export function returnPath(
  { pathname, search }: { pathname: string; search: string },
  { login, account }: { login: string; account: string },
): string {
  return safeNext(new URLSearchParams(search).get('next'), pathname === login ? account : pathname + search)
}
